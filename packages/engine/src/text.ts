export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A chapter of a game's rules. Its first sentence says it in short. */
export interface Chapter {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, readonly string[]>>;
}

/** A piece of a sentence. A piece with a `ref` names a thing that can be looked at. */
export interface Span {
  readonly text: string;
  readonly ref?: { readonly kind: string; readonly id: string | number };
}

/**
 * The words of a game in one language. Templates name an object's fields in braces: `{seat} plays {card}`;
 * `{count|card|cards}` picks by number. How a field's value reads is said once, in `noun`.
 */
export interface Words {
  readonly name: string;
  readonly about: string; // one sentence
  readonly settings: { readonly [setting: string]: string };
  readonly values?: { readonly [setting: string]: { readonly [value: string]: string } }; // what reads otherwise than it is typed
  readonly events: { readonly [type: string]: string };
  readonly options: { readonly [type: string]: string };
  readonly decisions: { readonly [kind: string]: string };
  readonly reasons: { readonly [code: string]: string };
  readonly outcomes: { readonly [label: string]: string };
  /**
   * What the fields of a view are called at a table that knows nothing else of the game, in the order they are shown; the others
   * are not. A list of cards is shown as cards if `noun` has a name for each: `hand` for those of a field `hands`.
   */
  readonly view?: { readonly [field: string]: string };
  /** A field's value in words; undefined leaves it to the presenter (numbers, seats, text). What a card is may depend on the match's options. */
  noun(field: string, value: unknown, options?: object): string | Span | readonly Span[] | undefined;
}

export type GameText = { readonly [L in Language]: Words };
