import type { Decision, Live, Play, Rng, Seat } from '@cardwright/engine';

export const SEATS = 2;
export const STARTING_LIFE = 20;
export const STARTING_MAGIC = 3;
export const OPENING_HAND = 5;
export const HAND_LIMIT = 5;
export const BOARD_LIMIT = 5;
export const IDLE_TURNS = 20; //  with both decks empty, so many turns in a row of nothing are a draw
export const TURN_LIMIT = 400; // nobody sees turn 401: a draw

export const EDITION_NAMES = ['f2020', 'standard'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export const SUBTYPES = ['elemental', 'summoner'] as const;
export type Subtype = (typeof SUBTYPES)[number];

export const LABELS = ['p1', 'p2', 'draw', 'stalemate', 'turn-limit'] as const;
export type Label = (typeof LABELS)[number]; // who won, or why nobody did

export const REASONS = [
  'too-little-magic',
  'board-full',
  'no-action',
  'delayed',
  'no-ability',
  'silenced',
  'needs-target',
  'no-target',
  'no-ritual',
  'no-enemy-ritual',
  'graveyard-empty',
  'bare-minion',
  'no-weak-minion',
  'already-gone',
  'deck-empty',
  'hand-full',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Options {
  readonly edition: EditionName;
  readonly deck1: string; // card names, one to a line or with | between; empty: the edition's deck; or "extended"
  readonly deck2: string;
  readonly name1: string; // empty: P1
  readonly name2: string;
  readonly shuffle: boolean;
  readonly testing: boolean; //         draw and discard at will; too little magic stops nothing
  readonly subtypes: 'auto' | 'on' | 'off'; // auto: as the edition has it
  readonly silenceTriggers: boolean; // Silence stops triggered abilities too
  readonly firstTurnStart: boolean; //  false: the first turn has no start
  readonly starts: 'p1' | 'p2' | 'coin';
}

/** A card as it is named: its number in this match and the id of its definition. */
export interface Card {
  readonly id: number;
  readonly name: string; // kebab-case: air-elemental
}

/** Something that happened to a minion's attack and defence. Layers are folded oldest first. */
export type Layer =
  | { readonly kind: 'change'; readonly attack: number; readonly defence: number } //    damage and gains
  | { readonly kind: 'set'; readonly defence: number } //                                raised from the graveyard
  | { readonly kind: 'enchantment'; readonly card: Card; readonly turn: number } //      the turn it was played in
  | { readonly kind: 'subtype'; readonly subtype: Subtype };

export interface Minion {
  readonly card: Card;
  readonly owner: Seat;
  attack: number; //  the layers folded over what is printed
  defence: number;
  actions: number;
  layers: readonly Layer[]; // oldest first
}

export interface Ritual {
  readonly card: Card;
  charges: number;
}

export interface Player {
  life: number;
  magic: number;
  deck: number[]; //     card ids, the top one last
  hand: number[]; //     card ids, left to right
  returned: Minion[]; // what the minions look like that went back to the hand; everybody knows them to be there
  minions: Minion[]; //  left to right
  ritual: Ritual | null;
  graveyard: Minion[]; // the top one last
}

export interface State {
  rng: Rng;
  readonly options: Options;
  cards: readonly Card[]; // every card there is, by id; summoned ones are added
  players: [Player, Player];
  active: Seat;
  turn: number; //     1, 2, 3 …
  dealt: boolean; //   the opening hands have been announced
  begun: boolean; //   the start of this turn is over
  acted: boolean; //   the active player has done something this turn
  idle: number; //     turns in a row, with both decks empty, in which nobody did anything
  pending: number; //  things whose triggers are being resolved; 0 whenever somebody is asked
  gone: number[]; //   cards that left the game
  ended: Label | null;
}

/** A place on the board, and what is there. */
export interface Target {
  readonly owner: Seat; // whose side of the board
  readonly slot: number | 'ritual'; // from 0
  readonly on: Card;
}

export type Option =
  | { readonly type: 'play'; readonly hand: number; readonly card: Card } //              hand: the place in the hand, from 0
  | ({ readonly type: 'play-on'; readonly hand: number; readonly card: Card } & Target)
  | { readonly type: 'attack'; readonly by: number; readonly minion: Card } //            by: the slot, from 0; it attacks the player
  | ({ readonly type: 'attack-on'; readonly by: number; readonly minion: Card } & Target)
  | { readonly type: 'use'; readonly by: number; readonly minion: Card; readonly ability: number } // which activated ability, from 0
  | ({ readonly type: 'use-on'; readonly by: number; readonly minion: Card; readonly ability: number } & Target)
  | { readonly type: 'draw' } //                                                           only when testing
  | { readonly type: 'discard'; readonly hand: number; readonly card: Card } //           only when testing
  | { readonly type: 'end' };

/** What happened. `seat` is the player who acts or on whose side it happens. */
export type GameEvent =
  | {
      readonly type: 'hand-dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: { readonly to: readonly Seat[]; readonly cards: readonly Card[] };
    }
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'magic-gained'; readonly seat: Seat; readonly amount: number; readonly magic: number }
  | {
      readonly type: 'card-drawn';
      readonly seat: Seat;
      readonly secret?: { readonly to: readonly Seat[]; readonly card: Card };
    }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card; readonly cost: number }
  | ({ readonly type: 'card-played-on'; readonly seat: Seat; readonly card: Card; readonly cost: number } & Target)
  | { readonly type: 'player-attacked'; readonly seat: Seat; readonly minion: Card; readonly owner: Seat }
  | ({ readonly type: 'minion-attacked'; readonly seat: Seat; readonly minion: Card } & Target)
  | {
      readonly type: 'ability-used';
      readonly seat: Seat;
      readonly minion: Card;
      readonly ability: number;
      readonly cost: number;
    }
  | ({
      readonly type: 'ability-used-on';
      readonly seat: Seat;
      readonly minion: Card;
      readonly ability: number;
      readonly cost: number;
    } & Target)
  | { readonly type: 'minion-triggered'; readonly seat: Seat; readonly minion: Card }
  | { readonly type: 'ritual-triggered'; readonly seat: Seat; readonly ritual: Card; readonly charges: number } // charges left
  | { readonly type: 'minion-raised'; readonly seat: Seat; readonly minion: Card }
  | { readonly type: 'minion-summoned'; readonly seat: Seat; readonly minion: Card }
  | {
      readonly type: 'minion-entered';
      readonly seat: Seat;
      readonly minion: Card;
      readonly attack: number;
      readonly defence: number;
    }
  | {
      readonly type: 'minion-damaged';
      readonly seat: Seat;
      readonly minion: Card;
      readonly amount: number;
      readonly defence: number;
    } // defence left
  | {
      readonly type: 'minion-strengthened';
      readonly seat: Seat;
      readonly minion: Card;
      readonly attack: number;
      readonly defence: number;
    } // by how much
  | { readonly type: 'minion-died'; readonly seat: Seat; readonly minion: Card }
  | { readonly type: 'minion-returned'; readonly seat: Seat; readonly minion: Card } // to its owner's hand
  | { readonly type: 'minion-removed'; readonly seat: Seat; readonly minion: Card } // out of the game: the hand was full
  | { readonly type: 'enchantment-lost'; readonly seat: Seat; readonly minion: Card; readonly card: Card }
  | {
      readonly type: 'subtype-gained' | 'subtype-lost';
      readonly seat: Seat;
      readonly minion: Card;
      readonly subtype: Subtype;
    }
  | { readonly type: 'ritual-replaced' | 'ritual-destroyed'; readonly seat: Seat; readonly ritual: Card }
  | {
      readonly type: 'ritual-recharged';
      readonly seat: Seat;
      readonly ritual: Card;
      readonly amount: number;
      readonly charges: number;
    }
  | { readonly type: 'decks-shuffled'; readonly seat: Seat }
  | { readonly type: 'player-damaged'; readonly seat: Seat; readonly amount: number; readonly life: number } // life left
  | { readonly type: 'game-ended'; readonly label: Label };

/** What changed a minion's numbers, and what they were from then on. */
export interface LayerView {
  readonly kind: Layer['kind'];
  readonly card: Card | null; //        the enchantment
  readonly subtype: Subtype | null; //  whose bonus it is
  readonly attack: number;
  readonly defence: number;
}

/** A minion as everybody sees it. */
export interface MinionView {
  readonly card: Card;
  readonly attack: number;
  readonly defence: number;
  readonly actions: number;
  readonly enchantments: readonly Card[]; //    oldest first
  readonly layers: readonly LayerView[]; //     all that came over what is printed, oldest first
  readonly abilityCosts: readonly number[]; //  what each activated ability costs now
  readonly isSilenced: boolean;
  readonly isDelayed: boolean; //               it has or will have no actions in its controller's next turn
  readonly hasBonus: boolean; //                its subtype's
}

/** A card in a hand as its owner sees it. */
export interface HandCard {
  readonly card: Card;
  readonly attack: number | null; //  of a minion: what it has now, damage kept
  readonly defence: number | null;
  readonly isKnown: boolean; //       the other player knows it to be here
}

export interface RitualView {
  readonly card: Card;
  readonly charges: number;
}

export interface PlayerView {
  readonly name: string;
  readonly life: number;
  readonly magic: number;
  readonly deck: number; //                          how many cards are left
  readonly unseen: readonly string[]; //             names of the cards this viewer has not seen: in the deck or closed in the hand
  readonly hand: readonly (HandCard | null)[]; //    null: a card this viewer cannot see
  readonly minions: readonly MinionView[]; //        left to right
  readonly ritual: RitualView | null;
  readonly graveyard: readonly MinionView[]; //      the top one last
  readonly deckOrder: readonly Card[] | null; //     top first; open only to those who see everything
}

/** What of the options bears on play. */
export interface RulesView {
  readonly edition: EditionName;
  readonly subtypes: boolean;
  readonly silenceTriggers: boolean;
  readonly testing: boolean;
}

export interface View {
  readonly seat: Seat | null; // whose view it is; null when nobody's
  readonly rules: RulesView;
  readonly turn: number;
  readonly active: Seat;
  readonly idle: number;
  readonly players: readonly [PlayerView, PlayerView];
  readonly gone: readonly Card[]; // cards that left the game, in order
  readonly ended: Label | null;
}

export interface Sorcery {
  state: State;
  option: Option;
  decision: Decision<Option>;
  event: GameEvent;
  view: View;
  options: Options;
}

export type Now = Live<State, GameEvent>;
export type Asks = Play<Sorcery['decision']>;

export const otherSeat = (seat: Seat): Seat => 1 - seat;
