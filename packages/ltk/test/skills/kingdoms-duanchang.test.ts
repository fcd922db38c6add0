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
