import { ask, below, type Decision, type Event, type Game, type Rng, type Seat, seedRng } from '@cardwright/engine';
import type { Gauge } from '../src/gauge.ts';

/** Seat 0 wins so often, in per cent; a gold coin, which one toss in four has, lifts that by GOLD. */
export const BIAS = 55;
export const GOLD = 30;
const GOLD_ONE_IN = 4;
export const MEAN_TURNS = 3; // 1 to 5, each as often

interface Coin {
  state: {
    rng: Rng;
    readonly bias: number;
    readonly heroes: readonly string[];
    readonly turns: number;
    turn: number;
    coin: 'gold' | 'iron' | null;
    winner: Seat | null;
  };
  option: { readonly type: 'toss' | 'wait' };
  decision: Decision<Coin['option']>;
  event: Event & { readonly seat: Seat; readonly card: string };
  view: { readonly turn: number; readonly heroes: readonly string[] };
  options: { readonly bias: number };
}

const HEROES = ['ann', 'ben', 'cat', 'dan', 'eve'];

/** A game with known probabilities: whatever is chosen, after one to five turns a coin is drawn and tossed. */
export const coinGame: Game<Coin> = {
  id: 'coin',
  rules: '1',
  seats: { min: 2, max: 2, default: 2 },
  settings: { bias: { kind: 'number', min: 0, max: 70, default: BIAS } },
  text: {
    en: {
      name: 'Coin',
      about: '',
      settings: {},
      events: {},
      options: {},
      decisions: {},
      reasons: {},
      outcomes: {},
      noun: () => undefined,
    },
    zh: {
      name: '硬币',
      about: '',
      settings: {},
      events: {},
      options: {},
      decisions: {},
      reasons: {},
      outcomes: {},
      noun: () => undefined,
    },
  },
  sides: () => [0, 1],
  setup({ bias }, _, seed) {
    const rng = seedRng(seed);
    const heroes = [0, 1].map(() => HEROES[below(rng, HEROES.length)] as string);
    return { rng, bias, heroes, turns: 1 + below(rng, 5), turn: 0, coin: null, winner: null };
  },
  *play(live) {
    const { state } = live;
    while (state.turn < state.turns) {
      state.turn++;
      yield ask(0, 'toss', [{ type: 'toss' }, { type: 'wait' }], true);
    }
    state.coin = below(state.rng, GOLD_ONE_IN) === 0 ? 'gold' : 'iron';
    live.emit?.({ type: 'coin-drawn', seat: 0, card: state.coin });
    state.winner = below(state.rng, 100) < state.bias + (state.coin === 'gold' ? GOLD : 0) ? 0 : 1;
  },
  outcome: ({ winner }) => ({ label: winner === 0 ? 'heads' : 'tails', scores: winner === 0 ? [1, 0] : [0, 1] }),
  view: ({ turn, heroes }) => ({ turn, heroes }),
  imagine: () => {},
  clone: (state) => ({ ...state, rng: { ...state.rng } }),
  key: ({ type }) => type,
  refusals: () => [],
  census: () => [],
};

export const coinGauge: Gauge<Coin> = {
  turn: ({ turn }) => turn,
  stood: ({ heroes }, seat) => ({ role: seat === 0 ? 'heads' : 'tails', hero: heroes[seat] as string }),
  watch: () => (event) => [{ way: 'drawn', seat: event.seat, card: event.card }],
  hasLeaf: false,
  roles: ['heads', 'tails'],
  cardField: 'card',
};

/** What seat 0 can expect before the coin is drawn. */
export const chanceAt = (bias: number): number => (bias + GOLD / GOLD_ONE_IN) / 100;
