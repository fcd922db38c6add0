import { formatRecord, type MatchRecord } from '@cardwright/engine';
import { ALONE, botPlayer, TableHost } from '@cardwright/host';
import { usualBot } from '@cardwright/players';
import { loadGame } from '@cardwright/registry';

const played = new Map<string, Promise<MatchRecord>>();

/** A game between bots as if a person had sat at seat 0, played once for all tests of a file. */
export function recordOf(game: string, seats?: number, seed = 11): Promise<MatchRecord> {
  const key = `${game} ${seats ?? ''} ${seed}`;
  const before = played.get(key) ?? play(game, seed, seats);
  played.set(key, before);
  return before;
}

async function play(game: string, seed: number, wanted?: number): Promise<MatchRecord> {
  const entry = await loadGame(game);
  const count = wanted ?? entry.game.seats.default;
  const bot = usualBot(entry);
  const seats = Array.from({ length: count }, () => botPlayer(bot));
  const host = new TableHost({ ...entry, origin: { seed, seats: count }, seats, policy: ALONE, standIn: bot });
  host.open();
  const record = host.record();
  return { ...record, players: record.players.map((player, seat) => (seat === 0 ? 'human' : player)) };
}

/** The record as it was after so many choices. */
export const cut = (record: MatchRecord, length: number): MatchRecord => ({
  ...record,
  choices: record.choices.slice(0, length),
  outcome: null,
});

export const textOfRecord = async (game: string, seats?: number, seed?: number): Promise<string> =>
  formatRecord(await recordOf(game, seats, seed));
