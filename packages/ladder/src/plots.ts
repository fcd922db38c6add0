import { type Mark, plot } from './plot.ts';
import { beliefsIn, liftsIn, rowsOf, standing } from './report.ts';
import type { BeliefRow, LiftRow } from './rows.ts';
import type { RowResults } from './store.ts';

const marksOf = (
  all: readonly RowResults[],
  rows: readonly { row: LiftRow; kept: RowResults }[],
  at: (row: LiftRow, i: number) => number,
): Mark[] =>
  rows.map(({ row, kept }, i) => {
    const { mean, low, high } = standing(row, liftsIn(all, kept));
    return { x: at(row, i), y: mean, low, high };
  });

function liftPlot(kept: readonly RowResults[]): string {
  const rows = rowsOf<LiftRow>(kept, 'lift').filter(
    ({ row }) => row.table === 'targets' && row.game === 'ltk-identity' && row.b === 'strategist',
  );
  const levels = [...new Set(rows.map(({ row }) => `${row.a}, ${row.seats} seats`))];
  return plot({
    title: 'Three Kingdoms: what a side gains, in log-odds, with 95 % intervals',
    x: { label: '', ticks: ['lord', 'rebels', 'spy'].map((side, i) => [i, side]) },
    y: { label: 'lift' },
    series: levels.map((name, k) => ({
      name,
      isLine: false,
      marks: marksOf(
        kept,
        rows.filter(({ row }) => `${row.a}, ${row.seats} seats` === name),
        ({ side }) => ['lord', 'rebels', 'spy'].indexOf(side) + (k - (levels.length - 1) / 2) * 0.12,
      ),
    })),
  });
}

function timePlot(kept: readonly RowResults[]): string {
  const rows = rowsOf<LiftRow>(kept, 'lift').filter(({ row }) => row.effort !== undefined);
  const games = [...new Set(rows.map(({ row }) => row.game))];
  /** A share as log-odds, so that all games are drawn in one measure. */
  const odds = (share: number): number => Math.log(Math.max(0.01, share) / Math.max(0.01, 1 - share));
  return plot({
    title: 'Planner against think time: log-odds gained over the rule bot',
    x: {
      label: 'iterations, in parts of the planner’s usual',
      ticks: [1 / 25, 1 / 5, 1, 5, 20].map((effort) => [
        Math.log(effort),
        effort < 1 ? `1/${1 / effort}` : `${effort}`,
      ]),
    },
    y: { label: 'lift' },
    series: games.map((name) => {
      const own = rows
        .filter(({ row }) => row.game === name)
        .sort((a, b) => (a.row.effort as number) - (b.row.effort as number));
      const marks = marksOf(kept, own, ({ effort }) => Math.log(effort as number));
      const isShare = own[0]?.row.as === 'share';
      return {
        name,
        isLine: true,
        marks: isShare
          ? marks.map(({ x, y, low, high }) => ({ x, y: odds(y), low: odds(low ?? y), high: odds(high ?? y) }))
          : marks,
      };
    }),
  });
}

function beliefPlot(kept: readonly RowResults[]): string {
  return plot({
    title: 'Log-loss of a hidden role, by round',
    x: { label: 'end of round', ticks: [1, 2, 3, 4, 5, 6].map((round) => [round, String(round)]) },
    y: { label: 'log-loss' },
    series: rowsOf<BeliefRow>(kept, 'belief').flatMap(({ row, kept: own }) =>
      (['loss', 'prior'] as const).map((which) => ({
        name: `${row.seats} seats${which === 'prior' ? ', nothing seen' : ''}`,
        isLine: true,
        marks: beliefsIn(own).map((each) => ({ x: each.round, y: each[which] })),
      })),
    ),
  });
}

/** The plots of the page, by the names of their files. */
export const plotsOf = (kept: readonly RowResults[]): readonly (readonly [name: string, svg: string])[] => [
  ['lift.svg', liftPlot(kept)],
  ['time.svg', timePlot(kept)],
  ['belief.svg', beliefPlot(kept)],
];
