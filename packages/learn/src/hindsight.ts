import { decide, type Target } from './samples.ts';

/** A position of a game that is being played. */
export interface NotedPosition {
  readonly samples: readonly NotedSample[];
  /** What the players' own net makes of it, by who may win: sides, or seats. Null where the players have none. */
  readonly worth: readonly number[] | null;
}

export interface NotedSample {
  readonly bytes: Uint8Array;
  readonly outputs: (worth: readonly number[]) => readonly number[]; // of the net, by who may win
}

/** How much comes from further on than the next position of a game, of what a position turned out to be worth. */
const FURTHER = 0.85;

/**
 * What each position of a game turned out to be worth: what was made of the next, of the one after that, the later the less, and in the end
 * who won. The bare result is true but says little of a position many turns before it, and games of searchers are too dear for many of them.
 */
export function hindsight(
  worths: readonly (readonly number[] | null)[],
  result: readonly number[],
  further = FURTHER,
): (readonly number[])[] {
  let after = result;
  return worths
    .toReversed()
    .map((worth) => {
      const own = after;
      if (worth !== null) after = worth.map((value, k) => (1 - further) * value + further * (own[k] as number));
      return own;
    })
    .reverse();
}

/** Shares as a sample keeps them: whole 255ths that add up. */
function targetOf(shares: readonly number[]): Target {
  const most = shares.slice(0, -1).map((share) => Math.round(255 * share));
  return [...most, Math.max(0, 255 - most.reduce((sum, share) => sum + share, 0))];
}

/** The samples of a game that is over, told what their positions turned out to be worth and how it ended. */
export function told(noted: readonly NotedPosition[], result: readonly number[]): Uint8Array[] {
  const worths = hindsight(
    noted.map(({ worth }) => worth),
    result,
  );
  return noted.flatMap(({ samples }, i) =>
    samples.map(({ bytes, outputs }) => {
      const [worth, end] = [worths[i] as readonly number[], result].map((each) => targetOf(outputs(each)));
      decide(bytes, worth as Target, end as Target);
      return bytes;
    }),
  );
}

/** How positions are told what they are worth, for the provenance. */
export const toldBy = (round: number): string =>
  round === 0
    ? ''
    : `; a position is told what the net before made of the next ones, each further one by ${FURTHER}, and then who won`;
