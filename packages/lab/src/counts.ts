/**
 * What was counted: whole numbers under names, `kind|figure|row|column`. They add up place by place, in any order to the same sum,
 * so it does not matter who counted which games.
 */
export type Counts = Record<string, number[]>;

/** The share of a win that counts as one: shares of up to ten winners are whole numbers of it. */
export const UNIT = 2520;

export function add(counts: Counts, key: string, ...numbers: readonly number[]): void {
  const before = counts[key];
  if (before === undefined) counts[key] = numbers.slice();
  else for (let i = 0; i < numbers.length; i++) before[i] = (before[i] ?? 0) + (numbers[i] as number);
}

export function addAll(counts: Counts, more: Counts): void {
  for (const [key, numbers] of Object.entries(more)) add(counts, key, ...numbers);
}
