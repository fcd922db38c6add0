import { LANGUAGES } from '@cardwright/engine';
import { allHeroes, allSkills } from '@cardwright/ltk';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { leastOf } from '../../../packages/registry/test/shipped.ts';
import { pinyinOf } from '../src/gallery/pinyin.ts';
import { plainSpelling, search } from '../src/gallery/search.ts';
import { loadRulings, readRulings } from '../src/host/rulings.ts';
import { formatRoute, parseRoute } from '../src/route.ts';

const games = await Promise.all(GAMES.map(async ({ id }) => [id, await loadGame(id)] as const));
const identity = await loadGame('ltk-identity');
const kingdoms = await loadGame('ltk-kingdoms');

describe.each(games)('the gallery of %s', (id, { gallery }) => {
  test('has every piece once, with texts in both languages', () => {
    const [english, chinese] = LANGUAGES.map((language) => gallery(language));
    const ids = english?.map((piece) => piece.id) ?? [];
    expect(ids.length).toBeGreaterThanOrEqual(leastOf(id).pieces);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chinese?.map((piece) => piece.id)).toEqual(ids);
    for (const { sheet, group, names } of [...(english ?? []), ...(chinese ?? [])]) {
      expect([sheet.title, group, ...names]).not.toContain('');
      expect(sheet.card).not.toBeNull();
      expect(sheet.paragraphs.some(({ text }) => text !== '')).toBe(true);
    }
  });

  test('every address leads back to its piece', () => {
    for (const piece of gallery('en')) {
      const route = { page: 'cards', game: id, id: piece.id } as const;
      expect(parseRoute(formatRoute(route))).toEqual(route);
      expect(piece.sheet.see?.map((each) => each.id)).toEqual([piece.id]);
    }
  });

  test('every character of a name has a reading, for who types pinyin', () => {
    const characters = new Set(gallery('zh').flatMap(({ names }) => names.flatMap((name) => [...name])));
    const unread = [...characters].filter((character) => pinyinOf(character).length === 0);
    expect(unread, 'READINGS in apps/web/src/gallery/pinyin.ts lacks them').toEqual([]);
  });

  test('every name is found by every way to write it', () => {
    const pieces = gallery('zh');
    for (const piece of pieces)
      for (const name of piece.names) {
        expect(search(pieces, name)).toContain(piece);
        expect(search(pieces, ` ${name.toUpperCase()} `)).toContain(piece);
        for (const syllables of pinyinOf(name)) expect(search(pieces, syllables.join(' '))).toContain(piece);
      }
  });
});

test('each way to play has its own heroes and cards', () => {
  const ids = (pieces: readonly { id: string }[]): string[] => pieces.map(({ id }) => id);
  const [one, other] = [ids(identity.gallery('en')), ids(kingdoms.gallery('en'))];
  expect(one).toContain('hua-xiong');
  expect(one).not.toContain('national-negate');
  expect(other).toContain('national-negate');
  expect(other).not.toContain('hua-xiong');
});

test.each([
  ['曹操', 'cao-cao'],
  ['caocao', 'cao-cao'],
  ['cáo cāo', 'cao-cao'],
  ['cao2 cao1', 'cao-cao'],
  ['cc', 'cao-cao'],
  ['lv bu', 'lv-bu'],
  ['lü bu', 'lv-bu'],
  ['lubu', 'lv-bu'],
  ['zhugeliang', 'zhuge-liang'],
  ['sha', 'strike'],
  ['Strike', 'strike'],
  ['jian xiong', 'cao-cao'],
  ['Treachery', 'cao-cao'],
  ['lebusishu', 'contentment'],
  ['-1', 'minus-mount'],
])('%s finds %s first', (typed, id) => {
  expect(search(identity.gallery('en'), typed)[0]?.id).toBe(id);
});

test('nothing typed finds all, what nobody is called finds nothing', () => {
  const all = identity.gallery('en');
  expect(search(all, ' ')).toBe(all);
  expect(search(all, 'qqq')).toEqual([]);
});

test('heroes and skills, whose ids are pinyin, are read as their ids are', () => {
  const named = (['identity', 'kingdoms'] as const).flatMap((mode) => [
    ...allHeroes(mode).map(({ id, text }) => [id, text.zh] as const),
    ...allSkills(mode).map(({ id, text }) => [id, text.zh[0]] as const),
  ]);
  const wrong = named.filter(
    ([id, name]) =>
      !pinyinOf(name).some((syllables) => plainSpelling(syllables.join('')) === plainSpelling(id.replaceAll('-', ''))),
  );
  expect(new Set(wrong.map(([id]) => id))).toEqual(new Set(['wolong'])); // by the name he is called by
});

test('a ruling is read without the tests that hold it', () => {
  const text = '# Rulings\n\n1. Arson `burns`\n   twice. — `cards/arson.test.ts` "it \'burns\'"\n## Next\n\n2. Rest.\n';
  expect(readRulings(text)).toEqual([
    { number: 1, text: 'Arson burns twice.', held: ['arson'] },
    { number: 2, text: 'Rest.', held: [] },
  ]);
});

test('rulings are there for whom they concern, by the card, by its skills, by name', async () => {
  const rulings = await loadRulings('ltk', 'en');
  const numbers = (id: string): number[] => {
    const piece = identity.gallery('en').find((each) => each.id === id);
    return piece === undefined ? [] : rulings.of(piece).map(({ number }) => number);
  };
  expect(numbers('arson')).toEqual([11]);
  expect(numbers('cao-cao')).toContain(34); //      Entourage is his
  expect(numbers('borrowed-sword')).toContain(52); // named in passing
  expect(numbers('dodge')).toEqual([]);
});

test.each(['ltk', 'sorcery', 'thrones'])('every ruling of %s is told in Chinese too', async (family) => {
  const [english, chinese] = await Promise.all(LANGUAGES.map((language) => loadRulings(family, language)));
  expect(english?.all.length).toBeGreaterThan(5);
  expect(chinese?.all.map(({ number }) => number)).toEqual(english?.all.map(({ number }) => number));
  expect(chinese?.all.filter(({ text }) => !/\p{Script=Han}{3}/u.test(text))).toEqual([]);
});
