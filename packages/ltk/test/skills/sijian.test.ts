import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const TIAN = { heroes: ['tian-feng', 'qun-a'] };

test('Dying Counsel: the last hand card gone, a card of another may be discarded', () => {
  const { tian, cao, liu } = war({
    tian: { ...TIAN, hand: ['strike'] },
    cao: { heroes: WEI, hand: ['peach'], equipment: ['chu-ko-nu'] },
    liu: { heroes: SHU, hand: ['peach'] },
    he: {},
  });
  tian.plays('strike', { on: cao });
  expect(tian.offered).toEqual(['sijian', 'pass']);
  tian.invokes('sijian');
  expect(tian.offered).toEqual(['cao', 'liu']);
  tian.points(cao);
  expect(tian.offered).toEqual(['blind>cao', 'chu-ko-nu']);
  tian.chooses('chu-ko-nu');
  expect([cao.equipment, cao.hand, cao.hp, liu.hand]).toEqual([{}, ['peach'], 3, ['peach']]);
});

test('Dying Counsel: a hand card of another is taken away blindly, also in the turn of another', () => {
  const {
    cao,
    tian,
    table: t,
  } = war({
    cao: { heroes: WEI, hand: ['dismantle', 'peach'] },
    tian: { ...TIAN, hand: ['dodge'] },
  });
  cao.plays('dismantle', { on: tian });
  tian.invokes('sijian');
  expect([cao.hand, t.discard]).toEqual([[], ['dodge', 'peach', 'dismantle']]);
});

test('Dying Counsel is not offered while a hand card is left, nor when nobody has a card', () => {
  const { tian, cao } = war({ tian: { ...TIAN, hand: ['strike', 'something-for-nothing'] }, cao: { heroes: WEI } });
  tian.plays('strike', { on: cao });
  expect([cao.hp, tian.offered]).toEqual([3, ['something-for-nothing', 'end']]);
  tian.plays('something-for-nothing');
  expect(tian.hand).toHaveLength(2);
});
