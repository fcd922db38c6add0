import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Borrowed Sword: the armed hero uses a Strike on whom the user named', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { hand: ['strike', 'peach'], equipment: ['chu-ko-nu'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  expect(cao.offered).toEqual(['cao', 'zhang']);
  cao.points(zhang);
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 4, 3]);
  expect([cao.hand, liu.equipment]).toEqual([[], { weapon: 'chu-ko-nu' }]);
  expect(t.told('victim-named')).toMatchObject([{ seat: cao.seat, from: liu.seat, to: zhang.seat }]);
});

test('Borrowed Sword: no Strike, and the user gains the weapon', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu', 'plus-mount'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(zhang);
  liu.passes();
  expect([cao.hand, liu.equipment, liu.hand, zhang.hp]).toEqual([['chu-ko-nu'], { plus: 'plus-mount' }, ['strike'], 4]);
  expect(t.view(zhang.seat).players[cao.seat]?.known).toHaveLength(1);
});

test('Borrowed Sword: the user may name itself, and may dodge', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['borrowed-sword', 'dodge'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(cao);
  liu.answers('strike');
  cao.answers('dodge');
  expect([cao.hp, zhang.hp, liu.equipment]).toEqual([4, 4, { weapon: 'chu-ko-nu' }]);
});

test('Borrowed Sword is offered on the armed who have somebody within their own range', () => {
  const { cao } = table({
    cao: { hand: ['borrowed-sword'], equipment: ['plus-mount', 'chu-ko-nu:DA'] },
    liu: { equipment: ['chu-ko-nu'] },
    zhang: { equipment: ['plus-mount'] },
    sun: { equipment: ['qilin-bow'] },
    lu: {},
  });
  expect(cao.offered).toEqual(['borrowed-sword>sun', 'end']);
});

test('Borrowed Sword: the victim must be within the armed hero’s range', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { equipment: ['chu-ko-nu'] },
    zhang: {},
    sun: {},
    lu: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  expect(cao.offered).toEqual(['cao', 'zhang']);
  cao.points(zhang);
  expect(cao.hand).toEqual(['chu-ko-nu']);
});

test('Borrowed Sword: the Strike costs neither of them the Strike of a phase', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['borrowed-sword', 'strike'] },
    liu: { hand: ['strike'], equipment: ['qilin-bow'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(zhang);
  liu.answers('strike');
  expect(cao.offered).toEqual(['strike>liu', 'strike>zhang', 'end']);
});

test('Borrowed Sword: negated, nobody strikes and the weapon stays', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { hand: ['negate', 'strike'], equipment: ['chu-ko-nu'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(zhang);
  liu.answers('negate');
  expect([liu.hand, liu.equipment, zhang.hp]).toEqual([['strike'], { weapon: 'chu-ko-nu' }, 4]);
});

test('Borrowed Sword: a weapon turned into the Strike no longer reaches far', () => {
  const { cao, guan, zhang, sun } = table({
    cao: { hand: ['borrowed-sword', 'borrowed-sword'] },
    guan: { hero: 'guan-yu', equipment: ['qilin-bow:H5'] },
    zhang: {},
    sun: {},
    lu: {},
  });
  cao.plays('borrowed-sword', { on: guan });
  cao.points(sun); // two seats away from the bare hand
  expect([sun.hp, zhang.hp, cao.hand]).toEqual([4, 4, ['borrowed-sword', 'qilin-bow']]);
});

test('Borrowed Sword: a weapon turned into the Strike serves against a neighbour', () => {
  const { cao, guan, zhang } = table({
    cao: { hand: ['borrowed-sword'] },
    guan: { hero: 'guan-yu', equipment: ['qilin-bow:H5'] },
    zhang: {},
  });
  cao.plays('borrowed-sword', { on: guan });
  cao.points(zhang);
  expect(guan.offered).toEqual(['qilin-bow(wusheng:strike)', 'pass']);
  guan.answers('qilin-bow', { as: 'strike', by: 'wusheng' });
  expect([zhang.hp, guan.equipment, cao.hand]).toEqual([3, {}, []]);
});

test('Borrowed Sword: what the weapon does for a Strike it does here too', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    zhang: {},
    sun: {},
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(zhang);
  liu.answers('strike');
  expect(liu.offered).toEqual(['cao', 'sun']);
  liu.points(cao);
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([3, 4, 3, 4]);
});

test('Borrowed Sword: an empty city cannot be named', () => {
  const { cao, liu } = table({
    cao: { hand: ['borrowed-sword'] },
    liu: { equipment: ['chu-ko-nu'] },
    zhuge: { hero: 'zhuge-liang' },
  });
  cao.plays('borrowed-sword', { on: liu }); // the user itself is all that is left to be named
  expect([cao.hand, cao.hp]).toEqual([['chu-ko-nu'], 4]);
});

test('Borrowed Sword: a city emptied before it takes effect cannot be struck, and the weapon goes', () => {
  const { cao, liu, zhuge } = table({
    cao: { hand: ['borrowed-sword', 'negate'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu'] },
    zhuge: { hero: 'zhuge-liang', hand: ['negate'] },
  });
  cao.plays('borrowed-sword', { on: liu });
  cao.points(zhuge);
  cao.passes();
  zhuge.answers('negate');
  cao.answers('negate');
  expect([zhuge.hp, liu.hand, liu.equipment, cao.hand]).toEqual([3, ['strike'], {}, ['chu-ko-nu']]);
});

test('Borrowed Sword: its user whom paying for it leaves with an empty city cannot be named', () => {
  const { zhuge, liu } = table({
    zhuge: { hero: 'zhuge-liang', hand: ['borrowed-sword'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu'] },
  });
  expect(zhuge.offered).toEqual(['end']);
  expect(liu.equipment).toEqual({ weapon: 'chu-ko-nu' });
});

test('Borrowed Sword: its user with a card left behind can be named, empty city or not', () => {
  const { zhuge, liu } = table({
    zhuge: { hero: 'zhuge-liang', hand: ['borrowed-sword', 'peach'] },
    liu: { hand: ['strike'], equipment: ['chu-ko-nu'] },
  });
  zhuge.plays('borrowed-sword', { on: liu });
  liu.answers('strike');
  expect([zhuge.hp, liu.equipment]).toEqual([2, { weapon: 'chu-ko-nu' }]);
});
