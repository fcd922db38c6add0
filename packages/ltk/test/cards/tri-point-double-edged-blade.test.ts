import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { deckWith } from './stand-ins.ts';

const options = { deck: deckWith('Tri-point Double-edged Blade,Q,Diamond') };
const blade = ['tri-point-double-edged-blade'];
const BLADE = 'tri-point-double-edged-blade';

test('Tri-point Double-edged Blade: a hand card deals 1 damage to somebody beside the target', () => {
  const { ji, liu, guan, zhang, sun } = table(
    {
      ji: { hand: ['strike', 'wine', 'peach'], equipment: blade },
      liu: {},
      guan: {},
      zhang: {},
      sun: {},
    },
    { options },
  );
  ji.plays('strike', { on: guan });
  expect(ji.offered).toEqual([BLADE, 'pass']);
  ji.invokes(BLADE);
  expect(ji.offered).toEqual(['liu', 'zhang']);
  ji.points(zhang);
  expect(ji.offered).toEqual(['wine', 'peach']);
  ji.chooses('wine');
  expect([ji.hp, liu.hp, guan.hp, zhang.hp, sun.hp]).toEqual([4, 4, 3, 3, 4]);
  expect(ji.hand).toEqual(['peach']);
});

test('Tri-point Double-edged Blade: neither the user nor the target can be hit, and a mount keeps others away', () => {
  const { ji, liu, guan } = table(
    { ji: { hand: ['strike', 'wine'], equipment: blade }, liu: {}, guan: { equipment: ['plus-mount'] } },
    { options },
  );
  ji.plays('strike', { on: liu });
  expect([liu.hp, guan.hp, ji.hand, ji.offered]).toEqual([3, 4, ['wine'], ['wine', 'end']]);
});

test('Tri-point Double-edged Blade is not offered without a hand card', () => {
  const { ji, liu, guan } = table({ ji: { hand: ['strike'], equipment: blade }, liu: {}, guan: {} }, { options });
  ji.plays('strike', { on: liu });
  expect([liu.hp, guan.hp]).toEqual([3, 4]);
});

test('Tri-point Double-edged Blade is not offered for a Duel', () => {
  const { ji, liu, guan } = table({ ji: { hand: ['duel', 'wine'], equipment: blade }, liu: {}, guan: {} }, { options });
  ji.plays('duel', { on: liu });
  expect([liu.hp, guan.hp, ji.hand]).toEqual([3, 4, ['wine']]);
});

test('Tri-point Double-edged Blade is not offered when the target died', () => {
  const { ji, liu, guan } = table(
    { ji: { hand: ['strike', 'wine'], equipment: blade }, liu: { hp: 1 }, guan: {}, zhang: {} },
    { options, deck: ['strike', 'strike', 'strike'] },
  );
  ji.plays('strike', { on: liu });
  expect([liu.alive, guan.hp, ji.hand]).toEqual([false, 4, ['strike', 'strike', 'strike', 'wine']]);
});

test('Tri-point Double-edged Blade left alone: nobody else is hurt', () => {
  const { ji, liu, guan } = table(
    { ji: { hand: ['strike', 'wine'], equipment: blade }, liu: {}, guan: {} },
    { options },
  );
  ji.plays('strike', { on: liu });
  ji.passes();
  expect([liu.hp, guan.hp, ji.hand]).toEqual([3, 4, ['wine']]);
});
