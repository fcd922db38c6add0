import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Retaliation: a hand card of the source is taken blindly', () => {
  const {
    liu,
    sima,
    zhang,
    table: t,
  } = table({
    liu: { hand: ['strike', 'peach'], equipment: ['plus-mount'] },
    sima: { hero: 'sima-yi' },
    zhang: { hand: ['dodge'] },
  });
  liu.plays('strike', { on: sima });
  expect(sima.offered).toEqual(['fankui', 'pass']);
  sima.invokes('fankui');
  expect(sima.offered).toEqual(['blind>liu', 'plus-mount']);
  sima.choosesBlindly();
  expect([sima.hp, sima.hand, liu.hand, zhang.hand]).toEqual([2, ['peach'], [], ['dodge']]);
  expect(t.view(zhang.seat).players[sima.seat]?.known).toEqual([]);
  expect(t.view(liu.seat).players[sima.seat]?.known).toHaveLength(1);
});

test('Retaliation: equipment can be taken instead', () => {
  const { liu, sima } = table({
    liu: { hand: ['strike', 'peach'], equipment: ['plus-mount'] },
    sima: { hero: 'sima-yi' },
  });
  liu.plays('strike', { on: sima });
  sima.invokes('fankui').chooses('plus-mount');
  expect([sima.hand, liu.hand, liu.equipment]).toEqual([['plus-mount'], ['peach'], {}]);
});

test('Retaliation: 2 damage are one card', () => {
  const { liu, sima } = table({ liu: { hand: ['wine', 'strike', 'peach', 'dodge'] }, sima: { hero: 'sima-yi' } });
  liu.plays('wine').plays('strike', { on: sima });
  sima.invokes('fankui');
  expect(liu.asked).toBe(true);
  expect([sima.hp, sima.hand.length, liu.hand.length]).toEqual([1, 1, 1]);
});

test('Retaliation is not offered when the source has no card left', () => {
  const { liu, sima } = table({ liu: { hand: ['strike'] }, sima: { hero: 'sima-yi' } });
  liu.plays('strike', { on: sima });
  expect([sima.hp, liu.offered]).toEqual([2, ['end']]);
});

test('Retaliation is not offered without a source', () => {
  const { sima } = table(
    { sima: { hero: 'sima-yi', maxHp: 5, fates: ['lightning'] }, liu: { hand: ['peach'] } },
    { phase: 'judge', deck: ['S5', 'H2', 'H3'] },
  );
  expect([sima.hp, sima.offered.at(-1)]).toEqual([2, 'end']);
});

test('Retaliation: of oneself only equipment can be taken', () => {
  const { sima, liu } = table({
    sima: { hero: 'sima-yi', hand: ['fire-strike', 'dodge'], equipment: ['plus-mount', 'minus-mount'], chained: true },
    liu: { chained: true, hand: ['peach'] },
  });
  sima.plays('fire-strike', { on: liu });
  expect(sima.offered).toEqual(['fankui', 'pass']);
  sima.invokes('fankui');
  expect(sima.offered).toEqual(['plus-mount', 'minus-mount']);
  sima.chooses('minus-mount');
  expect([sima.hand, sima.equipment, liu.hand]).toEqual([['dodge', 'minus-mount'], { plus: 'plus-mount' }, ['peach']]);
});

test('Retaliation is not offered for damage from oneself without equipment', () => {
  const { sima, liu } = table({
    sima: { hero: 'sima-yi', hand: ['fire-strike', 'dodge'], chained: true },
    liu: { chained: true },
  });
  sima.plays('fire-strike', { on: liu });
  expect([sima.hp, sima.offered]).toEqual([2, ['end']]);
});
