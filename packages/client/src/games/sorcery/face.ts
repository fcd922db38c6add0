export type CardType = 'minion' | 'spell' | 'enchantment' | 'ritual';

/** A number in a corner of a card. */
export interface CornerNumber {
  readonly is: 'attack' | 'defence' | 'charges';
  readonly value: string;
  readonly trend: 'up' | 'down' | null; // against what is printed
}

export type MarkId = 'enchanted' | 'silenced' | 'delayed' | 'bonus';

/** Something a minion on the board has to be known by. */
export interface Mark {
  readonly id: MarkId;
  readonly label: string;
}

/** What is drawn on a Sorcery card. */
export interface SorceryFace {
  readonly card: string; //         its name as the rules have it: what its sigil is made of
  readonly name: string;
  readonly short: string; //        the name where there is no room for it
  readonly cost: string;
  readonly type: CardType;
  readonly kind: string; //         the type line
  readonly text: string;
  readonly box: string | null; //   beside the text: what the ability or the ritual costs
  readonly left: CornerNumber | null;
  readonly right: CornerNumber | null;
  readonly actions: number | null; // left; only on the board
  readonly marks: readonly Mark[];
}

/** What is drawn of a Sorcery player. */
export interface SorceryPortrait {
  readonly slots: number; //       how many minions there is room for
  readonly hand: number;
  readonly emptySlot: string;
  readonly known: string;
}

/** What the middle of the table says. */
export interface SorceryMiddle {
  readonly turn: string;
}
