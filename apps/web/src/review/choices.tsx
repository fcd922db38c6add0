import type { ReactNode } from 'react';
import { MarkShape } from './mark.tsx';
import { judgedAt, type ReviewAndText } from './review-text.ts';
import { usePageWords } from './words.ts';

interface ChoicesProps extends ReviewAndText {
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

/** The choices that mattered, in the order of the game. */
export function Choices({ at, onSeek, ...all }: ChoicesProps): ReactNode {
  const words = usePageWords();
  const { told } = all;
  return (
    <section className="sheet-part choices-part" aria-labelledby="review-choices">
      <h2 id="review-choices">{told.counted}</h2>
      {told.mattered.length === 0 ? <p className="quiet">{words.noMarks}</p> : null}
      <ol>
        {told.mattered.map((moment) => {
          const judged = judgedAt(all, moment);
          const mark = judged?.verdict.mark;
          if (judged === null || mark == null) return null;
          return (
            <li key={moment}>
              <button type="button" aria-current={moment === at} onClick={() => onSeek(moment)}>
                <MarkShape mark={mark} />
                <span className="when">{told.turns.findLast((turn) => turn.at <= moment)?.round ?? moment + 1}</span>
                <span className="what">
                  <b>{judged.options[0]}</b>
                  <small>
                    {judged.mark}: {judged.weight}
                  </small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="quiet">{told.loss}</p>
    </section>
  );
}
