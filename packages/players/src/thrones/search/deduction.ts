import { nextWord, type Rng, type Seat } from '@cardwright/engine';
import { type Card, isHeart, type Thrones, type View, valueOf } from '@cardwright/thrones/public';
import { Light, PASS } from './light.ts';

/** What everybody has seen somebody do. */
export interface Deed {
  readonly seat: Seat;
  readonly move: number;
}

/** How much likelier a world is, as a logarithm, for each time somebody did in it what the greedy bot would have done. */
const TRUST = 1;

/** Exchanges that are tried between one world and the next. */
const EXCHANGES = 8;
const WARM_UP = 200; // and before the first

const OTHERS = 3;

/** Two moves that do the same: kings and tens of one suit are alike. */
const isAlike = (a: number, b: number): boolean =>
  a === b ||
  (a !== PASS &&
    b !== PASS &&
    (a & 1) === (b & 1) &&
    Math.floor(a / 24) === Math.floor(b / 24) &&
    worth(a) === worth(b));
const worth = (move: number): number => valueOf(move >> 1);

/** The deeds since the deal, or null if not all of them are known. */
export function deedsOf(history: readonly Thrones['event'][], view: View): readonly Deed[] | null {
  const deeds: Deed[] = [];
  let laid = 0;
  for (const event of history) {
    if (event.type === 'card-laid') {
      deeds.push({ seat: event.seat, move: event.card * 2 + event.pile });
      laid++;
    } else if (event.type === 'passed') deeds.push({ seat: event.seat, move: PASS });
  }
  return laid === view.spent.length + view.piles[0].length + view.piles[1].length ? deeds : null;
}

/**
 * Hands as the others may hold them, the likelier the better they explain what was done and what was not: whoever passed had no
 * card that helped. One deal leads to the next by exchanges of two cards (Metropolis), so that likely ones come often.
 */
export class Deduction {
  readonly #view: View;
  readonly #deeds: readonly Deed[];
  readonly #first: Seat; // who opened the first play
  readonly #laid: readonly (readonly Card[])[];
  readonly #hands: Card[][];
  readonly #others: readonly Seat[];
  readonly #isGreedy: readonly boolean[]; // or seems to be: of the rest nothing is deduced
  readonly #table = new Light();
  #likelihood = 0;

  constructor(view: View, deeds: readonly Deed[], isGreedy: readonly boolean[], hands: Card[][], rng: Rng) {
    this.#view = view;
    this.#deeds = deeds;
    this.#first = deeds[0]?.seat ?? view.start;
    this.#laid = [0, 1, 2, 3].map((seat) =>
      deeds.filter((deed) => deed.seat === seat && deed.move !== PASS).map(({ move }) => move >> 1),
    );
    this.#hands = hands;
    this.#isGreedy = isGreedy;
    this.#others = [0, 1, 2, 3].filter((seat) => seat !== view.seat);
    this.#likelihood = this.#explain();
    this.#exchange(rng, WARM_UP);
  }

  /** The next deal. The hands are used again. */
  next(rng: Rng): readonly (readonly Card[])[] {
    this.#exchange(rng, EXCHANGES);
    return this.#hands;
  }

  #exchange(rng: Rng, times: number): void {
    if (this.#deeds.length === 0) return;
    for (let n = 0; n < times; n++) {
      const word = nextWord(rng);
      const a = this.#hands[this.#others[word % OTHERS] as Seat] as Card[];
      const b = this.#hands[this.#others[((word % OTHERS) + 1 + ((word >>> 4) & 1)) % OTHERS] as Seat] as Card[];
      const [i, j] = [(word >>> 8) % a.length, (word >>> 16) % b.length];
      if (a.length === 0 || b.length === 0 || isHeart(a[i] as Card) !== isHeart(b[j] as Card)) continue;
      swap(a, i, b, j);
      const likelihood = this.#explain();
      if (nextWord(rng) < 2 ** 32 * Math.exp(likelihood - this.#likelihood)) this.#likelihood = likelihood;
      else swap(a, i, b, j);
    }
  }

  /** Plays all deeds again with these hands and counts those of the greedy that the greedy bot would have done too. */
  #explain(): number {
    const table = this.#table;
    table.begin(0, this.#first, 0, [0, 0], this.#view.options.clamp === 'each');
    for (let seat = 0; seat < 4; seat++) {
      for (const card of this.#hands[seat] as Card[]) table.give(seat, card);
      for (const card of this.#laid[seat] as Card[]) table.give(seat, card);
    }
    let sum = 0;
    for (const { seat, move } of this.#deeds) {
      if (this.#isGreedy[seat] === true && isAlike(table.greedy(), move)) sum += TRUST;
      table.move(move);
    }
    return sum;
  }
}

function swap(a: Card[], i: number, b: Card[], j: number): void {
  const held = a[i] as Card;
  a[i] = b[j] as Card;
  b[j] = held;
}
