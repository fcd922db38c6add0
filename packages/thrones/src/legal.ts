import type { Refusal, Seat } from '@cardwright/engine';
import { CARD_COUNT, type Card, isDiamond, isHeart } from './cards.ts';
import { HEART_TURNS, type Option, type State, type Team, teamOf, toAct } from './types.ts';

export const REASONS = [
  'heart-needed',
  'own-pile-needed',
  'hearts-are-over',
  'magic-on-character',
  'heart-must-be-laid',
] as const;
export type Reason = (typeof REASONS)[number];

const LAYS = ([0, 1] as const).map((pile) =>
  Array.from({ length: CARD_COUNT }, (_, card): Option => Object.freeze({ type: 'lay', card, pile })),
);
const PASS: Option = Object.freeze({ type: 'pass' });
const BOTH: readonly Team[] = [0, 1];

type Table = Pick<State, 'turn' | 'piles'>;

/** Why this card may not be laid on this pile now, or null if it may. */
export function whyNotLay({ turn, piles }: Table, seat: Seat, card: Card, pile: Team): Reason | null {
  if (turn < HEART_TURNS) {
    if (!isHeart(card)) return 'heart-needed';
    return pile === teamOf(seat) ? null : 'own-pile-needed';
  }
  if (isHeart(card)) return 'hearts-are-over';
  if (isDiamond(card) && isHeart(piles[pile].at(-1) as Card)) return 'magic-on-character';
  return null;
}

const mayPass = ({ turn }: Table): boolean => turn >= HEART_TURNS;

export function optionsOf(state: State): Option[] {
  const seat = toAct(state);
  const options: Option[] = [];
  for (const card of state.hands[seat] as Card[]) {
    for (const pile of BOTH) {
      if (whyNotLay(state, seat, card, pile) === null) options.push((LAYS[pile] as Option[])[card] as Option);
    }
  }
  if (mayPass(state)) options.push(PASS);
  return options;
}

export function refusalsOf(state: State): Refusal<Option>[] {
  const seat = toAct(state);
  const refusals: Refusal<Option>[] = [];
  for (const card of state.hands[seat] as Card[]) {
    for (const pile of BOTH) {
      const reason = whyNotLay(state, seat, card, pile);
      if (reason !== null) refusals.push({ option: { type: 'lay', card, pile }, reason });
    }
  }
  if (!mayPass(state)) refusals.push({ option: PASS, reason: 'heart-must-be-laid' });
  return refusals;
}
