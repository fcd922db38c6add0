/** How many letters have to be changed to make one word of another. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The name that is most like what was typed. */
export function nearest(typed: string, names: readonly string[]): string {
  const lower = typed.toLowerCase();
  let [best, least] = [names[0] ?? '', Number.POSITIVE_INFINITY];
  for (const name of names) {
    const far = editDistance(lower, name.toLowerCase());
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
