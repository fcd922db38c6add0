import { expect, test } from 'vitest';
import { table } from '../table.ts';

const HAND = ['dodge:D2', 'dodge:D3', 'dodge:H2', 'peach:H3', 'negate', 'dodge:D4'];

test('Noble Blood: two more cards are kept for each other Qun hero', () => {
  const { shao, a } = table({ shao: { hero: 'yuan-shao', hp: 1, hand: HAND }, a: {}, b: {}, wei: { hero: 'xu-chu' } });
  shao.ends();
  expect(shao.offered).toHaveLength(6);
  shao.chooses('negate');
  expect([shao.hand.length, a.asked]).toEqual([5, true]);
});

test('Noble Blood is for a Lord only', () => {
  const { lord, shao } = table(
    { lord: {}, shao: { hero: 'yuan-shao', hp: 4, hand: HAND, role: 'rebel' } },
    { turn: 'shao' },
  );
  shao.ends();
  shao.chooses('negate', 'peach');
  expect([shao.hand.length, lord.asked]).toEqual([4, true]);
});

test('Noble Blood: a Qun hero that died no longer counts', () => {
  const { shao, a, b } = table({
    shao: { hero: 'yuan-shao', hp: 1, hand: ['strike', 'dodge:D2', 'dodge:D3'] },
    a: { hp: 1, role: 'spy' },
    b: { hero: 'zhang-fei' },
  });
  shao.plays('strike', { on: a });
  shao.ends();
  expect([a.alive, shao.offered.length]).toEqual([false, 2]);
  shao.chooses('D2');
  expect([shao.cards, b.asked]).toEqual([['dodge:D3'], true]);
});
