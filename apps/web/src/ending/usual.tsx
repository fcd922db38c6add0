import type { Chronicle } from '@cardwright/client';
import type { ReactNode } from 'react';
import { useEndingWords } from './words.ts';

const ENOUGH = 5; // games before anything can be called usual
const BINS = 12;

interface UsualSheetProps {
  readonly chronicle: Chronicle;
  readonly usual: readonly (readonly (number | null)[])[]; // the own figures of games before, as the columns have them
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1, half + 1);
  return Math.round((low + high) / 2);
};

/** The own figures, against those of the last games of that kind. */
export function UsualSheet({ chronicle, usual }: UsualSheetProps): ReactNode {
  const words = useEndingWords();
  const own = chronicle.sides.flatMap(({ rows }) => rows).find(({ isOwn }) => isOwn);
  const isEnough = usual.length >= ENOUGH;
  if (own === undefined || chronicle.columns.length === 0) return null;
  return (
    <section className="ending-sheet usual" aria-labelledby="usual">
      <h3 id="usual">{isEnough ? words.usually(usual.length) : words.figures}</h3>
      <ul>
        {chronicle.columns.map((column, i) => {
          const value = own.figures[i] ?? null;
          if (value === null) return null;
          const before = usual.flatMap((figures) => figures[i] ?? []);
          return (
            <li key={column}>
              <b>{value}</b>
              <span>
                {column}
                {isEnough ? <small>{words.usual(median(before))}</small> : null}
              </span>
              {isEnough ? <Piles values={before} value={value} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every game a brick, piled where its figure is; a triangle below this one. */
function Piles({ values, value }: { values: readonly number[]; value: number }): ReactNode {
  const most = Math.max(1, value, ...values);
  const binOf = (each: number): number =>
    Math.min(BINS - 1, Math.floor((each / (most + 1)) * Math.min(BINS, most + 1)));
  const bins = Math.min(BINS, most + 1);
  const width = 132 / bins;
  const piles = Map.groupBy(values, binOf);
  const here = binOf(value);
  return (
    <svg className="piles" viewBox="0 0 132 44" aria-hidden="true">
      <line x1={0} x2={132} y1={36} y2={36} />
      {[...piles].flatMap(([bin, all]) =>
        all.map((_, level) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- bricks are alike
            key={`${bin} ${level}`}
            className={bin === here ? 'here' : ''}
            x={bin * width + width / 2 - 4}
            y={36 - (level + 1) * Math.min(4, 34 / values.length)}
            width={8}
            height={Math.min(3, 26 / values.length)}
          />
        )),
      )}
      <path d={`M${here * width + width / 2} 38 l5 6 h-10 Z`} />
    </svg>
  );
}
