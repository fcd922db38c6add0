import { expect, test } from 'vitest';
import { whyNotTarget } from '../../src/core/use.ts';
import { converted } from '../../src/core/zones.ts';
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

test('Humility: whoever would move a Contentment before Lu Xun is refused; a Lightning may lie there', () => {
  const { liu, lu, zhang, table: t } = table({ liu: {}, lu: { hero: 'lu-xun' }, zhang: {} });
  const g = t.now();
  const contentment = converted(g, 'contentment', [], liu.seat, null);
  const lightning = converted(g, 'lightning', [], liu.seat, null);
  expect(whyNotTarget(g, liu.seat, lu.seat, contentment)).toBe('qianxun');
  expect(whyNotTarget(g, liu.seat, zhang.seat, contentment)).toBe(null);
  expect(whyNotTarget(g, liu.seat, lu.seat, lightning)).toBe(null);
});
