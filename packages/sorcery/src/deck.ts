import { BadInputError } from '@cardwright/engine';
import type { Definition } from './definition.ts';
import { cardsFor, EDITIONS, EXTENSION } from './editions.ts';
import type { Options } from './types.ts';

/** A deck as definitions, the top card first. */
export type Deck = readonly Definition[];

export const EXTENDED = 'extended';
export const MAX_DECK = 300;

const SHOWN = 40; // characters of a bad name that a message repeats

/** Reads a deck: a card's exact name to a line, or with | between them. `where` is what a message calls it. */
export function parseDeck(
  text: string,
  { edition, testing }: Pick<Options, 'edition' | 'testing'>,
  where: string,
): Deck {
  if (text === '') return EDITIONS[edition];
  if (text === EXTENDED) return [...EDITIONS[edition], ...EXTENSION];
  const known = cardsFor(edition, testing);
  const byName = new Map(known.map((card) => [card.text.en[0], card]));
  const deck: Definition[] = [];
  for (const [i, line] of text.split(/\r?\n|\|/).entries()) {
    const name = line.trim();
    if (name === '') continue;
    const card = byName.get(name);
    if (card === undefined) {
      throw new BadInputError(
        `${where} line ${i + 1}: "${shown(name)}" is no card; the nearest is "${nearest(name, [...byName.keys()])}"`,
      );
    }
    if (deck.length === MAX_DECK)
      throw new BadInputError(`${where} line ${i + 1}: a deck has at most ${MAX_DECK} cards`);
    deck.push(card);
  }
  if (deck.length === 0) throw new BadInputError(`${where} is empty: it needs a card name on each line`);
  return deck;
}

/** A name that may be anything, cut short and without what a terminal cannot print. */
function shown(name: string): string {
  const plain = Array.from(name.slice(0, SHOWN), (c) => (/\p{C}/u.test(c) ? '?' : c)).join('');
  return name.length > SHOWN ? `${plain}…` : plain;
}

/** The name that takes the fewest changes of a letter. */
function nearest(name: string, names: readonly string[]): string {
  const wanted = name.slice(0, SHOWN).toLowerCase();
  let best = '';
  let fewest = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const changes = distance(wanted, each.toLowerCase());
    if (changes < fewest) [best, fewest] = [each, changes];
  }
  return best;
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
