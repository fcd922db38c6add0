import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';
import { table } from '../table.ts';

test('Warrior Saint: a red card is a normal Strike with its own suit', () => {
  const {
    guan,
    cao,
    liu,
    table: t,
  } = table({
    guan: { hero: 'guan-yu', hand: ['dodge:H2', 'negate:SJ'] },
    cao: {},
    liu: {},
  });
  expect(guan.offered).toEqual(['dodge(wusheng:strike)>cao', 'dodge(wusheng:strike)>liu', 'end']);
  guan.plays('dodge', { on: cao, by: 'wusheng' });
  expect([cao.hp, liu.hp, guan.hand, guan.offered]).toEqual([3, 4, ['negate'], ['end']]);
  const [used] = t.told('card-used');
  expect([used?.card?.name, used?.card?.suit, used?.card?.rank]).toEqual(['strike', 'heart', 2]);
});

test('Warrior Saint: a red Fire Strike may be used as a normal one', () => {
  const { guan, cao, table: t } = table({ guan: { hero: 'guan-yu', hand: ['fire-strike:H4'] }, cao: {} });
  expect(guan.offered).toEqual(['fire-strike>cao', 'fire-strike(wusheng:strike)>cao', 'end']);
  guan.plays('fire-strike', { on: cao, by: 'wusheng' });
  expect(t.told('damaged').map(({ element }) => element)).toEqual(['normal']);
});

test('Warrior Saint: a weapon that becomes the Strike gives no reach', () => {
  const { guan, near } = table({
    guan: { hero: 'guan-yu', equipment: ['qilin-bow:H5'] },
    near: {},
    far: {},
    nearer: {},
  });
  expect(guan.offered).toEqual(['qilin-bow(wusheng:strike)>near', 'qilin-bow(wusheng:strike)>nearer', 'end']);
  guan.plays('qilin-bow', { on: near, by: 'wusheng' });
  expect(guan.equipment).toEqual({});
});

test('Warrior Saint: a mount that becomes the Strike brings nobody nearer', () => {
  const { guan } = table({
    guan: { hero: 'guan-yu', hand: ['dodge:H2'], equipment: ['minus-mount:H5'] },
    near: {},
    far: {},
    nearer: {},
  });
  expect(guan.offered).toEqual([
    'dodge(wusheng:strike)>near',
    'dodge(wusheng:strike)>far',
    'dodge(wusheng:strike)>nearer',
    'minus-mount(wusheng:strike)>near',
    'minus-mount(wusheng:strike)>nearer',
    'end',
  ]);
});

test('Warrior Saint: red cards can be played in a Duel', () => {
  const { cao, guan, liu } = table({
    cao: { hand: ['duel'] },
    guan: { hero: 'guan-yu', hand: ['peach', 'negate:SJ'], equipment: ['plus-mount:HK'] },
    liu: {},
  });
  cao.plays('duel', { on: guan });
  guan.passes();
  expect(guan.offered).toEqual(['peach(wusheng:strike)', 'plus-mount(wusheng:strike)', 'pass']);
  guan.answers('plus-mount', { by: 'wusheng' });
  expect([cao.hp, guan.hp, guan.equipment, liu.hp]).toEqual([3, 4, {}, 4]);
});

test('Warrior Saint makes no Strike of a Strike, except where that reveals Guan Yu', () => {
  const { guan } = table({ guan: { hero: 'guan-yu', hand: ['strike:H10'] }, a: {} });
  expect(guan.offered).toEqual(['strike>a', 'end']);
  const hidden = war({ guan: { heroes: ['guan-yu', 'shu-a'], hidden: true, hand: ['strike:H10'] }, a: {} });
  expect(hidden.guan.offered).toEqual(['strike>a', 'strike(wusheng:strike)>a', 'end']);
});
