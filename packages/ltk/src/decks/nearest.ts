import { editDistance } from '@cardwright/engine';

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
