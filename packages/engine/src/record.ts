import { isForced, one } from './decision.ts';
import { digestText, formatDigest } from './digest.ts';
import { BadInputError } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import { type Driving, Match } from './match.ts';

export interface RecordedChoice {
  readonly seat: number;
  readonly keys: readonly string[];
}

/** A match as text can hold it: the replay, the save, the bug report. */
export interface MatchRecord {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly players: readonly string[]; // who sat where, for readers; the replay does not need it
  readonly choices: readonly RecordedChoice[];
  readonly outcome: string | null; //     null: the match is not over
}

const FIRST_LINE = 'cardwright record 1';

export function formatRecord(record: MatchRecord): string {
  const lines = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `seats ${record.seats}`,
    `options ${JSON.stringify(record.options)}`,
    `seed ${record.seed}`,
    ...record.players.map((player, seat) => `player ${seat} ${player.replaceAll(/[\r\n]+/g, ' ')}`),
    ...record.choices.map(({ seat, keys }, i) => `${i + 1}: ${seat} ${keys.length > 0 ? keys.join(' ') : '-'}`),
    `end ${record.choices.length} ${record.outcome ?? 'unfinished'}`,
  ];
  const body = lines.join('\n');
  return `${body}\nsum ${formatDigest(digestText(body))}\n`;
}

export function parseRecord(text: string): MatchRecord {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines[0] !== FIRST_LINE)
    throw new BadInputError(`this is no Cardwright record: its first line is not "${FIRST_LINE}"`);
  const sum = /^sum ([0-9a-f]{14})$/.exec(lines.at(-1) ?? '');
  if (sum === null) {
    throw new BadInputError(
      `the record is cut off: it stops at line ${lines.length} without its closing "end" and "sum" lines`,
    );
  }
  lines.pop();
  if (formatDigest(digestText(lines.join('\n'))) !== sum[1]) {
    throw new BadInputError('the record was altered: its text does not match its "sum" line');
  }
  return readLines(lines);
}

const SHOWN = 80; // characters of a bad line that a message repeats

const shown = (line: string): string => (line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line);

function readLines(lines: readonly string[]): MatchRecord {
  let at = 1;
  const fail = (wanted: string): never => {
    throw new BadInputError(`line ${at + 1} of the record is "${shown(lines[at] ?? '')}"; ${wanted} belongs there`);
  };
  const failBefore = (wanted: string): never => {
    at--; // the line was read, but not to be used
    return fail(wanted);
  };
  const field = (name: string): string => {
    const line = lines[at] ?? '';
    if (!line.startsWith(`${name} `)) fail(`"${name} …"`);
    at++;
    return line.slice(name.length + 1);
  };
  const whole = (name: string): number => {
    const value = field(name);
    if (/^\d+$/.test(value) && Number.isSafeInteger(Number(value))) return Number(value);
    return failBefore(`"${name}" and a whole number`);
  };
  const game = field('game');
  const rules = field('rules');
  const seats = whole('seats');
  const options = plainObject(field('options')) ?? failBefore('"options" and a JSON object');
  const seed = whole('seed');
  const players: string[] = [];
  while (lines[at]?.startsWith('player ') === true) players.push((lines[at++] ?? '').replace(/^player \d+ /, ''));
  const choices: RecordedChoice[] = [];
  for (; ; at++) {
    const line = /^(\d+): (\d+) (.+)$/.exec(lines[at] ?? '');
    if (line === null) break;
    if (Number(line[1]) !== choices.length + 1) fail(`choice ${choices.length + 1}`);
    choices.push({ seat: Number(line[2]), keys: line[3] === '-' ? [] : (line[3] as string).split(' ') });
  }
  const end = /^end (\d+) (\S+)$/.exec(lines[at] ?? '') ?? fail('a choice or the "end" line');
  if (Number(end[1]) !== choices.length || at !== lines.length - 1) fail(`"end ${choices.length} …" as the last line`);
  return {
    game,
    rules,
    seats,
    options,
    seed,
    players,
    choices,
    outcome: end[2] === 'unfinished' ? null : (end[2] as string),
  };
}

function plainObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Plays a record again, up to (not including) choice number `upTo` if given. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  driving: Driving = {},
  upTo: number = record.choices.length,
): Match<T> {
  if (record.game !== game.id) throw new BadInputError(`this is a record of ${record.game}, not of ${game.id}`);
  if (record.rules !== game.rules) {
    throw new BadInputError(
      `this record was made by rules ${record.rules} of ${game.id}; this program plays rules ${game.rules} and would play it differently`,
    );
  }
  const match = Match.start(game, record, driving);
  const passForced = (): void => {
    while (match.decision !== null && isForced(match.decision)) match.choose(one(0));
  };
  record.choices.slice(0, upTo).forEach((choice, i) => {
    passForced();
    const decision = match.decision;
    if (decision === null)
      throw new BadInputError(`the record goes on after the end of the game: choice ${i + 1} is too many`);
    if (decision.seat !== choice.seat) {
      throw new BadInputError(
        `choice ${i + 1} of the record is by seat ${choice.seat}, but seat ${decision.seat} is asked`,
      );
    }
    try {
      match.chooseKeys(choice.keys);
    } catch (error) {
      if (error instanceof BadInputError) throw new BadInputError(`choice ${i + 1} of the record: ${error.message}`);
      throw error;
    }
  });
  if (upTo >= record.choices.length && record.outcome !== null) passForced();
  const label = match.outcome?.label ?? null;
  if (upTo >= record.choices.length && label !== record.outcome) {
    throw new BadInputError(
      `the record says it ended with "${record.outcome ?? 'unfinished'}", but it plays to "${label ?? 'unfinished'}"`,
    );
  }
  return match;
}
