import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LIU = { hero: 'liu-bei' };

test("Rouse: another Shu hero supplies the Strike of the Lord's own attack", () => {
  const {
    liu,
    cao,
    guan,
    table: t,
  } = table({ liu: LIU, cao: {}, wu: {}, guan: { hero: 'guan-yu', hand: ['fire-strike:H4', 'dodge:H2'] } });
  expect(liu.offered).toEqual(['jijiang>cao', 'jijiang>guan', 'end']);
  liu.invokes('jijiang', { on: cao });
  expect(guan.offered).toEqual(['fire-strike', 'fire-strike(wusheng:strike)', 'dodge(wusheng:strike)', 'pass']);
  guan.answers('fire-strike');
  expect([cao.hp, guan.hand, guan.hp, liu.offered]).toEqual([3, ['dodge'], 4, ['end']]);
  const [strike] = t.told('card-used');
  expect([strike?.seat, strike?.card?.name, strike?.card?.suit]).toEqual([liu.seat, 'fire-strike', 'heart']);
  expect(t.told('damaged').map(({ from, element }) => [from, element])).toEqual([[liu.seat, 'fire']]);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'jijiang' }, reason: 'strike-limit' });
});

test("Rouse: the Lord's reach and Wine count, not the helper's", () => {
  const { liu, cao, guan } = table({
    liu: { ...LIU, hand: ['wine'] },
    cao: {},
    sun: {},
    guan: { hero: 'guan-yu', hand: ['strike'], equipment: ['qilin-bow'] },
    wu: {},
  });
  liu.plays('wine');
  expect(liu.offered).toEqual(['jijiang>cao', 'jijiang>wu', 'end']);
  liu.invokes('jijiang', { on: cao });
  guan.answers('strike');
  expect(cao.hp).toBe(2);
});

test('Rouse: nobody answers, nothing is spent, and it is not offered again until something changes', () => {
  const {
    liu,
    cao,
    guan,
    zhao,
    table: t,
  } = table({
    liu: { ...LIU, hand: ['peach', 'dodge'] },
    cao: { hand: ['strike'] },
    guan: { hero: 'guan-yu', hand: ['strike'] },
    zhao: { hero: 'zhao-yun', hand: ['strike'] },
  });
  liu.invokes('jijiang', { on: cao });
  guan.passes();
  zhao.passes();
  expect(liu.offered).toEqual(['rende>cao', 'rende>guan', 'rende>zhao', 'end']);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'jijiang' }, reason: 'nobody-answered' });
  liu.invokes('rende', { on: cao }).chooses('dodge');
  expect(liu.offered).toEqual(['rende>cao', 'rende>guan', 'rende>zhao', 'end']);
  liu.invokes('rende', { on: zhao });
  expect(liu.offered).toEqual(['jijiang>cao', 'jijiang>zhao', 'end']);
  liu.invokes('jijiang', { on: cao });
  guan.passes();
  zhao.answers('strike');
  cao.passes();
  expect([cao.hp, guan.hand, zhao.hand, cao.hand]).toEqual([3, ['strike'], ['peach'], ['dodge', 'strike']]);
});

test('Rouse: Strikes for a Duel are asked for one by one, in seat order', () => {
  const { liu, cao, guan, zhao } = table({
    liu: { ...LIU, hand: ['duel', 'strike'] },
    cao: { hand: ['strike', 'strike'] },
    guan: { hero: 'guan-yu', hand: ['strike'] },
    zhao: { hero: 'zhao-yun', hand: ['dodge'] },
  });
  liu.plays('duel', { on: cao });
  cao.answers('strike');
  expect(liu.offered).toEqual(['strike', 'jijiang', 'pass']);
  liu.invokes('jijiang');
  guan.passes();
  zhao.answers('dodge', { by: 'longdan' });
  cao.answers('strike');
  liu.invokes('jijiang');
  guan.passes();
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  expect([cao.hp, liu.hp, guan.hand, zhao.hand]).toEqual([3, 4, ['strike'], []]);
});

test('Rouse answers a Barbarian Invasion', () => {
  const { liu, cao, guan } = table(
    { liu: LIU, cao: { hand: ['barbarian-invasion'] }, guan: { hero: 'guan-yu', hand: ['strike', 'strike'] } },
    { turn: 'cao' },
  );
  cao.plays('barbarian-invasion');
  guan.answers('strike');
  liu.invokes('jijiang');
  guan.answers('strike');
  expect([liu.hp, guan.hp, guan.hand]).toEqual([4, 4, []]);
});

test('Rouse answers a Borrowed Sword: the Lord strikes with what was given', () => {
  const { liu, cao, sun, guan } = table(
    {
      liu: { ...LIU, equipment: ['qilin-bow'] },
      cao: { hand: ['borrowed-sword'] },
      sun: {},
      guan: { hero: 'guan-yu', hand: ['lightning-strike'] },
    },
    { turn: 'cao' },
  );
  cao.plays('borrowed-sword', { on: liu }).points(sun);
  liu.invokes('jijiang');
  guan.answers('lightning-strike');
  expect([sun.hp, liu.equipment, guan.hand]).toEqual([3, { weapon: 'qilin-bow' }, []]);
});

test('Rouse: the Strike that was given can be taken by whom it hurts', () => {
  const { liu, cao, guan } = table({
    liu: LIU,
    cao: { hero: 'cao-cao', role: 'rebel' },
    guan: { hero: 'guan-yu', hand: ['strike:S7'] },
  });
  liu.invokes('jijiang', { on: cao });
  guan.answers('strike');
  cao.invokes('jianxiong');
  expect(cao.cards).toEqual(['strike:S7']);
});

test('Rouse: who is to be struck may be asked too, and strikes itself', () => {
  const { liu, guan } = table({ liu: LIU, guan: { hero: 'guan-yu', hand: ['strike'], role: 'loyalist' } });
  liu.invokes('jijiang', { on: guan });
  guan.answers('strike');
  expect([guan.hp, guan.hand]).toEqual([3, []]);
});

test('Rouse: without a limit on Strikes it can be used again', () => {
  const { liu, cao, zhao } = table({
    liu: { ...LIU, equipment: ['chu-ko-nu'] },
    cao: {},
    zhao: { hero: 'zhao-yun', hand: ['strike', 'dodge'] },
  });
  liu.invokes('jijiang', { on: cao });
  zhao.answers('strike');
  liu.invokes('jijiang', { on: cao });
  zhao.answers('dodge', { by: 'longdan' });
  expect([cao.hp, zhao.hand, liu.offered]).toEqual([2, [], ['jijiang>cao', 'jijiang>zhao', 'end']]);
});

test('Rouse is for the Lord alone', () => {
  const { lord, liu } = table({
    lord: { hand: ['duel'] },
    liu: { ...LIU, role: 'rebel', hand: ['strike'] },
    guan: { hero: 'guan-yu', hand: ['strike'] },
  });
  lord.plays('duel', { on: liu });
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.passes();
  lord.ends();
  expect(liu.offered.filter((offer) => offer.startsWith('jijiang'))).toEqual([]);
});

test('Rouse needs another Shu hero', () => {
  const { liu, table: t } = table({ liu: LIU, cao: { hero: 'cao-cao', hand: ['strike'], role: 'rebel' } });
  expect(liu.offered).toEqual(['end']);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'jijiang' }, reason: 'nobody-to-ask' });
});
