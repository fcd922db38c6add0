import type { ReactNode } from 'react';
import { MarkShape } from './mark.tsx';
import { Options } from './options.tsx';
import { judgedAt, type ReviewAndText, turnText } from './review-text.ts';
import { usePageWords } from './words.ts';

interface VerdictPartProps extends ReviewAndText {
  readonly at: number;
  readonly onMarked: (by: 1 | -1) => void;
  readonly ways: ReactNode; // to play on
  readonly anew: ReactNode; // the same, choosing again
}

/** What is said of a moment: the mark, what was better and why, and the options. */
export function VerdictPart({ at, onMarked, ways, anew, ...all }: VerdictPartProps): ReactNode {
  const words = usePageWords();
  const { review, told } = all;
  const judged = judgedAt(all, at);
  const mark = judged?.verdict.mark ?? null;
  const [headline, ...reasons] = judged?.reasons ?? [];
  const step = review.steps[at];
  const who = told.seats[step?.seat ?? 0]?.name ?? '';
  return (
    <section className="sheet-part verdict-part" aria-labelledby="review-verdict">
      <header>
        {mark === null ? null : <MarkShape mark={mark} />}
        <p>
          <b>
            {judged !== null && mark !== null
              ? `${judged.mark}: ${judged.weight}`
              : words.moment(at + 1, review.steps.length)}
          </b>
          <small>{turnText(told, at)}</small>
        </p>
        <span className="row">
          <button type="button" className="button arrow" aria-label={words.markBefore} onClick={() => onMarked(-1)}>
            ‹
          </button>
          <button type="button" className="button arrow" aria-label={words.markAfter} onClick={() => onMarked(1)}>
            ›
          </button>
        </span>
      </header>
      <h2 id="review-verdict" aria-live="polite">
        {headline ?? `${who}: ${told.chosen[at] ?? ''}`}
      </h2>
      {headline === undefined ? null : (
        <p className="was">
          {who}: {told.chosen[at]}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="reason">
          {reason}
        </p>
      ))}
      {judged === null ? (
        <>
          <p className="reason">{step?.seat === review.seat ? words.notWeighed : words.others}</p>
          <ul className="chances">
            {told.sides.map((side, i) => (
              <li key={side}>
                {side} <b>{Math.round(100 * (step?.before[i]?.value ?? 0))} %</b>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          {mark === null ? <p className="reason">{words.nothingBetter}</p> : null}
          <Options at={at} {...all} />
        </>
      )}
      <div className="row review-ways">{ways}</div>
      {anew}
    </section>
  );
}
