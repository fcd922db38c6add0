import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIA = { hero: 'jia-xu' } as const;

test('Sure Kill: in his turn nobody else can save the dying', () => {
  const { jia, liu, zhang } = table({ jia: { ...JIA, hand: ['strike'] }, liu: { hp: 1 }, zhang: { hand: ['peach'] } });
  jia.plays('strike', { on: liu });
  expect([liu.alive, zhang.hand]).toEqual([false, ['peach']]);
});

test('Sure Kill: he may, and so may the dying, with Peach and Wine', () => {
  const he = table({ jia: { ...JIA, hand: ['strike', 'peach'] }, liu: { hp: 1 } });
  he.jia.plays('strike', { on: he.liu });
  expect(he.jia.offered).toEqual(['peach', 'pass']);
  he.jia.answers('peach');
  expect(he.liu.hp).toBe(1);
  const self = table({ jia: { ...JIA, hand: ['strike'] }, liu: { hp: 1, hand: ['peach', 'wine'] } });
  self.jia.plays('strike', { on: self.liu });
  expect(self.liu.offered).toEqual(['peach', 'wine', 'pass']);
  self.liu.answers('wine');
  expect(self.liu.hp).toBe(1);
});

test('Sure Kill: converted Peaches are barred too', () => {
  const { jia, liu, hua } = table({
    jia: { ...JIA, hand: ['strike'] },
    liu: { hp: 1 },
    hua: { hero: 'hua-tuo', hand: ['dodge:H2'] },
  });
  jia.plays('strike', { on: liu });
  expect([liu.alive, hua.hand]).toEqual([false, ['dodge']]);
});

test('Sure Kill is nothing in the turn of another', () => {
  const { liu, zhang, jia, cao } = table({
    liu: { hand: ['strike'] },
    zhang: { hp: 1 },
    jia: JIA,
    cao: { hand: ['peach'] },
  });
  liu.plays('strike', { on: zhang });
  expect(cao.offered).toEqual(['peach', 'pass']);
  cao.answers('peach');
  expect([zhang.hp, jia.hp]).toEqual([1, 3]);
});

test('Sure Kill ends with Jia Xu: whom his own chain kills after him can be saved', () => {
  const { jia, liu, zhang, cao } = table(
    {
      lord: {},
      jia: { ...JIA, role: 'rebel', hp: 1, chained: true, hand: ['fire-strike'] },
      liu: { chained: true },
      zhang: { chained: true, hp: 1 },
      cao: { hand: ['peach'] },
    },
    { turn: 'jia' },
  );
  jia.plays('fire-strike', { on: liu });
  expect([jia.alive, zhang.hp, cao.offered]).toEqual([false, 0, ['peach', 'pass']]);
  cao.answers('peach');
  expect([liu.hp, zhang.hp]).toEqual([3, 1]);
});
