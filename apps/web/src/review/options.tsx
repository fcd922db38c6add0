import type { ReactNode } from 'react';
import { scaleOf } from './chart.ts';
import { MarkShape } from './mark.tsx';
import { judgedAt, type ReviewAndText } from './review-text.ts';
import { usePageWords } from './words.ts';

const points = (share: number): string => `${Math.round(100 * share)}`;

/** The options that were weighed at a moment: the chance after each, as a dot with its 95 % bar. */
export function Options({ at, ...all }: ReviewAndText & { readonly at: number }): ReactNode {
  const words = usePageWords();
  const judged = judgedAt(all, at);
  if (judged === null) return null;
  const { verdict, options, worlds } = judged;
  const weighed = [verdict.chosen, ...verdict.others].map(({ chance }, i) => ({
    chance,
    text: options[i] as string,
    isChosen: i === 0,
    isBetter: i === 1 && (verdict.mark === 'blunder' || verdict.mark === 'mistake'),
  }));
  const rows = weighed.toSorted((a, b) => b.chance.value - a.chance.value);
  const { low, high, ticks } = scaleOf(weighed.map(({ chance }) => chance));
  const x = (chance: number): number => (100 * (chance - low)) / (high - low);
  return (
    <div className="options-part">
      <h3>{words.optionsHead(all.told.sides[all.review.own] ?? '')}</h3>
      <p className="scale" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${x(tick)}%` }}>
            {points(tick)}
            {tick === ticks.at(-1) ? ' %' : ''}
          </span>
        ))}
      </p>
      <ul>
        {rows.map(({ chance: { value, error }, text, isChosen, isBetter }) => (
          <li key={text} className={`${isChosen ? 'was-chosen' : ''} ${isBetter ? 'was-better' : ''}`}>
            <span className="option-sign">
              {isChosen && verdict.mark !== null ? <MarkShape mark={verdict.mark} /> : isBetter ? '✓' : ''}
            </span>
            <span className="text">
              {text}
              {isChosen ? <small> {words.chosen}</small> : isBetter ? <small> {words.better}</small> : null}
            </span>
            <span className="bar" aria-hidden="true">
              {ticks.map((tick) => (
                <i key={tick} className="rule-line" style={{ left: `${x(tick)}%` }} />
              ))}
              <i
                className="interval"
                style={{
                  left: `${x(Math.max(low, value - error))}%`,
                  right: `${100 - x(Math.min(high, value + error))}%`,
                }}
              />
              <i className="dot" style={{ left: `${x(value)}%` }} />
            </span>
            <span className="figure">
              <b>{points(value)}</b> ±{points(error)}
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {worlds}. {words.optionsNote}
      </p>
    </div>
  );
}
