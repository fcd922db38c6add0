import { ask, below, type Decision, type Game, type Rng, type Seat, seedRng, shuffle } from '@cardwright/engine';

type Card = number; // 0 to 51: its suit times 13 plus its rank, the two lowest
const suitOf = (card: Card): number => (card / 13) | 0;
const nameOf = (card: Card): string => `${'23456789TJQKA'[card % 13]}${'CDHS'[suitOf(card)]}`;
const signOf = (card: Card): string => `${'♣♦♥♠'[suitOf(card)]}${nameOf(card).charAt(0).replace('T', '10')}`;
const highFirst = (a: Card, b: Card): number => b - a;

interface State {
  rng: Rng;
  leader: Seat; //       who leads to this trick
  trick: Card[]; //      the cards on the table, the led one first
  hands: Card[][]; //    each sorted, highest first
  voids: boolean[][]; // for each seat and suit: everybody saw that it has none left
  taken: number[]; //    tricks of seats 0 and 2, and of seats 1 and 3
  spent: Card[]; //      the tricks before
}

type Option = { readonly type: 'play'; readonly card: Card };

type GameEvent =
  | { type: 'hand-dealt'; seat: Seat; secret?: { to: Seat[]; cards: Card[] } }
  | { type: 'card-played'; seat: Seat; card: Card }
  | { type: 'trick-taken'; seat: Seat };

export interface Whist {
  state: State;
  option: Option;
  decision: Decision<Option>;
  event: GameEvent;
  view: Omit<State, 'rng' | 'hands'> & { hands: (Card[] | null)[]; counts: number[] };
  options: object;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const PACK = Array.from({ length: 52 }, (_, card): Option => Object.freeze({ type: 'play', card }));
const toAct = ({ leader, trick }: State): Seat => (leader + trick.length) % 4;

/** Whoever has a card of the led suit must play one. */
function legal(s: State): Option[] {
  const hand = s.hands[toAct(s)] as Card[];
  const led = s.trick.length === 0 ? null : suitOf(s.trick[0] as Card);
  const following = hand.filter((card) => suitOf(card) === led);
  return (following.length > 0 ? following : hand).map((card) => PACK[card] as Option);
}

/** Deals the hidden cards anew, none to a seat that is known to be out of its suit. Null if one finds no place. */
function dealAgain(s: State, others: readonly Seat[], rng: Rng): Card[][] | null {
  const holders = (card: Card): Seat[] => others.filter((seat) => s.voids[seat]?.[suitOf(card)] === false);
  const hidden = others.flatMap((seat) => s.hands[seat] as Card[]);
  hidden.sort((a, b) => holders(a).length - holders(b).length || highFirst(a, b));
  const places = others.flatMap((seat) => (s.hands[seat] as Card[]).map(() => seat));
  const hands: Card[][] = SEATS.map(() => []);
  for (const card of hidden) {
    const open = [...places.keys()].filter((i) => holders(card).includes(places[i] as Seat));
    if (open.length === 0) return null;
    const [seat] = places.splice(open[below(rng, open.length)] as number, 1);
    hands[seat as Seat]?.push(card);
  }
  return hands.map((hand) => hand.sort(highFirst));
}

export const whist: Game<Whist> = {
  id: 'whist',
  rules: '1',
  seats: { min: 4, max: 4, default: 4 },
  settings: {},
  sides: () => [0, 1, 0, 1],

  setup(_options, _seats, seed) {
    const rng = seedRng(seed);
    const owners = PACK.map(({ card }) => card % 4);
    shuffle(rng, owners);
    const hands = SEATS.map((): Card[] => []);
    for (let card = 51; card >= 0; card--) hands[owners[card] as Seat]?.push(card);
    const voids = SEATS.map(() => [false, false, false, false]);
    return { rng, leader: below(rng, 4), trick: [], hands, voids, taken: [0, 0], spent: [] };
  },

  *play(live) {
    const s = live.state;
    if (s.trick.length + s.spent.length === 0) {
      s.hands.forEach((hand, seat) =>
        live.emit?.({ type: 'hand-dealt', seat, secret: { to: [seat], cards: [...hand] } }),
      );
    }
    while (s.spent.length < 52) {
      while (s.trick.length < 4) {
        const seat = toAct(s);
        const options = legal(s);
        const [index] = yield ask(seat, 'play', options, true);
        const { card } = options[index as number] as Option;
        const hand = s.hands[seat] as Card[];
        hand.splice(hand.indexOf(card), 1);
        s.trick.push(card);
        const led = suitOf(s.trick[0] as Card);
        if (led !== suitOf(card)) (s.voids[seat] as boolean[])[led] = true;
        live.emit?.({ type: 'card-played', seat, card });
      }
      const led = suitOf(s.trick[0] as Card);
      const best = Math.max(...s.trick.filter((card) => suitOf(card) === led));
      s.leader = (s.leader + s.trick.indexOf(best)) % 4;
      s.taken[s.leader % 2] = (s.taken[s.leader % 2] as number) + 1;
      s.spent.push(...s.trick.splice(0));
      live.emit?.({ type: 'trick-taken', seat: s.leader });
    }
  },

  outcome: ({ taken: [even = 0, odd = 0] }) =>
    even > odd ? { label: 'even', scores: [1, 0, 1, 0] } : { label: 'odd', scores: [0, 1, 0, 1] },

  view(s, viewer) {
    const { leader, trick, hands, voids, taken, spent } = whist.clone(s);
    const shown = hands.map((hand, seat) => (viewer === 'all' || viewer === seat ? hand : null));
    return { leader, trick, voids, taken, spent, hands: shown, counts: hands.map((hand) => hand.length) };
  },

  imagine(s, seat, rng) {
    const others = SEATS.filter((other) => other !== seat);
    let dealt = dealAgain(s, others, rng);
    while (dealt === null) dealt = dealAgain(s, others, rng);
    for (const other of others) s.hands[other] = dealt[other] as Card[];
  },

  clone: (s) => ({
    rng: { ...s.rng },
    leader: s.leader,
    trick: s.trick.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    voids: s.voids.map((suits) => suits.slice()),
    taken: s.taken.slice(),
    spent: s.spent.slice(),
  }),

  key: ({ card }) => nameOf(card),
  census: (s) => [...s.hands.flat(), ...s.trick, ...s.spent],
  refusals(s, { options }) {
    const refused = (s.hands[toAct(s)] as Card[]).filter((card) => options.every((option) => option.card !== card));
    return refused.map((card) => ({ option: PACK[card] as Option, reason: 'follow-suit' }));
  },

  text: {
    en: {
      name: 'Whist',
      about: 'Two teams of two; the highest card of the led suit takes the trick; most tricks win.',
      settings: {},
      events: {
        'hand-dealt': '{seat} {seat|get|gets} 13 cards',
        'card-played': '{seat} {seat|play|plays} {card}',
        'trick-taken': '{seat} {seat|take|takes} the trick',
      },
      options: { play: 'Play {card}' },
      decisions: { play: '{seat} plays a card', 'play/you': 'Play a card' },
      reasons: { 'follow-suit': 'you hold a card of the led suit and must play one' },
      outcomes: { even: 'Players 1 and 3 win', odd: 'Players 2 and 4 win' },
      view: { taken: 'Tricks of players 1 and 3, 2 and 4', trick: 'Trick', counts: 'Cards', hands: 'Hand' },
      noun: (field, value) => (field === 'card' && typeof value === 'number' ? signOf(value) : undefined),
    },
    zh: {
      name: '惠斯特',
      about: '四人分两队，首攻花色中最大的牌赢得一墩，赢墩多者胜。',
      settings: {},
      events: { 'hand-dealt': '{seat}获发 13 张牌', 'card-played': '{seat}出 {card}', 'trick-taken': '{seat}赢得一墩' },
      options: { play: '出 {card}' },
      decisions: { play: '{seat}出一张牌', 'play/you': '请出一张牌' },
      reasons: { 'follow-suit': '有首攻花色的牌时必须跟出' },
      outcomes: { even: '玩家 1 和 3 获胜', odd: '玩家 2 和 4 获胜' },
      view: { taken: '墩数（玩家 1、3 对 2、4）', trick: '本墩', counts: '张数', hands: '手牌' },
      noun: (field, value) => (field === 'card' && typeof value === 'number' ? signOf(value) : undefined),
    },
  },
};
