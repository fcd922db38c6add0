import type { Seat } from '@cardwright/engine';
import type { Thrones } from '@cardwright/thrones/public';
import { battleOf, type Pile, teamOf, type View } from '@cardwright/thrones/public';
import type { Ask } from '../bot.ts';
import type { Lay } from './pick.ts';

/** The lead of a seat's team if the battle were fought with these piles. */
function lead({ seat, options }: View, piles: readonly [Pile, Pile]): number {
  const { score } = battleOf(piles, options.clamp);
  return teamOf(seat as Seat) === 0 ? score[0] - score[1] : score[1] - score[0];
}

/** A lay that would make the battle, fought at once, go strictly better. */
export interface Gain {
  readonly index: number; // among the options
  readonly lay: Lay;
  readonly gain: number;
}

/** Every lay that improves the battle right now. */
export function gains({ view, decision }: Pick<Ask<Thrones>, 'view' | 'decision'>): Gain[] {
  const now = lead(view, view.piles);
  const found: Gain[] = [];
  decision.options.forEach((option, index) => {
    if (option.type === 'pass') return;
    const [first, second] = view.piles;
    const piles =
      option.pile === 0 ? ([[...first, option.card], second] as const) : ([first, [...second, option.card]] as const);
    const gain = lead(view, piles) - now;
    if (gain > 0) found.push({ index, lay: option, gain });
  });
  return found;
}
