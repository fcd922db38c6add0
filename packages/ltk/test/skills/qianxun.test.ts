import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Humility: Snatch and Contentment cannot be aimed at Lu Xun; others and other cards can', () => {
  const { liu } = table({
    liu: { hand: ['snatch', 'contentment', 'dismantle'] },
    lu: { hero: 'lu-xun', hand: ['dodge'] },
    zhang: { hand: ['dodge'] },
  });
  expect(liu.offered).toEqual(['snatch>zhang', 'contentment>zhang', 'dismantle>lu', 'dismantle>zhang', 'end']);
});

test('Humility: without another target the cards cannot be used', () => {
  const { liu, table: t } = table({
    liu: { hand: ['snatch', 'contentment'] },
    lu: { hero: 'lu-xun', equipment: ['plus-mount'], fates: ['lightning'] },
  });
  expect(liu.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['no-target', 'no-target']);
});

test('Humility: Lu Xun uses both cards as anybody does', () => {
  const { lu } = table({ lu: { hero: 'lu-xun', hand: ['snatch', 'contentment'] }, liu: { hand: ['dodge'] } });
  expect(lu.offered).toEqual(['snatch>liu', 'contentment>liu', 'end']);
});
