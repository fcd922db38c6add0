import {
  bootstrap,
  DEFAULT_HYPOTHESES,
  type Interval,
  type Lifted,
  liftOf,
  quantile,
  ratioOf,
  sequentially,
} from '@cardwright/lab';
import type { Believed } from './belief.ts';
import { EVERY, PLAYS } from './measure.ts';
import { ratingsOf } from './ratings.ts';
import {
  type BeliefRow,
  baseIdOf,
  type CrossRow,
  type GainRow,
  type LiftRow,
  type Row,
  type SharesRow,
} from './rows.ts';
import type { RowResults } from './store.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Fewer deals than this are not worth a line. */
const FEWEST = 5;

/** The rows of one kind of which there is something to tell; of lifts that is nothing before it was played what they are held against. */
export function rowsOf<R extends Row>(kept: readonly RowResults[], kind: R['kind']): { row: R; kept: RowResults }[] {
  const told = (each: RowResults): number => (kind === 'lift' ? liftsIn(kept, each).deals : each.results).length;
  return kept.flatMap((each) =>
    each.row.kind === kind && told(each) >= FEWEST ? [{ row: each.row as R, kept: each }] : [],
  );
}

/** The deals of a row beside what they give B, and what B wins of deals that A did not play. */
interface Lifts {
  readonly deals: readonly Lifted[];
  readonly others: readonly number[];
}

export function liftsIn(all: readonly RowResults[], kept: RowResults): Lifts {
  const { row } = kept;
  if (row.kind !== 'lift') return { deals: [], others: [] };
  const scores = scoresIn(kept);
  const id = baseIdOf(row);
  if (id === null) return { deals: scores.map((score) => ({ base: 0.5, score })), others: [] };
  const bases = (all.find((each) => each.row.id === id)?.results ?? []).flatMap((result) =>
    'bases' in result ? [result.bases[row.side] ?? 0] : [],
  );
  const n = Math.min(scores.length, bases.length);
  return {
    deals: scores.slice(0, n).map((score, i) => ({ base: bases[i] as number, score })),
    others: bases.slice(n),
  };
}

/** What a row comes to, in the measure its target is in. */
export function standing({ as = 'lift' }: LiftRow, { deals, others }: Lifts): Interval {
  if (as === 'share') return bootstrap(deals.map(({ score }) => score));
  if (as === 'ratio') return ratioOf(deals, others);
  const { lift, low, high } = liftOf(deals, others);
  return { mean: lift, low, high };
}

const shown = ({ as = 'lift' }: LiftRow, { mean, low, high }: Interval): string => {
  const text = (value: number): string =>
    as === 'share' ? percent(value) : as === 'ratio' ? `${value.toFixed(2)} ×` : signed(value);
  return `${text(mean)} (${text(low)} to ${text(high)})`;
};

const msOf = ({ times }: RowResults): string =>
  times.every((count) => count === 0) ? '' : `${quantile(times, 0.5)} / ${quantile(times, 0.99)}`;

const rulesOf = ({ options = {} }: Row): string =>
  Object.values(options).length === 0 ? '' : `, ${Object.values(options).join(', ')}`;

/** So many deals it takes before anything is said about a target: with fewer the bootstrap is surer than it may be. */
const ENOUGH = 40;

/** Whether a row reaches its target. */
function verdictOf({ target = 0 }: LiftRow, { low, high }: Interval, deals: number): string {
  if (deals < ENOUGH) return 'open';
  if (target === 0 ? low > 0 : low >= target) return 'cleared';
  return high < target ? 'missed' : 'open';
}

const iterationsOf = ({ budget }: Pick<LiftRow, 'budget'>): string =>
  budget?.iterations === undefined ? '' : ` (${budget.iterations} iterations)`;

function liftLine(row: LiftRow, kept: RowResults, all: readonly RowResults[]): string[] {
  const lifts = liftsIn(all, kept);
  const { deals } = lifts;
  const found = standing(row, lifts);
  const { base, score } = liftOf(deals, lifts.others);
  const target = row.target === undefined ? '' : `${shown(row, { mean: row.target, low: 0, high: 0 }).split(' (')[0]}`;
  return [
    `${row.game}, ${row.seats} seats${rulesOf(row)}`,
    row.a + iterationsOf(row),
    row.b,
    row.side,
    String(deals.length),
    row.as === 'share' ? '' : percent(base),
    percent(score),
    shown(row, found),
    target === '' ? '' : `${target} ${verdictOf(row, found, deals.length)}`,
    msOf(kept),
  ];
}

const LIFT_HEAD = [
  'table',
  'A',
  'B',
  'side',
  'deals',
  'B there',
  'A there',
  'A for B (95 %)',
  'target',
  'ms of A, p50 / p99',
];

function liftTable(kept: readonly RowResults[], which: LiftRow['table']): string {
  const rows = rowsOf<LiftRow>(kept, 'lift').filter(({ row }) => row.table === which);
  return rows.length === 0
    ? 'Not played yet.'
    : table(
        LIFT_HEAD,
        rows.map((each) => liftLine(each.row, each.kept, kept)),
      );
}

const scoresIn = ({ results }: RowResults): number[] =>
  results.flatMap((result) => ('score' in result ? [result.score] : []));

const WORTH_HAVING = 0.1; // of a game
const MOST_GAINED = 2; //    what one game of them counts as at most

/** What A's choices are worth beside B's, and whether a sequential test is sure that it is anything. */
function gainTable(kept: readonly RowResults[]): string {
  const lines = rowsOf<GainRow>(kept, 'gain').map(({ row, kept: own }) => {
    const games = own.results.flatMap((result) => ('gained' in result ? [result.gained] : []));
    const sum = (of: 'asked' | 'differ'): number => games.reduce((all, game) => all + game[of], 0);
    const gains = games.map(({ ours, theirs }) => EVERY * (ours - theirs));
    const { mean, low, high } = bootstrap(gains);
    const halves = gains.map((gain) => ({
      base: 0.5,
      score: Math.min(1, Math.max(0, 0.5 + gain / (2 * MOST_GAINED))),
    }));
    const sure = sequentially(halves, { ...DEFAULT_HYPOTHESES, lift: (2 * WORTH_HAVING) / MOST_GAINED }).verdict;
    return [
      `${row.game}, ${row.seats} seats, of ${row.bot}s${iterationsOf(row)}`,
      row.a,
      row.b,
      row.side,
      String(games.length),
      String(sum('asked')),
      percent(sum('differ') / sum('asked')),
      `${signed(mean)} (${signed(low)} to ${signed(high)})`,
      sure,
    ];
  });
  return lines.length === 0
    ? 'Not played yet.'
    : table(
        [
          'table',
          'A',
          'B',
          'side',
          'games',
          'questions',
          'A does otherwise',
          'gain a game (95 %)',
          'a lift of 0.2, by SPRT',
        ],
        lines,
      );
}

/** By round: the loss of the belief beside that of the prior. */
export function beliefsIn(kept: RowResults): { round: number; loss: number; prior: number; n: number }[] {
  const all = kept.results.flatMap((result): readonly Believed[] => ('believed' in result ? result.believed : []));
  return [1, 2, 3, 4, 5, 6].flatMap((round) => {
    const own = all.filter((each) => each.round === round);
    const mean = (of: (each: Believed) => number): number => own.reduce((sum, each) => sum + of(each), 0) / own.length;
    return own.length === 0
      ? []
      : [{ round, loss: mean(({ loss }) => loss), prior: mean(({ prior }) => prior), n: own.length }];
  });
}

function beliefTable(kept: readonly RowResults[]): string {
  return table(
    ['seats', 'games', 'round', 'log-loss', 'of who saw nothing', 'share'],
    rowsOf<BeliefRow>(kept, 'belief').flatMap(({ row, kept: own }) =>
      beliefsIn(own).map(({ round, loss, prior }) => [
        String(row.seats),
        String(own.results.length),
        String(round),
        loss.toFixed(3),
        prior.toFixed(3),
        percent(loss / prior),
      ]),
    ),
  );
}

function sharesTable(kept: readonly RowResults[]): string {
  const sides = ['lord', 'rebels', 'spy'] as const;
  return table(
    ['seats', 'everywhere', 'games', ...sides],
    rowsOf<SharesRow>(kept, 'shares').map(({ row, kept: own }) => {
      const won = own.results.map((result) => ('won' in result ? result.won : ''));
      const share = (side: string): string => percent(won.filter((each) => each === side).length / won.length);
      return [String(row.seats), row.bot + iterationsOf(row), String(won.length), ...sides.map(share)];
    }),
  );
}

function crossTables(kept: readonly RowResults[]): string {
  const rows = rowsOf<CrossRow>(kept, 'cross');
  if (rows.length === 0) return 'Not played yet.';
  return rows
    .map(({ row, kept: own }) => {
      const games = own.results.flatMap((result) => ('bots' in result ? [result] : []));
      const ratings = ratingsOf(row.bots, games);
      return [
        `${row.game}, ${row.seats} seats, ${games.length} games${row.budget?.iterations === undefined ? '' : `, ${row.budget.iterations} iterations a question`}. In a row: how often the bot won (its share of the win) in games the other took part in too.`,
        '',
        table(
          ['bot', 'rating', '±', 'won', ...row.bots],
          ratings.map(({ bot, mu, sigma, won, against }) => [
            bot,
            mu.toFixed(1),
            (2 * sigma).toFixed(1),
            percent(won),
            ...against.map((share) => (share === null ? '' : percent(share))),
          ]),
        ),
      ].join('\n');
    })
    .join('\n\n');
}

/** How many deals there are to tell of. */
export const playedIn = (kept: readonly RowResults[]): number =>
  kept.reduce((sum, each) => sum + each.results.length, 0);

/** All that was measured, as the page has it. */
export function reportOf(kept: readonly RowResults[]): string {
  const [played, wanted] = [playedIn(kept), kept.reduce((sum, { row }) => sum + row.deals, 0)];
  return [
    `Written by \`npm run ladder\`: ${played} of ${wanted} deals, played by bots that played one short game (8 iterations a question) as they do now: a change that such a game does not show is noticed only by playing deals again (\`npm run ladder -- --check 30\`). The rest is played when it is run on. Where nothing else is said a bot thinks as long as it is used to, in iterations. Times are those a thread worked, whatever else the machine did meanwhile. \`B there\` is what that side wins with B everywhere over all deals whose base is known, \`A there\` what it wins with A, less what A's deals gave it by luck.`,
    '### Targets',
    `\`cleared\`: the lower end of the interval reaches the target; \`missed\`: the upper end does not; \`open\`: neither can be said yet, or there are fewer than ${ENOUGH} deals.`,
    liftTable(kept, 'targets'),
    '![Lift by side](plots/lift.svg)',
    '### Against bots in the style of other programs',
    '`counter` counts intentions, `appraiser` multiplies worth by attitude, `peeker` is their twin that looks at the roles.',
    liftTable(kept, 'reference'),
    '### What belief is worth',
    '`unbelieving` is a planner for whom all roles are equally likely. What its choices are worth beside the planner’s stands in the next section.',
    'How well roles are believed, a hidden role of a living seat at a table of strategists:',
    beliefTable(kept),
    '![Belief by round](plots/belief.svg)',
    '### What a choice is worth',
    `Both are asked one in ${EVERY} of the questions of a side, at tables of others. Where they choose otherwise, both choices are played to the end ${PLAYS} times each by strategists, from the true table, with the deck stacked alike: that has far less luck in it than games of A and of B. The gain of all questions of a game, added up, is in games won; it is more than a game can be won by, since what one choice gains the next would often have gained too. The sequential test asks whether that is ${WORTH_HAVING} of a game rather than nothing (a game in which it is more than ${MOST_GAINED} counts as ${MOST_GAINED}).`,
    gainTable(kept),
    '### Cross-play',
    'Bots are drawn for the seats at random; ratings by openskill, every seat for itself.',
    crossTables(kept),
    '### Think time',
    'With parts of the planner’s usual iterations, and with more; what the usual ones reach stands among the targets.',
    liftTable(kept, 'time'),
    '![Strength against think time](plots/time.svg)',
    '### How fair tables are, by seats',
    sharesTable(kept),
  ].join('\n\n');
}
