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

const NAMED = ['battle', 'standard', 'kingdoms'];

/** Whether a deck is named, not written out: what is in it is for this program to say. */
export const isNamedDeck = (deck: string): boolean => NAMED.includes(deck);

const read = new Map<string, readonly Face[]>();

/** The cards of a deck: battle, standard, kingdoms, or the text of a cards file. */
export function facesOf(deck: string): readonly Face[] {
  let faces = read.get(deck);
  if (faces === undefined) {
    if (deck === 'battle') faces = parseDeck(identityList);
    else if (deck === 'standard') faces = parseDeck(identityList).slice(0, STANDARD);
    else if (deck === 'kingdoms') faces = parseDeck(kingdomsList);
    else faces = parseDeck(deck);
    read.set(deck, faces);
  }
  return faces;
}

const made = new Map<string, readonly PhysicalCard[]>();

/** The physical cards of a deck, by their ids. */
export function physicalCards(deck: string): readonly PhysicalCard[] {
  let cards = made.get(deck);
  if (cards === undefined) {
    cards = facesOf(deck).map((face, id) => {
      const plain = plainCardOf(face, id);
      Object.freeze(plain.real);
      return Object.freeze({ ...face, plain: Object.freeze(plain), definition: cardNamed(face.name) }); // all matches share them
    });
    made.set(deck, cards);
  }
  return cards;
}

const coded = new Map<string, readonly string[]>();

/** The short names of a deck's cards: S7a, S7b … */
export function codesFor(deck: string): readonly string[] {
  let codes = coded.get(deck);
  if (codes === undefined) {
    codes = codesOf(facesOf(deck));
    coded.set(deck, codes);
  }
  return codes;
}
