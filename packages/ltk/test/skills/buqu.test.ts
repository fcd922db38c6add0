import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

const ZHOU = { hero: 'zhou-tai' };

test('Refusing Death: cards of different ranks keep him alive, one for each point at or below 0', () => {
  const { a, zhou, b } = table(
    { a: { hand: ['wine', 'strike', 'duel'] }, zhou: { ...ZHOU, hp: 1 }, b: { hand: ['peach'] } },
    { deck: ['S5', 'H7', 'C9'] },
  );
  a.plays('wine').plays('strike', { on: zhou });
  expect(zhou.offered).toEqual(['buqu', 'pass']);
  zhou.invokes('buqu');
  expect([zhou.alive, zhou.hp, zhou.pile('buqu').length, b.asked]).toEqual([true, -1, 2, false]);
  a.plays('duel', { on: zhou });
  zhou.invokes('buqu');
  expect([zhou.alive, zhou.hp, zhou.pile('buqu').length, a.asked]).toEqual([true, -2, 3, true]);
});

test('Refusing Death: two of one rank, and he is dying', () => {
  const { a, zhou, b } = table(
    { a: { hand: ['wine', 'strike'] }, zhou: { ...ZHOU, hp: 1, role: 'rebel' }, b: {} },
    { deck: ['S5', 'H5'] },
  );
  a.plays('wine').plays('strike', { on: zhou });
  zhou.invokes('buqu');
  expect([zhou.alive, a.hand.length, b.hp]).toEqual([false, 3, 4]);
});

test('Refusing Death: a Peach that removes the double ends the dying below 1 life', () => {
  const { a, zhou, b } = table(
    { a: { hand: ['wine', 'strike'] }, zhou: { ...ZHOU, hp: 1 }, b: { hand: ['peach', 'peach'] } },
    { deck: ['S5', 'H5'] },
  );
  a.plays('wine').plays('strike', { on: zhou });
  zhou.invokes('buqu');
  expect(b.offered).toEqual(['peach', 'peach', 'pass']);
  b.answers('peach');
  expect(zhou.offered).toHaveLength(2);
  zhou.chooses('H5');
  expect([zhou.alive, zhou.hp, zhou.pile('buqu'), b.hand]).toEqual([
    true,
    0,
    [expect.stringMatching(/:S5$/)],
    ['peach'],
  ]);
  expect(a.asked).toBe(true);
});

test('Refusing Death may be refused', () => {
  const { a, zhou } = table({ a: { hand: ['strike'] }, zhou: { ...ZHOU, hp: 1, role: 'rebel' }, b: {} });
  a.plays('strike', { on: zhou });
  zhou.passes();
  expect([zhou.alive, a.hand.length]).toEqual([false, 3]);
});

test('Refusing Death: refused at −1, one Peach brings him back to what his cards bear', () => {
  const { a, zhou, b } = table(
    { a: { hand: ['strike', 'duel'] }, zhou: { ...ZHOU, hp: 1 }, b: { hand: ['peach'] } },
    { deck: ['S5'] },
  );
  a.plays('strike', { on: zhou });
  zhou.invokes('buqu');
  a.plays('duel', { on: zhou });
  zhou.passes();
  b.answers('peach');
  expect([zhou.alive, zhou.hp, zhou.pile('buqu').length, a.asked]).toEqual([true, 0, 1, true]);
});

test('Refusing Death: lost life counts too; his own Peach in the play phase takes a card away, at 1 life all', () => {
  const {
    zhou,
    a,
    table: t,
  } = table({ zhou: { ...ZHOU, hp: 1, hand: ['peach', 'duel'] }, a: { hand: ['strike'] } }, { deck: ['S5'] });
  zhou.plays('duel', { on: a });
  a.answers('strike');
  zhou.invokes('buqu');
  expect([zhou.hp, zhou.offered]).toEqual([0, ['peach', 'end']]);
  zhou.plays('peach');
  expect([zhou.hp, zhou.pile('buqu'), t.discard.length, a.hp]).toEqual([1, [], 4, 4]);
});

test('Refusing Death: no hand is kept at 0 life', () => {
  const { zhou, a } = table(
    { zhou: { ...ZHOU, hp: 1, hand: ['dodge', 'duel'] }, a: { hand: ['strike'] } },
    { deck: ['S5'] },
  );
  zhou.plays('duel', { on: a });
  a.answers('strike');
  zhou.invokes('buqu').ends();
  expect([zhou.hand, zhou.alive, a.asked]).toEqual([[], true, true]);
});

test('Refusing Death is not asked while life is left', () => {
  const { a, zhou } = table({ a: { hand: ['strike'] }, zhou: { ...ZHOU, hp: 2 } });
  a.plays('strike', { on: zhou });
  expect([zhou.hp, a.asked]).toEqual([1, true]);
});

test('Refusing Death: who loses the skill below 1 life is dying at once', () => {
  const { zhou, cai, b } = table(
    {
      b: { hand: ['strike'] },
      zhou: { ...ZHOU, hp: 1, hand: ['duel', 'strike:S8'] },
      cai: { hero: 'cai-wenji', hp: 1, role: 'rebel' },
      c: { role: 'spy' },
    },
    { turn: 'zhou', deck: ['S5'] },
  );
  zhou.plays('duel', { on: b });
  b.answers('strike');
  zhou.passes().invokes('buqu');
  expect([zhou.hp, zhou.alive]).toEqual([0, true]);
  zhou.plays('strike', { on: cai });
  expect([cai.alive, zhou.alive, b.hp]).toEqual([false, false, 4]);
});

test('Refusing Death and Self-injury, of one player in kingdom war: life can be lost below 1 as well', () => {
  const { zhou } = war(
    { zhou: { heroes: ['zhou-tai', 'huang-gai'], hp: 1 }, cao: {} },
    { deck: ['C2', 'dodge', 'dodge', 'C3', 'dodge', 'dodge'] },
  );
  zhou.invokes('kurou').invokes('buqu');
  expect([zhou.hp, zhou.hand.length, zhou.offered.includes('kurou')]).toEqual([0, 2, true]);
  zhou.invokes('kurou').invokes('buqu');
  expect([zhou.hp, zhou.alive, zhou.hand.length, zhou.pile('buqu').length]).toEqual([-1, true, 4, 2]);
});
