import type { ReactNode } from 'react';
import { usePeopleWords } from './words.ts';

const TALL = 22; // px
const SHORT = 9;

/** How games went, the oldest first: tall is won, short is lost, between is shared. */
export function ResultMarks({ shares }: { readonly shares: readonly number[] }): ReactNode {
  const words = usePeopleWords();
  const won = Math.round(shares.reduce((sum, share) => sum + share, 0) * 10) / 10;
  return (
    <span className="result-marks" role="img" aria-label={words.wonCount(won, shares.length)}>
      {shares.map((share, i) => (
        <ResultMark key={i} share={share} />
      ))}
    </span>
  );
}

export const ResultMark = ({ share }: { readonly share: number }): ReactNode => (
  <i
    className={`result-mark ${share > 0 ? 'tall' : 'short'}`}
    style={{ height: `${Math.round(SHORT + (TALL - SHORT) * share)}px` }}
    aria-hidden="true"
  />
);
