import { isSeed } from '@cardwright/engine';
import { newId } from '../archive.ts';
import type { TableSetup } from '../host/protocol.ts';
import { go } from '../route.ts';

/** The table of whoever just wants to play; who is not named is a bot for newcomers. */
export const FIRST_TABLE: TableSetup = { game: 'ltk-identity', seats: 3 };

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

export const wishOf = (id: string): TableSetup | null => wished.get(id) ?? null;
