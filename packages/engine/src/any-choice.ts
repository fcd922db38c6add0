import { type Choice, type Decision, one } from './decision.ts';
import type { Random } from './random.ts';

/** A legal choice: first how many to pick, then which, each equally likely. */
export function anyChoice({ options, min, max }: Decision, random: Random): Choice {
  if (min === 1 && max === 1) return one(random.below(options.length));
  const count = min + random.below(Math.min(max, options.length) - min + 1);
  const left = options.map((_, i) => i);
  const picked: number[] = [];
  while (picked.length < count) picked.push(taken(left, random.below(left.length)));
  return picked;
}

/** Takes out of a list what stands at this place. */
function taken(list: number[], at: number): number {
  const value = list[at] as number;
  list.copyWithin(at, at + 1);
  list.pop();
  return value;
}
