import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Peach: the wounded recovers 1 life', () => {
  const { cao, liu } = table({ cao: { hp: 2, hand: ['peach'] }, liu: { hp: 2 } });
  expect(cao.offered).toEqual(['peach', 'end']);
  cao.plays('peach');
  expect([cao.hp, liu.hp, cao.hand]).toEqual([3, 2, []]);
});

test('Peach: as many as there are, until nothing is missing', () => {
  const { cao, table: t } = table({ cao: { hp: 2, hand: ['peach', 'peach', 'peach'] }, liu: {} });
  cao.plays('peach').plays('peach');
  expect([cao.hp, cao.offered]).toEqual([4, ['end']]);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['not-wounded']);
});

test('Peach: the wounds of others do not matter in the play phase', () => {
  const { cao } = table({ cao: { hand: ['peach'] }, liu: { hp: 1 } });
  expect(cao.offered).toEqual(['end']);
});

test('Peach: anybody may use one on the dying, who then has 1 life', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['strike'] },
    liu: { hp: 1 },
    zhang: { hand: ['peach', 'wine'] },
    sun: { hand: ['dodge'] },
  });
  cao.plays('strike', { on: liu });
  expect(zhang.offered).toEqual(['peach', 'pass']);
  zhang.answers('peach');
  expect([liu.hp, liu.alive, zhang.hand, sun.hp]).toEqual([1, true, ['wine'], 4]);
});

test('Peach: kept back, the dying dies', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike'] },
    liu: { hp: 1 },
    zhang: { role: 'spy', hand: ['peach'] },
  });
  cao.plays('strike', { on: liu });
  zhang.passes();
  expect([liu.alive, zhang.hand]).toEqual([false, ['peach']]);
});
