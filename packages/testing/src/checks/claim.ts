import { type Facts, hiddenFrom } from './facts.ts';

const SUSPECT = 1e-3; //   a claim less likely than this to hold by chance is looked into
const DEVIATIONS = 3; //   so many more things than chance would bring are looked into

/** How a claim fares in worlds that were not asked when it was made. */
export interface ClaimCheck {
  readonly worlds: number; // that fit the past, and in all of which it holds
  readonly share: number; //  of the worlds imagined now in which it holds
  readonly chance: number; // of that, if both were of the same make
}

/** Something a seat may have learned. */
export interface Claim {
  readonly says: string;
  /** Null where a world that fits the past contradicts it. */
  doubtAfter(learned: readonly Facts[], confirming: readonly Facts[], imagined: readonly Facts[]): ClaimCheck | null;
}

function doubtOf(
  holds: (world: Facts) => boolean,
  confirming: readonly Facts[],
  imagined: readonly Facts[],
): ClaimCheck | null {
  if (!confirming.every(holds)) return null;
  const share = (imagined.filter(holds).length + 1) / (imagined.length + 1);
  return { worlds: confirming.length, share, chance: share ** confirming.length };
}

/**
 * What worlds that fit the past agree on and those imagined now do not: what a place holds, and what it cannot hold. What the
 * seat sees there itself it need not claim.
 */
export function claimsOf(truth: Facts, own: Facts, past: readonly Facts[], imagined: readonly Facts[]): Claim[] {
  const held = [...truth.values.keys(), ...truth.lists.keys()].flatMap((path) =>
    [...truth.contentOf(path)]
      .filter((value) => !own.contentOf(path).has(value))
      .flatMap((value) => whatIsThere(path, value, past, imagined)),
  );
  return [...held, ...hiddenFrom(truth, own).flatMap((path) => whatCannotBe(path, [truth, ...past], imagined))];
}

function whatIsThere(path: string, value: string, past: readonly Facts[], imagined: readonly Facts[]): Claim[] {
  const holds = (world: Facts): boolean => world.contentOf(path).has(value);
  const doubt = doubtOf(holds, past, imagined);
  if (doubt === null || doubt.chance > SUSPECT) return [];
  return [
    {
      says: `${path} holds ${value}`,
      doubtAfter: (learned, confirming, now) => doubtOf(holds, [...learned, ...confirming], now),
    },
  ];
}

/** Worlds of the same make hold as much that is in none of the others. More of it is what cannot be there any more. */
function whatCannotBe(path: string, past: readonly Facts[], imagined: readonly Facts[]): Claim[] {
  const counts = new Map<string, number>();
  for (const world of past) for (const value of world.contentOf(path)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const share = (worlds: readonly Facts[], isNovel: (value: string) => boolean): number =>
    worlds.filter((world) => [...world.contentOf(path)].some(isNovel)).length / worlds.length;
  const before = share(past, (value) => counts.get(value) === 1);
  const now = share(imagined, (value) => !counts.has(value));
  const all = (before + now) / 2;
  if (now - before <= DEVIATIONS * Math.sqrt(all * (1 - all) * (1 / past.length + 1 / imagined.length))) return [];
  const novel = new Set(imagined.flatMap((world) => [...world.contentOf(path)].filter((value) => !counts.has(value))));
  return [
    {
      get says() {
        return `${path} holds none of ${[...novel].sort().join(', ')}`;
      },
      doubtAfter(learned, confirming, fresh) {
        for (const world of learned) for (const value of world.contentOf(path)) novel.delete(value);
        return doubtOf((world) => [...world.contentOf(path)].every((value) => !novel.has(value)), confirming, fresh);
      },
    },
  ];
}
