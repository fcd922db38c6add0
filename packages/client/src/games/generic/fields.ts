import type { Seat } from '@cardwright/engine';
import { type Presenter, plain } from '@cardwright/presenter';
import type { CardScene, Fact, ZoneScene } from '../../scene.ts';

/** What fields that hold cards are usually called, each in the singular. */
const PLACES: ReadonlySet<string> = new Set(['card', 'deck', 'discard', 'hand', 'pile', 'spent', 'table', 'trick']);

const NOTHING = '–';
const YES = '✓';

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

export const singular = (field: string): string => field.replace(/s$/, '');

/** A field's name as a person would write it: `cardsLeft` → `Cards left`. */
const spelled = (field: string): string => {
  const words = field.replaceAll(/(?<=[a-z])(?=[A-Z])|[_-]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value as a card; null: the game has no name for it, so it is none. */
function cardOf(field: string, value: unknown, presenter: Presenter): CardScene | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const own = presenter.own(singular(field), value);
  const spans = own ?? (PLACES.has(singular(field)) ? presenter.own('card', value) : undefined);
  return spans === undefined ? null : { id: `card:${value}`, face: { name: plain(spans) }, name: plain(spans) };
}

/** A list of cards; null: it is something else. */
function cardsOf(field: string, value: unknown, presenter: Presenter): CardScene[] | null {
  if (!Array.isArray(value)) return null;
  const cards = value.map((each) => cardOf(field, each, presenter));
  return cards.every((card) => card !== null) ? cards : null;
}

/** A value in a few words; undefined: it says nothing. */
function inWords(field: string, value: unknown, presenter: Presenter): string | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return YES;
  if (isPlain(value)) return plain(presenter.noun(field, value));
  if (!Array.isArray(value))
    return Object.entries(value)
      .flatMap(([name, each]) => {
        const said = inWords(name, each, presenter);
        return said === undefined ? [] : [`${spelled(name).toLowerCase()} ${said}`];
      })
      .join(', ');
  if (value.length === 0) return NOTHING;
  const between = value.every((each) => typeof each === 'number') ? ' : ' : ', ';
  return value.map((each) => inWords(singular(field), each, presenter) ?? NOTHING).join(between);
}

/** What a view shows: in the middle, and before each seat. */
export interface ShownFields {
  readonly facts: Fact[];
  readonly zones: ZoneScene[];
  readonly seats: readonly { readonly facts: Fact[]; readonly zones: ZoneScene[] }[];
}

const zoneOf = (id: string, name: string, cards: readonly CardScene[]): ZoneScene => ({
  id,
  name,
  cards,
  count: cards.length,
});

/**
 * Sorts the fields of a view: lists of cards become zones, lists as long as the table is wide go to the seats, the rest are
 * facts. The game's text says which fields are shown and what they are called; without it all are, by their own names.
 */
export function shownOf(view: unknown, seats: number, presenter: Presenter): ShownFields {
  const shown: ShownFields = {
    facts: [],
    zones: [],
    seats: Array.from({ length: seats }, () => ({ facts: [], zones: [] })),
  };
  const { view: labels } = presenter.words;
  const fields = view as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(labels ?? fields)) {
    if (labels === undefined && field === 'seat') continue;
    place(shown, field, labels?.[field] ?? spelled(field), fields[field], presenter);
  }
  return shown;
}

function place(shown: ShownFields, field: string, label: string, value: unknown, presenter: Presenter): void {
  const cards = cardsOf(field, value, presenter);
  if (cards !== null) {
    shown.zones.push(zoneOf(field, label, cards));
    return;
  }
  const isForSeats = Array.isArray(value) && value.length === shown.seats.length;
  if (isForSeats) for (const [seat, each] of value.entries()) placeAt(shown, seat, field, label, each, presenter);
  else if (Array.isArray(value) && value.length > 0 && value.every((each) => cardsOf(field, each, presenter) !== null))
    for (const [i, each] of value.entries())
      shown.zones.push(zoneOf(`${field}:${i}`, `${label} ${i + 1}`, cardsOf(field, each, presenter) ?? []));
  else addFact(shown.facts, field, label, value, presenter);
}

function placeAt(
  shown: ShownFields,
  at: Seat,
  field: string,
  label: string,
  value: unknown,
  presenter: Presenter,
): void {
  const { facts, zones } = shown.seats[at] as ShownFields['seats'][number];
  const cards = cardsOf(field, value, presenter);
  if (cards !== null) zones.push(zoneOf(`${field}:${at}`, label, cards));
  else if (!isFlags(value)) addFact(facts, field, label, value, presenter);
}

/** A list of yes and no tells nothing without the words for each. */
const isFlags = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'boolean');

function addFact(facts: Fact[], field: string, label: string, value: unknown, presenter: Presenter): void {
  const said = inWords(field, value, presenter);
  if (said !== undefined && said !== '') facts.push({ id: field, label, value: said });
}
