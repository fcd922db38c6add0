import { BadInputError } from '@cardwright/engine';
import { type EditionName, parseDeck } from '@cardwright/sorcery';
import { readText } from '../save-file.ts';

const MOST_PROBLEMS = 10; // of one file that are listed

interface Kind {
  readonly edition: EditionName;
  readonly testing: boolean;
}

/** A deck file as the game takes it; every problem of it is a line of the message. */
export function readDeck(path: string, kind: Kind): string {
  const text = `${readText(path)}\n`; // with a line's end, so that no content is taken for the name of a deck
  if (/[\0\uFFFD]/.test(text)) throw new BadInputError(`${path} is no deck: it is binary, not lines of card names`);
  try {
    return parseDeck(text.replaceAll('|', '¦'), kind, path) // one card to a line, and nothing else
      .map((card) => card.text.en[0])
      .join('|');
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    const all = problemsIn(text, kind, path);
    throw all.length > 1 ? new BadInputError(all.join('\n')) : error;
  }
}

/** What is wrong with each line, up to a number of them. */
function problemsIn(text: string, kind: Kind, path: string): string[] {
  const problems: string[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    if (problems.length === MOST_PROBLEMS) return [...problems, `${path} line ${i + 1}: and perhaps more from here on`];
    try {
      parseDeck(`${'\n'.repeat(i)}${line.replaceAll('|', '¦')}\n`, kind, path);
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      problems.push(error.message);
    }
  }
  return problems;
}
