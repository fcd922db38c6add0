import { BadInputError } from '@cardwright/engine';
import '../content.ts';
import {
  type CardName,
  codesOf,
  type Face,
  formatRank,
  type PhysicalCard,
  parseRank,
  parseSuit,
  plainCardOf,
} from '../core/card.ts';
import { allCards, cardNamed } from '../core/definitions.ts';
import { type CardFacts, cardFacts } from '../core/facts.ts';
import { ALIASES } from './aliases.ts';
import { identityList } from './identity.ts';
import { kingdomsList } from './kingdoms.ts';
import { readLines } from './lines.ts';
import { mountCalled } from './mounts.ts';
import { nearest } from './nearest.ts';

const STANDARD = 108;

/** A card's id from its English or Chinese name, its id, or an alias. */
export function findCardName(text: string): CardName | undefined {
  const typed = text.trim().toLowerCase();
  const found = allCards().find(
    ({ id, text: { en, zh } }) => id === typed || en[0].toLowerCase() === typed || zh[0] === typed,
  );
  return found?.id ?? ALIASES.get(typed) ?? mountCalled(typed)?.card;
}

/** Reads a cards file: `name,rank,suit` per line, blank lines and # comments allowed. Problems are told together. */
export function parseDeck(text: string, file = 'cards'): Face[] {
  const faces: Face[] = [];
  const problems = readLines(text, file, (line) => void faces.push(parseLine(line)));
  if (problems.length > 0) throw new BadInputError(problems.join('\n'));
  return faces;
}

function parseLine(line: string): Face {
  const parts = line.split(',');
  if (parts.length !== 3) throw new BadInputError(`"${line}" is not "name,rank,suit"`);
  const [title = '', rank = '', suit = ''] = parts;
  const name = findCardName(title);
  if (name === undefined) {
    const known = nearest(
      title.trim(),
      allCards().map((card) => card.text.en[0]),
    );
    throw new BadInputError(`no card is called "${title.trim()}"; the nearest is "${known}"`);
  }
  const mount = mountCalled(title)?.id;
  return { name, rank: parseRank(rank), suit: parseSuit(suit), ...(mount === undefined ? {} : { mount }) };
}

/** A deck as the text of a cards file. */
export const formatDeck = (faces: readonly Face[]): string =>
  faces.map(({ name, rank, suit }) => `${name},${formatRank(rank)},${suit}`).join('\n');

/** What is printed on a card, and what is known of all cards of its name. */
export interface PrintedCard extends Face {
  readonly facts: CardFacts;
}

const NAMED = ['battle', 'standard', 'kingdoms'];

/** Whether a deck is named, not written out: what is in it is for this program to say. */
export const isNamedDeck = (deck: string): boolean => NAMED.includes(deck);

/** Something of the cards of a deck, worked out once. Mostly it is the deck that was asked for last. */
function perDeck<V>(workOut: (deck: string) => readonly V[]): (deck: string) => readonly V[] {
  const known = new Map<string, readonly V[]>();
  let [last, cards]: [string | null, readonly V[]] = [null, []];
  return (deck) => {
    if (deck === last) return cards;
    cards = known.get(deck) ?? workOut(deck);
    known.set(deck, cards);
    last = deck;
    return cards;
  };
}

/** The cards of a deck: battle, standard, kingdoms, or the text of a cards file. */
export const facesOf = perDeck((deck): readonly Face[] => {
  if (deck === 'battle') return parseDeck(identityList);
  if (deck === 'standard') return parseDeck(identityList).slice(0, STANDARD);
  return parseDeck(deck === 'kingdoms' ? kingdomsList : deck);
});

/** The physical cards of a deck, by their ids. */
export const physicalCards = perDeck((deck): readonly PhysicalCard[] =>
  facesOf(deck).map((face, id) => {
    const plain = Object.freeze(plainCardOf(face, id)); // all matches share them; but to go through a frozen list is slow
    return Object.freeze({ ...face, plain, definition: cardNamed(face.name) });
  }),
);

/** What is printed on the cards of a deck, with what follows from their names. */
export const printedCards = perDeck((deck): readonly PrintedCard[] =>
  facesOf(deck).map(({ name, suit, rank }) => ({ name, suit, rank, facts: cardFacts(name) })),
);

/** The short names of a deck's cards: S7a, S7b … */
export const codesFor = perDeck((deck): readonly string[] => codesOf(facesOf(deck)));
