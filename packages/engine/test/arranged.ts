import { skirmish } from '@cardwright/testing/skirmish';
import { type Driving, type Event, Match } from '../src/index.ts';

const KINDS = ['strike', 'dodge', 'blast', 'negate', 'peach'] as const;
type Kind = (typeof KINDS)[number];
type Skirmish = ReturnType<typeof skirmish>;

/** A skirmish that begins as arranged, seat 0 to move. Of a kind the first card named has the lowest number. */
function arranged(hands: Kind[][], life: number[], drawn: Kind[]): Skirmish {
  const game = skirmish();
  return {
    ...game,
    setup(options, seats, seed) {
      const state = game.setup(options, seats, seed);
      const pack = Array.from({ length: 40 }, (_, card) => card);
      const take = (kind: Kind): number => {
        const at = pack.findIndex((card) => KINDS[card % KINDS.length] === kind);
        return pack.splice(at, 1)[0] as number;
      };
      const [dealt, top] = [hands.map((hand) => hand.map(take)), drawn.map(take)];
      return { ...state, turn: 0, life: life.slice(), hands: dealt, deck: [...pack, ...top.reverse()] };
    },
  };
}

/** Seat 0 blasts seat 1, which has one life left. */
const blasted = arranged(
  [
    ['blast', 'negate'],
    ['negate', 'strike'],
    ['negate', 'peach'],
  ],
  [3, 1, 3],
  ['dodge', 'dodge'],
);

/** The blast is negated, the negation too; seat 1 is dying; seat 2 gives a peach and could negate that in turn. */
export const RESCUE: readonly [seat: number, kind: string, key: string][] = [
  [0, 'play', 'play:blast-2>1'],
  [0, 'negate', 'pass'],
  [1, 'negate', 'answer:negate-8'],
  [0, 'negate', 'answer:negate-3'],
  [2, 'negate', 'pass'],
  [2, 'peach', 'answer:peach-4'],
  [2, 'negate', 'pass'],
];

export const start = (driving: Driving = {}) => Match.start(blasted, { seed: 1 }, driving);

export type Blasted = ReturnType<typeof start>;

/** The match after the first choices of the rescue. */
export function after(steps: number, driving: Driving = {}): Blasted {
  const match = start(driving);
  follow(match, 0, steps);
  return match;
}

/** Makes the rescue's choices from one to another. */
export function follow(match: Blasted, from: number, to: number = RESCUE.length): void {
  for (const [, , key] of RESCUE.slice(from, to)) match.chooseKeys([key]);
}

/** The steps at which the rescue stands in the middle of something. */
export const MIDWAY = RESCUE.map((_, i) => i).slice(1);

export interface Heard {
  readonly listen: (event: Event) => void;
  readonly events: Event[];
}

export function ear(): Heard {
  const events: Event[] = [];
  return { events, listen: (event) => events.push(event) };
}
