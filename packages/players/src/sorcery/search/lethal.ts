import { one, type Seat, type World } from '@cardwright/engine';
import { otherSeat, type PlayerView, type Sorcery, type View } from '@cardwright/sorcery/public';

interface Line {
  readonly world: World<Sorcery>;
  readonly keys: readonly string[];
  readonly short: number; // life that what stands on the table would leave
  readonly magic: number; // left to spend
  readonly turn: number;
  readonly table: string; // what it has come to, whatever the way
}

const WIDTH = 24; //   lines that are kept
const LONGEST = 14; // actions
const PER_CARD = 4; // what a card in the hand or a minion's ability may add, at most

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

const tableOf = ({ players }: View): string =>
  players
    .map(({ life, magic, hand, minions, ritual }) => {
      const board = minions.map(({ card, attack, defence, actions }) => `${card.id}:${attack}/${defence}/${actions}`);
      return `${life} ${magic} ${hand.map((each) => each?.card.id).join()} ${board.join()} ${ritual?.charges}`;
    })
    .join(' | ');

function lineOf(world: World<Sorcery>, keys: readonly string[], seat: Seat): Line {
  const view = world.glance(seat);
  return {
    world,
    keys,
    short: shortOf(view, seat),
    magic: sides(view, seat)[0].magic,
    turn: view.turn,
    table: tableOf(view),
  };
}

const byLeast = (lines: readonly Line[]): Line[] => {
  const seen = new Set<string>();
  return lines
    .toSorted((a, b) => a.short - b.short || b.magic - a.magic)
    .filter(({ table }) => {
      if (seen.has(table)) return false;
      seen.add(table);
      return true;
    })
    .slice(0, WIDTH);
};

/**
 * A way to win this very turn, or null if none is found: first what brings more attack to the table, then the attacks. A line
 * that ends the turn is none: what the other draws or does is not known.
 */
export function lethalLine(world: World<Sorcery>, seat: Seat): readonly string[] | null {
  const view = world.glance(seat);
  if (!isThinkable(view, seat)) return null;
  let lines = [lineOf(world, [], seat)];
  for (let step = 0; step < LONGEST && lines.length > 0; step++) {
    const next: Line[] = [];
    for (const { world: before, keys } of lines) {
      const options = before.decision?.options ?? [];
      for (const [i, option] of options.entries()) {
        if (option.type === 'end') continue;
        const after = before.fork();
        after.choose(one(i));
        const done = [...keys, before.keyOf(option)];
        if (after.outcome?.scores[seat] === 1) return done;
        if (after.decision === null) continue;
        const line = lineOf(after, done, seat);
        if (line.turn === view.turn) next.push(line);
      }
    }
    lines = byLeast(next);
  }
  return null;
}
