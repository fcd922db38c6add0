import type { Piece } from '@cardwright/client';
import type { Language } from '@cardwright/engine';

/** A ruling: where the rules leave a choice, how it is played. */
export interface Ruling {
  readonly number: number;
  readonly text: string;
}

interface NumberedRuling extends Ruling {
  readonly held: readonly string[]; // the ids of cards and skills whose tests hold it
}

const RULING = /^(\d+)\. ([\s\S]*?)(?=^\d+\. |^#|(?![\s\S]))/gmu;
const TESTS = /— `(?:cards|skills)\/([a-z-]+)\.test\.ts`/g;
const REFERENCE = /\s*— `[^`]+` "(?:[^"\\]|\\.)*"/g;

/** The rulings of a RULINGS.md. */
export const readRulings = (text: string): NumberedRuling[] =>
  [...text.matchAll(RULING)].map(([, number, body = '']) => ({
    number: Number(number),
    text: body.replace(REFERENCE, '').replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
    held: [...body.matchAll(TESTS)].map(([, id = '']) => id),
  }));

/** Whether a ruling begins with a name, or names something by more than one word. */
const names = ({ text }: Ruling, name: string): boolean =>
  text.startsWith(name) ? !/^\p{L}/u.test(text.slice(name.length)) : name.includes(' ') && text.includes(name);

/** The rulings that concern a card or a hero: whose tests are about it or its skills, or that speak of it. */
const rulingsOf = (
  { concerns, names: called }: Pick<Piece, 'concerns' | 'names'>,
  all: readonly NumberedRuling[],
): readonly NumberedRuling[] =>
  all.filter((ruling) => ruling.held.some((id) => concerns.includes(id)) || called.some((name) => names(ruling, name)));

const files = import.meta.glob<string>('../../../../packages/*/RULINGS*.md', { query: '?raw', import: 'default' });

const load = async (family: string, name: string): Promise<string> =>
  (await files[`../../../../packages/${family}/${name}.md`]?.()) ?? '';

/** The rulings of a family of games, as they are told in a language. */
export interface Rulings {
  readonly all: readonly Ruling[];
  of(piece: Pick<Piece, 'concerns' | 'names'>): readonly Ruling[];
}

/** Which ruling concerns what is read from the English ones, where the tests are named. */
export async function loadRulings(family: string, language: Language): Promise<Rulings> {
  const english = readRulings(await load(family, 'RULINGS'));
  const said = language === 'en' ? english : readRulings(await load(family, `RULINGS.${language}`));
  const all = said.map(({ number, text }): Ruling => ({ number, text }));
  return {
    all,
    of(piece) {
      const numbers = rulingsOf(piece, english).map(({ number }) => number);
      return all.filter(({ number }) => numbers.includes(number));
    },
  };
}
