import { expect, test } from 'vitest';
import { QUN, SHU, WEI, war } from '../kingdoms/war.ts';

const TIAN = { heroes: ['tian-feng', 'qun-a'] };

test('Follow the Tide: somebody dying by the hand of the kingdom is a card', () => {
  const { lv, cao, tian, liu } = war({
    lv: { heroes: QUN, hand: ['strike'] },
    cao: { heroes: WEI, hp: 1, hand: ['peach'] },
    tian: TIAN,
    liu: { heroes: SHU },
  });
  lv.plays('strike', { on: cao });
  cao.answers('peach');
  expect([cao.hp, tian.hand.length, lv.hand.length, liu.hand.length]).toEqual([1, 1, 0, 0]);
});

test('Follow the Tide: not by the hand of another kingdom, and not without a source', () => {
  const { liu, cao, tian } = war({
    liu: { heroes: SHU, hand: ['strike'] },
    cao: { heroes: WEI, hp: 1, hand: ['peach'] },
    tian: TIAN,
  });
  liu.plays('strike', { on: cao });
  cao.answers('peach');
  expect(tian.hand).toEqual([]);
  const judged = war(
    { cao: { heroes: WEI, hp: 1, hand: ['peach', 'peach', 'peach'], fates: ['lightning'] }, tian: TIAN },
    { phase: 'judge', deck: ['S5'] },
  );
  judged.cao.answers('peach').answers('peach').answers('peach');
  expect(judged.tian.hand).toEqual([]);
});

test('Follow the Tide: another of the kingdom dies, 1 life is lost', () => {
  const { liu, lv, tian, cao } = war({
    liu: { heroes: SHU, hand: ['strike'] },
    lv: { heroes: QUN, hp: 1 },
    tian: TIAN,
    cao: { heroes: WEI },
  });
  liu.plays('strike', { on: lv });
  expect([lv.alive, tian.hp, tian.hand, cao.hp]).toEqual([false, 2, [], 4]);
});

test('Follow the Tide: the death of another kingdom costs nothing', () => {
  const { liu, cao, tian } = war({
    liu: { heroes: SHU, hand: ['strike'] },
    cao: { heroes: WEI, hp: 1 },
    tian: TIAN,
  });
  liu.plays('strike', { on: cao });
  expect([cao.alive, tian.hp]).toEqual([false, 3]);
});

test('Follow the Tide, hidden: the owner need not reveal Tian Feng for it', () => {
  const { liu, lv, tian } = war({
    liu: { heroes: SHU, hand: ['strike'] },
    lv: { heroes: QUN, hp: 1 },
    tian: { ...TIAN, hidden: true },
    cao: { heroes: WEI },
  });
  liu.plays('strike', { on: lv });
  expect(tian.offered).toEqual(['suishi', 'pass']);
  tian.passes();
  expect([tian.hp, tian.up]).toEqual([3, []]);
});
