import { type Choice, type Decision, one } from './decision.ts';
import type { Random } from './random.ts';

/** A legal choice: first how many to pick, then which, each equally likely. */
export function anyChoice({ options, min, max }: Decision, random: Random): Choice {
  if (min === 1 && max === 1) return one(random.below(options.length));
  const count = min + random.below(Math.min(max, options.length) - min + 1);
  const left = options.map((_, i) => i);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as number);
}
