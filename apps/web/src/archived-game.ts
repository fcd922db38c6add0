import { BadInputError, type MatchRecord, parseRecord } from '@cardwright/engine';

const HUMAN = 'human'; // as records call a person

/** A game that is kept, as it stands in a list. Its record is kept apart: it says what everybody holds. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly seats: number | null; // null: its record cannot be read
  readonly bots: readonly string[];
  readonly length: number; //     choices made
  readonly ending: string | null; // null: it is not over
  readonly isWon: boolean | null; // by the person who played it; null: not over, a draw, or nobody's own
  readonly isPractice: boolean; // something was taken back in it
  readonly think?: number; //       ms that its bots may think about a decision, where somebody said so
  readonly begun: number;
  readonly updated: number;
}

/** A game after news of it: what it was before, and what its record is now. */
export function archivedAfter(
  before: ArchivedGame | null,
  id: string,
  { game, seats, players, choices, outcome }: MatchRecord,
  isWon: boolean | null,
  now: number,
): ArchivedGame {
  const { length } = choices;
  const isSame = before !== null && before.length === length && before.ending === outcome;
  return {
    id,
    game,
    seats,
    bots: [...new Set(players.filter((player) => player !== HUMAN))],
    length,
    ending: outcome,
    isWon,
    isPractice: before !== null && (before.isPractice || before.length > length),
    begun: before?.begun ?? now,
    updated: isSame ? before.updated : now, // only looked at
  };
}

/** What is said in a list of a game of which only the record was kept. */
export function archivedFrom(before: Omit<ArchivedGame, 'seats' | 'bots'>, record: string): ArchivedGame {
  try {
    const { seats, players } = parseRecord(record);
    return { ...before, seats, bots: [...new Set(players.filter((player) => player !== HUMAN))] };
  } catch (error) {
    if (error instanceof BadInputError) return { ...before, seats: null, bots: [] };
    throw error;
  }
}

/** Who can sit at a table: the bots there are, and the one that sits where nobody else does. */
export interface BotRoster {
  readonly bots: readonly { readonly id: string }[];
  readonly usualBot: string;
}

/** The game as it stood before choice `at`, to be played on by a person at this seat; who sat there moves to the person's old seat. */
export function playedOn(record: MatchRecord, at: number, seat: number, { bots, usualBot }: BotRoster): MatchRecord {
  const own = record.players.indexOf(HUMAN);
  const players = Array.from({ length: record.seats }, (_, each) => {
    if (each === seat) return HUMAN;
    const name = record.players[each === own ? seat : each];
    return name !== undefined && bots.some(({ id }) => id === name) ? name : usualBot;
  });
  return { ...record, players, choices: record.choices.slice(0, at), outcome: null };
}

/** What a file with this game is called. */
export function fileName({ game, id }: Pick<ArchivedGame, 'game' | 'id'>, record: string): string {
  const seed = /^seed (\w+)$/m.exec(record)?.[1];
  return `${game}${seed === undefined ? '' : `-${seed}`}-${id}.record`;
}
