import { expect, test } from 'vitest';
import { WU, war } from '../kingdoms/war.ts';

test('Empty City in kingdom war: he may be chosen, and is removed on becoming the target', () => {
  const {
    liu,
    zhuge,
    zhang,
    table: t,
  } = war({
    liu: { hand: ['strike', 'duel'] },
    zhuge: { heroes: ['zhuge-liang', 'guan-yu'] },
    zhang: { heroes: WU },
  });
  expect(liu.offered).toEqual(['strike>zhuge', 'strike>zhang', 'duel>zhuge', 'duel>zhang', 'end']);
  liu.plays('strike', { on: zhuge }).plays('duel', { on: zhuge });
  expect([zhuge.hp, zhang.hp, t.discard]).toEqual([4, 4, ['strike', 'duel']]);
  expect(t.told('target-removed').length).toBe(2);
  expect(liu.offered).toEqual(['end']); // the Strike is spent
});

test('Empty City in kingdom war: not with a hand card', () => {
  const { liu, zhuge } = war({
    liu: { hand: ['strike'] },
    zhuge: { heroes: ['zhuge-liang', 'guan-yu'], hand: ['negate'] },
    zhang: { heroes: WU },
  });
  liu.plays('strike', { on: zhuge });
  expect(zhuge.hp).toBe(3);
});

test('Empty City in kingdom war: hidden, it is for its owner to reveal the hero', () => {
  const { liu, zhuge } = war({
    liu: { hand: ['strike'] },
    zhuge: { heroes: ['zhuge-liang', 'guan-yu'], hidden: true },
    zhang: { heroes: WU },
  });
  liu.plays('strike', { on: zhuge });
  expect(zhuge.offered).toEqual(['kongcheng', 'pass']);
  zhuge.invokes('kongcheng');
  expect([zhuge.hp, zhuge.up]).toEqual([4, ['zhuge-liang']]);
});

test('Humility in kingdom war: a Contentment on Lu Xun is spent and lies nowhere', () => {
  const {
    liu,
    lu,
    zhang,
    table: t,
  } = war({
    liu: { hand: ['contentment', 'snatch'] },
    lu: { heroes: ['lu-xun', 'gan-ning'], hand: ['peach'] },
    zhang: { heroes: ['shu-a', 'shu-b'], hand: ['peach'] },
  });
  expect(liu.offered).toEqual(['contentment>lu', 'contentment>zhang', 'snatch>lu', 'snatch>zhang', 'end']);
  liu.plays('contentment', { on: lu }).plays('snatch', { on: lu });
  expect([lu.fates, lu.hand, zhang.hand, t.discard]).toEqual([[], ['peach'], ['peach'], ['contentment', 'snatch']]);
});

test('Humility in kingdom war is nothing to other scrolls', () => {
  const { liu, lu } = war({
    liu: { hand: ['dismantle'] },
    lu: { heroes: ['lu-xun', 'gan-ning'], hand: ['peach'] },
  });
  liu.plays('dismantle', { on: lu });
  expect(lu.hand).toEqual([]);
});

test('Behind the Curtain in kingdom war: a black scroll at Jia Xu is spent, a red one works', () => {
  const { liu, jia, zhang } = war({
    liu: { heroes: WU, hand: ['duel:SA', 'barbarian-invasion:SK'] },
    jia: { heroes: ['jia-xu', 'lv-bu'] },
    zhang: {},
  });
  liu.plays('duel', { on: jia }).plays('barbarian-invasion');
  expect([jia.hp, zhang.hp]).toEqual([4, 3]);
  const red = war({ liu: { heroes: WU, hand: ['arrow-barrage'] }, jia: { heroes: ['jia-xu', 'lv-bu'] } });
  red.liu.plays('arrow-barrage');
  expect(red.jia.hp).toBe(3);
});

const JIA = ['jia-xu', 'qun-a'];

test('Behind the Curtain in kingdom war: a black Lightning that comes to Jia Xu goes on, a red one stays', () => {
  const pass = (lightning: string) => {
    const { liu, jia, zhang } = war(
      { liu: { heroes: WU, fates: [lightning] }, jia: { heroes: JIA }, zhang: {} },
      { phase: 'judge', deck: ['H7'], options: { deck: 'battle' } }, // which has a red one too
    );
    return [liu.fates, jia.fates, zhang.fates];
  };
  expect(pass('lightning:SA')).toEqual([[], [], ['lightning']]);
  expect(pass('lightning:HQ')).toEqual([[], ['lightning'], []]);
});

test('Behind the Curtain in kingdom war: a hidden Jia Xu may be revealed when a black Lightning comes to him', () => {
  const pass = (isRevealed: boolean) => {
    const { liu, jia, zhang } = war(
      { liu: { heroes: WU, fates: ['lightning:SA'] }, jia: { heroes: JIA, hidden: true }, zhang: {} },
      { phase: 'judge', deck: ['H7'] },
    );
    expect(jia.offered).toEqual(['weimu', 'pass']);
    if (isRevealed) jia.invokes('weimu');
    else jia.passes();
    return [liu.fates, jia.fates, zhang.fates, jia.up];
  };
  expect(pass(true)).toEqual([[], [], ['lightning'], ['jia-xu']]);
  expect(pass(false)).toEqual([[], ['lightning'], [], []]);
});

test('Behind the Curtain in kingdom war: with nobody else to take it, a black Lightning comes back', () => {
  const { liu, jia } = war(
    { liu: { heroes: WU, fates: ['lightning:SA'] }, jia: { heroes: JIA } },
    { phase: 'judge', deck: ['H7'] },
  );
  expect([liu.fates, jia.fates]).toEqual([['lightning'], []]);
});

test('Behind the Curtain in kingdom war: his own black Lightning and Chain are spent on him', () => {
  const { jia, liu, table: t } = war({ jia: { heroes: JIA, hand: ['lightning:SA', 'chain'] }, liu: { heroes: WU } });
  jia.plays('lightning');
  expect([jia.fates, t.discard]).toEqual([[], ['lightning']]);
  jia.plays('chain', { on: jia }).points(liu);
  expect([jia.chained, liu.chained]).toEqual([false, true]);
});

test('Empty City in kingdom war: Borrowed Sword can name him; the Strike is spent and the weapon stays', () => {
  const { liu, zhuge, zhang } = war({
    liu: { heroes: WU, hand: ['borrowed-sword'] },
    zhang: { hand: ['strike'], equipment: ['chu-ko-nu'] },
    zhuge: { heroes: ['zhuge-liang', 'guan-yu'] },
  });
  liu.plays('borrowed-sword', { on: zhang }).points(zhuge);
  zhang.answers('strike');
  expect([zhuge.hp, zhang.hand, zhang.equipment, liu.hand]).toEqual([4, [], { weapon: 'chu-ko-nu' }, []]);
});
