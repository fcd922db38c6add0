import type { Review, Verdict } from '@cardwright/review';
import type { ReviewText, VerdictText } from '../host/protocol.ts';

/** A review with the words for it. */
export interface ReviewAndText {
  readonly review: Review;
  readonly told: ReviewText;
}

/** What is said of one moment, if it was a choice of the reviewed seat that could be weighed. */
export function judgedAt(
  { review, told }: ReviewAndText,
  at: number,
): (VerdictText & { readonly verdict: Verdict }) | null {
  const verdict = review.steps[at]?.verdict ?? null;
  const words = told.verdicts[at];
  return verdict === null || words === undefined ? null : { ...words, verdict };
}

/** The moment one wants to see first: where most was given away; else where something good was found; else the first choice. */
export function firstMoment({ review, told }: ReviewAndText): number {
  const weight = (at: number): number => {
    const verdict = review.steps[at]?.verdict;
    if (verdict?.mark === 'blunder' || verdict?.mark === 'mistake') return 1 + verdict.loss.value;
    return verdict?.mark === 'found' ? -verdict.loss.value : 0;
  };
  const [worst] = told.mattered.toSorted((a, b) => weight(b) - weight(a));
  return worst ?? review.steps.find(({ verdict }) => verdict !== null)?.at ?? 0;
}

/** How a side is drawn: by what it is where that is known, else by its number. */
export const sideClass = ({ sides, own }: Review, side: number): string =>
  [
    'side',
    ['rebels', 'lord', 'spy'].includes(sides[side]?.name ?? '') ? `is-${sides[side]?.name}` : `is-${side % 5}`,
    side === own ? 'own' : '',
    dashOf({ sides, own }, side) === null ? '' : `dashed-${dashOf({ sides, own }, side)}`,
  ]
    .filter((each) => each !== '')
    .join(' ');

/** Dashes and gaps, in pixels. */
export const DASHES = ['12 5', '5 3', '2 3', '9 3 2 3'];

/** Never by colour alone: the own side is thick, the next one thin, the others dashed, each otherwise. */
export function dashOf({ sides, own }: Pick<Review, 'sides' | 'own'>, side: number): number | null {
  const rest = sides.map((_, i) => i).filter((i) => i !== own);
  const spy = sides.findIndex(({ name }) => name === 'spy');
  const order = rest.toSorted((a, b) => Number(a === spy) - Number(b === spy));
  const place = order.indexOf(side);
  return side === own || (place === 0 && side !== spy) ? null : Math.max(1, place) % DASHES.length;
}

/** The name of the turn a moment belongs to. */
export const turnText = ({ turns }: ReviewText, at: number): string =>
  turns.findLast((turn) => turn.at <= at)?.text ?? '';
