import {
  ask,
  below,
  type Decision,
  type Event,
  type Game,
  type GameText,
  type Live,
  type Outcome,
  type Play,
  type Rng,
  type Seat,
  seedRng,
  shuffle,
  type Viewer,
  type Words,
} from '@cardwright/engine';

/**
 * A toy with everything that makes rules hard for a kernel: blasts that can be negated, negations that can be negated,
 * strikes that can be dodged, and the dying who ask everybody for a peach in the middle of all that.
 * With a `fault` it breaks one promise on purpose, so that the tests every game gets can be tested.
 */
export type Fault =
  | 'leaky-view'
  | 'leaky-event'
  | 'holder-prompt'
  | 'stale-local'
  | 'math-random'
  | 'empty-options'
  | 'lost-card'
  | 'shared-clone'
  | 'unparkable'
  | 'closed-end'
  | 'open-restack'
  | 'dealt-order'
  | 'hidden-order'
  | 'no-census'
  | 'live-view';

const KINDS = ['strike', 'dodge', 'blast', 'negate', 'peach'] as const;
type Kind = (typeof KINDS)[number];
const COPIES = 8;
const kindOf = (card: number): Kind => KINDS[card % KINDS.length] as Kind;

interface Option {
  readonly type: 'play' | 'answer' | 'discard' | 'pass' | 'end';
  readonly card?: number;
  readonly to?: Seat;
}

interface GameEvent extends Event {
  readonly type: 'drawn' | 'played' | 'answered' | 'discarded' | 'damaged' | 'died';
  readonly seat: Seat;
  readonly count?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly to?: Seat;
  readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly number[] };
}

interface State {
  rng: Rng;
  turn: Seat;
  round: number;
  drawn: boolean;
  struck: boolean;
  life: number[];
  hands: number[][];
  deck: number[];
  spent: number[];
  over: boolean;
  shuffled: readonly number[]; // per card, how often it went back into the deck: everybody can tell
  luck?: () => number;
}

interface View {
  readonly hand: readonly number[];
  readonly counts: readonly number[];
  readonly life: readonly number[];
  readonly turn: Seat;
  readonly spent: readonly number[];
  readonly deck: number;
  readonly hands: readonly (readonly number[])[] | null; // open to those who see everything, and when it is over
  readonly order: readonly number[] | null; //              the deck, likewise
  readonly peek?: unknown;
}

interface Skirmish {
  state: State;
  option: Option;
  decision: Decision<Option>;
  event: GameEvent;
  view: View;
  options: object;
}

type Now = Live<State, GameEvent> & { readonly fault: Fault | null };
type Asks<R = void> = Play<Decision<Option>, R>;

const PASS: Option = { type: 'pass' };
const alive = (s: State): Seat[] => s.life.flatMap((life, seat) => (life > 0 ? [seat] : []));
const isOver = (s: State): boolean => alive(s).length <= 1 || s.round >= 30;
const seatsFrom = (s: State, first: Seat): Seat[] => s.life.map((_, i) => (first + i) % s.life.length);

function draw(now: Now, seat: Seat, count: number): void {
  const s = now.state;
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    if (s.deck.length === 0) {
      s.deck = shuffle(s.rng, s.spent.splice(0));
      s.shuffled = s.shuffled.map((times, each) => times + Number(s.deck.includes(each)));
    }
    const card = s.deck.pop();
    if (card !== undefined) cards.push(card);
  }
  s.hands[seat]?.push(...cards);
  if (s.luck !== undefined) s.deck.reverse();
  if (now.fault === 'leaky-event') now.emit?.({ type: 'drawn', seat, count, cards });
  else now.emit?.({ type: 'drawn', seat, count, secret: { to: [seat], cards } });
}

function spend(now: Now, seat: Seat, card: number): void {
  const hand = now.state.hands[seat] as number[];
  hand.splice(hand.indexOf(card), 1);
  now.state.spent.push(card);
  if (now.fault === 'lost-card' && kindOf(card) === 'peach') now.state.spent.pop();
}

/** Asks a seat for a card of this kind. True when it gave one. */
function* respond(now: Now, seat: Seat, kind: Kind, secret: boolean): Asks<boolean> {
  const fitting = (now.state.hands[seat] as number[]).filter((card) => kindOf(card) === kind);
  if (fitting.length === 0 && (!now.asksForced || now.fault === 'holder-prompt')) return false;
  const options: Option[] = [...fitting.map((card): Option => ({ type: 'answer', card })), PASS];
  const [index] = yield { ...ask(seat, kind, options), secret };
  const { card } = options[index as number] as Option;
  if (card === undefined) return false;
  spend(now, seat, card);
  now.emit?.({ type: 'answered', seat, card });
  return true;
}

/** Everybody may negate, and the negation too: whoever speaks last is right. */
function* isNegated(now: Now): Asks<boolean> {
  for (const seat of seatsFrom(now.state, now.state.turn)) {
    if ((now.state.life[seat] as number) <= 0) continue;
    if (yield* respond(now, seat, 'negate', true)) return !(yield* isNegated(now));
  }
  return false;
}

function* damage(now: Now, seat: Seat): Asks {
  const s = now.state;
  s.life[seat]!--;
  now.emit?.({ type: 'damaged', seat });
  if (s.life[seat]! > 0) return;
  for (const helper of seatsFrom(s, s.turn)) {
    if (helper !== seat && (s.life[helper] as number) <= 0) continue;
    if ((yield* respond(now, helper, 'peach', false)) && !(yield* isNegated(now))) {
      s.life[seat]!++;
      return;
    }
  }
  const left = (s.hands[seat] as number[]).splice(0);
  s.spent.push(...left);
  now.emit?.({ type: 'died', seat, cards: left });
}

function* use(now: Now, seat: Seat, card: number, to: Seat): Asks {
  spend(now, seat, card);
  now.emit?.({ type: 'played', seat, card, to });
  if (kindOf(card) === 'strike') {
    now.state.struck = true;
    if (!(yield* respond(now, to, 'dodge', false))) yield* damage(now, to);
  } else if (!(yield* isNegated(now))) {
    yield* damage(now, to);
  }
}

function playable(s: State, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const card of s.hands[seat] as number[]) {
    const kind = kindOf(card);
    if (kind !== 'blast' && (kind !== 'strike' || s.struck)) continue;
    for (const to of alive(s)) if (to !== seat) options.push({ type: 'play', card, to });
  }
  options.push({ type: 'end' });
  return options;
}

function* turn(now: Now): Asks {
  const s = now.state;
  const seat = s.turn;
  if (!s.drawn) {
    draw(now, seat, 2);
    s.drawn = true;
    s.struck = false;
  }
  const top = s.deck.at(-1);
  for (;;) {
    const options = now.fault === 'empty-options' && s.round === 3 ? [] : playable(s, seat);
    const [index] = yield ask(seat, 'play', options, true);
    const { card, to } = options[index as number] as Option;
    if (card === undefined || to === undefined) break;
    yield* use(now, seat, card, to);
    if ((s.life[seat] as number) <= 0 || isOver(s)) return;
  }
  if (now.fault === 'stale-local' && top !== undefined && s.deck.at(-1) !== undefined) {
    s.deck.pop(); // the card that was on top before the question, not the one that is there now
    s.hands[seat]?.push(top);
  }
  if (now.fault === 'math-random' && Math.random() < 0.5) s.spent.reverse(); // oxlint-disable-line no-restricted-properties -- the planted fault
  const hand = s.hands[seat] as number[];
  const extra = hand.length - (s.life[seat] as number);
  if (extra <= 0) return;
  const options = hand.map((card): Option => ({ type: 'discard', card }));
  const picked = yield {
    ...ask(seat, 'discard', options),
    min: extra,
    max: extra,
    default: options.map((_, i) => i).slice(-extra),
  };
  for (const index of picked) {
    const card = (options[index] as Option).card as number;
    spend(now, seat, card);
    now.emit?.({ type: 'discarded', seat, card });
  }
}

const words: Words = {
  name: 'Skirmish',
  about: 'A toy for tests.',
  settings: {},
  events: {},
  options: {},
  decisions: {},
  reasons: {},
  outcomes: { won: 'won', draw: 'draw' },
  noun: () => undefined,
};

export const skirmish = (fault: Fault | null = null): Game<Skirmish> => ({
  id: 'skirmish',
  rules: '1',
  seats: { min: 2, max: 5, default: 3 },
  settings: {},
  text: { en: words, zh: words } satisfies GameText,
  sides: (seats) => Array.from({ length: seats }, (_, seat) => seat),
  setup(_options, seats, seed) {
    const rng = seedRng(seed);
    const deck = shuffle(
      rng,
      Array.from({ length: KINDS.length * COPIES }, (_, i) => i),
    );
    const hands = Array.from({ length: seats }, () => deck.splice(-3));
    return {
      rng,
      turn: below(rng, seats),
      round: 0,
      drawn: false,
      struck: false,
      life: hands.map(() => 3),
      hands,
      deck,
      spent: [],
      over: false,
      shuffled: deck.concat(hands.flat()).map(() => 0),
    };
  },
  *play(live) {
    const now: Now = { state: live.state, fault, asksForced: live.asksForced, get emit() { return live.emit; } }; // biome-ignore format: one thought
    const s = live.state;
    while (!isOver(s)) {
      if ((s.life[s.turn] as number) > 0) yield* turn(now);
      s.turn = (s.turn + 1) % s.life.length;
      s.drawn = false;
      s.round++;
      if (fault === 'unparkable' && s.round === 1) s.luck = () => s.round; // a function is lost in JSON
    }
    s.over = true;
  },
  outcome(s): Outcome {
    const winners = alive(s);
    const label = winners.length === 1 ? 'won' : 'draw';
    return { label, scores: s.life.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) };
  },
  view(s, viewer: Viewer): View {
    const hand = typeof viewer === 'number' ? (s.hands[viewer] ?? []).slice() : [];
    const isOpen = viewer === 'all' || (s.over && fault !== 'closed-end');
    const open = {
      hand,
      counts: s.hands.map((h) => h.length),
      life: s.life.slice(),
      turn: s.turn,
      spent: fault === 'live-view' ? s.spent : s.spent.slice(),
      deck: s.deck.length,
      hands: isOpen ? s.hands.map((h) => (fault === 'hidden-order' ? h.toSorted((a, b) => a - b) : h.slice())) : null,
      order: isOpen ? s.deck.slice() : null,
    };
    return fault === 'leaky-view' ? { ...open, peek: s.hands.map((h) => h[0] ?? null) } : open;
  },
  imagine(s, seat, rng) {
    const zones = [s.deck, ...s.hands.filter((_, other) => other !== seat)];
    const isTurned = fault === 'hidden-order' && (zones[1]?.[0] ?? 0) % 2 === 1;
    const pools: number[][] = [];
    const unseen = zones.flat();
    if (fault !== 'dealt-order') unseen.sort((a, b) => a - b);
    for (const card of unseen) (pools[s.shuffled[card] as number] ??= []).push(card);
    for (const pool of pools) if (pool !== undefined) shuffle(rng, pool);
    for (const zone of zones)
      zone.forEach((card, i) => {
        zone[i] = pools[s.shuffled[card] as number]?.pop() as number; // what was in the discard pile nobody held then
      });
    if (isTurned) zones[1]?.reverse();
  },
  restack(s, rng) {
    if (fault === 'open-restack')
      for (const hand of s.hands) s.deck.push(...hand.splice(0, 1, s.deck.shift() as number));
    const pools = Map.groupBy(s.deck, (card) => s.shuffled[card] as number);
    for (const pool of pools.values()) shuffle(rng, pool);
    for (const [i, card] of s.deck.entries()) s.deck[i] = pools.get(s.shuffled[card] as number)?.pop() as number;
  },
  clone: (s) => ({
    rng: { ...s.rng },
    turn: s.turn,
    round: s.round,
    drawn: s.drawn,
    struck: s.struck,
    life: s.life.slice(),
    hands: fault === 'shared-clone' ? s.hands : s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    spent: s.spent.slice(),
    over: s.over,
    shuffled: s.shuffled,
    ...(s.luck === undefined ? {} : { luck: s.luck }),
  }),
  key: ({ type, card, to }) =>
    [type, card === undefined ? '' : `:${kindOf(card)}-${card}`, to === undefined ? '' : `>${to}`].join(''),
  refusals: () => [],
  census: (s) => (fault === 'no-census' ? [] : [...s.deck, ...s.spent, ...s.hands.flat()]),
});
