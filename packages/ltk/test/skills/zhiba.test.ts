import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LORD = { hero: 'sun-ce', role: 'lord' } as const;
const WU = { hero: 'lv-meng' } as const;

test('Hegemony: a Wu hero contests the Lord; not winning, both cards may be gained', () => {
  const { sun, lv, liu } = table(
    { sun: { ...LORD, hand: ['negate:SK'] }, lv: { ...WU, hand: ['dodge:H2', 'peach:H3'] }, liu: {} },
    { turn: 'lv' },
  );
  expect(lv.offered).toEqual(['zhiba>sun', 'end']);
  lv.invokes('zhiba', { on: sun }).chooses('dodge');
  expect(sun.offered).toEqual(['yes', 'no']);
  sun.agrees();
  expect([sun.hand, lv.hand, liu.hand, lv.offered]).toEqual([['dodge', 'negate'], ['peach'], [], ['end']]);
});

test('Hegemony: a tie is no win; the Lord may leave the cards', () => {
  const {
    sun,
    lv,
    table: t,
  } = table({ sun: { ...LORD, hand: ['snatch:S3'] }, lv: { ...WU, hand: ['dismantle:C3'] } }, { turn: 'lv' });
  lv.invokes('zhiba', { on: sun });
  sun.passes();
  expect([sun.hand, t.discard]).toEqual([[], ['dismantle', 'snatch']]);
});

test('Hegemony: a win leaves the Lord nothing', () => {
  const {
    sun,
    lv,
    table: t,
  } = table({ sun: { ...LORD, hand: ['dodge:H2'] }, lv: { ...WU, hand: ['negate:SK'] } }, { turn: 'lv' });
  lv.invokes('zhiba', { on: sun });
  expect([lv.asked, sun.hand, t.discard]).toEqual([true, [], ['negate', 'dodge']]);
});

test('Hegemony: not without hand cards on both sides, not for other kingdoms, not for a Sun Ce who is no Lord', () => {
  const bare = table({ sun: LORD, lv: { ...WU, hand: ['dodge'] } }, { turn: 'lv' });
  expect(bare.lv.offered).toEqual(['end']);
  const shu = table(
    { sun: { ...LORD, hand: ['dodge'] }, zhang: { hero: 'zhang-fei', hand: ['dodge'] } },
    { turn: 'zhang' },
  );
  expect(shu.zhang.offered).toEqual(['end']);
  const rebel = table({ lv: { ...WU, hand: ['dodge'] }, sun: { hero: 'sun-ce', hand: ['dodge'] } });
  expect(rebel.lv.offered).toEqual(['end']);
});

test('Hegemony: after Soul Bearing the contest may be refused, and the chance is gone', () => {
  const { sun, lv } = table(
    { sun: { ...LORD, hp: 1, hand: ['negate'] }, lv: { ...WU, hand: ['dodge', 'dodge'] } },
    { phase: 'prepare', deck: ['peach', 'peach', 'dodge', 'dodge'] },
  );
  sun.passes().passes().ends().chooses('peach', 'peach');
  lv.invokes('zhiba', { on: sun });
  expect(sun.offered).toEqual(['yes', 'no']);
  sun.passes();
  expect([lv.asked, lv.hand.length, lv.offered]).toEqual([true, 4, ['end']]);
});
