import { childSeed, nextWord, type Rng, reseed, type Seat, seedRng, shuffle } from '@cardwright/engine';
import { CARD_COUNT, type Card, isHeart, type Thrones, teamOf, type View } from '@cardwright/thrones/public';
import { Deduction, deedsOf } from './deduction.ts';
import { habitWeights } from './habit-weights.ts';
import { type Habits, habitsBy } from './habits.ts';
import { Light } from './light.ts';
import { likenesses } from './likeness.ts';

/** How often somebody does anything in a playout: who expects only greedy moves is easily surprised. */
export const STRAYS = 0.1 * 2 ** 32;

/** Unpacked when somebody first needs them. */
let learned: Habits | undefined;

/** The cards a seat has not seen. */
function unseenBy({ spent, piles, hand }: View): Card[] {
  const seen = new Set([...spent, ...piles[0], ...piles[1], ...hand]);
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !seen.has(card));
}

/** Worlds as they may be for all a seat knows, one after the other: from its view and what it was told alone. */
export class LightWorlds {
  readonly #view: View;
  readonly #seed: number;
  readonly #rng: Rng;
  readonly #hearts: readonly Card[]; // not seen yet
  readonly #effects: readonly Card[];
  readonly #habits: Habits | null; // null: all are greedy
  readonly #likenesses: readonly number[]; // to the greedy bot, by seat
  readonly #deduction: Deduction | null;
  readonly #dealt = new Light();
  readonly #table = new Light();
  #world = -1;
  #worldSeed = 0;
  #greedy = 0; // who is in this world: a bit for each seat

  /** With a history it is judged by it who is greedy and what those hold; the rest, and the seat itself, play by learned habits. */
  constructor(view: View, seed: number, history: readonly Thrones['event'][] | null = null) {
    this.#view = view;
    this.#seed = seed;
    this.#rng = seedRng(seed);
    const unseen = unseenBy(view);
    this.#hearts = unseen.filter(isHeart);
    this.#effects = unseen.filter((card) => !isHeart(card));
    const deeds = history === null ? null : deedsOf(history, view);
    if (history !== null) learned ??= habitsBy(habitWeights);
    this.#habits = history === null ? null : (learned ?? null);
    this.#likenesses = likenesses(view, deeds ?? []).map((likeness, seat) => (seat === view.seat ? 0 : likeness));
    const isGreedy = this.#likenesses.map((likeness) => likeness > 0);
    this.#deduction =
      deeds === null || !isGreedy.includes(true)
        ? null
        : new Deduction(view, deeds, isGreedy, this.#anyHands(), this.#rng);
    this.#deal(0);
  }

  /** What would be done without searching: that takes nothing but the own hand, the table and what was seen. */
  anchor(): number {
    return this.#habits?.likeliest(this.#dealt) ?? this.#dealt.greedy();
  }

  /** How the game ends for the seat's team when it makes this move in this world and all go on as they are used to. */
  trial(move: number, world: number): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    table.copy(this.#dealt);
    table.move(move);
    reseed(this.#rng, this.#worldSeed);
    if (this.#habits === null) table.playOut(this.#rng, STRAYS);
    else this.#playOut(table, this.#habits);
    return table.shareOf(teamOf(this.#view.seat as Seat));
  }

  #playOut(table: Light, habits: Habits): void {
    while (!table.isDecided) {
      const isGreedy = ((this.#greedy >> table.seat) & 1) === 1;
      table.move(isGreedy ? table.next(this.#rng, STRAYS) : habits.next(table, this.#rng));
    }
  }

  #deal(world: number): void {
    const { play, start, turn, scores, piles, options } = this.#view;
    this.#world = world;
    this.#worldSeed = childSeed(this.#seed, world);
    reseed(this.#rng, this.#worldSeed);
    this.#dealt.begin(play, start, turn, scores, options.clamp === 'each');
    const hands = this.#deduction?.next(this.#rng) ?? this.#anyHands();
    hands.forEach((hand, seat) => {
      for (const card of hand) this.#dealt.give(seat, card);
    });
    for (const pile of [0, 1] as const) for (const card of piles[pile]) this.#dealt.lay(card, pile);
    this.#greedy = 0;
    if (this.#habits === null) return;
    this.#likenesses.forEach((likeness, seat) => {
      if (nextWord(this.#rng) < likeness * 2 ** 32) this.#greedy |= 1 << seat;
    });
  }

  /** Deals the unseen cards to the others: each gets as many hearts and effects as everybody knows it has. */
  #anyHands(): Card[][] {
    const { hand, hearts, effects, seat } = this.#view;
    const left = [shuffle(this.#rng, this.#hearts.slice()), shuffle(this.#rng, this.#effects.slice())] as const;
    return hearts.map((count, other) =>
      other === seat ? hand.slice() : [...left[0].splice(0, count), ...left[1].splice(0, effects[other])],
    );
  }
}
