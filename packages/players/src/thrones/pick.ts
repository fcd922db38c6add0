import { type Choice, one } from '@cardwright/engine';
import { type Card, isHeart, type Option, type Team, type Thrones } from '@cardwright/thrones/public';
import type { Ask } from '../bot.ts';

export type Lay = Extract<Option, { type: 'lay' }>;

/** The choice of passing: always the last option when it is there at all. */
export const pass = ({ decision }: Pick<Ask<Thrones>, 'decision'>): Choice => one(decision.options.length - 1);

/** Any heart, each equally likely. */
export const anyHeart = ({ decision, random }: Ask<Thrones>): Choice => one(random.below(decision.options.length));

export const isHeartTurn = ({ decision }: Pick<Ask<Thrones>, 'decision'>): boolean => decision.kind === 'lay-heart';

/**
 * The hand-out's random pick on an effect turn: one time in three a pass, else any effect card and any pile, in that order of
 * draws. Null when it comes to a pass; the pick may be illegal.
 */
export function pickAnything({ view, random }: Ask<Thrones>): { card: Card; pile: Team } | null {
  const effects = view.hand.filter((card) => !isHeart(card));
  if (effects.length === 0 || random.below(3) === 0) return null;
  const card = effects[random.below(effects.length)] as Card;
  return { card, pile: random.below(2) as Team };
}

/** The index of a lay among the options, or -1 if it is not legal. */
export const indexOfLay = ({ decision }: Ask<Thrones>, card: Card, pile: Team): number =>
  decision.options.findIndex((option) => option.type === 'lay' && option.card === card && option.pile === pile);
