import type { ReactNode } from 'react';
import { ReviewHead, type SeatWish } from './head.tsx';
import { usePageWords } from './words.ts';

interface WaitingProps extends SeatWish {
  readonly seats: number;
  readonly length: number;
  readonly done: number | null; // choices looked at; null: it was stopped
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** A review that is being reckoned: how far it is, and a way out. */
export function Waiting({ seats, length, done, onCancel, onAgain, ...wish }: WaitingProps): ReactNode {
  const words = usePageWords();
  const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`);
  return (
    <main className="review">
      <ReviewHead {...wish} names={names} about="" />
      <section className="sheet-part reckoning" role="status">
        {done === null ? (
          <>
            <p>{words.cancelled}</p>
            <button type="button" className="button main" onClick={onAgain}>
              {words.again}
            </button>
          </>
        ) : (
          <>
            <p>{words.reckoning}</p>
            <progress max={length} value={done} aria-label={words.progress(done, length)} />
            <p className="quiet">{words.progress(done, length)}</p>
            <button type="button" className="button" onClick={onCancel}>
              {words.cancel}
            </button>
          </>
        )}
      </section>
    </main>
  );
}
