import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Staunch: unless Heart, the source discards two hand cards …', () => {
  const {
    liu,
    dun,
    zhang,
    table: t,
  } = table(
    { liu: { hand: ['strike', 'peach', 'dodge', 'wine'] }, dun: { hero: 'xiahou-dun' }, zhang: { hand: ['dodge'] } },
    { deck: ['D5'] },
  );
  liu.plays('strike', { on: dun });
  expect(dun.offered).toEqual(['ganglie', 'pass']);
  dun.invokes('ganglie');
  expect(liu.offered).toEqual(['pay-cards', 'be-hurt']);
  liu.picks('pay-cards');
  expect(liu.offered).toEqual(['peach', 'dodge', 'wine']);
  liu.chooses('peach', 'wine');
  expect([liu.hp, liu.hand, dun.hp, zhang.hand]).toEqual([4, ['dodge'], 3, ['dodge']]);
  expect(t.told('cards-discarded')).toHaveLength(1);
});

test('Staunch: … or takes 1 damage', () => {
  const {
    liu,
    dun,
    zhang,
    table: t,
  } = table({ liu: { hand: ['strike', 'peach', 'dodge'] }, dun: { hero: 'xiahou-dun' }, zhang: {} }, { deck: ['S5'] });
  liu.plays('strike', { on: dun });
  dun.invokes('ganglie');
  liu.picks('be-hurt');
  expect([liu.hp, liu.hand, dun.hp, zhang.hp]).toEqual([3, ['dodge', 'peach'], 3, 4]);
  expect(t.told('damaged').map(({ from }) => from)).toEqual([liu.seat, dun.seat]);
});

test('Staunch: a source with one hand card takes the damage, its equipment does not pay', () => {
  const { liu, dun } = table(
    { liu: { hand: ['strike', 'peach'], equipment: ['plus-mount', 'minus-mount'] }, dun: { hero: 'xiahou-dun' } },
    { deck: ['C5'] },
  );
  liu.plays('strike', { on: dun });
  dun.invokes('ganglie');
  expect([liu.hp, liu.hand]).toEqual([3, ['peach']]);
});

test('Staunch: a Heart spares the source', () => {
  const { liu, dun } = table({ liu: { hand: ['strike'] }, dun: { hero: 'xiahou-dun' } }, { deck: ['H5'] });
  liu.plays('strike', { on: dun });
  dun.invokes('ganglie');
  expect([liu.hp, dun.hp]).toEqual([4, 3]);
});

test('Staunch: 2 damage are one judgement', () => {
  const { liu, dun } = table(
    { liu: { hand: ['wine', 'strike'] }, dun: { hero: 'xiahou-dun' } },
    { deck: ['S5', 'S6'] },
  );
  liu.plays('wine').plays('strike', { on: dun });
  dun.invokes('ganglie');
  expect([liu.hp, dun.hp, liu.offered]).toEqual([3, 2, ['end']]);
});

test('Staunch may be refused', () => {
  const { liu, dun, table: t } = table({ liu: { hand: ['strike'] }, dun: { hero: 'xiahou-dun' } }, { deck: ['S5'] });
  liu.plays('strike', { on: dun });
  dun.passes();
  expect([liu.hp, t.told('judged')]).toEqual([4, []]);
});

test('Staunch: without a source there is a judgement, and nothing follows', () => {
  const {
    dun,
    liu,
    table: t,
  } = table(
    { dun: { hero: 'xiahou-dun', fates: ['lightning'] }, liu: { hand: ['peach', 'dodge'] } },
    { phase: 'judge', deck: ['S5', 'S6'] },
  );
  dun.invokes('ganglie');
  expect(t.told('judged').map(({ name }) => name)).toEqual(['lightning', 'ganglie']);
  expect([dun.hp, liu.hp, liu.hand.length]).toEqual([1, 4, 2]);
});

test("Staunch: another's retrial decides", () => {
  const { liu, dun, sima } = table(
    { liu: { hand: ['strike'] }, dun: { hero: 'xiahou-dun' }, sima: { hero: 'sima-yi', hand: ['dodge:H2'] } },
    { deck: ['S5'] },
  );
  liu.plays('strike', { on: dun });
  dun.invokes('ganglie');
  sima.invokes('guicai');
  expect([liu.hp, dun.hp]).toEqual([4, 3]);
});

test('Staunch does not answer the damage of others', () => {
  const { liu, zhang, dun } = table({ liu: { hand: ['strike'] }, zhang: {}, dun: { hero: 'xiahou-dun' } });
  liu.plays('strike', { on: zhang });
  expect([zhang.hp, dun.hp, liu.offered]).toEqual([3, 4, ['end']]);
});

test('Staunch: damage from oneself is answered by oneself', () => {
  const { dun, liu } = table(
    { dun: { hero: 'xiahou-dun', hand: ['fire-strike', 'peach', 'dodge'], chained: true }, liu: { chained: true } },
    { deck: ['S5'] },
  );
  dun.plays('fire-strike', { on: liu }).invokes('ganglie').picks('pay-cards');
  expect([dun.hp, dun.hand, liu.hp]).toEqual([3, [], 3]);
});
