import { editDistance } from '@cardwright/engine';
import { shown } from '@cardwright/presenter';
import type { Problems } from './problems.ts';

/** A number as it was typed; whether there is such a card or minion is not known yet. */
export interface Index {
  readonly typed: string;
  readonly value: number;
}

export interface TypedTarget {
  readonly player: 1 | 2;
  readonly place: Index | 'r';
}

/** Something a player does in the game. */
export type TypedAction =
  | { readonly verb: 'end' | 'draw' }
  | { readonly verb: 'attack'; readonly by: Index; readonly on: Index | null }
  | { readonly verb: 'play'; readonly card: Index; readonly target: TypedTarget | null }
  | { readonly verb: 'use'; readonly by: Index; readonly target: TypedTarget | null; readonly ability: Index | null }
  | { readonly verb: 'discard'; readonly card: Index };

/** Something a player looks at, or leaving. */
export type Look =
  | { readonly verb: 'help' }
  | { readonly verb: 'quit' }
  | { readonly verb: 'hand' | 'board'; readonly full: boolean }
  | { readonly verb: 'inspect'; readonly minion: Index; readonly full: boolean };

export type Read = TypedAction | Look | { readonly verb: 'nothing' } | { readonly problem: string };

const USAGE = {
  help: 'help',
  end: 'end',
  quit: 'quit',
  attack: 'attack i or attack i j',
  play: 'play i or play i p t',
  use: 'use i or use i p t, with #n for ability n',
  inspect: 'inspect i',
  hand: 'hand',
  board: 'board or board --full',
  draw: 'draw',
  discard: 'discard i',
} as const;

type Verb = keyof typeof USAGE;
export const VERBS = Object.keys(USAGE) as readonly Verb[];

const TESTING: ReadonlySet<Verb> = new Set(['draw', 'discard']);
const FULL = '--full';
export const LONGEST = 200; // characters of a line

const isVerb = (word: string): word is Verb => Object.hasOwn(USAGE, word);

/** Whether a line begins as a command. */
export const isCommand = (line: string): boolean => isVerb(line.trim().split(/\s/)[0]?.toLowerCase() ?? '');

/** Whether something is done in the game. */
export const isDeed = (read: Read): read is TypedAction =>
  'verb' in read && ['end', 'draw', 'attack', 'play', 'use', 'discard'].includes(read.verb);

/** A thing that is wrong with a line. */
class Refused extends Error {}

const refuse = (problem: string): never => {
  throw new Refused(problem);
};

/** Reads a line. Blanks do not matter, nor does the case of letters. */
export function readCommand(line: string, isTesting: boolean, problems: Problems): Read {
  const [first = '', ...rest] = line.length > LONGEST ? [line] : line.trim().split(/\s+/);
  if (first === '') return { verb: 'nothing' };
  if (line.length > LONGEST) return { problem: problems.tooLong(line.length, LONGEST) };
  const verb = first.toLowerCase();
  if (!isVerb(verb)) return { problem: problems.unknown(shown(first), nearest(verb, isTesting)) };
  if (TESTING.has(verb) && !isTesting) return { problem: problems.onlyTesting(verb) };
  try {
    return readWords(verb, rest, problems);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

function readWords(verb: Verb, given: readonly string[], problems: Problems): Read {
  const usage = USAGE[verb];
  const canBeFull = verb === 'hand' || verb === 'board' || verb === 'inspect';
  const full = canBeFull && given.includes(FULL);
  const words = full ? given.filter((word) => word !== FULL) : given;
  const count = (...allowed: readonly number[]): void => {
    if (!allowed.includes(words.length)) refuse(problems.count(usage, words.length));
  };
  const index = (at: number): Index => indexFrom(words[at] ?? '', usage, problems);
  switch (verb) {
    case 'help':
    case 'quit':
    case 'end':
    case 'draw':
      count(0);
      return { verb };
    case 'hand':
    case 'board':
      count(0);
      return { verb, full };
    case 'inspect':
      count(1);
      return { verb, minion: index(0), full };
    case 'discard':
      count(1);
      return { verb, card: index(0) };
    case 'attack':
      count(1, 2);
      return { verb, by: index(0), on: words.length === 2 ? index(1) : null };
    case 'play':
      count(1, 3);
      return { verb, card: index(0), target: targetFrom(words.slice(1), problems) };
    case 'use':
      return readUse(words, problems);
  }
}

/** `use i [p t] [#n]`; the ability may be named anywhere after the minion. */
function readUse(given: readonly string[], problems: Problems): Read {
  const marked = given.filter((word, i) => i > 0 && word.startsWith('#'));
  const words = given.filter((word, i) => i === 0 || !word.startsWith('#'));
  if ((words.length !== 1 && words.length !== 3) || marked.length > 1) refuse(problems.count(USAGE.use, given.length));
  return {
    verb: 'use',
    by: indexFrom(words[0] ?? '', USAGE.use, problems),
    target: targetFrom(words.slice(1), problems),
    ability: marked[0] === undefined ? null : indexFrom(marked[0].slice(1), USAGE.use, problems),
  };
}

function indexFrom(typed: string, usage: string, problems: Problems): Index {
  if (!/^[+-]?\d+$/.test(typed)) refuse(problems.number(shown(typed), usage));
  return { typed: shown(typed, 12), value: Number(typed) };
}

function targetFrom([player, place]: readonly string[], problems: Problems): TypedTarget | null {
  if (player === undefined || place === undefined) return null;
  if (player !== '1' && player !== '2') refuse(problems.player(shown(player)));
  const isRitual = place.toLowerCase() === 'r';
  const value = Number(place);
  if (!isRitual && !(/^\d+$/.test(place) && value >= 1 && value <= 5)) refuse(problems.place(shown(place)));
  return { player: player === '1' ? 1 : 2, place: isRitual ? 'r' : { typed: place, value } };
}

/** The command that begins like this, or takes the fewest changes of a letter, if those are few. */
function nearest(typed: string, isTesting: boolean): string | null {
  const verbs = VERBS.filter((verb) => isTesting || !TESTING.has(verb));
  const begun = verbs.find((verb) => verb.startsWith(typed));
  if (begun !== undefined) return begun;
  const near = verbs
    .map((verb) => ({ verb, changes: editDistance(typed.slice(0, 20), verb) }))
    .sort((a, b) => a.changes - b.changes)[0];
  return near !== undefined && near.changes <= 2 && near.changes < near.verb.length - 1 ? near.verb : null;
}
