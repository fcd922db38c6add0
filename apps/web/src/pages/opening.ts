import { newId, newSeed } from '../archive.ts';
import type { Laying } from '../host/protocol.ts';
import { go } from '../route.ts';

/** Tables that were asked for and not laid yet, by the id of the game. */
const wished = new Map<string, Laying>();

/** Lays a new table and goes there. */
export function lay(laying: Omit<Laying, 'seed'> & { readonly seed?: number }): void {
  const id = newId();
  wished.set(id, { ...laying, seed: laying.seed ?? newSeed() });
  go({ page: 'table', id, isText: false });
}

export const wishOf = (id: string): Laying | null => wished.get(id) ?? null;
