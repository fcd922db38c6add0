import { newNumber, type Witness } from '@cardwright/online';

const KEY = 'cardwright-deals';
const MOST = 200; // tables that are remembered

type Remembered = readonly (readonly [table: string, witness: Required<Witness>])[];

function remembered(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Remembered) : [];
  } catch {
    return []; // nothing may be stored here, or it is not ours
  }
}

/** What this browser remembers of a table's deal: what was promised, and the number it added. */
export const witnessOf = (table: string): Required<Witness> | null =>
  remembered().find(([id]) => id === table)?.[1] ?? null;

/** Remembers what was promised, with a number of this browser's own; the same for as long as the promise is. */
export function witnessing(table: string, commitment: string): Required<Witness> {
  const known = witnessOf(table);
  if (known?.commitment === commitment) return known;
  const witness = { commitment, number: newNumber() };
  const kept = [...remembered().filter(([id]) => id !== table), [table, witness] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // then it cannot be compared afterwards; the number counts all the same
  }
  return witness;
}
