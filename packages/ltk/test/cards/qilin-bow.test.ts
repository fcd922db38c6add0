import { expect, test } from 'vitest';
import { table } from '../table.ts';

const bow = ['qilin-bow'];

test('Qilin Bow: the damage also costs the target a mount of your choice', () => {
  const { huang, liu, zhang } = table({
    huang: { hand: ['strike'], equipment: bow },
    liu: { equipment: ['plus-mount', 'minus-mount', 'chu-ko-nu'] },
    zhang: { equipment: ['plus-mount'] },
  });
  huang.plays('strike', { on: liu });
  expect(huang.offered).toEqual(['qilin-bow', 'pass']);
  huang.invokes('qilin-bow');
  expect(huang.offered).toEqual(['plus-mount', 'minus-mount']);
  huang.chooses('minus-mount');
  expect(liu.equipment).toEqual({ weapon: 'chu-ko-nu', plus: 'plus-mount' });
  expect([liu.hp, zhang.hp, zhang.equipment]).toEqual([3, 4, { plus: 'plus-mount' }]);
});

test('Qilin Bow is not offered when the Strike is dodged', () => {
  const { huang, liu } = table({
    huang: { hand: ['strike'], equipment: bow },
    liu: { equipment: ['plus-mount'], hand: ['dodge'] },
  });
  huang.plays('strike', { on: liu });
  liu.answers('dodge');
  expect([liu.hp, liu.equipment]).toEqual([4, { plus: 'plus-mount' }]);
});

test('Qilin Bow is not offered against a target without a mount', () => {
  const { huang, liu } = table({ huang: { hand: ['strike'], equipment: bow }, liu: { equipment: ['chu-ko-nu'] } });
  huang.plays('strike', { on: liu });
  expect([liu.hp, liu.equipment]).toEqual([3, { weapon: 'chu-ko-nu' }]);
});

test('Qilin Bow left alone: the mount stays', () => {
  const { huang, liu } = table({ huang: { hand: ['strike'], equipment: bow }, liu: { equipment: ['plus-mount'] } });
  huang.plays('strike', { on: liu });
  huang.passes();
  expect([liu.hp, liu.equipment]).toEqual([3, { plus: 'plus-mount' }]);
});

test('Qilin Bow shoots no mount by a Duel, nor through the chain', () => {
  const { huang, liu, zhang } = table({
    huang: { hand: ['duel', 'fire-strike'], equipment: bow },
    liu: { equipment: ['plus-mount'], chained: true },
    zhang: { chained: true },
  });
  huang.plays('duel', { on: liu });
  expect(liu.hp).toBe(3);
  huang.plays('fire-strike', { on: zhang });
  expect([liu.hp, zhang.hp, liu.equipment]).toEqual([2, 3, { plus: 'plus-mount' }]);
});

test('Qilin Bow reaches distance 5, not 6', () => {
  const { huang, far } = table({
    huang: { hand: ['strike'], equipment: bow },
    a: {},
    b: {},
    c: {},
    d: { equipment: ['plus-mount'] },
    far: { equipment: ['plus-mount'] },
    e: {},
    f: {},
    g: {},
    h: {},
  });
  expect(huang.distanceTo(far)).toBe(6);
  const within = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `strike>${name}`);
  expect(huang.offered).toEqual([...within, 'end']);
});
