import type { Seat } from '@cardwright/engine';
import { plain } from '@cardwright/table';
import type { StageContext } from '../../stage.ts';

/** A field of a view as it is shown: what it is called, and as what each of its values reads. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly noun: string;
  readonly value: unknown;
}

/** What cards lie in is often called so, in games that say nothing about it. */
const OF_CARDS =
  /^(card|hand|trick|pile|deck|stock|discard|discarded|spent|played|table|board|meld|tableau|layout)s?$/i;

const words = (field: string): string => field.replaceAll(/([a-z])([A-Z])|[-_]/g, '$1 $2').toLowerCase();

/** Fields that are said elsewhere: whose view it is, and how the game was set up. */
const KNOWN: ReadonlySet<string> = new Set(['seat', 'options', 'rules']);

/** The fields of a view that say something. A game names them, and what their values are: `trick: 'On the table {card}'`; an empty text hides one. */
export function fieldsOf(view: unknown, { presenter }: Pick<StageContext, 'presenter'>): Field[] {
  const said = presenter.words.fields ?? {};
  return Object.entries(view as Record<string, unknown>).flatMap(([id, value]) => {
    const text = said[id];
    if (value === null || value === undefined || text === '' || (text === undefined && KNOWN.has(id))) return [];
    const [, name = '', noun] = /^(.*?)\s*(?:\{(\w+)\})?$/.exec(text ?? words(id)) ?? [];
    return [{ id, name, noun: noun ?? (OF_CARDS.test(id) ? 'card' : id.replace(/s$/, '')), value }];
  });
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a field has something for each seat: a list as long as there are seats, and not of cards themselves. */
export const isPerSeat = ({ noun, value }: Field, seats: number): boolean =>
  isList(value) &&
  seats > 1 &&
  value.length === seats &&
  (noun !== 'card' || value.every((each) => each === null || isList(each)));

/** Whether these are cards, and not numbers that count something. */
export const areCards = ({ noun }: Field, values: unknown): values is readonly unknown[] =>
  noun === 'card' && isList(values);

/** A value in a word or a few. */
export function inWords(value: unknown, noun: string, context: Pick<StageContext, 'presenter' | 'language'>): string {
  const { presenter, language } = context;
  if (value === null || value === undefined) return '–';
  if (isList(value)) {
    const each = value.map((one) => inWords(one, noun, context));
    return each.length === 0 ? '–' : each.join(language === 'zh' ? '、' : ', ');
  }
  if (typeof value === 'boolean') return value ? '✓' : '–';
  const said = presenter.words.noun(noun, value);
  if (said === undefined && typeof value === 'object')
    return Object.entries(value)
      .map(([field, inner]) => `${words(field)} ${inWords(inner, field, context)}`)
      .join(' ');
  if (said === undefined && noun !== 'seat') return typeof value === 'string' ? value : JSON.stringify(value);
  return noun === 'seat' ? presenter.name(value as Seat) : plain(presenter.noun(noun, value));
}
