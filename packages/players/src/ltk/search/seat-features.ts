import type { Seat } from '@cardwright/engine';
import { type CardName, cardFacts, facesOf, type PlayerView, STRIKES, type View } from '@cardwright/ltk/public';

/** What a hand card counts as to the net: by name where it matters, else by what is printed on it. */
const HAND = ['strike', 'dodge', 'peach', 'wine', 'negate', 'area', 'attack', 'theft', 'draw', 'delayed', 'equipment'];
const NAMED: Readonly<Record<CardName, string>> = {
  dodge: 'dodge',
  peach: 'peach',
  wine: 'wine',
  negate: 'negate',
  'national-negate': 'negate',
  'barbarian-invasion': 'area',
  'arrow-barrage': 'area',
  snatch: 'theft',
  dismantle: 'theft',
};

function handKind(name: CardName): number {
  const { kind, hostile } = cardFacts(name);
  if (STRIKES.has(name)) return HAND.indexOf('strike');
  const byPrint = kind === 'equipment' || kind === 'delayed' ? kind : hostile ? 'attack' : 'draw';
  return HAND.indexOf(NAMED[name] ?? byPrint);
}

const ARMOR = ['eight-diagram-formation', 'sage-king-shield', 'silver-lion', 'rattan-armor'];
const FATES = ['contentment', 'starvation', 'lightning'];

/** Gives features their places, one after the other. */
export function places(first = 0): { several: (count: number) => number } {
  let next = first;
  return {
    several: (count) => {
      next += count;
      return next - count;
    },
  };
}

const { several } = places();

/** Where each feature of a seat stands, whatever the mode; a mode's own come after these. */
const AT = {
  life: several(1),
  most: several(1),
  atOne: several(1),
  atTwo: several(1),
  cards: several(1),
  hand: several(HAND.length),
  weapon: several(1),
  reach: several(1),
  crossbow: several(1),
  armor: several(ARMOR.length + 1), // the last: any other
  plus: several(1),
  minus: several(1),
  faceDown: several(1),
  chained: several(1),
  fates: several(FATES.length),
  place: several(1), //  seats from the one whose turn it is
  acts: several(1), //   it is its turn
  strikes: several(1), // used in this phase
  drunk: several(1),
};

export const SEAT_FEATURES = several(0);

interface Deck {
  readonly kinds: Uint8Array; //            of each card, in a hand
  readonly names: readonly CardName[];
}
const decks = new Map<string, Deck>();

function deckOf(text: string): Deck {
  let deck = decks.get(text);
  if (deck === undefined) {
    const names = facesOf(text).map(({ name }) => name);
    deck = { kinds: Uint8Array.from(names, handKind), names };
    decks.set(text, deck);
  }
  return deck;
}

/** The next living seat after the one whose turn it is. */
export function nextOf({ players, current }: View): Seat {
  for (let step = 1; step < players.length; step++) {
    const seat = (current + step) % players.length;
    if (players[seat]?.alive === true) return seat;
  }
  return current;
}

/** Puts down what there is to say of a living seat of an open table, in any mode. All its features are 0 before. */
export function readSeat({ players, current, options }: View, player: PlayerView, to: Uint8Array, at: number): void {
  const { seat, hp, cards, fates } = player;
  const deck = deckOf(options.deck);
  to[at + AT.place] = (seat - current + players.length) % players.length;
  to[at + AT.acts] = seat === current ? 1 : 0;
  to[at + AT.life] = Math.max(0, hp);
  to[at + AT.most] = player.maxHp;
  to[at + AT.atOne] = hp <= 1 ? 1 : 0;
  to[at + AT.atTwo] = hp === 2 ? 1 : 0;
  to[at + AT.cards] = cards;
  to[at + AT.faceDown] = player.faceDown ? 1 : 0;
  to[at + AT.chained] = player.chained ? 1 : 0;
  to[at + AT.strikes] = player.strikes;
  to[at + AT.drunk] = player.drunk;
  for (const { as } of fates) {
    const fate = FATES.indexOf(as);
    if (fate >= 0) to[at + AT.fates + fate] = 1;
  }
  for (const card of player.known) {
    const kind = at + AT.hand + (deck.kinds[card] as number);
    to[kind] = (to[kind] as number) + 1;
  }
  readEquipment(player, deck.names, to, at);
}

function readEquipment({ slots }: PlayerView, names: readonly CardName[], to: Uint8Array, at: number): void {
  const { weapon, armor, plus, minus } = slots;
  if (weapon >= 0) {
    const name = names[weapon] ?? '';
    to[at + AT.weapon] = 1;
    to[at + AT.reach] = cardFacts(name).range;
    to[at + AT.crossbow] = name === 'chu-ko-nu' ? 1 : 0;
  }
  if (armor >= 0) {
    const kind = ARMOR.indexOf(names[armor] ?? '');
    to[at + AT.armor + (kind < 0 ? ARMOR.length : kind)] = 1;
  }
  to[at + AT.plus] = plus >= 0 ? 1 : 0;
  to[at + AT.minus] = minus >= 0 ? 1 : 0;
}
