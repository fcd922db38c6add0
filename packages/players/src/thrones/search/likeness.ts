import { isHeart, TURNS, type View, valueOf } from '@cardwright/thrones/public';
import type { Deed } from './deduction.ts';
import { Light, PASS } from './light.ts';

/** How many of its two battles a team would win if they were fought now. */
function standing({ piles }: Light, team: number): number {
  const [own, other] = [piles[team], piles[1 - team]];
  if (own === undefined || other === undefined) return 0;
  return (own.attack > other.defence ? 1 : 0) + (other.attack > own.defence ? 0 : 1);
}

/**
 * How likely it is of each seat that it plays as the greedy bot does, by what everybody has seen: that one lays its highest heart
 * first, and nothing that does not help at once. Who did otherwise once is somebody else; of who never did it is the likelier, the more it has laid.
 */
export function likenesses({ options }: View, deeds: readonly Deed[]): number[] {
  const laid = [0, 0, 0, 0];
  const lowest = [10, 10, 10, 10]; // heart so far
  const isOther = [false, false, false, false];
  const table = new Light();
  deeds.forEach(({ seat, move }, turn) => {
    if (turn % TURNS === 0) table.begin(0, 0, 0, [0, 0], options.clamp === 'each'); // the next play
    if (move === PASS) return;
    const card = move >> 1;
    const before = standing(table, seat & 1);
    table.lay(card, move & 1);
    laid[seat] = (laid[seat] as number) + 1;
    const isAlike = isHeart(card) ? valueOf(card) <= (lowest[seat] as number) : standing(table, seat & 1) > before;
    if (isHeart(card)) lowest[seat] = valueOf(card);
    if (!isAlike) isOther[seat] = true;
  });
  return laid.map((count, seat) => (isOther[seat] === true ? 0 : (count + 1) / (count + 2)));
}
