import { expect, test } from 'vitest';
import { table } from '../table.ts';
import './stand-ins.ts';

const axe = ['stone-piercing-axe'];

test('Stone Piercing Axe: two cards, hand or equipment, make a dodged Strike hit; the axe itself cannot pay', () => {
  const { xu, liu, zhang } = table({
    xu: { hand: ['strike', 'peach', 'wine'], equipment: [...axe, 'minus-mount'] },
    liu: { hand: ['dodge'] },
    zhang: {},
  });
  xu.plays('strike', { on: liu });
  liu.answers('dodge');
  expect(xu.offered).toEqual(['stone-piercing-axe', 'pass']);
  xu.invokes('stone-piercing-axe');
  expect(xu.offered).toEqual(['peach', 'wine', 'minus-mount']);
  xu.chooses('peach', 'minus-mount');
  expect([xu.hand, xu.equipment]).toEqual([['wine'], { weapon: 'stone-piercing-axe' }]);
  expect([xu.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
});

test('Stone Piercing Axe is not offered with a single card to pay', () => {
  const { xu, liu } = table({ xu: { hand: ['strike', 'peach'], equipment: axe }, liu: { hand: ['dodge'] } });
  xu.plays('strike', { on: liu });
  liu.answers('dodge');
  expect([liu.hp, xu.hand, xu.offered]).toEqual([4, ['peach'], ['end']]);
});

test('Stone Piercing Axe is not offered when the Strike hit', () => {
  const { xu, liu } = table({ xu: { hand: ['strike', 'dodge', 'dodge'], equipment: axe }, liu: {} });
  xu.plays('strike', { on: liu });
  expect([liu.hp, xu.hand]).toEqual([3, ['dodge', 'dodge']]);
});

test('Stone Piercing Axe left alone: the Strike stays dodged', () => {
  const { xu, liu } = table({ xu: { hand: ['strike', 'peach', 'wine'], equipment: axe }, liu: { hand: ['dodge'] } });
  xu.plays('strike', { on: liu });
  liu.answers('dodge');
  xu.passes();
  expect([liu.hp, xu.hand]).toEqual([4, ['peach', 'wine']]);
});

test('Stone Piercing Axe: the range is not looked at again when the -1 mount pays', () => {
  const { xu, far } = table({
    xu: { hand: ['strike', 'wine'], equipment: [...axe, 'minus-mount'] },
    a: {},
    b: {},
    far: { hand: ['dodge'], equipment: ['plus-mount'] },
    c: {},
    d: {},
  });
  xu.plays('strike', { on: far });
  far.answers('dodge');
  xu.invokes('stone-piercing-axe');
  expect([xu.distanceTo(far), far.hp]).toEqual([4, 3]);
});

test('Stone Piercing Axe: what Wine added is dealt too', () => {
  const { xu, liu } = table({
    xu: { hand: ['wine', 'strike', 'peach', 'dodge'], equipment: axe },
    liu: { hand: ['dodge'] },
  });
  xu.plays('wine').plays('strike', { on: liu });
  liu.answers('dodge');
  xu.invokes('stone-piercing-axe');
  expect([xu.hand, liu.hp]).toEqual([[], 2]);
});

test('Stone Piercing Axe taken by the first target does not help against the second', () => {
  const { xu, thief, liu } = table({
    xu: { hero: 'reacher', hand: ['strike', 'peach', 'wine'], equipment: axe },
    thief: { hero: 'disarmer' },
    liu: { hand: ['dodge'] },
  });
  xu.plays('strike', { on: thief });
  xu.points(liu);
  liu.answers('dodge');
  expect([thief.hp, thief.hand]).toEqual([3, ['stone-piercing-axe']]);
  expect([liu.hp, xu.hand, xu.offered]).toEqual([4, ['peach', 'wine'], ['wine', 'end']]);
});
