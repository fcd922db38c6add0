import { BadInputError, type Language } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { INTERRUPTED, LeftError } from '../../faults.ts';
import type { LineConsole } from './line-console.ts';
import type { Names } from './sentences.ts';
import type { Players } from './setup.ts';
import { WORDS } from './words.ts';

const LONGEST_NAME = 10;

/** What is wrong with a name, or null. */
export function whyNoName(name: string, taken: string | null, language: Language): string | null {
  const words = WORDS[language];
  const { length } = Array.from(name);
  if (length < 1 || length > LONGEST_NAME) return words.badName(length);
  if (/[\p{C}\uFFFD]/u.test(name)) return words.garbledName;
  return name === taken ? words.sameName(name) : null;
}

/** What bots are called: by their level, and by their number where both have the same. */
function botNames(players: Players): readonly [string | null, string | null] {
  const ids = players.map((player) => (player === HUMAN ? null : player.id.slice(0, LONGEST_NAME)));
  const [first = null, second = null] = ids;
  if (first === null || first !== second) return [first, second];
  return [`${first.slice(0, LONGEST_NAME - 2)} 1`, `${first.slice(0, LONGEST_NAME - 2)} 2`];
}

/** Asks for the names of those at the keyboard, the first player first, until they will do. */
export async function askNames(players: Players, console: LineConsole, language: Language): Promise<Names> {
  const [first, second] = botNames(players);
  const name1 = first ?? (await askName(1, second, console, language));
  return [name1, second ?? (await askName(2, name1, console, language))];
}

async function askName(player: 1 | 2, taken: string | null, console: LineConsole, language: Language): Promise<string> {
  const words = WORDS[language];
  for (;;) {
    const input = await console.next(words.askName(player));
    if (input === 'end') throw new BadInputError(words.noNames(player));
    if (input === 'interrupt') throw new LeftError(words.noNames(player), INTERRUPTED);
    const name = input.line.trim();
    const problem = whyNoName(name, taken, language);
    if (problem === null) return name;
    console.print(problem);
  }
}
