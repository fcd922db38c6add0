import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Dismantle: the user chooses an equipped card, a card of the judging zone, or any hand card', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['dismantle'] },
    liu: { hand: ['peach', 'dodge'], equipment: ['chu-ko-nu', 'plus-mount'], fates: ['contentment'] },
    zhang: { hand: ['strike'] },
  });
  cao.plays('dismantle', { on: liu });
  expect(cao.offered).toEqual(['blind>liu', 'chu-ko-nu', 'plus-mount', 'contentment']);
  cao.chooses('plus-mount');
  expect([liu.equipment, liu.fates, liu.hand.length]).toEqual([{ weapon: 'chu-ko-nu' }, ['contentment'], 2]);
  expect([zhang.hand, t.discard]).toEqual([['strike'], ['plus-mount', 'dismantle']]);
});

test('Dismantle: a hand card is discarded blindly and seen by all', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { hand: ['dismantle'] },
    liu: { hand: ['peach'], equipment: ['chu-ko-nu'] },
  });
  cao.plays('dismantle', { on: liu });
  cao.choosesBlindly();
  expect([liu.hand, liu.equipment, t.discard]).toEqual([[], { weapon: 'chu-ko-nu' }, ['peach', 'dismantle']]);
  expect(t.told('cards-discarded')).toMatchObject([{ seat: liu.seat, count: 1, cards: [expect.any(Number)] }]);
});

test('Dismantle: a delayed scroll can be taken off a friend', () => {
  const { cao, liu } = table({ cao: { hand: ['dismantle'] }, liu: { fates: ['contentment', 'starvation'] } });
  cao.plays('dismantle', { on: liu });
  cao.chooses('contentment');
  expect(liu.fates).toEqual(['starvation']);
});

test('Dismantle is offered on others with a card, however far', () => {
  const { cao } = table({
    cao: { hand: ['dismantle', 'peach'], equipment: ['plus-mount'] },
    liu: {},
    zhang: { hand: ['peach'] },
    sun: { equipment: ['minus-mount'] },
    lu: { fates: ['lightning'] },
  });
  expect(cao.offered).toEqual(['dismantle>zhang', 'dismantle>sun', 'dismantle>lu', 'end']);
});

test('Dismantle: whoever used its last card for a Negate that was negated has nothing left to lose', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['dismantle', 'negate'] }, liu: { hand: ['negate'] } });
  cao.plays('dismantle', { on: liu });
  cao.passes();
  liu.answers('negate');
  cao.answers('negate');
  expect([cao.hand, liu.hand, t.discard]).toEqual([[], [], ['negate', 'negate', 'dismantle']]);
});
