import { LANGUAGES, Match } from '@cardwright/engine';
import { displayWidth } from '@cardwright/presenter';
import { cardsFor, EDITION_NAMES, sorcery, type View } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { drawBoard } from '../../src/games/sorcery/display/board.ts';
import { drawCard, isTextWhole } from '../../src/games/sorcery/display/card.ts';
import { drawCompactBoard } from '../../src/games/sorcery/display/compact.ts';
import { cardFace, type Face, figure, minionFace } from '../../src/games/sorcery/display/face.ts';
import { inked, type Pen } from '../../src/games/sorcery/display/pen.ts';

const PENS: readonly Pen[] = LANGUAGES.flatMap((language) => [
  { language, ascii: false },
  { language, ascii: true },
]);

/** All cards but the one that has more abilities than a card has room for: inspect lists them. */
const CARDS = [...new Set(EDITION_NAMES.flatMap((edition) => cardsFor(edition, true)))]
  .filter(({ id }) => id !== 'workshop-mage')
  .map(({ id }) => ({ id: 0, name: id }));

const sizes = (rows: readonly string[]): number[] => rows.map(displayWidth);
const CARD = Array.from({ length: 11 }, () => 33);

test.each(PENS)('every card is 33 columns and 11 rows and has all of its text in rows 5 to 7 (%o)', (pen) => {
  const faces = CARDS.map((card) => cardFace(card, pen.language));
  expect(faces.filter((face) => !isTextWhole(face))).toEqual([]);
  expect(faces.map((face) => sizes(inked(pen, drawCard(pen, face))))).toEqual(faces.map(() => CARD));
  for (const face of faces) {
    const drawn = drawCard(pen, face);
    const lettersIn = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
    expect(lettersIn(drawn.slice(5, 8).join(''))).toBe(lettersIn(face.text));
    expect(lettersIn(drawn.slice(8).join(''))).toBe('');
  }
});

test.each([
  [0, '0'],
  [-3, '-3'],
  [99999, '99999'],
  [123456, '1.2e5'],
  [-12345, '-1e4'],
  [2 ** 40, '1e12'],
  [-(2 ** 60), '-1e18'],
])('%d is written %s: in at most five cells', (number, text) => {
  expect(figure(number)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(5);
});

test('big numbers and long words break no frame', () => {
  const pen: Pen = { language: 'en', ascii: false };
  const face: Face = {
    name: 'A name that is far too long for its cell',
    cost: '99999',
    type: 'minion',
    text: `${'long '.repeat(60)}${'x'.repeat(50)}`,
    box: '1.2e5',
    left: '-1e18',
    right: '12345',
  };
  for (const [box, left, right] of [
    [face.box, face.left, face.right],
    [null, null, null],
    [face.box, null, face.right],
    [null, face.left, face.right],
  ] as const)
    expect(sizes(drawCard(pen, { ...face, box, left, right }))).toEqual(CARD);
});

test('a text that is too long ends in its third row', () => {
  for (const pen of PENS) {
    const drawn = drawCard(pen, cardFace({ id: 0, name: 'workshop-mage' }, pen.language));
    expect(sizes(inked(pen, drawn))).toEqual(CARD);
    expect(drawn.slice(8).join('')).not.toMatch(/\p{L}/u);
    expect(drawn[7]).toMatch(/(…|\.\.\.|~)\s*┃$/u);
  }
});

test('names of ten Chinese characters fit on both boards', () => {
  const view: View = Match.start(sorcery, { seed: 1 }).view('public');
  const titles = ['一二三四五六七八九十 (1000)', '甲乙丙丁戊己庚辛壬癸 (12345)'] as const;
  for (const pen of PENS) {
    expect(sizes(drawBoard(pen, view, titles))).toEqual(Array.from({ length: 56 }, () => 167));
    expect(sizes(drawCompactBoard(pen, view, titles))).toEqual(Array.from({ length: 21 }, () => 80));
  }
});

test('the box of a minion shows what its ability costs now', () => {
  const minion = {
    card: { id: 0, name: 'novice-pyromancer' },
    attack: 3,
    defence: -1,
    actions: 0,
    enchantments: [],
    layers: [],
    abilityCosts: [5],
    isSilenced: false,
    isDelayed: false,
    hasBonus: false,
  };
  expect(minionFace(minion, 'en')).toMatchObject({ box: '5', left: '3', right: '-1', cost: '1' });
});
