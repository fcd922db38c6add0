import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LORD = { hero: 'dong-zhuo', hp: 3, role: 'lord' } as const;

test('Tyranny: another Qun hero that dealt damage may judge; on a Spade the Lord recovers', () => {
  const {
    lv,
    liu,
    dong,
    table: t,
  } = table({ dong: LORD, lv: { hero: 'lv-bu', hand: ['strike'] }, liu: {} }, { turn: 'lv', deck: ['S5'] });
  lv.plays('strike', { on: liu });
  expect(lv.offered).toEqual(['yes', 'no']);
  lv.agrees();
  expect([dong.hp, liu.hp, lv.hp]).toEqual([4, 3, 4]);
  expect(t.told('skill-invoked')).toMatchObject([{ seat: lv.seat, skill: 'baonue', to: dong.seat }]);
});

test('Tyranny: any other suit does nothing; a refusal is no judgement', () => {
  const club = table({ dong: LORD, lv: { hero: 'lv-bu', hand: ['strike'] }, liu: {} }, { turn: 'lv', deck: ['C5'] });
  club.lv.plays('strike', { on: club.liu }).agrees();
  expect(club.dong.hp).toBe(3);
  const no = table({ dong: LORD, lv: { hero: 'lv-bu', hand: ['strike'] }, liu: {} }, { turn: 'lv', deck: ['S5'] });
  no.lv.plays('strike', { on: no.liu }).passes();
  expect([no.dong.hp, no.table.told('judged').length]).toEqual([3, 0]);
});

test('Tyranny: once for a blow, however hard', () => {
  const { lv, liu, dong } = table(
    { dong: LORD, lv: { hero: 'lv-bu', hand: ['wine', 'strike'] }, liu: {} },
    { turn: 'lv', deck: ['S5', 'S6'] },
  );
  lv.plays('wine').plays('strike', { on: liu }).agrees();
  expect([dong.hp, lv.offered]).toEqual([4, ['end']]);
});

test('Tyranny: not for other kingdoms, not for his own blows, not unless he is the Lord', () => {
  const wei = table({ dong: LORD, xu: { hero: 'xu-chu', hand: ['strike'] }, liu: {} }, { turn: 'xu' });
  wei.xu.plays('strike', { on: wei.liu });
  expect(wei.xu.offered).toEqual(['end']);
  const own = table({ dong: { ...LORD, hand: ['strike:C2'] }, liu: {} });
  own.dong.plays('strike', { on: own.liu });
  expect(own.dong.offered).toEqual(['end']);
  const rebel = table({ lv: { hero: 'lv-bu', hand: ['strike'] }, liu: {}, dong: { hero: 'dong-zhuo', hp: 3 } });
  rebel.lv.plays('strike', { on: rebel.liu });
  expect(rebel.lv.offered).toEqual(['end']);
});
