import { one, type Seat, type World } from '@cardwright/engine';
import { otherSeat, type PlayerView, type Sorcery, type View } from '@cardwright/sorcery/public';

interface Line {
  readonly world: World<Sorcery>;
  readonly keys: readonly string[];
  readonly short: number; // life that what stands on the table would leave
}

const WIDTH = 8; //    lines that are kept
const LONGEST = 14; // actions
const PER_CARD = 8; // no card does more than this in the turn it is played

const attackOf = ({ minions }: PlayerView): number =>
  minions.reduce((sum, { attack, actions }) => sum + attack * actions, 0);

const sides = (view: View, seat: Seat): readonly [own: PlayerView, enemy: PlayerView] => [
  view.players[seat] as PlayerView,
  view.players[otherSeat(seat)] as PlayerView,
];

/** What the other would have left if everything that can still act attacked. */
function shortOf(view: View, seat: Seat): number {
  const [own, enemy] = sides(view, seat);
  return enemy.life - attackOf(own);
}

/** Whether a win this turn is at all thinkable: the table, a card for each in the hand, an ability for each minion. */
function isThinkable(view: View, seat: Seat): boolean {
  const [own] = sides(view, seat);
  return shortOf(view, seat) <= PER_CARD * (own.hand.length + own.minions.length);
}

const byLeast = (lines: readonly Line[]): Line[] => {
  const seen = new Set<string>();
  return lines
    .toSorted((a, b) => a.short - b.short)
    .filter(({ keys }) => {
      const done = keys.toSorted().join(' '); // the same things in another order
      if (seen.has(done)) return false;
      seen.add(done);
      return true;
    })
    .slice(0, WIDTH);
};

/**
 * A way to win this very turn, or null if none is found: first what brings more attack to the table, then the attacks. A line
 * that ends the turn is none: what the other draws or does is not known.
 */
export function lethalLine(world: World<Sorcery>, seat: Seat): readonly string[] | null {
  const view = world.view(seat);
  if (!isThinkable(view, seat)) return null;
  let lines: Line[] = [{ world, keys: [], short: shortOf(view, seat) }];
  for (let step = 0; step < LONGEST && lines.length > 0; step++) {
    const next: Line[] = [];
    for (const { world: before, keys } of lines) {
      const options = before.decision?.options ?? [];
      for (const [i, option] of options.entries()) {
        if (option.type === 'end' || option.type === 'attack-on') continue;
        const after = before.fork();
        after.choose(one(i));
        const done = [...keys, before.keyOf(option)];
        if (after.outcome?.scores[seat] === 1) return done;
        if (after.decision?.seat === seat)
          next.push({ world: after, keys: done, short: shortOf(after.view(seat), seat) });
      }
    }
    lines = byLeast(next);
  }
  return null;
}
