import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Heroic: one more card in the draw phase', () => {
  const { zhou, liu } = table({ zhou: { hero: 'zhou-yu' }, liu: {} }, { phase: 'draw' });
  expect(zhou.offered).toEqual(['yingzi', 'pass']);
  zhou.invokes('yingzi');
  expect([zhou.hand.length, liu.hand.length]).toEqual([3, 0]);
});

test('Heroic is refused: two cards', () => {
  const { zhou } = table({ zhou: { hero: 'zhou-yu' }, liu: {} }, { phase: 'draw' });
  zhou.passes();
  expect(zhou.hand.length).toBe(2);
});

test("Heroic is not offered in another's draw phase", () => {
  const { zhou, liu } = table({ liu: {}, zhou: { hero: 'zhou-yu' } }, { phase: 'draw' });
  expect([liu.asked, liu.hand.length, zhou.hand.length]).toEqual([true, 2, 0]);
});

test('Heroic is not offered when the draw phase is skipped', () => {
  const { zhou } = table(
    { zhou: { hero: 'zhou-yu', fates: ['starvation'] }, liu: {} },
    { phase: 'judge', deck: ['S7', 'dodge', 'dodge', 'dodge'] },
  );
  expect([zhou.offered, zhou.hand]).toEqual([['end'], []]);
});
