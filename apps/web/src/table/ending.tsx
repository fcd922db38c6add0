import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { EndingSource } from '../ending/ending-source.ts';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';

const EndingPage = lazy(async () => ({ default: (await import('../ending/ending.tsx')).EndingPage }));

/** What a table knows of its game once that is over. */
export interface AfterGame {
  readonly past: EndingSource;
  readonly review: string | null; // by which name it is kept; null: it is not
  readonly rated?: string | null; // the table of a game that counted
  readonly link?: string; //         where others find it
  readonly onAgain: (() => void) | null;
  readonly onReplay: (() => void) | null;
}

interface EndingCardProps extends AfterGame {
  readonly onCover?: (isCovering: boolean) => void; // whether it hides the table
}

/** How it ended, over the table; put aside, a word of it. */
export function EndingCard({ onCover, ...after }: EndingCardProps): ReactNode {
  const words = useWords();
  const ending = useTableState((state) => state.frame?.ending ?? null);
  const [isAside, setAside] = useState(false);
  const isCovering = ending !== null && !isAside;
  useEffect(() => onCover?.(isCovering), [onCover, isCovering]);
  if (ending === null) return null;
  const head = ending.isWon === null ? words.over : ending.isWon ? words.won : words.lost;
  if (isAside)
    return (
      <section className="ending aside" aria-label={words.over}>
        <button type="button" className="button" aria-expanded={false} onClick={() => setAside(false)}>
          {head}
        </button>
      </section>
    );
  return (
    <section className="ending" aria-label={words.over}>
      <Suspense>
        {/* once it is kept its record is here, and more can be said */}
        <EndingPage
          key={after.review}
          {...after}
          ending={ending}
          aside={{ text: words.seeTable, go: () => setAside(true) }}
        />
      </Suspense>
    </section>
  );
}
