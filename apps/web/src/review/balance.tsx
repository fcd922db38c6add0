import type { Estimate } from '@cardwright/review';
import { Fragment, type ReactNode } from 'react';
import type { ReviewAndText } from './review-text.ts';
import { usePageWords } from './words.ts';

/** A bar from one chance to another, in hundredths; with how far its end may be off. */
interface Bar {
  readonly kind: 'whole' | 'gain' | 'loss';
  readonly from: number;
  readonly to: number;
  readonly error: number;
}

/** Start, three sums and end: each bar begins where the one before it ended. */
function barsOf({ start, luck, others, own, end }: ReviewAndText['review']['balance']): Bar[] {
  let sum = start.value;
  const part = ({ value, error }: Estimate): Bar => {
    const from = sum;
    sum += value;
    return { kind: value < 0 ? 'loss' : 'gain', from, to: sum, error };
  };
  return [
    { kind: 'whole', from: 0, to: start.value, error: start.error },
    part(luck),
    part(others),
    part(own),
    { kind: 'whole', from: 0, to: end, error: 0 },
  ];
}

/** Where the chance of the own side went. */
export function BalanceChart({ review, told }: ReviewAndText): ReactNode {
  const words = usePageWords();
  const bars = barsOf(review.balance);
  const low = Math.min(0, ...bars.flatMap(({ from, to, error }) => [from, to - error]));
  const high = Math.max(1, ...bars.flatMap(({ from, to, error }) => [from, to + error]));
  const x = (chance: number): number => (100 * (chance - low)) / (high - low);
  return (
    <section className="sheet-part balance-part" aria-labelledby="review-balance">
      <h2 id="review-balance">{words.luck}</h2>
      <dl>
        {bars.map(({ kind, from, to, error }, i) => {
          const row = told.balance[i];
          return (
            <Fragment key={row?.what}>
              <dt className={i === 3 ? 'own-sum' : ''}>{row?.what}</dt>
              <dd>
                <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
                  {[0, 0.5, 1].map((tick) => (
                    <path key={tick} className="rule-line" d={`M${x(tick)} 0V24`} />
                  ))}
                  <rect
                    className={kind}
                    x={x(Math.min(from, to))}
                    y="6"
                    width={Math.max(0.5, x(Math.max(from, to)) - x(Math.min(from, to)))}
                    height="12"
                  />
                  {error === 0 ? null : <path className="whisker" d={`M${x(to - error)} 12H${x(to + error)}`} />}
                </svg>
                <span>{row?.much}</span>
              </dd>
            </Fragment>
          );
        })}
      </dl>
    </section>
  );
}
