import { type Rng, type Seat, shuffle, type Viewer } from '@cardwright/engine';
import { type Card, isHeart } from './cards.ts';
import type { State, View } from './types.ts';

/** Everything that leaves a state. Hands are closed; how many hearts and effects each holds follows from the deal. */
export function view(s: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null;
  const hearts = s.hands.map(countHearts);
  return {
    seat,
    options: { ...s.options },
    play: s.play,
    start: s.start,
    turn: s.turn,
    hand: seat === null ? [] : (s.hands[seat] as Card[]).slice(),
    hands: viewer === 'all' ? s.hands.map((hand) => hand.slice()) : null,
    hearts,
    effects: s.hands.map((hand, i) => hand.length - (hearts[i] as number)),
    piles: [s.piles[0].slice(), s.piles[1].slice()],
    scores: [s.scores[0], s.scores[1]],
    spent: s.spent.slice(),
  };
}

function countHearts(hand: readonly Card[]): number {
  let count = 0;
  for (const card of hand) if (isHeart(card)) count++;
  return count;
}

/** Deals the other hands anew: each keeps its number of hearts and of effects. */
export function imagine(s: State, seat: Seat, rng: Rng): void {
  const others = s.hands.filter((_, i) => i !== seat);
  const unknown = others.flat().sort((a, b) => a - b);
  const hearts = shuffle(rng, unknown.filter(isHeart));
  const effects = shuffle(
    rng,
    unknown.filter((card) => !isHeart(card)),
  );
  for (const hand of others) {
    const count = countHearts(hand);
    const size = hand.length - count;
    hand.splice(0, hand.length, ...hearts.splice(0, count), ...effects.splice(0, size));
    hand.sort((a, b) => a - b);
  }
}
