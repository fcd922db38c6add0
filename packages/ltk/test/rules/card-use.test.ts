import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('a card is paid first: it lies open while it resolves and is discarded afterwards', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge'] } });
  cao.plays('strike', { on: liu });
  expect([cao.hand, t.view('public').processing.map((id) => t.nameOf(id)), t.discard]).toEqual([[], ['strike'], []]);
  liu.answers('dodge');
  expect([t.view('public').processing, t.discard]).toEqual([[], ['dodge', 'strike']]);
});

test('a mass scroll is done with one target before the next is looked at', () => {
  const {
    cao,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['barbarian-invasion'] },
    liu: { role: 'rebel', hp: 1 },
    zhang: { hand: ['strike'] },
  });
  cao.plays('barbarian-invasion');
  expect(t.log.map(({ type }) => type)).toEqual(['card-used', 'damaged', 'dying', 'died', 'rewarded', 'cards-drawn']);
  zhang.answers('strike');
  expect([cao.hand.length, zhang.hp]).toEqual([3, 4]);
});

test('several targets answer in seat order from whose turn it is, in whatever order they were chosen', () => {
  const { cao, liu, zhang, sun } = table(
    {
      cao: { hand: ['dodge'] },
      liu: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
      zhang: { hand: ['dodge'] },
      sun: { hand: ['dodge'] },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: cao });
  liu.points(sun, zhang);
  zhang.answers('dodge');
  sun.passes();
  cao.answers('dodge');
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([4, 4, 4, 3]);
});

test('new equipment: the old card of the slot goes first', () => {
  const { cao, table: t } = table({ cao: { hand: ['qilin-bow', 'plus-mount'], equipment: ['chu-ko-nu'] }, liu: {} });
  cao.plays('qilin-bow').plays('plus-mount');
  expect([cao.equipment, t.discard]).toEqual([{ weapon: 'qilin-bow', plus: 'plus-mount' }, ['chu-ko-nu']]);
  const moved = t.log.filter(({ type }) => type.startsWith('cards-')).map(({ cards }) => t.nameOf(cards?.[0] ?? -1));
  expect(moved).toEqual(['chu-ko-nu', 'qilin-bow', 'plus-mount']);
});

test('used, played and discarded are told apart', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({
    cao: { hand: ['duel', 'dismantle'] },
    liu: { hand: ['strike', 'peach'], equipment: [] },
  });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  cao.plays('dismantle', { on: liu });
  const names = (type: string) =>
    t.told(type).flatMap(({ card, cards }) => [card?.name ?? (cards ?? []).map((id) => t.nameOf(id)).join()]);
  expect([names('card-used'), names('card-played'), names('cards-discarded')]).toEqual([
    ['duel', 'dismantle'],
    ['strike'],
    ['peach'],
  ]);
});

test('a user that dies of its own card: the card is discarded and the turn is over', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { role: 'rebel', hp: 1, hand: ['duel', 'peach-garden'] },
    liu: { role: 'spy', hand: ['strike'] },
    zhang: { role: 'lord' },
  });
  cao.plays('duel', { on: liu });
  liu.answers('strike');
  expect([cao.alive, liu.asked, zhang.asked]).toEqual([false, true, false]);
  expect(t.discard).toEqual(['strike', 'peach-garden', 'duel']);
  expect(t.told('turn-started')).toMatchObject([{ seat: liu.seat }]);
});

test('a target that died before its turn came is left out', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({
    cao: { hand: ['fire-strike'], equipment: ['heavenly-double-halberd'] },
    liu: { chained: true, hp: 2 },
    zhang: { chained: true, role: 'spy', hp: 1, hand: ['dodge'] },
    sun: {},
  });
  cao.plays('fire-strike', { on: liu });
  cao.points(zhang);
  expect([liu.hp, zhang.alive, sun.hp]).toEqual([1, false, 4]);
  expect(t.told('damaged')).toHaveLength(2);
});

test('whoever may escape being a target is asked in that order too', () => {
  const { liu, qiao, bride, cao } = table(
    {
      cao: {},
      liu: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
      qiao: { hero: 'da-qiao', hand: ['peach'] },
      bride: { hero: 'da-qiao', hand: ['peach'] },
    },
    { turn: 'liu' },
  );
  liu.plays('strike', { on: bride });
  liu.points(qiao);
  expect(qiao.offered).toEqual(['liuli', 'pass']);
  qiao.passes();
  expect(bride.offered).toEqual(['liuli', 'pass']);
  bride.passes();
  expect([cao.hp, qiao.hp, bride.hp]).toEqual([4, 2, 2]);
});
