import { type ReactNode, useState } from 'react';
import { formatRoute } from '../route.ts';
import { useWords } from '../words/index.ts';
import { useTableState } from './context.tsx';

interface EndingProps {
  readonly onAgain: (() => void) | null;
  readonly onReplay: (() => void) | null;
}

/** How it ended, and what one may want next. */
export function EndingCard({ onAgain, onReplay }: EndingProps): ReactNode {
  const words = useWords();
  const ending = useTableState((state) => state.frame?.ending ?? null);
  const [isAside, setAside] = useState(false);
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
      <h2>{head}</h2>
      <p>{ending.text}</p>
      <div className="row">
        {onAgain === null ? null : (
          <button type="button" className="button main" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {onReplay === null ? null : (
          <button type="button" className="button" onClick={onReplay}>
            {words.watchReplay}
          </button>
        )}
        <button type="button" className="button see-table" onClick={() => setAside(true)}>
          {words.seeTable}
        </button>
        <a className="button" href={formatRoute({ page: 'home' })}>
          {words.home}
        </a>
      </div>
    </section>
  );
}
