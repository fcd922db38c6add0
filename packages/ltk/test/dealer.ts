import type { Seat } from '@cardwright/engine';
import { type Face, formatRank, type Suit } from '../src/core/card.ts';
import { findCard } from '../src/core/definitions.ts';
import type { Fate } from '../src/core/state.ts';
import { facesOf } from '../src/decks/deck.ts';

/** A card in a test: a name, or a name with suit and rank such as `strike:S7`, or any card of a suit and rank: `H5`. */
export type CardText = string;

const SUITS: ReadonlyMap<string, Suit> = new Map([
  ['S', 'spade'],
  ['H', 'heart'],
  ['C', 'club'],
  ['D', 'diamond'],
]);

const CARD = /^(?:(?<name>[a-z][a-z-]*)(?:$|:(?=.)))?(?:(?<suit>[SHCD])(?<rank>10|[A2-9JQK]))?$/;

/** Hands out each card of a deck once, by name or by suit and rank. */
export class Dealer {
  readonly #free: Set<number>;
  readonly #faces: readonly Face[];
  constructor(deck: string) {
    this.#faces = facesOf(deck);
    this.#free = new Set(this.#faces.map((_, id) => id));
  }

  take(text: CardText): number {
    const { name, suit, rank } = read(text);
    for (const id of this.#free) {
      const face = this.#faces[id] as Face;
      if (name !== undefined && face.name !== name) continue;
      if (suit !== undefined && (face.suit !== SUITS.get(suit) || formatRank(face.rank) !== rank)) continue;
      this.#free.delete(id);
      return id;
    }
    throw new Error(`there is no card "${text}" left in the deck`);
  }

  /** A delayed scroll that lies before somebody: a card as itself, or `dodge:D2 as contentment`. */
  takeFate(text: CardText, by: Seat): Fate {
    const [printed = '', made, ...more] = text.split(' as ');
    if (more.length > 0) throw new Error(`"${text}" counts as two things; say one: "dodge:D2 as contentment"`);
    const card = this.take(printed);
    const as = made ?? (this.#faces[card] as Face).name;
    if (findCard(as)?.kind !== 'delayed')
      throw new Error(`"${as}" is no delayed scroll; say what the card counts as: "dodge:D2 as contentment"`);
    return { card, as, by };
  }

  rest(): number[] {
    return [...this.#free];
  }
}

/** What a card's text says. */
function read(text: CardText): Readonly<Record<string, string | undefined>> {
  const said = CARD.exec(text)?.groups;
  if (said === undefined || text === '') throw new Error(`"${text}" is no card; write strike, strike:S7 or S7`);
  if (said['name'] !== undefined && findCard(said['name']) === undefined)
    throw new Error(`no card is called "${said['name']}"`);
  return said;
}
