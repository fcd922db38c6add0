import { expect, test } from 'vitest';
import { WEI, war } from '../kingdoms/war.ts';

const CAI = { heroes: ['cai-wenji', 'lv-bu'], hp: 1 } as const;

test('Broken Heart in kingdom war: she chooses which of the two heroes loses its skills', () => {
  const { zhang, cai, cao } = war({
    zhang: { heroes: ['zhang-fei', 'ma-chao'], hand: ['strike', 'strike'] },
    cai: CAI,
    far: { heroes: WEI },
    cao: { heroes: WEI },
  });
  expect(zhang.distanceTo(cao)).toBe(1);
  zhang.plays('strike', { on: cai }).passes(); // Iron Cavalry
  expect(cai.offered).toEqual(['head', 'deputy']);
  cai.picks('deputy');
  expect([cai.alive, zhang.offered.includes('strike>cao')]).toEqual([false, true]); // Berserk stays
  zhang.plays('strike', { on: cao });
  expect(cao.hp).toBe(3); // no Iron Cavalry was offered
});

test('Broken Heart in kingdom war: the other way round', () => {
  const { zhang, cai } = war({
    zhang: { heroes: ['zhang-fei', 'ma-chao'], hand: ['strike', 'strike'] },
    cai: CAI,
    cao: { heroes: WEI },
  });
  zhang.plays('strike', { on: cai }).passes();
  cai.picks('head');
  expect(zhang.offered).toEqual(['end']);
});

test('Broken Heart in kingdom war: a hidden hero can be chosen, and stays unknown', () => {
  const {
    zhang,
    cai,
    table: t,
  } = war({
    zhang: { heroes: ['zhang-fei', 'ma-chao'], up: 'head', hand: ['strike', 'strike'] },
    cai: CAI,
    cao: { heroes: WEI },
  });
  zhang.plays('strike', { on: cai }).passes();
  cai.picks('deputy');
  expect(t.view(2).players[0]?.heroes).toEqual(['zhang-fei', null]);
  expect(t.view(2).players[0]?.lost).toEqual([]);
  zhang.plays('strike', { on: t.seats[2]! });
  expect(t.seats[2]!.hp).toBe(3);
});

test('Broken Heart in kingdom war: a Zhou Tai who loses Refusing Death below 1 life needs rescue', () => {
  const slay = (hand: readonly string[]) => {
    const { zhou, cai, cao } = war(
      {
        cao: { heroes: WEI, hand: ['strike', ...hand] },
        zhou: { heroes: ['zhou-tai', 'wu-a'], hp: 1, hand: ['duel', 'strike'] },
        cai: { ...CAI, hp: 1 },
      },
      { turn: 'zhou', deck: ['S5'] },
    );
    zhou.plays('duel', { on: cao });
    cao.answers('strike');
    zhou.passes().invokes('buqu');
    zhou.plays('strike', { on: cai });
    if (hand.length > 0) cao.passes(); // for Cai
    cai.picks('head');
    if (hand.length > 0) cao.answers('peach');
    return [zhou.alive, zhou.hp, cao.hp];
  };
  expect(slay([])).toEqual([false, 0, 4]);
  expect(slay(['peach'])).toEqual([true, 1, 4]);
});

test('Broken Heart in kingdom war works for a hidden Cai Wenji too: death reveals her', () => {
  const { zhang, cai } = war({
    zhang: { heroes: ['zhang-fei', 'shu-a'], hand: ['strike', 'strike'] },
    cai: { ...CAI, hidden: true },
    cao: { heroes: WEI },
  });
  zhang.plays('strike', { on: cai });
  expect([cai.up, cai.offered]).toEqual([
    ['cai-wenji', 'lv-bu'],
    ['head', 'deputy'],
  ]);
  cai.picks('head');
  expect(zhang.offered).toEqual(['end']);
});

test('Broken Heart in kingdom war: the cards laid go with the skills of the hero chosen, and stay with those of the other', () => {
  const slain = (pick: string) => {
    const { zhou, cai, cao } = war({
      zhou: { heroes: ['zhou-tai', 'wu-a'], hp: 0, hand: ['strike'], piles: { buqu: ['S5'] } },
      cai: CAI,
      cao: { heroes: WEI, hand: ['peach'] },
    });
    zhou.plays('strike', { on: cai });
    cao.passes(); // for Cai
    cai.picks(pick);
    if (pick === 'head') cao.answers('peach');
    return [zhou.hp, zhou.pile('buqu').length];
  };
  expect([slain('head'), slain('deputy')]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('Broken Heart in kingdom war: she hears of her own death though another dies of it first', () => {
  const { cao, tian, cai, zhang } = war({
    cao: { heroes: ['zhang-liao', 'xu-chu'], hand: ['duel'] },
    tian: { heroes: ['tian-feng', 'qun-a'], hp: 1 },
    cai: CAI,
    zhang: { heroes: ['shu-a', 'shu-b'] },
  });
  cao.plays('duel', { on: cai });
  expect([tian.alive, cai.alive, zhang.alive]).toEqual([false, false, true]); // Follow the Tide
  cai.picks('head');
  expect(cao.asked).toBe(true);
});
