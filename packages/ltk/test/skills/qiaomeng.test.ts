import { expect, test } from 'vitest';
import { table } from '../table.ts';

const GONG = { hero: 'gongsun-zan' } as const;

test('Nimble and Fierce: after a black Strike a piece of equipment is discarded', () => {
  const {
    gong,
    liu,
    zhang,
    table: t,
  } = table({
    gong: { ...GONG, hand: ['strike:S7'] },
    liu: { hand: ['peach'], equipment: ['chu-ko-nu', 'minus-mount'] },
    zhang: { equipment: ['plus-mount'] },
  });
  gong.plays('strike', { on: liu });
  expect(gong.offered).toEqual(['qiaomeng', 'pass']);
  gong.invokes('qiaomeng');
  expect(gong.offered).toEqual(['chu-ko-nu', 'minus-mount']);
  gong.chooses('chu-ko-nu');
  expect([liu.hp, liu.hand, liu.equipment]).toEqual([3, ['peach'], { minus: 'minus-mount' }]);
  expect([gong.hand, t.discard.toSorted(), zhang.equipment]).toEqual([
    [],
    ['chu-ko-nu', 'strike'],
    { plus: 'plus-mount' },
  ]);
});

test('Nimble and Fierce: a mount is taken', () => {
  const { gong, liu } = table({ gong: { ...GONG, hand: ['strike:S7'] }, liu: { equipment: ['plus-mount'] } });
  gong.plays('strike', { on: liu }).invokes('qiaomeng');
  expect([gong.hand, liu.equipment]).toEqual([['plus-mount'], {}]);
});

test('Nimble and Fierce is not offered after a red Strike, without equipment, or when the Strike is dodged', () => {
  const red = table({ gong: { ...GONG, hand: ['strike:H10'] }, liu: { equipment: ['plus-mount'] } });
  red.gong.plays('strike', { on: red.liu });
  expect([red.gong.offered, red.liu.hp]).toEqual([['end'], 3]);
  const bare = table({ gong: { ...GONG, hand: ['strike:S7'] }, liu: {} });
  bare.gong.plays('strike', { on: bare.liu });
  expect([bare.gong.offered, bare.liu.hp]).toEqual([['end'], 3]);
  const dodged = table({ gong: { ...GONG, hand: ['strike:S7'] }, liu: { hand: ['dodge'], equipment: ['plus-mount'] } });
  dodged.gong.plays('strike', { on: dodged.liu });
  dodged.liu.answers('dodge');
  expect([dodged.gong.offered, dodged.liu.hp]).toEqual([['end'], 4]);
});

test('Nimble and Fierce is about Strikes: not after a black Duel', () => {
  const { gong, liu } = table({ gong: { ...GONG, hand: ['duel:SA'] }, liu: { equipment: ['plus-mount'] } });
  gong.plays('duel', { on: liu });
  expect([gong.offered, liu.hp, liu.equipment]).toEqual([['end'], 3, { plus: 'plus-mount' }]);
});

test('Nimble and Fierce: not from the dead', () => {
  const { gong, liu } = table({
    gong: { ...GONG, hand: ['strike:S7'] },
    liu: { hp: 1, equipment: ['chu-ko-nu'] },
    zhang: {},
  });
  gong.plays('strike', { on: liu });
  expect([liu.alive, gong.hand.length]).toEqual([false, 3]); // only a rebel's reward
});
