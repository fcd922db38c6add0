import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('National Beauty: every Diamond, equipped too, is a Contentment; other suits are not', () => {
  const { da } = table({
    da: { hero: 'da-qiao', hand: ['dodge:D2', 'dodge:H2'], equipment: ['chu-ko-nu:DA', 'plus-mount:S5'] },
    liu: {},
    zhang: {},
  });
  expect(da.offered).toEqual([
    'dodge(guose:contentment)>liu',
    'dodge(guose:contentment)>zhang',
    'chu-ko-nu(guose:contentment)>liu',
    'chu-ko-nu(guose:contentment)>zhang',
    'end',
  ]);
});

test('National Beauty: the Diamond lies before its target and is judged as Contentment', () => {
  const {
    da,
    liu,
    zhang,
    table: t,
  } = table(
    { da: { hero: 'da-qiao', equipment: ['chu-ko-nu:DA'] }, liu: {}, zhang: {} },
    { deck: ['S7', 'dodge', 'dodge', 'dodge', 'dodge'] },
  );
  da.plays('chu-ko-nu', { as: 'contentment', on: liu });
  expect([da.equipment, liu.fates, zhang.fates]).toEqual([{}, ['contentment'], []]);
  da.ends();
  expect(t.told('phase-skipped')).toMatchObject([{ seat: 1, phase: 'play' }]);
  expect([liu.fates, zhang.asked, t.discard]).toEqual([[], true, ['strike', 'chu-ko-nu']]);
});

test('National Beauty: as often as there are Diamonds, once before each hero', () => {
  const { da, liu, zhang } = table({
    da: { hero: 'da-qiao', hand: ['dodge:D2', 'dodge:D3', 'dodge:D4'] },
    liu: { fates: ['contentment'] },
    zhang: {},
  });
  da.plays('dodge:D2', { as: 'contentment', on: zhang });
  expect([liu.fates, zhang.fates]).toEqual([['contentment'], ['contentment']]);
  expect(da.offered).toEqual(['end']);
});

test('National Beauty follows the limits of Contentment: not on Lu Xun, not on oneself', () => {
  const { da } = table({ da: { hero: 'da-qiao', hand: ['dodge:D2'] }, lu: { hero: 'lu-xun' } });
  expect(da.offered).toEqual(['end']);
});
