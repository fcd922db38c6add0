import { isSeed, parseRecord } from '@cardwright/engine';
import { newId, newSeed } from '../archive.ts';
import { HUMAN } from '../archived-game.ts';
import type { TableSetup } from '../host/protocol.ts';
import { go } from '../route.ts';

/** Tables that were asked for and not laid yet, by the id of the game. */
const wished = new Map<string, TableSetup>();

/** Lays a new table and goes there. */
export function openTable(setup: Omit<TableSetup, 'seed'> & { readonly seed?: number }): void {
  const id = newId();
  wished.set(id, { ...setup, seed: setup.seed ?? newSeed() });
  go({ page: 'table', id, isText: false });
}

/** The seed somebody typed; null: it is none. */
export function readSeed(typed: string): number | null {
  const text = typed.trim();
  return /^\d+$/.test(text) && isSeed(Number(text)) ? Number(text) : null;
}

/** How the table of a game was laid, to be laid again. */
export function setupOf(record: string): Omit<TableSetup, 'seed'> {
  const { game, seats, options, players } = parseRecord(record);
  const bots = players.find((player) => player !== HUMAN);
  const as = Math.max(0, players.indexOf(HUMAN));
  return { game, seats, options, as, ...(bots === undefined ? {} : { bots }) };
}

export const wishOf = (id: string): TableSetup | null => wished.get(id) ?? null;
