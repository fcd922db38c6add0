import { childSeed, reseed, type Seat, seedRng, shuffle } from '@cardwright/engine';
import { CARD_COUNT, type Card, isHeart, type Option, teamOf, type View } from '@cardwright/thrones/public';
import { Light, PASS } from './light.ts';

const SEATS = 4;

/** How often somebody does anything in a playout: who expects only greedy moves is easily surprised. */
const STRAYS = 0.1 * 2 ** 32;

/** Worlds as they may be for all a seat knows, one at a time: from its view alone. */
export class LightWorlds {
  readonly #view: View;
  readonly #seed: number;
  readonly #moves: readonly number[];
  readonly #hearts: readonly Card[]; // nobody has seen them yet
  readonly #effects: readonly Card[];
  readonly #rng = seedRng(0);
  readonly #dealt = new Light();
  readonly #table = new Light();
  #world = -1;
  #worldSeed = 0;

  constructor(view: View, options: readonly Option[], seed: number) {
    this.#view = view;
    this.#seed = seed;
    this.#moves = options.map((option) => (option.type === 'pass' ? PASS : option.card * 2 + option.pile));
    const seen = new Set([...view.spent, ...view.piles[0], ...view.piles[1], ...view.hand]);
    const unseen = Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !seen.has(card));
    this.#hearts = unseen.filter(isHeart);
    this.#effects = unseen.filter((card) => !isHeart(card));
  }

  /** How the game ends for the seat's team when it makes this move in this world and all go on as they are used to. */
  trial(option: number, world: number): number {
    if (world !== this.#world) this.#deal(world);
    const table = this.#table;
    table.copy(this.#dealt);
    table.move(this.#moves[option] as number);
    reseed(this.#rng, this.#worldSeed);
    table.playOut(this.#rng, STRAYS);
    return table.shareOf(teamOf(this.#view.seat as Seat));
  }

  #deal(world: number): void {
    const { play, start, turn, scores, piles, hand, hearts, effects, seat, options } = this.#view;
    this.#world = world;
    this.#worldSeed = childSeed(this.#seed, world);
    reseed(this.#rng, this.#worldSeed);
    this.#dealt.begin(play, start, turn, scores, options.clamp === 'each');
    const unseen = [shuffle(this.#rng, this.#hearts.slice()), shuffle(this.#rng, this.#effects.slice())] as const;
    for (let other = 0; other < SEATS; other++) {
      if (other === seat) for (const card of hand) this.#dealt.give(other, card);
      else {
        for (let i = 0; i < (hearts[other] as number); i++) this.#dealt.give(other, unseen[0].pop() as Card);
        for (let i = 0; i < (effects[other] as number); i++) this.#dealt.give(other, unseen[1].pop() as Card);
      }
    }
    for (const pile of [0, 1] as const) for (const card of piles[pile]) this.#dealt.lay(card, pile);
  }
}
