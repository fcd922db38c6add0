import type { State } from './state.ts';

/**
 * A card went from among these to another hand, and only the two saw which: for the others any of them may be the one that
 * went. So they cannot say either which of them came into the deck by which shuffle.
 */
export function mix(s: State, cards: readonly number[]): void {
  const { shuffled, mixed } = s;
  if (shuffled === null || cards.every((card) => shuffled[card] === shuffled[cards[0] as number])) return;
  const groups = mixed?.slice() ?? shuffled.map(() => 0);
  const joined = new Set(cards.map((card) => groups[card] as number).filter((before) => before !== 0));
  const group = Math.max(...groups) + 1;
  for (const [card, before] of groups.entries()) if (joined.has(before)) groups[card] = group;
  for (const card of cards) groups[card] = group;
  s.mixed = groups;
}

/** Everybody has seen where these are. */
export function separate(s: State, cards: readonly number[]): void {
  const { mixed } = s;
  if (mixed === null || cards.every((card) => mixed[card] === 0)) return;
  const groups = mixed.slice();
  for (const card of cards) groups[card] = 0;
  s.mixed = groups.every((group) => group === 0) ? null : groups;
}
