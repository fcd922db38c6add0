import type { Event, Game, GameTypes, Language, Option, Outcome, Refusal, Seat, Span, Words } from '@cardwright/engine';
import { fill, type Noun, plain, type TakesFirst } from './template.ts';

/** Fields that hold a seat (or several) in every game, so that they read as players' names. */
const SEAT_FIELDS: ReadonlySet<string> = new Set([
  'seat',
  'seats',
  'from',
  'to',
  'by',
  'on',
  'of',
  'target',
  'targets',
  'source',
  'owner',
  'killer',
]);

/** A template that says what a decision is about. */
const TELLS = /\{about\./;

const BETWEEN: Readonly<Record<Language, string>> = { en: ', ', zh: '、' };

/** Who has no name is called by the seat, counted from 1 as everywhere people read or type. */
export const defaultNames: Readonly<Record<Language, (seat: Seat) => string>> = {
  en: (seat) => `Player ${seat + 1}`,
  zh: (seat) => `玩家${seat + 1}`,
};

/** Whoever reads it, in a sentence. */
const YOU: Readonly<Record<Language, string>> = { en: 'you', zh: '你' };

/** A sentence with a capital at its beginning, and "your" where it would say "you's". */
function asSentence(spans: readonly Span[]): Span[] {
  const said: Span[] = [];
  for (const span of spans) {
    const last = said.at(-1);
    const isOwn = last?.ref?.kind === 'seat' && last.text === YOU.en && span.text.startsWith("'s");
    if (isOwn) said[said.length - 1] = { ...last, text: 'your' };
    said.push(isOwn ? { ...span, text: span.text.slice(2) } : span);
  }
  const [first, ...rest] = said;
  const isYou = first?.ref?.kind === 'seat' && /^your?$/.test(first.text);
  return first !== undefined && isYou ? [{ ...first, text: `Y${first.text.slice(1)}` }, ...rest] : said;
}

/** The words for this, if there are any: what every object inherits is no word. */
const said = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const spansOf = (own: string | Span | readonly Span[]): readonly Span[] => {
  if (typeof own === 'string') return [{ text: own }];
  return 'text' in own ? [own] : own;
};

/** A game's decisions, events and reasons in words of one language. Rules never see it; it never sees the rules. */
export class Presenter<T extends GameTypes = GameTypes> {
  readonly language: Language;
  readonly words: Words;
  readonly #game: Game<T>;
  readonly #names: (seat: Seat) => string;
  readonly #options: T['options'] | undefined;
  readonly #you: Seat | null; // who reads it, if one of the players does
  readonly #noun: Noun;
  readonly #takesFirst: TakesFirst;

  constructor(
    game: Game<T>,
    language: Language,
    names: (seat: Seat) => string = defaultNames[language],
    options?: T['options'],
    you: Seat | null = null,
  ) {
    this.#game = game;
    this.#options = options;
    this.language = language;
    this.words = game.text[language];
    this.#names = names;
    this.#you = you;
    this.#noun = (path, value) => this.noun(path, value);
    this.#takesFirst = (path, value) =>
      SEAT_FIELDS.has(path.slice(path.lastIndexOf('.') + 1)) ? value === you && you !== null : value === 1;
  }

  /** The same words, with other names for the players. */
  named(names: (seat: Seat) => string): Presenter<T> {
    return new Presenter(this.#game, this.language, names, this.#options, this.#you);
  }

  name(seat: Seat): string {
    return this.#names(seat);
  }

  /** A sentence made of a template and what its holes name. */
  say(template: string, from: object): Span[] {
    return asSentence(fill(template, from, this.#noun, this.#takesFirst));
  }

  event(event: Event): Span[] {
    const { events } = this.words;
    const secret = event.secret === undefined ? undefined : said(events, `${event.type}/secret`);
    return this.say(secret ?? said(events, event.type) ?? event.type, event);
  }

  option(option: Option): Span[] {
    return fill(said(this.words.options, option.type) ?? option.type, option, this.#noun, this.#takesFirst);
  }

  /**
   * What is being asked, as a sentence; said to whoever is asked, if the game has words for that. Others may not be told what it is
   * about: they get the game's plainer sentence where its usual one would say so.
   */
  decision(decision: { readonly kind: string; readonly seat: Seat | null }, toAsked = false): Span[] {
    const { decisions } = this.words;
    const own = toAsked ? said(decisions, `${decision.kind}/you`) : undefined;
    const words = own ?? said(decisions, decision.kind) ?? decision.kind;
    const isTold = 'options' in decision || !TELLS.test(words.replaceAll(/\[[^[\]]*\]/g, ''));
    return this.say(isTold ? words : (said(decisions, 'waiting') ?? words), decision);
  }

  /** What cannot be done, and why. */
  refusal({ option, reason }: Refusal): Span[] {
    return [...this.option(option), { text: this.language === 'zh' ? '：' : ': ' }, { text: this.reason(reason) }];
  }

  reason(code: string): string {
    return said(this.words.reasons, code) ?? code;
  }

  outcome(outcome: Outcome): string {
    return said(this.words.outcomes, outcome.label) ?? outcome.label;
  }

  /** A field's value in the game's own words; undefined: it has none for it. */
  own(field: string, value: unknown): readonly Span[] | undefined {
    const own = this.words.noun(field, value, this.#options);
    return own === undefined ? undefined : spansOf(own);
  }

  /** A field's value in words. */
  noun(path: string, value: unknown): readonly Span[] {
    const field = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
    const own = this.own(field, value);
    if (own !== undefined) return own;
    if (field === 'label') return [{ text: said(this.words.outcomes, String(value)) ?? String(value) }];
    if (field === 'reason') return [{ text: this.reason(String(value)) }];
    if (value === null || value === undefined) return [{ text: this.language === 'zh' ? '某人' : 'somebody' }];
    if (SEAT_FIELDS.has(field)) return this.#seats(Array.isArray(value) ? (value as Seat[]) : [value as Seat]);
    if (Array.isArray(value))
      return [
        { text: value.map((each) => plain(this.noun(field.replace(/s$/, ''), each))).join(BETWEEN[this.language]) },
      ];
    return [{ text: typeof value === 'string' ? value : JSON.stringify(value) }];
  }

  #seats(seats: readonly Seat[]): Span[] {
    return seats.flatMap((seat, i) => [
      ...(i > 0 ? [{ text: BETWEEN[this.language] }] : []),
      { text: seat === this.#you ? YOU[this.language] : this.name(seat), ref: { kind: 'seat', id: seat } },
    ]);
  }
}
