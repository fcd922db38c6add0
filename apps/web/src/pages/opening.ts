import { isSeed } from '@cardwright/engine';
import { newId } from '../archive.ts';
import type { TableSetup } from '../host/protocol.ts';
import { go } from '../route.ts';

/** Tables that were asked for and not opened yet, by the id of the game. */
const wished = new Map<string, TableSetup>();

/** Opens a new table and goes there. */
export function openTable(setup: TableSetup): void {
  const id = newId();
  wished.set(id, setup);
  go({ page: 'table', id, isText: false });
}

/** The seed somebody typed; null: it is none. */
export function readSeed(typed: string): number | null {
  const text = typed.trim();
  return /^\d+$/.test(text) && isSeed(Number(text)) ? Number(text) : null;
}

/** The seats somebody typed, as they are numbered at the table; null: they are none. */
export function readSeats(typed: string, seats: number): readonly number[] | null {
  const numbers = typed.split(/[\s,，、]+/).filter((word) => word !== '');
  const read = numbers.map((word) => (/^\d+$/.test(word) ? Number(word) : -1));
  const isRight =
    read.length > 0 && read.every((seat) => seat >= 0 && seat < seats) && new Set(read).size === read.length;
  return isRight ? read : null;
}

export const wishOf = (id: string): TableSetup | null => wished.get(id) ?? null;
