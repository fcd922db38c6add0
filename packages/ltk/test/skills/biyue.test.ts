import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Envious Moon: a card in the finish phase, after the discard phase', () => {
  const { diao, liu } = table(
    { diao: { hero: 'diao-chan', hp: 1, hand: ['dodge', 'negate'] }, liu: {} },
    { deck: ['peach', 'dodge', 'dodge'] },
  );
  diao.ends();
  diao.chooses('negate');
  expect(diao.offered).toEqual(['biyue', 'pass']);
  diao.invokes('biyue');
  expect([diao.hand, liu.hand]).toEqual([
    ['dodge', 'peach'],
    ['dodge', 'dodge'],
  ]);
});

test('Envious Moon is refused', () => {
  const { diao, liu } = table({ diao: { hero: 'diao-chan' }, liu: {} });
  diao.ends().passes();
  expect([diao.hand, liu.asked]).toEqual([[], true]);
});

test("Envious Moon is not offered at the end of another's turn", () => {
  const { diao, liu } = table({ liu: {}, diao: { hero: 'diao-chan' } });
  liu.ends();
  expect(diao.offered.at(-1)).toBe('end'); // her own play phase
  expect(diao.hand.length).toBe(2);
});
