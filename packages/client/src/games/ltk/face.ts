/** The four suits, as they are coloured everywhere. */
export type Suit = 'spade' | 'heart' | 'club' | 'diamond';

/** What somebody fights for. */
export type Side = 'wei' | 'shu' | 'wu' | 'qun' | 'careerist';

/** What is worn where, and what lies before a player to be judged. */
export type Place = 'weapon' | 'armor' | 'plus' | 'minus' | 'fate';

/** Something that has a sign and a word. */
export interface Sign<I extends string = string> {
  readonly id: I;
  readonly name: string;
}

/** What is drawn on a playing card. */
export interface CardFace {
  readonly is: 'card';
  readonly brush: string; //         one character
  readonly name: string;
  readonly kind: string; //          basic, scroll … in a word
  readonly rank: string; //          empty: it has none
  readonly suit: Suit | null;
  readonly element: 'fire' | 'thunder' | null;
  readonly place: Place | null;
  readonly mark: string; //          a weapon's range, a mount's sign; else empty
}

/** What is drawn of one hero: a brush character on the colour of its kingdom. */
export interface HeroTile {
  readonly id: string;
  readonly brush: string; //         empty: its back
  readonly name: string;
  readonly chinese: string; //       empty where the name is Chinese already
  readonly side: Sign<Side> | null;
  readonly note: string; //          hidden, head …; else empty
  readonly isHidden: boolean; //     not turned up for everybody
}

/** What is drawn on a hero card that can be chosen. */
export interface HeroFace {
  readonly is: 'hero';
  readonly tile: HeroTile;
  readonly life: number; //          halves in kingdom war
  readonly skills: readonly { readonly name: string; readonly text: string }[];
}

export type LtkFace = CardFace | HeroFace;

/** How far a player is from the viewer. */
export interface SeatDistance {
  readonly distance: number;
  readonly isWithin: boolean; // the viewer's attack range
  readonly reach: string; //     the same in words
}

/** What is drawn of a player. */
export interface LtkPortrait {
  readonly tiles: readonly HeroTile[];
  readonly title: string; //         the heroes' names, or the seat's
  readonly chinese: string;
  readonly seatName: string; //      what the log calls the player, where it is not the title
  readonly hp: number;
  readonly maxHp: number;
  readonly hand: number;
  readonly role: Sign<'lord' | 'loyalist' | 'rebel' | 'spy'> | null;
  readonly claim: Sign<Side> | null;
  readonly far: SeatDistance | null;
  readonly states: readonly Sign[];
  readonly signs: readonly (Sign & { readonly mark: string })[]; // what lies before the player, for where there is little room
}

/** What the middle of the table shows besides its zones. */
export interface LtkExtra {
  readonly wanted: { readonly brush: string; readonly text: string } | null; // the card an answer waits for
  readonly offered: readonly string[]; //                                       the things laid out to choose from
  readonly played: readonly string[]; //                                        cards being carried out, wherever they lie by now
}
