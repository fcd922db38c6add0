import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Hold Fast: three cards, and the next turn is missed', () => {
  const { cao, a } = table({ cao: { hero: 'cao-ren', hand: ['dodge'] }, a: {} }, { phase: 'finish' });
  expect(cao.offered).toEqual(['jushou', 'pass']);
  cao.invokes('jushou');
  expect([cao.hand.length, cao.faceDown, a.hand.length, a.asked]).toEqual([4, true, 2, true]);
  a.ends();
  expect([cao.faceDown, a.asked, a.hand.length]).toEqual([false, true, 4]);
});

test('Hold Fast comes after the discard phase, and may be refused', () => {
  const { cao, a } = table({ cao: { hero: 'cao-ren', hp: 1, hand: ['dodge', 'peach'] }, a: {} });
  cao.ends().chooses('dodge').passes();
  expect([cao.hand, cao.faceDown, a.asked]).toEqual([['peach'], false, true]);
});

test('Hold Fast is for the own finish phase only', () => {
  const { cao, a } = table({ a: {}, cao: { hero: 'cao-ren' } }, { phase: 'finish' });
  expect([cao.asked, cao.faceDown, a.hand]).toEqual([true, false, []]);
  expect(cao.offered.at(-1)).toBe('end');
});
