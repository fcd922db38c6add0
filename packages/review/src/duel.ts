import { type CandidateStanding, type Comparison, compare } from '@cardwright/players/search';
import type { Depth } from './depth.ts';
import { type Estimate, Sample } from './estimate.ts';

/** How the anchor of a comparison stands against the best of the others. */
export interface Duel {
  readonly others: readonly number[]; // candidates, the challenger first
  readonly chances: ReadonlyMap<number, Estimate>; // of the anchor (0) and these
  readonly loss: Estimate; //            what the challenger is ahead of the anchor, in the same worlds
  readonly worlds: number;
}

const ANCHOR = 0;
const SHOWN = 4; //           others that are measured
const FRESH = 1_000_000; //   worlds from this number on were not used to find out who is best
const LOOK = 16; //           worlds, where the search does not say
const FIRST = 2; //           looks before anything is made of a duel
const BESIDE = 4; //          looks the others get that are measured beside the challenger
const PRECISE = 0.02; //      an error of the loss that is small enough
const TRIFLE = 0.02; //       a loss not worth a word …
const LEAD = 0.05; //         … and a lead that would be

const byChance = (a: CandidateStanding, b: CandidateStanding): number => b.value - a.value || a.candidate - b.candidate;

/** Whether more worlds would not change what is said. */
function isSettled({ value, error }: Estimate, looks: number): boolean {
  if (value + error < TRIFLE && value - error > -LEAD) return true;
  return looks >= 2 * FIRST && error <= PRECISE;
}

/**
 * The anchor against the rest. Who is the best of the others is found in some worlds, and how far it is ahead measured in others:
 * in the same ones whoever was lucky would look better than it is. With the same seeds the result is the same.
 */
export async function duel(comparison: Comparison, { looks, duel: most }: Depth, signal?: AbortSignal): Promise<Duel> {
  const { candidates, trial, patience = LOOK } = comparison;
  const iterations = candidates.length * patience * looks;
  const { standings } = await compare(
    { count: candidates.length, trial, patience },
    { budget: { iterations }, signal },
  );
  const others = standings
    .filter(({ candidate }) => candidate !== ANCHOR)
    .sort(byChance)
    .slice(0, SHOWN)
    .map(({ candidate }) => candidate);
  const all = [ANCHOR, ...others];
  const two = all.slice(0, 2);
  const samples = new Map(all.map((candidate) => [candidate, new Sample()]));
  const ahead = new Sample();
  for (let look = 1; look <= most; look++) {
    if (signal?.aborted === true) break;
    const tried = look <= BESIDE ? all : two;
    for (let i = 0; i < patience; i++) {
      const world = FRESH + ahead.count;
      const values = tried.map((candidate) => trial(candidate, world));
      for (const [k, candidate] of tried.entries()) samples.get(candidate)?.add(values[k] as number);
      ahead.add((values[1] as number) - (values[0] as number));
    }
    if (look >= FIRST && isSettled(ahead.estimate, look)) break;
  }
  return {
    others,
    chances: new Map([...samples].map(([candidate, sample]) => [candidate, sample.estimate])),
    loss: ahead.estimate,
    worlds: ahead.count,
  };
}
