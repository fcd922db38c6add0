import type { View } from '@cardwright/ltk/public';
import { faceOf } from './worth.ts';

/** How well a judgement card turns out for whoever is judged: 1 good, −1 bad, 0 no matter. */
export function fortune(view: View, reason: string, card: number): number {
  const face = faceOf(view, card);
  if (face === undefined) return 0;
  const { suit, rank } = face;
  const isRed = suit === 'heart' || suit === 'diamond';
  switch (reason) {
    case 'contentment':
      return suit === 'heart' ? 1 : -1;
    case 'starvation':
      return suit === 'club' ? 1 : -1;
    case 'lightning':
      return suit === 'spade' && rank >= 2 && rank <= 9 ? -2 : 0.5;
    case 'eight-diagram-formation':
    case 'bazhen':
    case 'tieqi':
      return isRed ? 1 : -1;
    case 'luoshen':
      return isRed ? -1 : 1;
    case 'leiji':
      return suit === 'spade' ? -2 : 0;
    case 'tuntian':
    case 'ganglie':
      return suit === 'heart' ? -1 : 1;
    default:
      return 0;
  }
}

/** What changing the judgement on top to this card would be worth to a seat that feels so about the judged. */
export function retrialGain(view: View, attitude: readonly number[], card: number): number {
  const judgement = view.judging.at(-1);
  if (judgement === undefined) return 0;
  const change = fortune(view, judgement.reason, card) - fortune(view, judgement.reason, judgement.card);
  return change * (attitude[judgement.seat] ?? 0);
}
