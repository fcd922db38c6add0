import { expect, test } from 'vitest';
import { QUN, SHU, WEI, WU, war } from '../kingdoms/war.ts';

const MA = { heroes: ['ma-teng', 'qun-a'] };

test('Daring Rise: all of the kingdom draw three; with no smaller kingdom, the owner recovers 1', () => {
  const { ma, lv, cao, he, liu } = war({
    ma: { ...MA, hp: 2 },
    cao: { heroes: WEI },
    lv: { heroes: QUN, hp: 2 },
    he: { heroes: WEI },
    liu: { heroes: SHU, hidden: true },
  });
  expect(ma.offered).toEqual(['xiongyi', 'end']);
  ma.invokes('xiongyi');
  expect([ma, lv, cao, he, liu].map(({ hand }) => hand.length)).toEqual([3, 3, 0, 0, 0]);
  expect([ma.hp, lv.hp]).toEqual([3, 2]);
});

test('Daring Rise is used once in a game', () => {
  const { ma, cao } = war({ ma: MA, cao: { heroes: WEI } });
  ma.invokes('xiongyi');
  expect(ma.offered.filter((each) => each === 'xiongyi')).toEqual([]);
  expect(cao.hand).toEqual([]);
});

test('Daring Rise: a smaller kingdom, or a careerist, means no recovery', () => {
  const { ma } = war({ ma: { ...MA, hp: 2 }, lv: {}, cao: { heroes: WEI }, sun: { heroes: WU } });
  ma.invokes('xiongyi');
  expect(ma.hp).toBe(2);
  const lone = war({ ma: { ...MA, hp: 2 }, lv: {}, cao: { heroes: WEI, careerist: true } });
  lone.ma.invokes('xiongyi');
  expect(lone.ma.hp).toBe(2);
});

test('Daring Rise of a careerist: alone, but no kingdom is smaller', () => {
  const { ma, lv } = war({ ma: { ...MA, careerist: true, hp: 2 }, lv: {}, cao: { heroes: WEI } });
  ma.invokes('xiongyi');
  expect([ma.hp, ma.hand.length, lv.hand.length]).toEqual([3, 3, 0]);
});
