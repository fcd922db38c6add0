import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LI = { hero: 'li-dian' } as const;
const TOP = { phase: 'draw', deck: ['strike:S7', 'dodge:H2', 'peach:H3', 'duel:SA', 'negate:SJ', 'wine:S3'] } as const;

test('Modest: of the top four, two are gained and two go to the bottom in the order chosen', () => {
  const { li, liu, table: t } = table({ li: LI, liu: {} }, TOP);
  expect(li.offered).toEqual(['xunxun', 'pass']);
  li.invokes('xunxun');
  expect(li.offered).toEqual(['strike', 'dodge', 'peach', 'duel']);
  li.chooses('dodge', 'peach');
  expect(li.offered).toEqual(['strike', 'duel']);
  li.chooses('duel', 'strike');
  expect([li.cards, liu.hand]).toEqual([['dodge:H2', 'peach:H3'], []]);
  const { deck } = t.match.state;
  expect(deck.slice(0, 2).map((card) => t.nameOf(card))).toEqual(['strike', 'duel']); // the Strike lowest
  expect(t.nameOf(deck.at(-1) as number)).toBe('negate');
  expect(t.told('put-under')).toEqual([{ type: 'put-under', seat: 0, count: 2 }]);
});

test('Modest is refused: two cards are drawn', () => {
  const { li } = table({ li: LI, liu: {} }, TOP);
  li.passes();
  expect(li.cards).toEqual(['dodge:H2', 'strike:S7']);
});

test("Modest is not offered in another's draw phase", () => {
  const { liu, li } = table({ liu: {}, li: LI }, TOP);
  expect([liu.asked, liu.hand.length, li.hand]).toEqual([true, 2, []]);
});

test('Modest: only Li Dian knows the cards, and where they went', () => {
  const { li, table: t } = table({ li: LI, liu: {} }, TOP);
  li.invokes('xunxun').chooses('dodge', 'peach').chooses('duel', 'strike');
  expect(t.view(1).players[0]?.known).toEqual([]);
  expect(t.view(1).deckKnown).toEqual([]);
  expect(t.view(0).deckKnown.length).toBe(2);
  const seen = t.told('cards-seen');
  expect(seen).toMatchObject([{ seat: 0, count: 4, secret: { to: [0] } }]);
});

test('Modest: it takes the place of drawing, so nothing adds to it', () => {
  const { li } = table({ li: { heroes: ['li-dian', 'zhou-yu'] }, liu: {} }, TOP);
  li.invokes('xunxun').chooses('dodge', 'peach').chooses('duel', 'strike');
  expect(li.hand.length).toBe(2);
  expect(li.offered.at(-1)).toBe('end');
});
