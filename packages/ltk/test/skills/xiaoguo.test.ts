import { expect, test } from 'vitest';
import { SHU, WU, war } from '../kingdoms/war.ts';

const YUE = { heroes: ['yue-jin', 'wei-a'] };

test('Valiant: a basic card makes another discard an equipment card, equipped or in hand, or take 1 damage', () => {
  const { liu, yue, sun } = war(
    {
      liu: { heroes: SHU, hand: ['plus-mount'], equipment: ['chu-ko-nu'] },
      sun: { heroes: WU, equipment: ['minus-mount'] },
      yue: { ...YUE, hand: ['strike', 'duel', 'dodge'] },
    },
    { phase: 'finish' },
  );
  expect(yue.offered).toEqual(['xiaoguo', 'pass']);
  yue.invokes('xiaoguo');
  expect(yue.offered).toEqual(['strike', 'dodge']);
  yue.chooses('dodge');
  expect(liu.offered).toEqual(['plus-mount', 'chu-ko-nu', 'be-hurt']);
  liu.chooses('plus-mount');
  expect([liu.hp, liu.hand, liu.equipment, yue.hand]).toEqual([4, [], { weapon: 'chu-ko-nu' }, ['duel', 'strike']]);
  expect([sun.hp, sun.equipment]).toEqual([4, { minus: 'minus-mount' }]);
});

test('Valiant: whoever has no equipment card, or keeps it, takes the damage', () => {
  const { liu, yue } = war(
    { liu: { heroes: SHU, equipment: ['chu-ko-nu'] }, yue: { ...YUE, hand: ['strike'] } },
    { phase: 'finish' },
  );
  yue.invokes('xiaoguo');
  liu.picks('be-hurt');
  expect([liu.hp, liu.equipment, yue.hp]).toEqual([3, { weapon: 'chu-ko-nu' }, 4]);
});

test('Valiant is not offered without a basic card, nor in the own finish phase', () => {
  const {
    yue,
    liu,
    table: t,
  } = war({ yue: { ...YUE, hand: ['strike', 'duel'] }, liu: { heroes: SHU, hand: ['duel'] } }, { phase: 'finish' });
  expect([t.told('skill-invoked'), liu.asked, yue.hand]).toEqual([[], true, ['duel', 'strike']]);
  const other = war({ liu: { heroes: SHU }, yue: { ...YUE, hand: ['duel', 'plus-mount'] } }, { phase: 'finish' });
  expect([other.table.told('skill-invoked'), other.yue.hand.length]).toEqual([[], 4]);
});

test('Valiant, hidden: using it reveals Yue Jin', () => {
  const { liu, yue } = war(
    { liu: { heroes: SHU }, yue: { ...YUE, hidden: true, hand: ['strike'] } },
    { phase: 'finish', deck: ['duel', 'duel', 'chain'] },
  );
  yue.invokes('xiaoguo');
  expect([yue.up, yue.claimed, liu.hp]).toEqual([['yue-jin'], 'wei', 3]);
  yue.passes();
});
