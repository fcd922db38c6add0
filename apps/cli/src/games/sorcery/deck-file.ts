import { BadInputError } from '@cardwright/engine';
import { type EditionName, parseDeck } from '@cardwright/sorcery';
import { readText } from '../../files.ts';

interface Kind {
  readonly edition: EditionName;
  readonly testing: boolean;
}

/** A deck file as the game takes it: one card to a line, and nothing else. */
export function readDeck(path: string, kind: Kind): string {
  const text = `${readText(path)}\n`; // with a line's end, so that no content is taken for the name of a deck
  if (/[\0\uFFFD]/.test(text)) throw new BadInputError(`${path} is no deck: it is binary, not lines of card names`);
  return parseDeck(text.replaceAll('|', '¦'), kind, path)
    .map((card) => card.text.en[0])
    .join('|');
}
