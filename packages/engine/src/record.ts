import { isForced, one } from './decision.ts';
import { digestText, formatDigest } from './digest.ts';
import { BadInputError } from './errors.ts';
import type { Content, Game, GameTypes } from './game.ts';
import { type Driving, Match } from './match.ts';
import { isSeed, MAX_SEED, type Seed } from './random.ts';
import { shown } from './shown.ts';

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
  readonly content?: Content; //          what the options left to the program it was made with
  readonly seed: Seed;
  readonly fair?: Readonly<Record<string, unknown>>; // how the seed came about, where several had a hand in it
  readonly players: readonly string[]; // who sat where, for readers; the replay does not need it
  readonly choices: readonly RecordedChoice[];
  readonly log?: readonly string[]; //    what everybody saw happen, in words: all that is left of it for other rules
  readonly outcome: string | null; //     null: the match is not over
}

const FIRST_LINE = 'cardwright record 1';

/** No table is larger: whoever reads a record may make a list of its seats. */
const MOST_SEATS = 100;

const onOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

export function formatRecord(record: MatchRecord): string {
  const lines = [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `seats ${record.seats}`,
    `options ${JSON.stringify(record.options)}`,
    ...(record.content === undefined ? [] : [`content ${JSON.stringify(record.content)}`]),
    `seed ${record.seed}`,
    ...(record.fair === undefined ? [] : [`fair ${JSON.stringify(record.fair)}`]),
    ...record.players.map((player, seat) => `player ${seat} ${onOneLine(player)}`),
    ...record.choices.map(({ seat, keys }, i) => `${i + 1}: ${seat} ${keys.length > 0 ? keys.join(' ') : '-'}`),
    ...(record.log ?? []).map((line) => `log ${onOneLine(line)}`),
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

/** A record line by line: each is checked before anything is made of it. */
class Lines {
  readonly #lines: readonly string[];
  #at = 1;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get isLast(): boolean {
    return this.#at === this.#lines.length - 1;
  }

  /** What this line says, if it is one of these. */
  match(pattern: RegExp): RegExpExecArray | null {
    return pattern.exec(this.#lines[this.#at] ?? '');
  }

  next(): void {
    this.#at++;
  }

  fail(wanted: string): never {
    const line = shown(this.#lines[this.#at] ?? '');
    throw new BadInputError(`line ${this.#at + 1} of the record is "${line}"; ${wanted} belongs there`);
  }

  field<V>(name: string, read: (value: string) => V | null, wanted: string): V {
    const line = this.#lines[this.#at] ?? '';
    if (!line.startsWith(`${name} `)) this.fail(`"${name} …"`);
    const value = read(line.slice(name.length + 1)) ?? this.fail(`"${name}" and ${wanted}`);
    this.next();
    return value;
  }
}

const wordOf = (text: string): string | null => (/^\S+$/.test(text) ? text : null);

const wholeUpTo =
  (min: number, max: number) =>
  (text: string): number | null =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

const seedOf = (text: string): Seed | null => (isSeed(text) ? text : wholeUpTo(0, MAX_SEED)(text));

function readLines(text: readonly string[]): MatchRecord {
  const lines = new Lines(text);
  const game = lines.field('game', wordOf, 'the name of a game');
  const rules = lines.field('rules', wordOf, 'a version');
  const seats = lines.field('seats', wholeUpTo(1, MOST_SEATS), `a whole number from 1 to ${MOST_SEATS}`);
  const options = lines.field('options', plainObject, 'a JSON object');
  const content =
    lines.match(/^content /) === null ? null : lines.field('content', contentOf, 'a JSON object of texts');
  const seed = lines.field('seed', seedOf, 'a whole number or 32 hexadecimal digits');
  const fair = lines.match(/^fair /) === null ? null : lines.field('fair', plainObject, 'a JSON object');
  const players: string[] = [];
  for (let line = lines.match(PLAYER); line !== null; line = lines.match(PLAYER)) {
    if (players.length === seats) lines.fail(`a choice of one of the ${seats} seats, or the "end" line,`);
    if (line[1] !== `${players.length}`) lines.fail(`"player ${players.length} …"`);
    players.push(line[2] as string);
    lines.next();
  }
  const choices: RecordedChoice[] = [];
  for (let line = lines.match(CHOICE); line !== null; line = lines.match(CHOICE)) {
    if (line[1] !== `${choices.length + 1}`) lines.fail(`choice ${choices.length + 1}`);
    const seat = wholeUpTo(0, seats - 1)(line[2] as string) ?? lines.fail(`a choice of a seat from 0 to ${seats - 1}`);
    choices.push({ seat, keys: line[3] === '-' ? [] : (line[3] as string).split(' ') });
    lines.next();
  }
  const log: string[] = [];
  for (let line = lines.match(LOG); line !== null; line = lines.match(LOG)) {
    log.push(line[1] as string);
    lines.next();
  }
  const end = lines.match(/^end (\d+) (\S+)$/) ?? lines.fail('a choice or the "end" line');
  if (end[1] !== `${choices.length}` || !lines.isLast) lines.fail(`"end ${choices.length} …" as the last line`);
  return {
    game,
    rules,
    seats,
    options,
    ...(content === null ? {} : { content }),
    seed,
    ...(fair === null ? {} : { fair }),
    players,
    choices,
    ...(log.length === 0 ? {} : { log }),
    outcome: end[2] === 'unfinished' ? null : (end[2] as string),
  };
}

const PLAYER = /^player (\S+) ([^]*)$/;
const CHOICE = /^(\d+): (\d+) (.+)$/;
const LOG = /^log ([^]*)$/;

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

function contentOf(json: string): Content | null {
  const value = plainObject(json);
  return value !== null && Object.values(value).every((each) => typeof each === 'string') ? (value as Content) : null;
}

function passForced<T extends GameTypes>(match: Match<T>): void {
  while (match.decision !== null && isForced(match.decision)) match.choose(one(0));
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
  record.choices.slice(0, upTo).forEach((choice, i) => {
    passForced(match);
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
  if (upTo >= record.choices.length && record.outcome !== null) passForced(match);
  const label = match.outcome?.label ?? null;
  if (upTo >= record.choices.length && label !== record.outcome && !stopsAtForced(game, record)) {
    throw new BadInputError(
      `the record says it ended with "${record.outcome ?? 'unfinished'}", but it plays to "${label ?? 'unfinished'}"`,
    );
  }
  return match;
}

/**
 * Whether an unfinished match was left at a question with a single answer. Such answers are not recorded, so it plays on
 * by itself, be it to the end; only one that was asked such questions could have been left there.
 */
function stopsAtForced<T extends GameTypes>(game: Game<T>, record: MatchRecord): boolean {
  if (record.outcome !== null) return false;
  const match = Match.start(game, record, { askForced: true, checkpoints: false });
  for (const { keys } of record.choices) {
    passForced(match);
    match.chooseKeys(keys);
  }
  return match.decision !== null;
}
