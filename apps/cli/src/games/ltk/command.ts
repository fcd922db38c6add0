import { readFileSync } from 'node:fs';
import { BadInputError } from '@cardwright/engine';
import { type Mode, parseDeck, parseHeroes } from '@cardwright/ltk';
import { cleanText } from '@cardwright/presenter';
import { languageFrom } from '../../arguments.ts';
import { type PlayOptions, play } from '../../commands/play.ts';
import { watch } from '../../commands/watch.ts';
import type { Terminal } from '../../line-source.ts';
import { WORDS } from '../../words.ts';

export interface LtkOptions extends Omit<PlayOptions, 'resume'> {
  readonly mode: string;
  readonly cards?: string;
  readonly heroes?: string;
  readonly watch?: boolean;
}

function modeFrom(given: string): Mode {
  const mode = given.toLowerCase();
  if (mode === 'identity' || mode === 'kingdoms') return mode;
  throw new BadInputError(`--mode is ${JSON.stringify(given)}; it takes identity or kingdoms`);
}

function contents(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new BadInputError(`${path} cannot be read; is it there?`);
  }
}

/** A deck of one's own, checked here so that every problem is told with the file's name. */
function deckFrom(path: string): string {
  const text = contents(path);
  if (parseDeck(text, path).length === 0)
    throw new BadInputError(`${path} names no card; each line is "name,number,suit"`);
  return text;
}

/** Three Kingdoms with a deck and heroes from files. */
export async function ltk(given: LtkOptions, terminal: Terminal): Promise<void> {
  const mode = modeFrom(given.mode);
  const language = languageFrom(given.lang);
  const set = [...given.set];
  if (given.cards !== undefined) set.push(`deck=${deckFrom(given.cards)}`);
  if (given.heroes !== undefined) {
    const { ids, unknown } = parseHeroes(contents(given.heroes), mode, given.heroes);
    set.push(`heroes=${ids.join(',')}`);
    for (const { name, nearest } of unknown)
      terminal.output.write(`${cleanText(WORDS[language].unknownHero(name, nearest))}\n`);
  }
  if (given.watch === true && given.page === true) throw new BadInputError('--page is for playing: leave out --watch');
  const id = `ltk-${mode}`;
  await (given.watch === true ? watch(id, { ...given, set }, terminal) : play(id, { ...given, set }, terminal));
}
