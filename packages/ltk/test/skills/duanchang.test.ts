import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CAI = { hero: 'cai-wenji', hp: 1 } as const;

test('Broken Heart: whoever kills her loses all hero skills, equipment stays', () => {
  const { zhang, cai, liu } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'], equipment: ['qilin-bow'] },
    cai: CAI,
    liu: {},
  });
  zhang.plays('strike', { on: cai });
  expect([cai.alive, zhang.offered.some((each) => each.startsWith('strike'))]).toEqual([false, false]);
  expect([zhang.equipment, liu.hp]).toEqual([{ weapon: 'qilin-bow' }, 4]);
});

test('Broken Heart: without a killer nobody loses anything', () => {
  const { zhang, cai } = table(
    { zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'] }, cai: { ...CAI, fates: ['lightning'] }, liu: {} },
    { phase: 'judge', turn: 'cai', deck: ['S5', 'H2', 'H2'] },
  );
  expect(cai.alive).toBe(false);
  expect(zhang.alive).toBe(true);
});

test('Broken Heart: a skill that was gained goes too', () => {
  const { jiang, cai, liu } = table(
    { jiang: { hero: 'jiang-wei', hp: 2, fates: ['contentment'] }, cai: CAI, liu: {} },
    { phase: 'prepare', deck: ['strike:H10', 'strike:H10', 'H6', 'H2', 'H2'] },
  );
  jiang.picks('draw-two').passes().plays('strike', { on: cai });
  expect([cai.alive, jiang.skills, jiang.offered.some((each) => each.startsWith('tiaoxin'))]).toEqual([
    false,
    [],
    false,
  ]);
  expect(liu.hp).toBe(4);
});

test('Broken Heart: somebody else’s death is nothing to it', () => {
  const { zhang, liu } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike:C2', 'strike:C3'] },
    liu: { hp: 1 },
    cai: { hero: 'cai-wenji' },
  });
  zhang.plays('strike', { on: liu });
  expect([liu.alive, zhang.offered.includes('strike>cai')]).toEqual([false, true]);
});

test('Broken Heart: the fields of Deng Ai go with the skill that grew them', () => {
  const {
    deng,
    cai,
    sun,
    table: t,
  } = table({
    deng: { hero: 'deng-ai', hand: ['duel'], piles: { tuntian: ['S5', 'C9'] } },
    cai: CAI,
    liu: {},
    sun: {},
    cao: {},
  });
  expect(deng.distanceTo(t.seats[2]!)).toBe(1);
  deng.plays('duel', { on: cai });
  expect([cai.alive, deng.pile('tuntian'), t.discard.length]).toEqual([false, [], 3]);
  expect([deng.distanceTo(sun), sun.hp]).toEqual([2, 4]);
});

test('Broken Heart: a Zhou Tai below 1 life loses the cards that kept him alive, and is dying', () => {
  const { zhou, cao, cai } = table({
    zhou: { hero: 'zhou-tai', hp: 0, hand: ['strike'], piles: { buqu: ['S5'] } },
    cao: { hand: ['peach'] },
    cai: CAI,
  });
  zhou.plays('strike', { on: cai });
  cao.passes(); // for Cai
  cao.answers('peach');
  expect([cai.alive, zhou.hp, zhou.pile('buqu'), cao.hand]).toEqual([false, 1, [], []]);
});

test('Broken Heart: Zuo Ci loses what was lent with the cards it laid, his avatars and his shape', () => {
  const {
    zuo,
    cai,
    table: t,
  } = table({
    zuo: {
      hero: 'zuo-ci',
      avatars: ['deng-ai', 'guan-yu'],
      gained: ['tuntian'],
      piles: { tuntian: ['S5'] },
      hand: ['duel'],
    },
    cai: CAI,
    liu: {},
  });
  zuo.plays('duel', { on: cai });
  expect([zuo.skills, zuo.pile('tuntian'), t.view(0).players[0]?.avatars]).toEqual([[], [], []]);
  zuo.ends();
});

test('Broken Heart: she who is dead hears of her own death alone, not of the killer’s who dies of it', () => {
  const {
    zhou,
    cai,
    table: t,
  } = table({
    zhou: { hero: 'zhou-tai', hp: 0, role: 'rebel', hand: ['strike', 'negate'], piles: { buqu: ['S5'] } },
    cai: { ...CAI, gained: ['xingshang'] },
    cao: { role: 'lord' },
    liu: {},
  });
  zhou.plays('strike', { on: cai });
  expect([cai.alive, zhou.alive, cai.asked]).toEqual([false, false, false]);
  expect(t.told('rewarded')).toEqual([]); // a rebel fell, but by the hand of somebody who is dead
});
