import { BadInputError, type Language, type MatchRecord, replay, type Seed } from '@cardwright/engine';
import { type Budget, botOf, HUMAN } from '@cardwright/players';
import { EDITION_NAMES, type EditionName, EXTENDED, type Options, sorcery } from '@cardwright/sorcery';
import { languageFrom, seedFrom, thinkFrom, wholeNumber } from '../../arguments.ts';
import { readText } from '../../files.ts';
import { portFrom } from '../../page-option.ts';
import { RecordFile } from '../../record-file.ts';
import { entryOf } from '../../registry.ts';
import { checkRules, SaveFile } from '../../save-file.ts';
import type { Player } from '../../terminal-table.ts';
import { readDeck } from './deck-file.ts';
import { EventLog } from './event-log.ts';
import { Ratings } from './ratings.ts';

export type Players = readonly [Player, Player];

/** The command line as it was given. */
export interface SorceryOptions {
  readonly deck1?: string;
  readonly deck2?: string;
  readonly init?: string;
  readonly testing?: boolean;
  readonly graphics?: boolean;
  readonly port?: string;
  readonly open?: boolean;
  readonly seed?: string;
  readonly starts?: string;
  readonly edition?: string;
  readonly extended?: boolean;
  readonly p1?: string;
  readonly p2?: string;
  readonly think?: string;
  readonly lang: string;
  readonly ascii?: boolean;
  readonly dump?: boolean;
  readonly eloDir?: string;
  readonly eloStore?: string;
  readonly log?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** Everything that is settled before anybody is asked for a name. */
export interface Setup {
  readonly language: Language;
  readonly seed: Seed;
  readonly options: Pick<Options, 'edition' | 'deck1' | 'deck2' | 'testing' | 'shuffle' | 'starts'>;
  readonly players: Players;
  readonly budget: Budget; // how long they may think, where they are bots
  readonly init: readonly string[];
  readonly saved: MatchRecord | null; // a game to go on with
  readonly port: number; //              of the picture; 0: any that is free
  readonly file: SaveFile;
  readonly log: EventLog | null;
  readonly ratings: Ratings;
}

/** What a saved game has settled already. */
const PART_OF_A_GAME = ['deck1', 'deck2', 'testing', 'seed', 'starts', 'edition', 'extended'] as const;

/** Reads all that the command line names. Whatever is wrong is said at once, a line each. */
export function setupFrom(given: SorceryOptions, env: NodeJS.ProcessEnv): Setup {
  const problems: string[] = [];
  const tried = <R>(act: () => R, otherwise: R): R => {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  };
  const language = tried(() => languageFrom(given.lang), 'en');
  const edition = tried(() => editionFrom(given.edition), 'f2020');
  const testing = given.testing === true;
  const deck = (path: string | undefined): string => {
    if (path === undefined) return given.extended === true ? EXTENDED : '';
    return tried(() => readDeck(path, { edition, testing }), '');
  };
  const resumed = tried(() => savedGame(given), null);
  const saved = resumed?.record ?? null;
  const seed = saved?.seed ?? tried(() => seedFrom(given.seed), 0);
  const starts = tried(() => startsFrom(given), 'p1');
  const options = { edition, deck1: deck(given.deck1), deck2: deck(given.deck2), testing, shuffle: !testing, starts };
  const player = (level: string | undefined, seat: 0 | 1): Player =>
    tried(() => playerFrom(level ?? saved?.players[seat]), HUMAN);
  const players: Players = [player(given.p1, 0), player(given.p2, 1)];
  const budget = tried(() => thinkFrom(given.think), {});
  const init = given.init === undefined ? [] : tried(() => linesOf(given.init as string), []);
  const port = tried(() => portFrom({ page: given.graphics === true, ...given }, '-graphics'), 0);
  const file = new SaveFile('sorcery', seed, resumed);
  if (given.save !== undefined) tried(() => file.claim(given.save as string), undefined);
  const ratings = tried(() => Ratings.from(given, env), null);
  if (problems.length > 0 || ratings === null) {
    file.release();
    throw new BadInputError([...new Set(problems.flatMap((problem) => problem.split('\n')))].join('\n'));
  }
  const log = given.log === undefined ? null : new EventLog(given.log); // last: it makes a file
  return { language, seed, options, players, budget, init, saved, port, file, log, ratings };
}

function editionFrom(given: string | undefined): EditionName {
  const found = EDITION_NAMES.find((name) => name === (given ?? EDITION_NAMES[0]).toLowerCase());
  if (found === undefined) throw new BadInputError(`--edition is "${given}"; it takes ${EDITION_NAMES.join(' or ')}`);
  return found;
}

/** Who begins: as it is said; else, as in the hand-out, a matter of luck, unless luck is switched off. */
function startsFrom({ starts, testing }: SorceryOptions): Options['starts'] {
  if (starts === undefined) return testing === true ? 'p1' : 'coin';
  return wholeNumber('--starts', starts, 1, 2) === 1 ? 'p1' : 'p2';
}

const playerFrom = (level: string | undefined): Player =>
  level === undefined || level.toLowerCase() === HUMAN ? HUMAN : botOf(entryOf('sorcery'), level);

function linesOf(path: string): string[] {
  const lines = readText(path).split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function savedGame(given: SorceryOptions): RecordFile | null {
  const { resume } = given;
  if (resume === undefined) return null;
  for (const option of PART_OF_A_GAME) {
    if (given[option] !== undefined)
      throw new BadInputError(`${option} is part of the saved game: leave it out with --resume`);
  }
  const file = RecordFile.open(resume);
  try {
    checkGame(file);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Refuses what cannot be gone on with. */
function checkGame({ path: resume, record }: RecordFile): void {
  if (record.game !== sorcery.id) throw new BadInputError(`${resume} is a game of ${record.game}, not of sorcery`);
  checkRules(resume, sorcery, record);
  if (record.outcome !== null) throw new BadInputError(`${resume} is a game that is over; cardwright replay shows it`);
  try {
    replay(sorcery, record);
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${resume}: ${error.message}`);
    throw error;
  }
}
