import type { Game } from '@cardwright/engine';
import { formatRank, type Suit } from '../src/core/card.ts';
import { definitionOf, heroNamed } from '../src/core/definitions.ts';
import {
  type HeroId,
  type Now,
  type Phase,
  PLACES,
  type Player,
  type Role,
  type Slot,
  type State,
} from '../src/core/state.ts';
import { facesOf } from '../src/decks/deck.ts';
import type { Ltk } from '../src/index.ts';
import './plain-hero.ts';

/** A card in a test: a name, or a name with suit and rank such as `strike:S7`, or any card of a suit and rank: `H5`. */
export type CardText = string;

export interface Setting {
  readonly hero?: HeroId; //                        a hero without skills if not said
  readonly heroes?: readonly HeroId[]; //           kingdom war
  readonly hand?: readonly CardText[];
  readonly equipment?: readonly CardText[];
  readonly fates?: readonly CardText[]; //          oldest first
  readonly hp?: number;
  readonly maxHp?: number;
  readonly role?: Role;
  readonly chained?: boolean;
  readonly faceDown?: boolean;
  readonly hidden?: boolean; //                     kingdom war: both heroes face down
  readonly up?: 'head' | 'deputy'; //               kingdom war: only this hero is revealed
  readonly avatars?: readonly HeroId[]; //          hero cards kept unseen (Zuo Ci)
  readonly careerist?: boolean; //                  kingdom war: has claimed to be of no kingdom
}

export interface TableOptions {
  readonly game?: Game<Ltk>;
  readonly deck?: readonly CardText[]; //           the first is on top
  readonly discard?: readonly CardText[];
  readonly phase?: Phase; //                        where the first player's turn stands; play if not said
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turn?: string; //                        whose turn it is; the first one's if not said
}

/** Heroes with nothing special about them, for seats a test says nothing of. */
const PLAIN = 'plain';
const PLAIN_PAIR = ['qun-a', 'qun-b'];

const SUITS: Readonly<Record<string, Suit>> = { S: 'spade', H: 'heart', C: 'club', D: 'diamond' };

/** Hands out each card of a deck once, by name or by suit and rank. */
class Dealer {
  readonly #free: Set<number>;
  readonly #faces;
  constructor(deck: string) {
    this.#faces = facesOf(deck);
    this.#free = new Set(this.#faces.map((_, id) => id));
  }
  take(text: CardText): number {
    const [, name, suit, rank] = /^(?:([a-z][a-z-]*))?:?(?:([SHCD])(10|[A2-9JQK]))?$/.exec(text) ?? [];
    for (const id of this.#free) {
      const face = this.#faces[id];
      if (face === undefined) continue;
      if (name !== undefined && face.name !== name) continue;
      if (suit !== undefined && (face.suit !== SUITS[suit] || formatRank(face.rank) !== rank)) continue;
      this.#free.delete(id);
      return id;
    }
    throw new Error(`there is no card "${text}" left in the deck`);
  }
  rest(): number[] {
    return [...this.#free];
  }
}

/** The state a test begins with: what it says, and nothing special for the rest. */
export function arrange(
  base: State,
  settings: readonly Setting[],
  options: TableOptions,
  names: readonly string[],
): State {
  const s = structuredClone(base);
  const dealer = new Dealer(s.options.deck);
  const everybody = (1 << settings.length) - 1;
  const faces = facesOf(s.options.deck);
  s.stage = 'turns';
  s.offers = [];
  s.known = faces.map(() => 0);
  s.discard = (options.discard ?? []).map((card) => dealer.take(card));
  settings.forEach((setting, seat) => {
    const player = s.players[seat] as Player;
    const heroes = setting.heroes ?? (s.mode === 'kingdoms' ? PLAIN_PAIR : [setting.hero ?? PLAIN]);
    const life = heroes.reduce((sum, id) => sum + heroNamed(s.mode, id).life, 0);
    player.heroes = [...heroes];
    player.revealed = heroes.map((_, i) => setting.hidden !== true && (setting.up ?? PLACES[i]) === PLACES[i]);
    if (s.mode === 'kingdoms' && player.revealed.includes(true))
      player.claimed = setting.careerist === true ? 'careerist' : heroNamed('kingdoms', heroes[0] as HeroId).kingdom;
    if (s.mode === 'kingdoms' && player.revealed.every(Boolean)) player.marks['both-up'] = 1;
    if (
      s.options.rules === 'official' &&
      player.claimed !== null &&
      s.players.every(({ marks }) => !marks['revealed-first'])
    )
      player.marks['revealed-first'] = 1;
    player.maxHp = setting.maxHp ?? Math.floor(life);
    player.hp = setting.hp ?? player.maxHp;
    player.role = s.mode === 'identity' ? (setting.role ?? (seat === 0 ? 'lord' : 'rebel')) : null;
    player.chained = setting.chained === true;
    player.faceDown = setting.faceDown === true;
    player.avatars = (setting.avatars ?? []).map((hero) => ({ hero, open: false }));
    player.hand = (setting.hand ?? []).map((card) => dealer.take(card));
    for (const card of player.hand) s.known[card] = 1 << seat;
    for (const text of setting.equipment ?? []) {
      const id = dealer.take(text);
      s.known[id] = everybody;
      player.slots[definitionOf({ faces } as unknown as Now, id).slot as Slot] = id;
    }
    player.fates = (setting.fates ?? []).map((text) => {
      const card = dealer.take(text);
      return { card, as: faces[card]?.name ?? '' };
    });
  });
  const top = (options.deck ?? []).map((card) => dealer.take(card));
  s.deck = [...dealer.rest(), ...top.reverse()];
  const turn = options.turn === undefined ? 0 : names.indexOf(options.turn);
  s.current = turn;
  s.after = turn;
  s.turns = 1;
  s.phase = options.phase ?? 'play';
  s.acting = s.phase === 'play';
  return s;
}
