import type { Seat, World } from '@cardwright/engine';
import type { Kingdom, Ltk, View } from '@cardwright/ltk/public';
import type { Fit } from '../../../search/worlds.ts';
import type { Deeds } from '../../deeds.ts';
import { printedKingdom } from '../../kingdom-attitude.ts';

/** What a deed to somebody of a kingdom says of whoever did it and hides, in log-likelihood of being of it too. */
const SAYS = 0.5;
const MOST = 2.5; // what all deeds say together, at most

const KINGDOMS: readonly Kingdom[] = ['wei', 'shu', 'wu', 'qun'];

/** How well it fits the deeds everybody has seen that this seat is of this kingdom, as a logarithm. */
function likelihood(view: View, self: Seat, seat: Seat, kingdom: Kingdom, deeds: Deeds): number {
  let sum = 0;
  for (const { seat: other, claimed } of view.players) {
    const theirs = claimed ?? (other === self ? printedKingdom(view, self) : null);
    if (other === seat || theirs === null || theirs === 'careerist') continue;
    sum += (theirs === kingdom ? SAYS : -SAYS / 3) * deeds.balance(seat, other);
  }
  return Math.max(-MOST, Math.min(MOST, sum));
}

/** How well the hidden heroes of a world fit what their seats have done. */
export function kingdomFit(view: View, self: Seat, deeds: Deeds): Fit<Ltk> {
  const hidden = view.players.flatMap(({ seat, claimed }) => (claimed === null && seat !== self ? [seat] : []));
  const tables = hidden.map((seat) => {
    const all = KINGDOMS.map((kingdom) => likelihood(view, self, seat, kingdom, deeds));
    const best = Math.max(...all);
    return all.map((each) => Math.exp(each - best));
  });
  if (tables.every((table) => table.every((each) => each === 1))) return () => 1;
  return (world: World<Ltk>) => {
    const open = world.glance('all');
    let fit = 1;
    hidden.forEach((seat, i) => {
      const kingdom = printedKingdom(open, seat);
      if (kingdom !== null) fit *= tables[i]?.[KINGDOMS.indexOf(kingdom)] ?? 1;
    });
    return fit;
  };
}
