import type { ReactNode } from 'react';
import type { ReviewAndText } from './review-text.ts';
import { usePageWords } from './words.ts';

interface TextFormProps extends ReviewAndText {
  readonly at: number;
  readonly onSeek: (at: number) => void;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** The whole review as a table: for ears, and for whoever would rather read. */
export function TextForm({ review, told, at, onSeek }: TextFormProps): ReactNode {
  const words = usePageWords();
  return (
    <details className="text-form">
      <summary>{words.asTable}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <div className="scrolls" role="region" aria-label={words.asTable} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.who}</th>
              <th scope="col">{words.columns.chose}</th>
              {told.sides.map((side) => (
                <th key={side} scope="col">
                  {side}
                </th>
              ))}
              <th scope="col">{words.columns.mark}</th>
            </tr>
          </thead>
          <tbody>
            {review.steps.map(({ at: moment, seat, before, verdict }) => (
              <tr key={moment} aria-current={moment === at ? 'true' : undefined}>
                <th scope="row">
                  <button type="button" className="link" onClick={() => onSeek(moment)}>
                    {moment + 1}
                  </button>
                </th>
                <td>{told.seats[seat]?.name}</td>
                <td>{told.chosen[moment]}</td>
                {before.map(({ value, error }, side) => (
                  <td key={told.sides[side]}>
                    {percent(value)} ±{Math.round(100 * error)}
                  </td>
                ))}
                <td>
                  {verdict?.mark == null
                    ? ''
                    : [
                        `${told.verdicts[moment]?.mark}: ${told.verdicts[moment]?.weight}.`,
                        ...(told.verdicts[moment]?.reasons ?? []),
                      ].join(' ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
