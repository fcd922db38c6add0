import { type Content, type MatchRecord, replay } from '@cardwright/engine';
import { readFairDeal, seedOf, type TableSetup } from '@cardwright/online';
import { HUMAN } from '@cardwright/players';
import { type GameEntry, loadGame } from '@cardwright/registry';
import type { Storage, StoredTable } from '../storage/storage.ts';
import { botsAt, type Member } from './members.ts';

/** The game of a table as it is kept; null: it has not begun. */
export async function keptRecord(stored: StoredTable, entry: GameEntry, storage: Storage): Promise<MatchRecord | null> {
  const deal = readFairDeal(JSON.parse(stored.fair));
  if (stored.phase === 'waiting' || deal === null) return null;
  const setup = JSON.parse(stored.setup) as TableSetup;
  const members = JSON.parse(stored.members) as Member[];
  return {
    game: entry.game.id,
    rules: stored.rules ?? entry.game.rules,
    seats: setup.seats,
    options: JSON.parse(stored.options ?? '{}') as Record<string, unknown>,
    ...(stored.content === null ? {} : { content: JSON.parse(stored.content) as Content }),
    seed: await seedOf(deal),
    fair: { ...deal },
    players: botsAt(setup, members, entry).map((bot) => bot?.id ?? HUMAN),
    choices: await storage.choices(stored.id),
    outcome: stored.outcome,
  };
}

/** The whole game of a table; null: it is not over, or there is none. */
export async function finishedRecord(table: string, storage: Storage): Promise<MatchRecord | null> {
  const stored = await storage.table(table);
  if (stored?.phase !== 'over') return null;
  return keptRecord(stored, await loadGame((JSON.parse(stored.setup) as TableSetup).game), storage);
}

/** The end of a game whose last choice is kept and whose end is not, because the server died in between; null: it goes on. */
export function unkeptEnd({ game }: GameEntry, record: MatchRecord): string | null {
  const last = record.choices.at(-1);
  if (record.outcome !== null || last === undefined) return null;
  const match = replay(game, record, { checkpoints: false }, record.choices.length - 1);
  match.chooseKeys(last.keys);
  return match.outcome?.label ?? null;
}
