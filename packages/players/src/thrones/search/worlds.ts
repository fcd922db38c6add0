import { childSeed, type Rng, reseed, type Seat, seedRng, shuffle } from '@cardwright/engine';
import { CARD_COUNT, type Card, isHeart, type Thrones, teamOf, type View } from '@cardwright/thrones/public';
import { Deduction, deedsOf } from './deduction.ts';
import { Light } from './light.ts';

/** How often somebody does anything in a playout: who expects only greedy moves is easily surprised. */
export const STRAYS = 0.1 * 2 ** 32;

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
  readonly #deduction: Deduction | null;
  readonly #dealt = new Light();
  readonly #table = new Light();
  #world = -1;
  #worldSeed = 0;

  /** With a history, worlds that explain it come more often. */
  constructor(view: View, seed: number, history: readonly Thrones['event'][] | null = null) {
    this.#view = view;
    this.#seed = seed;
    this.#rng = seedRng(seed);
    const unseen = unseenBy(view);
    this.#hearts = unseen.filter(isHeart);
    this.#effects = unseen.filter((card) => !isHeart(card));
    const deeds = history === null ? null : deedsOf(history, view);
    this.#deduction = deeds === null ? null : new Deduction(view, deeds, this.#anyHands(), this.#rng);
    this.#deal(0);
  }

  /** What the greedy bot would do: it looks at nothing but its own hand and the table. */
  greedy(): number {
    return this.#dealt.greedy();
  }

  /** How the game ends for the seat's team when it makes this move in this world and all go on as they are used to. */
  trial(move: number, world: number): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    table.copy(this.#dealt);
    table.move(move);
    reseed(this.#rng, this.#worldSeed);
    table.playOut(this.#rng, STRAYS);
    return table.shareOf(teamOf(this.#view.seat as Seat));
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
