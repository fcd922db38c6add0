import { BadInputError, editDistance } from '@cardwright/engine';
import type { Definition } from './definition.ts';
import { cardsFor, EDITIONS, EXTENSION, WORKSHOP } from './editions.ts';
import type { Options } from './types.ts';

/** A deck as definitions, the top card first. */
export type Deck = readonly Definition[];

export const EXTENDED = 'extended';
export const MAX_DECK = 300;

const SHOWN = 40; //       characters of a bad name that a message repeats
const MOST_PROBLEMS = 5; // that a message names

/**
 * Reads a deck: a card's exact name to a line, or with | between them. `where` is what a message calls it. Each name that
 * is none is a line of the message, but only the first few are.
 */
export function parseDeck(
  text: string,
  { edition, testing }: Pick<Options, 'edition' | 'testing'>,
  where: string,
): Deck {
  if (text === '') return EDITIONS[edition];
  if (text === EXTENDED) return [...EDITIONS[edition], ...EXTENSION];
  const byName = new Map(cardsFor(edition, testing).map((card) => [card.text.en[0], card]));
  const deck: Definition[] = [];
  const problems: string[] = [];
  let unsaid = 0;
  for (const [i, line] of text.split(/\r?\n|\|/).entries()) {
    const name = line.trim();
    if (name === '') continue;
    const card = byName.get(name);
    if (card !== undefined) {
      if (deck.length === MAX_DECK)
        throw new BadInputError(`${where} line ${i + 1}: a deck has at most ${MAX_DECK} cards`);
      deck.push(card);
    } else if (problems.length < MOST_PROBLEMS)
      problems.push(`${where} line ${i + 1}: ${whyNoCard(name, [...byName.keys()])}`);
    else unsaid++;
  }
  if (unsaid > 0) problems.push(`and ${unsaid} more in ${where}`);
  if (problems.length > 0) throw new BadInputError(problems.join('\n'));
  if (deck.length === 0) throw new BadInputError(`${where} is empty: it needs a card name on each line`);
  return deck;
}

const isWrittenOut = (deck: string): boolean => deck !== '' && deck !== EXTENDED;

/** The decks that are left to the edition, written out. */
export const openDecks = (options: Options): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['deck1', 'deck2'] as const)
      .filter((name) => !isWrittenOut(options[name]))
      .map((name) => [
        name,
        parseDeck(options[name], options, name)
          .map((card) => card.text.en[0])
          .join('|'),
      ]),
  );

/** A name that may be anything, cut short and without what a terminal cannot print. */
function shown(name: string): string {
  const plain = Array.from(name.slice(0, SHOWN), (c) => (/\p{C}/u.test(c) ? '?' : c)).join('');
  return name.length > SHOWN ? `${plain}…` : plain;
}

function whyNoCard(name: string, names: readonly string[]): string {
  if (WORKSHOP.some((card) => card.text.en[0] === name)) return `"${name}" is for testing only: it needs -testing`;
  const near = nearest(name, names);
  return `"${shown(name)}" is no card${near === null ? '' : `; the nearest is "${near}"`}`;
}

/** The name that begins like this, or takes the fewest changes of a letter, if those are few. */
function nearest(name: string, names: readonly string[]): string | null {
  const wanted = name.slice(0, SHOWN).toLowerCase();
  const begun = wanted.length < 3 ? undefined : names.find((each) => each.toLowerCase().startsWith(wanted));
  if (begun !== undefined) return begun;
  let best: string | null = null;
  let fewest = Math.floor(wanted.length / 3) + 1; // more than a third of it would be guessing
  for (const each of names) {
    const changes = editDistance(wanted, each.toLowerCase());
    if (changes < fewest) [best, fewest] = [each, changes];
  }
  return best;
}
