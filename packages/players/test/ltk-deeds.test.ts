import { seenBy } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { WEI, war } from '../../ltk/test/kingdoms/war.ts';
import { type Table, table } from '../../ltk/test/table.ts';
import { Deeds } from '../src/ltk/deeds.ts';

/** Who has harmed whom how often, as everybody can see: `cao>liu 1`. */
function harmsAt(t: Table): string[] {
  const deeds = Deeds.of(t.log.map((event) => seenBy(event, 'public')));
  return t.seats.flatMap((by, i) =>
    t.seats.flatMap((to, j) => (deeds.harm(i, j) === 0 ? [] : [`${by.name}>${to.name} ${deeds.harm(i, j)}`])),
  );
}

test('a hostile card aimed at somebody is harm, dodged or not; a mass scroll is not', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { hand: ['strike', 'arrow-barrage'] }, liu: { hand: ['dodge'] }, sun: {} });
  cao.plays('arrow-barrage');
  liu.answers('dodge');
  expect(harmsAt(t)).toEqual([]);
  cao.plays('strike', { on: liu });
  expect(harmsAt(t)).toEqual(['cao>liu 1']);
});

test('a card taken or discarded is harm, a delayed scroll taken off is not', () => {
  const {
    cao,
    liu,
    sun,
    table: t,
  } = table({
    cao: { hand: ['dismantle', 'dismantle', 'snatch', 'snatch'] },
    liu: { hand: ['peach'], fates: ['contentment'] },
    sun: { equipment: ['chu-ko-nu'], fates: ['lightning'] },
  });
  cao.plays('dismantle', { on: liu }).chooses('contentment');
  cao.plays('snatch', { on: sun }).chooses('lightning');
  expect(harmsAt(t)).toEqual([]);
  cao.plays('snatch', { on: liu });
  cao.plays('dismantle', { on: sun });
  expect(harmsAt(t)).toEqual(['cao>liu 1', 'cao>sun 1']);
});

test('damage by a skill is harm, and so is a card taken by one', () => {
  const dian = table({ dian: { hero: 'dian-wei', hand: ['chu-ko-nu'] }, liu: {}, sun: {} });
  dian.dian.invokes('qiangxi', { on: dian.liu }).picks('discard-weapon');
  expect(harmsAt(dian.table)).toEqual(['dian>liu 1']);
  const zhang = table(
    { zhang: { hero: 'zhang-liao' }, liu: { hand: ['peach'] }, sun: { hand: ['peach'] } },
    { phase: 'draw' },
  );
  zhang.zhang.invokes('tuxi').points(zhang.sun);
  expect(harmsAt(zhang.table)).toEqual(['zhang>sun 1']);
  const sima = table({ liu: { hand: ['strike', 'peach'] }, sima: { hero: 'sima-yi' }, sun: {} });
  sima.liu.plays('strike', { on: sima.sima });
  sima.sima.invokes('fankui');
  expect(harmsAt(sima.table)).toEqual(['liu>sima 1', 'sima>liu 1']);
});

test('Alienate: the harm is Diao Chan’s, to both men, and no duellist’s', () => {
  const { diao, liu, sun, table: t } = table({ diao: { hero: 'diao-chan', hand: ['dodge'] }, liu: {}, sun: {} });
  diao.invokes('lijian', { on: liu });
  expect([liu.hp, sun.hp, harmsAt(t)]).toEqual([3, 4, ['diao>liu 1', 'diao>sun 1']]);
});

test('Drive the Tiger: the harm is Xun Yu’s, not the tiger’s; a contest he lost is nobody’s', () => {
  const drive = (card: string) => {
    const {
      xun,
      liu,
      sun,
      table: t,
    } = table({
      xun: { hero: 'xun-yu', hp: 2, hand: [card] },
      liu: { hand: ['strike:S7'] },
      sun: {},
    });
    xun.invokes('quhu', { on: liu });
    if (xun.asked && xun.offered.includes('sun')) xun.points(sun);
    else if (xun.asked && xun.offered.includes('jieming')) xun.passes();
    return harmsAt(t);
  };
  expect(drive('wine:S9')).toEqual(['xun>sun 1']);
  expect(drive('peach:H4')).toEqual([]);
});

test('a Strike that is displaced: its user aimed at the first, who turned it on the other', () => {
  const {
    cao,
    da,
    liu,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['peach'] },
    liu: {},
  });
  cao.plays('strike', { on: da });
  da.invokes('liuli');
  expect([liu.hp, harmsAt(t)]).toEqual([3, ['cao>da 1', 'da>liu 1']]);
});

test('damage that is passed on harms by whoever passes it on', () => {
  const {
    cao,
    xiao,
    liu,
    table: t,
  } = table({
    cao: { hand: ['strike'] },
    xiao: { hero: 'xiao-qiao', hand: ['peach'] },
    liu: {},
  });
  cao.plays('strike', { on: xiao });
  xiao.invokes('tianxiang').points(liu);
  expect([liu.hp, harmsAt(t)]).toEqual([3, ['cao>xiao 1', 'xiao>liu 1']]);
});

test('the chain harms nobody on purpose: only who was aimed at is counted', () => {
  const {
    zhang,
    cao,
    table: t,
  } = war(
    {
      cao: { heroes: WEI, hand: ['strike'], chained: true },
      zhang: { heroes: ['zhang-jiao', 'qun-a'], hand: ['dodge'] },
      he: { heroes: WEI, chained: true },
    },
    { deck: ['S5'] },
  );
  cao.plays('strike', { on: zhang });
  zhang.answers('dodge').invokes('leiji').points(cao);
  expect([cao.hp, harmsAt(t)]).toEqual([2, ['cao>zhang 1', 'zhang>cao 1']]);
});

test('life that is given is help, as much as was given; healing oneself is not', () => {
  const {
    cao,
    hua,
    table: t,
  } = table({ hua: { hero: 'hua-tuo', hand: ['dodge', 'peach'], hp: 2 }, cao: { hp: 1 }, sun: {} });
  hua.plays('peach');
  hua.invokes('qingnang', { on: cao });
  const deeds = Deeds.of(t.log.map((event) => seenBy(event, 'public')));
  expect([hua.hp, cao.hp, deeds.help(0, 1), deeds.help(0, 0), deeds.help(1, 0)]).toEqual([3, 2, 1, 0, 0]);
});
