import { expect, test } from 'vitest';
import { addLayer, freshMinion, removeLayers } from '../src/layers.ts';
import type { Layer, Minion, MinionView } from '../src/types.ts';
import { table } from './table.ts';

const plusOne: Layer = { kind: 'change', attack: 1, defence: 1 };
const doubled: Layer = { kind: 'enchantment', card: { id: 7, name: 'enrage-standard' }, turn: 1 };
const strong: Layer = { kind: 'enchantment', card: { id: 8, name: 'giant-strength' }, turn: 1 };
const hit = (amount: number): Layer => ({ kind: 'change', attack: 0, defence: -amount });

function fire(...layers: readonly Layer[]): Minion {
  const minion = freshMinion({ id: 1, name: 'fire-elemental' }, 0); // 2/2
  for (const layer of layers) addLayer(minion, layer);
  return minion;
}

const stats = ({ attack, defence }: Minion): string => `${attack}/${defence}`;

test.each<[string, readonly Layer[], string]>([
  ['nothing', [], '2/2'],
  ['+1/+1', [plusOne], '3/3'],
  ['+1/+1, then doubled', [plusOne, doubled], '6/6'],
  ['doubled, then +1/+1', [doubled, plusOne], '5/5'],
  ['+2/+2, then doubled', [strong, doubled], '8/8'],
  ['doubled, then +2/+2', [doubled, strong], '6/6'],
  ['1 damage, then doubled', [hit(1), doubled], '4/2'],
  ['doubled, then 1 damage', [doubled, hit(1)], '4/3'],
  ['raised from the dead, then +2/+2', [hit(9), { kind: 'set', defence: 1 }, strong], '4/3'],
])('layers fold in time order: 2/2 with %s', (_, layers, wanted) => {
  expect(stats(fire(...layers))).toBe(wanted);
});

test.each<[string, readonly Layer[], Layer, string]>([
  ['+1/+1 and doubled, without the doubling', [plusOne, doubled], doubled, '3/3'],
  ['doubled and +2/+2, without the doubling', [doubled, strong], doubled, '4/4'],
  ['+2/+2 and 3 damage, without the +2/+2', [strong, hit(3)], strong, '2/-1'],
  ['doubled, 3 damage and +2/+2, without the doubling', [doubled, hit(3), strong], doubled, '4/1'],
])('removing an enchantment folds the rest again: %s', (_, layers, removed, wanted) => {
  const minion = fire(...layers);
  removeLayers(minion, (layer) => layer === removed);
  expect(stats(minion)).toBe(wanted);
});

test('changes that follow each other are one layer', () => {
  expect(fire(plusOne, hit(1), hit(1)).layers).toEqual([{ kind: 'change', attack: 1, defence: -1 }]);
});

test('a view tells each layer and the numbers it led to', () => {
  const t = table({
    p1: {
      minions: [['master-summoner', { with: ['giant-strength', 'silence'], damage: 2 }], 'apprentice-summoner'],
    },
  });
  const { layers } = t.match.view('public').players[0].minions[0] as MinionView;
  expect(
    layers.map(({ kind, card, subtype, attack, defence }) => [kind, card?.name ?? subtype, attack, defence]),
  ).toEqual([
    ['enchantment', 'giant-strength', 4, 5],
    ['enchantment', 'silence', 4, 5],
    ['change', null, 4, 3],
    ['subtype', 'summoner', 4, 6],
  ]);
});

test('a minion leaving the board loses all enchantments and keeps its damage', () => {
  const t = table({
    p1: { hand: ['unsummon'], minions: [['earth-elemental', { with: ['giant-strength', 'silence'], damage: 2 }]] },
  });
  t.p1.plays('unsummon', { on: t.p1.minion(1) });
  expect(t.p1.hand).toEqual(['earth-elemental 4/2']);
  expect(t.gone).toEqual(['unsummon', 'giant-strength', 'silence']);
});

test('gains are kept in the hand and in the graveyard', () => {
  const { p1, p2 } = table({
    p1: { minions: ['potion-seller', 'earth-elemental'] },
    p2: { hand: ['unsummon', 'banish'] },
  });
  p1.ends();
  p2.plays('unsummon', { on: p1.minion(2) });
  p2.plays('banish', { on: p1.minion(1) });
  expect(p1.hand).toEqual(['earth-elemental 4/5']);
  expect(p1.graveyard).toEqual(['potion-seller 1/4']);
});
