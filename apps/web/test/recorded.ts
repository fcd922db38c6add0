import { formatRecord, type MatchRecord } from '@cardwright/engine';
import { Session, usualBot } from '@cardwright/session';
import { productionOf } from '../src/registry.ts';

const played = new Map<string, Promise<MatchRecord>>();

/** A game between bots as if a person had sat at seat 0, played once for all tests of a file. */
export function recordOf(game: string, seats?: number): Promise<MatchRecord> {
  const key = `${game} ${seats ?? ''}`;
  const before = played.get(key) ?? play(game, seats);
  played.set(key, before);
  return before;
}

async function play(game: string, seats?: number): Promise<MatchRecord> {
  const production = await productionOf(game);
  const count = seats ?? production.game.seats.default;
  const bot = usualBot(production);
  const session = Session.start(
    production,
    { seed: 11, seats: count },
    Array.from({ length: count }, () => bot),
  );
  await session.playBots();
  const record = session.record();
  return { ...record, players: record.players.map((player, seat) => (seat === 0 ? 'human' : player)) };
}

/** The record as it was after so many choices. */
export const cut = (record: MatchRecord, length: number): MatchRecord => ({
  ...record,
  choices: record.choices.slice(0, length),
  outcome: null,
});

export const textOfRecord = async (game: string, seats?: number): Promise<string> =>
  formatRecord(await recordOf(game, seats));
