import { childSeed, seedRng, type World } from '@cardwright/engine';
import { type Thrones, teamOf, type View } from '@cardwright/thrones/public';
import { Light } from './light.ts';
import { STRAYS } from './worlds.ts';

const PLAYOUTS = 32;
const LUCK = 3301;

/** The share of some games that each team wins from an open table, played to the end as playouts are. */
function sharesAt({ hands, play, start, turn, scores, piles, options }: View): [number, number] {
  if (hands === null) throw new Error('an open table shows all hands');
  const table = new Light();
  table.begin(play, start, turn, scores, options.clamp === 'each');
  for (const [seat, hand] of hands.entries()) for (const card of hand) table.give(seat, card);
  for (const pile of [0, 1] as const) for (const card of piles[pile]) table.lay(card, pile);
  const rng = seedRng(childSeed(childSeed(LUCK, play), turn));
  const game = new Light();
  let won = 0;
  for (let n = 0; n < PLAYOUTS; n++) {
    game.copy(table);
    game.playOut(rng, STRAYS);
    won += game.shareOf(0);
  }
  return [won / PLAYOUTS, 1 - won / PLAYOUTS];
}

/** The chances of all seats on a table as it stands, all hands open. */
export function chancesOn(world: World<Thrones>): number[] {
  const shares = sharesAt(world.view('all'));
  return Array.from({ length: world.seats }, (_, seat) => shares[teamOf(seat)]);
}
