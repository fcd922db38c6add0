import { BadInputError, below, type Rng, type Seed, seedRng, shuffle } from '@cardwright/engine';
import { type Deck, parseDeck } from './deck.ts';
import {
  type Card,
  OPENING_HAND,
  type Options,
  type Player,
  STARTING_LIFE,
  STARTING_MAGIC,
  type State,
} from './types.ts';

const MAX_NAME = 10;

/** The players' names as they are shown: P1 and P2 where none is given. */
export const namesOf = ({ name1, name2 }: Pick<Options, 'name1' | 'name2'>): readonly [string, string] => [
  name1 === '' ? 'P1' : name1,
  name2 === '' ? 'P2' : name2,
];

/** Names have 1 to 10 characters and differ. */
export function checkNames(options: Pick<Options, 'name1' | 'name2'>): void {
  const names = namesOf(options);
  for (const [i, name] of names.entries()) {
    const length = [...name].length;
    if (name.trim() === '' || length > MAX_NAME || /\p{Cc}/u.test(name)) {
      throw new BadInputError(`the name of player ${i + 1} must have 1 to ${MAX_NAME} characters, not ${length}`);
    }
  }
  if (names[0] === names[1])
    throw new BadInputError(`the two players must have different names, not both "${names[0]}"`);
}

export function setup(options: Options, seed: Seed): State {
  checkNames(options);
  const rng = seedRng(seed);
  const decks = [parseDeck(options.deck1, options, 'deck1'), parseDeck(options.deck2, options, 'deck2')] as const;
  const cards = [...decks[0], ...decks[1]].map(({ id: name }, id): Card => Object.freeze({ id, name }));
  const players: State['players'] = [
    seatPlayer(decks[0], 0, options, rng),
    seatPlayer(decks[1], decks[0].length, options, rng),
  ];
  return {
    rng,
    options,
    cards,
    players,
    active: options.starts === 'coin' ? below(rng, 2) : options.starts === 'p1' ? 0 : 1,
    turn: 1,
    dealt: false,
    begun: false,
    acted: false,
    idle: 0,
    pending: 0,
    gone: [],
    ended: null,
  };
}

/** A player with an opening hand off the top of the deck. */
function seatPlayer(deck: Deck, firstId: number, options: Options, rng: Rng): Player {
  const ids = deck.map((_, i) => firstId + deck.length - 1 - i); // the top one last
  if (options.shuffle) shuffle(rng, ids);
  const hand = ids.splice(-OPENING_HAND).reverse();
  return {
    life: STARTING_LIFE,
    magic: STARTING_MAGIC,
    deck: ids,
    hand,
    returned: [],
    minions: [],
    ritual: null,
    graveyard: [],
  };
}

export const clone = (s: State): State => ({
  rng: { a: s.rng.a, b: s.rng.b, c: s.rng.c, d: s.rng.d, script: s.rng.script },
  options: s.options,
  cards: s.cards,
  players: [clonePlayer(s.players[0]), clonePlayer(s.players[1])],
  active: s.active,
  turn: s.turn,
  dealt: s.dealt,
  begun: s.begun,
  acted: s.acted,
  idle: s.idle,
  pending: s.pending,
  gone: s.gone.slice(),
  ended: s.ended,
});

/** Minions out of play never change, so copies share them. */
const clonePlayer = (p: Player): Player => ({
  life: p.life,
  magic: p.magic,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  returned: p.returned.slice(),
  minions: p.minions.map(({ card, owner, attack, defence, actions, layers }) => ({
    card,
    owner,
    attack,
    defence,
    actions,
    layers,
  })),
  ritual: p.ritual === null ? null : { card: p.ritual.card, charges: p.ritual.charges },
  graveyard: p.graveyard.slice(),
});
