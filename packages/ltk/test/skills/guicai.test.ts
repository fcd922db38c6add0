import { expect, test } from 'vitest';
import { table } from '../table.ts';

test("Devil's Talent: a hand card replaces the judgement of an Eight Diagram", () => {
  const {
    liu,
    zhang,
    sima,
    table: t,
  } = table(
    {
      liu: { hand: ['strike'] },
      zhang: { equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', hand: ['dodge:H2', 'strike:S9'], equipment: ['plus-mount'] },
    },
    { deck: ['C3'] },
  );
  liu.plays('strike', { on: zhang });
  zhang.invokes('eight-diagram-formation');
  expect(sima.offered).toEqual(['guicai', 'pass']);
  sima.invokes('guicai');
  expect(sima.offered).toEqual(['dodge', 'strike']);
  sima.chooses('H2');
  expect([zhang.hp, sima.cards, liu.hp]).toEqual([4, ['strike:S9'], 4]);
  expect(t.discard).toHaveLength(3);
});

test("Devil's Talent can spoil a Dodge of the Eight Diagram", () => {
  const { liu, zhang, sima } = table(
    {
      liu: { hand: ['strike'] },
      zhang: { equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', hand: ['strike:S9'] },
    },
    { deck: ['H5'] },
  );
  liu.plays('strike', { on: zhang });
  zhang.invokes('eight-diagram-formation');
  sima.invokes('guicai');
  expect([zhang.hp, sima.hand]).toEqual([3, []]);
});

test("Devil's Talent: once for each judgement, also of one's own", () => {
  const { sima } = table(
    { sima: { hero: 'sima-yi', hand: ['dodge:H2', 'peach', 'strike'], fates: ['contentment'] }, liu: {} },
    { phase: 'judge', deck: ['C3'] },
  );
  sima.invokes('guicai').chooses('H2');
  expect(sima.offered.at(-1)).toBe('end');
  expect(sima.hand).toHaveLength(4);
});

test("Devil's Talent is not offered without hand cards", () => {
  const { liu, zhang, sima } = table(
    {
      liu: { hand: ['strike'] },
      zhang: { equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', equipment: ['plus-mount'] },
    },
    { deck: ['H5'] },
  );
  liu.plays('strike', { on: zhang });
  zhang.invokes('eight-diagram-formation');
  expect([zhang.hp, sima.equipment, liu.offered]).toEqual([4, { plus: 'plus-mount' }, ['end']]);
});

test("Devil's Talent may be refused", () => {
  const { liu, zhang, sima } = table(
    {
      liu: { hand: ['strike'] },
      zhang: { equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', hand: ['strike:S9'] },
    },
    { deck: ['H5'] },
  );
  liu.plays('strike', { on: zhang });
  zhang.invokes('eight-diagram-formation');
  sima.passes();
  expect([zhang.hp, sima.hand]).toEqual([4, ['strike']]);
});
