import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Chu Ko Nu: any number of Strikes in one play phase', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['strike', 'fire-strike', 'strike'], equipment: ['chu-ko-nu'] },
    liu: {},
    zhang: {},
  });
  cao.plays('strike', { on: liu });
  cao.plays('fire-strike', { on: liu });
  cao.plays('strike', { on: liu });
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 1, 4]);
});

test('without Chu Ko Nu a second Strike is not offered, and its absence is explained', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['strike', 'strike'] }, liu: { equipment: ['chu-ko-nu'] } });
  cao.plays('strike', { on: liu });
  expect(cao.offered).toEqual(['end']);
  expect(t.match.refusals().map(({ reason }) => reason)).toEqual(['strike-limit']);
});

test('Chu Ko Nu replaced after two Strikes: no third one', () => {
  const { cao, liu } = table({
    cao: { hand: ['strike', 'strike', 'strike', 'qilin-bow'], equipment: ['chu-ko-nu'] },
    liu: {},
  });
  cao.plays('strike', { on: liu }).plays('strike', { on: liu });
  cao.plays('qilin-bow');
  expect(cao.offered).toEqual(['end']);
});

test('Chu Ko Nu reaches distance 1', () => {
  const { cao } = table({ cao: { hand: ['strike'], equipment: ['chu-ko-nu'] }, liu: {}, zhang: {}, sun: {} });
  expect(cao.offered).toEqual(['strike>liu', 'strike>sun', 'end']);
});

test('Chu Ko Nu does not carry the Strike it is itself made into', () => {
  const { guan, liu } = table({
    guan: { hero: 'guan-yu', hand: ['strike:S8', 'strike:S9'], equipment: ['chu-ko-nu:DA'] },
    liu: {},
  });
  expect(guan.offered).toEqual(['strike>liu', 'strike>liu', 'chu-ko-nu(wusheng:strike)>liu', 'end']);
  guan.plays('strike', { on: liu });
  expect(guan.offered).toEqual(['strike>liu', 'end']);
});
