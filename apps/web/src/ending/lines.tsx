import type { Chronicle, Row, Steps } from '@cardwright/client';
import type { ReactNode } from 'react';
import { apart, type Placed, type PlacedRow, percent, valueAt } from './geometry.ts';

const LABEL_GAP = 14; // pixels between two lines of words
const FULL_LABEL = 0.24; // of the axis: what a whole label needs …
const WORD = 0.1; //        … a word …
const NUMBER = 0.07; //     … and a number
const APART = { wide: 0.04, narrow: 0.08 }; //       and the marks of where it turned

interface LinesProps {
  readonly chronicle: Chronicle;
  readonly placed: Placed;
  readonly turnings: readonly number[]; // turns
  readonly isNarrow: boolean;
}

/** Where each mark stands: over its turn, or as close as the one before lets it. */
function spread(turnings: readonly number[], apart: number): number[] {
  let last = -apart;
  return turnings.map((turn) => {
    last = Math.max(turn + 0.5, last + apart);
    return last;
  });
}

/** Which rounds have room for their number above the axis; they get narrower as seats die. */
function labelled(rounds: Chronicle['rounds'], length: number): ReadonlySet<number> {
  const found = new Set<number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const { number, from, to } of rounds) {
    const middle = (from + to) / 2;
    if (middle - last < NUMBER * length) continue;
    found.add(number);
    last = middle;
  }
  return found;
}

/** Everybody's line over the turns, who killed whom, and where it turned. What it shows is said in words beside it. */
export function Lines({ chronicle, placed, turnings, isNarrow }: LinesProps): ReactNode {
  const length = chronicle.turns.length;
  const marks = spread(turnings, APART[isNarrow ? 'narrow' : 'wide'] * length);
  return (
    <svg className="lines" style={{ height: placed.height + 40 }} aria-hidden="true">
      <Rounds chronicle={chronicle} placed={placed} />
      {placed.rows.map((each) => (
        <RowLine key={`${each.side.id} ${each.row.seat}`} placed={each} unit={placed.unit} length={length} />
      ))}
      <Kills placed={placed} length={length} />
      {turnings.map((turn, i) => {
        const at = percent(marks[i] as number, length);
        return (
          <g key={turn}>
            <line
              className="turning-stem"
              x1={percent(turn + 0.5, length)}
              x2={at}
              y1={placed.height}
              y2={placed.height + 12}
            />
            <circle className="turning" cx={at} cy={placed.height + 22} r={11} />
            <text className="turning-number" x={at} y={placed.height + 26.5}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Rounds({ chronicle: { rounds, turns }, placed }: Pick<LinesProps, 'chronicle' | 'placed'>): ReactNode {
  const { height, axis } = placed;
  const length = turns.length;
  const shown = labelled(rounds, length);
  const isInFull = rounds.every(({ from, to }) => (to - from) / length > FULL_LABEL);
  return rounds.map(({ number, label, from, to }, i) => (
    <g key={number}>
      {i % 2 === 0 ? (
        <rect
          className="round"
          x={percent(from, length)}
          width={percent(to - from, length)}
          y={axis - 8}
          height={height - axis + 8}
        />
      ) : null}
      {shown.has(number) ? (
        <text className="round-label" x={percent((from + to) / 2, length)} y={axis - 18}>
          {isInFull ? label : number}
        </text>
      ) : null}
    </g>
  ));
}

interface RowLineProps {
  readonly placed: PlacedRow;
  readonly unit: number;
  readonly length: number;
}

function RowLine({ placed: { row, side, base }, unit, length }: RowLineProps): ReactNode {
  const [first] = row.steps;
  const last = row.steps.at(-1);
  if (first === undefined || last === undefined) return null;
  const y = (value: number): number => base - value * unit;
  const ends = row.beside.map(({ steps }) => steps.at(-1)?.[1] ?? 0);
  const [final = 0, ...besides] = apart([y(last[1]) + 5, ...ends.map((end) => y(end) - 4)], LABEL_GAP, base + 4);
  return (
    <g className={`row-line ${row.isOwn ? 'own' : ''}`} data-side={side.id.replace(/-\d+$/, '')} data-tint={row.tint}>
      <line className="base" x1="0" x2="100%" y1={base} y2={base} />
      <Stairs className="main" steps={row.steps} y={y} base={base} length={length} isFilled />
      {row.beside.map(({ name, steps }, i) => (
        <g key={name}>
          <Stairs className={`beside beside-${i}`} steps={steps} y={y} base={base} length={length} />
          <text className="beside-name" x={percent(last[0], length)} dx={7} y={besides[i]}>
            {`${ends[i] ?? 0} ${name}`}
          </text>
        </g>
      ))}
      <text className="start" x="0" dx={-8} y={y(first[1]) + 5}>
        {first[1]}
      </text>
      {row.isOut ? null : (
        <text className="final" x={percent(last[0], length)} dx={8} y={final}>
          {last[1]}
        </text>
      )}
      <Marks row={row} y={y} base={base} length={length} />
    </g>
  );
}

interface StairsProps {
  readonly className: string;
  readonly steps: Steps;
  readonly y: (value: number) => number;
  readonly base: number;
  readonly length: number;
  readonly isFilled?: boolean;
}

/** A line in steps: it holds until it changes. */
function Stairs({ className, steps, y, base, length, isFilled = false }: StairsProps): ReactNode {
  return steps.slice(0, -1).map(([from, value], i) => {
    const [to, next] = steps[i + 1] as Steps[number];
    return (
      <g key={from}>
        {isFilled ? (
          <rect
            className="fill"
            x={percent(from, length)}
            width={percent(to - from, length)}
            y={y(value)}
            height={base - y(value)}
          />
        ) : null}
        <line className={className} x1={percent(from, length)} x2={percent(to, length)} y1={y(value)} y2={y(value)} />
        <line className={className} x1={percent(to, length)} x2={percent(to, length)} y1={y(value)} y2={y(next)} />
      </g>
    );
  });
}

type MarksProps = Pick<StairsProps, 'y' | 'base' | 'length'> & { readonly row: Row };

function Marks({ row: { marks, steps }, y, base, length }: MarksProps): ReactNode {
  return marks.map(({ kind, x, text }) => {
    const at = percent(x, length);
    if (kind === 'won')
      return (
        <text key={x} className="gain" x={at} dy={-6} y={y(valueAt(steps, x))}>
          {text}
        </text>
      );
    if (kind === 'saved') {
      const isAgain = marks.some((other) => other.kind === 'saved' && other.x > x && other.x - x < WORD * length);
      const isBeforeDeath = marks.some((other) => other.kind === 'died' && Math.abs(other.x - x) < WORD * length);
      return (
        <g key={x}>
          <circle className="saved" cx={at} cy={base} r={5} />
          {isAgain ? null : (
            <text
              className={`saved-word ${isBeforeDeath ? 'before' : ''}`}
              x={at}
              dx={isBeforeDeath ? -8 : 0}
              y={base + 17}
            >
              {text}
            </text>
          )}
        </g>
      );
    }
    return (
      <g key={x} className="death">
        <circle cx={at} cy={base} r={9} />
        <svg x={at} y={base} overflow="visible">
          <path d="M-1.3 -5.5 H1.3 V-2.6 H4 V-0.2 H1.3 V5.5 H-1.3 V-0.2 H-4 V-2.6 H-1.3 Z" />
        </svg>
      </g>
    );
  });
}

/** From whoever killed to whom they killed. */
function Kills({ placed: { rows, unit }, length }: { placed: Placed; length: number }): ReactNode {
  return rows.flatMap(({ row, base }) =>
    row.marks.flatMap(({ kind, x, by }) => {
      const killer = kind !== 'died' || by === null ? undefined : rows.find((each) => each.row.seat === by);
      if (killer === undefined || killer.row === row) return [];
      const from = killer.base - valueAt(killer.row.steps, x) * unit;
      const at = percent(x, length);
      const end = from < base ? base - 9 : base + 9;
      return [
        <g key={`${row.seat} ${x}`} className="kill">
          <line x1={at} x2={at} y1={from} y2={end} />
          <circle cx={at} cy={from} r={3.4} />
        </g>,
      ];
    }),
  );
}
