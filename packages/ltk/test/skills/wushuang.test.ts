import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LV = { hero: 'lv-bu' } as const;

test('Unrivaled: two Dodges, one after the other, escape his Strike', () => {
  const { lv, liu, zhang } = table({
    lv: { ...LV, hand: ['strike'] },
    liu: { hand: ['dodge', 'dodge'] },
    zhang: { hand: ['dodge'] },
  });
  lv.plays('strike', { on: liu });
  liu.answers('dodge');
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.answers('dodge');
  expect([liu.hp, liu.hand, zhang.hand]).toEqual([4, [], ['dodge']]);
});

test('Unrivaled: a single Dodge is spent in vain', () => {
  const { lv, liu, table: t } = table({ lv: { ...LV, hand: ['strike'] }, liu: { hand: ['dodge'] } });
  lv.plays('strike', { on: liu });
  liu.answers('dodge');
  expect([liu.hp, liu.hand]).toEqual([3, []]);
  expect(t.told('dodged')).toEqual([]);
});

test('Unrivaled: who gives no first Dodge is not asked for a second', () => {
  const { lv, liu } = table({ lv: { ...LV, hand: ['strike'] }, liu: { hand: ['dodge', 'dodge'] } });
  lv.plays('strike', { on: liu });
  liu.passes();
  expect([liu.hp, liu.hand, lv.asked]).toEqual([3, ['dodge', 'dodge'], true]);
});

test('Unrivaled: Eight Diagram Formation may judge for each Dodge', () => {
  const { lv, liu } = table(
    { lv: { ...LV, hand: ['strike'] }, liu: { equipment: ['eight-diagram-formation'] } },
    { deck: ['H2', 'D2'] },
  );
  lv.plays('strike', { on: liu });
  liu.invokes('eight-diagram-formation').invokes('eight-diagram-formation');
  expect(liu.hp).toBe(4);
});

test('Unrivaled: a judgement and a card make two Dodges; a failed second judgement does not', () => {
  const one = table(
    { lv: { ...LV, hand: ['strike'] }, liu: { hand: ['dodge'], equipment: ['eight-diagram-formation'] } },
    { deck: ['H2', 'S7'] },
  );
  one.lv.plays('strike', { on: one.liu });
  one.liu.invokes('eight-diagram-formation').invokes('eight-diagram-formation');
  expect(one.liu.offered).toEqual(['dodge', 'pass']);
  one.liu.answers('dodge');
  expect(one.liu.hp).toBe(4);
  const two = table(
    { lv: { ...LV, hand: ['strike'] }, liu: { equipment: ['eight-diagram-formation'] } },
    { deck: ['H2', 'S7'] },
  );
  two.lv.plays('strike', { on: two.liu });
  two.liu.invokes('eight-diagram-formation').invokes('eight-diagram-formation');
  expect(two.liu.hp).toBe(3);
});

test('Unrivaled: Entourage is asked once for each Dodge', () => {
  const { cao, lv, sima } = table(
    { cao: { hero: 'cao-cao' }, lv: { ...LV, hand: ['strike'] }, sima: { hero: 'sima-yi', hand: ['dodge', 'dodge'] } },
    { turn: 'lv' },
  );
  lv.plays('strike', { on: cao });
  cao.invokes('hujia');
  sima.answers('dodge');
  cao.invokes('hujia');
  sima.answers('dodge');
  expect([cao.hp, sima.hand]).toEqual([4, []]);
});

test('Unrivaled: in his Duel the target plays two Strikes each time, he plays one', () => {
  const { lv, liu } = table({
    lv: { ...LV, hand: ['duel', 'strike'] },
    liu: { hand: ['strike', 'strike', 'strike'] },
  });
  lv.plays('duel', { on: liu });
  liu.answers('strike').answers('strike');
  lv.answers('strike');
  liu.answers('strike');
  expect([lv.hp, liu.hp, liu.hand]).toEqual([4, 3, []]); // the third Strike was in vain
});

test('Unrivaled: who duels him plays two Strikes each time', () => {
  const { lv, liu, zhang } = table({
    liu: { hand: ['duel', 'strike', 'strike'] },
    lv: { ...LV, hand: ['strike', 'strike'] },
    zhang: {},
  });
  liu.plays('duel', { on: lv });
  lv.answers('strike');
  liu.answers('strike').answers('strike');
  lv.answers('strike');
  expect([liu.hp, lv.hp, zhang.hp]).toEqual([3, 4, 4]);
});

test('Unrivaled: he himself needs one Dodge, and others have theirs', () => {
  const { liu, lv } = table({ liu: { hand: ['strike'] }, lv: { ...LV, hand: ['dodge', 'dodge'] } });
  liu.plays('strike', { on: lv });
  lv.answers('dodge');
  expect([lv.hp, lv.hand]).toEqual([4, ['dodge']]);
});

test('Unrivaled is about Strikes and Duels: one Strike answers his Barbarian Invasion', () => {
  const { lv, liu } = table({ lv: { ...LV, hand: ['barbarian-invasion'] }, liu: { hand: ['strike', 'strike'] } });
  lv.plays('barbarian-invasion');
  liu.answers('strike');
  expect([liu.hp, liu.hand]).toEqual([4, ['strike']]);
});

test('Unrivaled changes nothing for who may not Dodge at all (Iron Cavalry)', () => {
  const { lv, liu } = table(
    { lv: { heroes: ['lv-bu', 'ma-chao'], hand: ['strike'] }, liu: { hand: ['dodge', 'dodge'] } },
    { deck: ['H2'] },
  );
  lv.plays('strike', { on: liu }).invokes('tieqi');
  expect([lv.asked, liu.hp, liu.hand]).toEqual([true, 3, ['dodge', 'dodge']]);
});

test('Unrivaled: whoever a Strike was displaced to needs two Dodges as well', () => {
  const { lv, da, liu } = table({
    lv: { ...LV, hand: ['strike'] },
    da: { hero: 'da-qiao', hand: ['peach'] },
    liu: { hand: ['dodge'] },
  });
  lv.plays('strike', { on: da });
  da.invokes('liuli');
  liu.answers('dodge');
  expect([da.hp, liu.hp, liu.hand]).toEqual([3, 3, []]);
});
