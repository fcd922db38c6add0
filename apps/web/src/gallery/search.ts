import type { Piece } from '@cardwright/client';
import { pinyinOf } from './pinyin.ts';

/** A spelling without what people leave out when they type: case, tones, spaces, marks. */
export const plainSpelling = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}♠♥♦♣+-]/gu, '')
    .replaceAll(/(?<=[ln])v/g, 'u'); // lü is typed as lv

/** What was typed may have tones as numbers: cao2 cao1. */
const withoutTones = (text: string): string => text.replaceAll(/(?<=[a-z])[1-5](?!\d)/gi, '');

const spellings = new Map<string, readonly string[]>();

/** Everything one may type for a name: itself, its pinyin, the first letters of that. */
function spellingsOf(name: string): readonly string[] {
  let all = spellings.get(name);
  if (all === undefined) {
    const read = /\p{Script=Han}/u.test(name) ? pinyinOf(name) : [];
    const many = read.filter(({ length }) => length > 1);
    const initials = many.map((syllables) => syllables.map(([first]) => first).join(''));
    all = [name, ...read.map((syllables) => syllables.join('')), ...initials].map(plainSpelling);
    spellings.set(name, all);
  }
  return all;
}

/** How well a name fits, the best first: all of it, its beginning, the beginning of a word, any part. */
function fit(name: string, typed: string): number {
  const all = spellingsOf(name);
  if (all.includes(typed)) return 0;
  if (all.some((each) => each.startsWith(typed))) return 1;
  if (!all.some((each) => each.includes(typed))) return Number.POSITIVE_INFINITY;
  return name.split(/[\s'-]/).some((word) => plainSpelling(word).startsWith(typed)) ? 2 : 3;
}

const LATER = 4; // worse than any own name

/** What a typed name may mean, the likeliest first; all, if nothing is typed. Own names come before those of skills. */
export function search<P extends Pick<Piece, 'names' | 'sheet'>>(pieces: readonly P[], text: string): readonly P[] {
  const typed = [text, withoutTones(text)].map(plainSpelling).filter((each) => each !== '');
  if (typed.length === 0) return pieces;
  const fits = (name: string): number => Math.min(...typed.map((each) => fit(name, each)));
  return pieces
    .map((piece) => {
      const [english = '', chinese = '', ...others] = piece.names;
      const own = [piece.sheet.title, english, chinese].map(fits);
      return { piece, rank: Math.min(...own, ...others.map((name) => fits(name) + LATER)) };
    })
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ piece }) => piece);
}
