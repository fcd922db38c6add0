import { expect, test } from 'vitest';
import { table } from '../table.ts';

const SUN = { hero: 'sun-jian' } as const;

test('Heroic Soul: another draws one card for each life lost, then discards one', () => {
  const { sun, liu, zhang } = table(
    { sun: { ...SUN, hp: 1 }, liu: { hand: ['dodge'] }, zhang: {} },
    { phase: 'prepare' },
  );
  expect(sun.offered).toEqual(['yinghun', 'pass']);
  sun.invokes('yinghun');
  expect(sun.offered).toEqual(['liu', 'zhang']);
  sun.points(liu);
  expect(sun.offered).toEqual(['draw-many', 'discard-many']);
  sun.picks('draw-many');
  liu.chooses('dodge');
  expect([liu.hand.length, zhang.hand.length]).toEqual([3, 0]);
});

test('Heroic Soul: or it draws one and discards so many, equipment counts, its own choice', () => {
  const { sun, liu } = table(
    { sun: { ...SUN, hp: 2 }, liu: { hand: ['dodge'], equipment: ['qilin-bow'] } },
    { phase: 'prepare', deck: ['peach'] },
  );
  sun.invokes('yinghun').picks('discard-many');
  expect(liu.offered).toEqual(['dodge', 'peach', 'qilin-bow']);
  liu.chooses('dodge', 'qilin-bow');
  expect([liu.hand, liu.equipment]).toEqual([['peach'], {}]);
});

test('Heroic Soul: as many as it has are discarded when it has too few', () => {
  const { sun, liu } = table({ sun: { ...SUN, hp: 1 }, liu: {} }, { phase: 'prepare' });
  sun.invokes('yinghun').picks('discard-many');
  expect(liu.hand).toEqual([]);
});

test('Heroic Soul: with one life lost both ways are the same and nothing is asked', () => {
  const { sun, liu } = table({ sun: { ...SUN, hp: 3 }, liu: { hand: ['dodge'] } }, { phase: 'prepare' });
  sun.invokes('yinghun');
  liu.chooses('dodge');
  expect(liu.hand.length).toBe(1);
});

test('Heroic Soul is not offered unwounded, nor in the turn of another', () => {
  const well = table({ sun: SUN, liu: {} }, { phase: 'prepare' });
  expect([well.sun.asked, well.sun.hand.length]).toEqual([true, 2]); // the play phase already
  const other = table({ liu: {}, sun: { ...SUN, hp: 1 } }, { phase: 'prepare' });
  expect([other.liu.asked, other.liu.hand.length]).toEqual([true, 2]);
});
