import { expect, test } from 'vitest';
import { SHU, WEI, war } from '../kingdoms/war.ts';

const PAN = { heroes: ['pan-feng', 'qun-a'] };
const ARMED = { heroes: WEI, equipment: ['chu-ko-nu', 'plus-mount'] };

test('Mad Axe: an equipped card of the struck hero is put on', () => {
  const { pan, cao, liu } = war({
    pan: { ...PAN, hand: ['strike'], equipment: ['minus-mount'] },
    cao: ARMED,
    liu: { heroes: SHU, equipment: ['silver-lion'] },
  });
  pan.plays('strike', { on: cao });
  expect(pan.offered).toEqual(['kuangfu', 'pass']);
  pan.invokes('kuangfu');
  expect(pan.offered).toEqual(['chu-ko-nu', 'plus-mount']);
  pan.chooses('chu-ko-nu');
  expect(pan.offered).toEqual(['wear-it', 'discard-it']);
  pan.picks('wear-it');
  expect([pan.equipment, cao.equipment, liu.equipment]).toEqual([
    { weapon: 'chu-ko-nu', minus: 'minus-mount' },
    { plus: 'plus-mount' },
    { armor: 'silver-lion' },
  ]);
});

test('Mad Axe: with the own slot taken it can only be discarded', () => {
  const {
    pan,
    cao,
    table: t,
  } = war({
    pan: { ...PAN, hand: ['strike'], equipment: ['six-swords-of-wu'] },
    cao: { heroes: WEI, equipment: ['chu-ko-nu'] },
  });
  pan.plays('strike', { on: cao });
  pan.invokes('kuangfu');
  expect([pan.equipment, cao.equipment, t.discard]).toEqual([
    { weapon: 'six-swords-of-wu' },
    {},
    ['chu-ko-nu', 'strike'],
  ]);
});

test('Mad Axe is not offered for a Duel, for damage through the chain, or without equipment', () => {
  const { pan, cao, liu } = war({
    pan: { ...PAN, hand: ['duel', 'fire-strike'] },
    cao: { ...ARMED, chained: true },
    liu: { heroes: SHU, chained: true },
  });
  pan.plays('duel', { on: cao });
  expect(cao.hp).toBe(3);
  pan.plays('fire-strike', { on: liu });
  expect([cao.hp, liu.hp, cao.equipment]).toEqual([2, 3, { weapon: 'chu-ko-nu', plus: 'plus-mount' }]);
});

test('Mad Axe is not offered when the target died', () => {
  const {
    pan,
    cao,
    table: t,
  } = war({
    pan: { ...PAN, hand: ['strike'] },
    cao: { ...ARMED, hp: 1, equipment: ['chu-ko-nu'] },
    liu: { heroes: SHU },
  });
  pan.plays('strike', { on: cao });
  expect([cao.alive, pan.equipment, t.told('skill-invoked')]).toEqual([false, {}, []]);
});
