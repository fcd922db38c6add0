import { type Game, LANGUAGES, type Language, type Span, type Words } from '@cardwright/engine';
import type { Row } from './figures.ts';
import type { Gauge } from './gauge.ts';
import { type FigureId, outcomeKey } from './words.ts';

type Said = ReturnType<Words['noun']>;

const isSpan = (said: Exclude<Said, string | undefined>): said is Span => 'text' in said;

function plain(said: Said): string | undefined {
  if (said === undefined || typeof said === 'string') return said;
  return isSpan(said) ? said.text : said.map(({ text }) => text).join('');
}

/** Whose rows are cards, and whose are heroes. */
const CARDS: readonly string[] = ['dealt', 'drawn', 'played'] satisfies FigureId[];
const HEROES: readonly string[] = ['hero', 'first', 'pair'] satisfies FigureId[];

/** An option with its value, as the set-up says it. */
function variantName({ settings, values }: Words, variant: string): string {
  const at = variant.indexOf('=');
  const [setting, value] = [variant.slice(0, at), variant.slice(at + 1)];
  return `${settings[setting] ?? setting}: ${values?.[setting]?.[value] ?? value}`;
}

/** What the rows and columns of figures are called in a game, by id. Those the game has no name for are left out. */
export function namesOf(
  { text }: Game,
  gauge: Gauge,
  rows: readonly Row[],
  options: object,
): Record<Language, Record<string, string>> {
  const named = (words: Words): Record<string, string> => {
    const names: Record<string, string> = {};
    for (const [label, sentence] of Object.entries(words.outcomes)) names[outcomeKey(label)] = sentence;
    const say = (id: string, field: string, value: unknown = id): void => {
      const said = plain(words.noun(field, value, options));
      if (said !== undefined) names[id] = said;
    };
    for (const role of gauge.roles) {
      const said = plain(words.noun('role', role, options));
      names[role] = said === undefined || said === role ? (plain(words.noun('kingdom', role, options)) ?? role) : said;
    }
    for (const { figure, row, column } of rows) {
      if (figure === 'vary') names[column] = variantName(words, column);
      if (row === 'all') continue;
      if (HEROES.includes(figure)) for (const hero of row.split('+')) say(hero, 'hero');
      else if (CARDS.includes(figure)) say(row, gauge.cardField, gauge.cardValue?.(row) ?? row);
    }
    return names;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, named(text[language])])) as Record<
    Language,
    Record<string, string>
  >;
}
