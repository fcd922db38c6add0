import { below, childSeed, Match, type Rng, seedRng } from '@cardwright/engine';
import { allCards, type Ltk, ltkIdentity, ltkKingdoms } from '../../src/index.ts';

const SUITS = ['Spade', 'Heart', 'Club', 'Diamond'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const one = <V>(rng: Rng, list: readonly V[]): V => list[below(rng, list.length)] as V;

/** The text of a legal cards file of few kinds of card, so that what goes round in circles does. */
function anyDeck(rng: Rng, seats: number): string {
  const kinds = Array.from({ length: 1 + below(rng, 4) }, () => one(rng, allCards()).text.en[0]);
  const size = seats * 4 + 10 + below(rng, 30);
  return Array.from({ length: size }, () => `${one(rng, kinds)},${one(rng, RANKS)},${one(rng, SUITS)}`).join('\n');
}

/** Plays with an own deck to the end. Every other player never stops while there is something to do. */
export function playOwnDeck(seed: number): Match<Ltk> {
  const rng = seedRng(childSeed(7, seed));
  const seats = 2 + below(rng, 3);
  const deck = anyDeck(rng, seats);
  const game = seed % 2 === 0 ? ltkIdentity : ltkKingdoms;
  const match = Match.start(game, { seed, seats, options: { deck } }, { checkpoints: false });
  while (match.decision !== null) {
    const { options, min, kind } = match.decision;
    const isEager = match.decision.seat % 2 === 0 && kind === 'play' && options.length > 1;
    const first = isEager ? below(rng, options.length - 1) : below(rng, options.length);
    const rest = options.map((_, i) => i).filter((i) => i !== first);
    match.choose([first, ...rest.slice(0, Math.max(0, min - 1))].slice(0, Math.max(1, min)));
  }
  return match;
}
