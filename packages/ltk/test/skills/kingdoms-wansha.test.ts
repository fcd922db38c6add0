import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const JIA = { heroes: ['jia-xu', 'qun-a'], hand: ['strike'], hidden: true } as const;

test('Sure Kill in kingdom war: hidden, he may be revealed when somebody starts dying in his turn', () => {
  const { jia, liu, zhang } = war({ jia: JIA, liu: { heroes: SHU, hp: 1 }, zhang: { heroes: SHU, hand: ['peach'] } });
  jia.plays('strike', { on: liu });
  expect(jia.offered).toEqual(['wansha', 'pass']);
  jia.invokes('wansha');
  expect([jia.up, liu.alive, zhang.hand]).toEqual([['jia-xu'], false, ['peach']]);
});

test('Sure Kill in kingdom war: kept hidden, it bars nobody', () => {
  const { jia, liu, zhang } = war({ jia: JIA, liu: { heroes: SHU, hp: 1 }, zhang: { heroes: SHU, hand: ['peach'] } });
  jia.plays('strike', { on: liu }).passes();
  zhang.answers('peach');
  expect([jia.up, liu.hp]).toEqual([[], 1]);
});

test('Sure Kill in kingdom war ends with Jia Xu: dead in his own turn, he bars no Peach for who dies of it', () => {
  const { jia, tian, cao } = war({
    jia: { heroes: ['jia-xu', 'qun-a'], hp: 1, hand: ['duel'] },
    tian: { heroes: ['tian-feng', 'qun-b'], hp: 1 },
    cao: { heroes: WEI, hand: ['strike', 'peach'] },
  });
  jia.plays('duel', { on: cao });
  cao.answers('strike');
  expect([jia.alive, cao.offered]).toEqual([false, ['peach', 'pass']]);
  cao.answers('peach');
  expect(tian.hp).toBe(1);
});
