import { expect, test } from 'vitest';
import { identityList } from '../../src/decks/identity.ts';
import { table } from '../table.ts';

const DECK = ['peach:H3', 'dodge:H2', 'duel:CA', 'wine:S9', 'negate:SJ', 'strike:S7', 'strike:S8'];

test('Stargaze: one card for each living hero, put back on top in the order chosen', () => {
  const { zhuge, liu } = table({ zhuge: { hero: 'zhuge-liang' }, liu: {}, cao: {} }, { phase: 'prepare', deck: DECK });
  expect(zhuge.offered).toEqual(['guanxing', 'pass']);
  zhuge.invokes('guanxing');
  expect(zhuge.offered).toEqual(['peach', 'dodge', 'duel']);
  zhuge.chooses('duel', 'peach');
  expect(zhuge.hand).toEqual(['duel', 'peach']);
  zhuge.ends();
  expect(liu.hand).toEqual(['negate', 'wine']);
});

test('Stargaze: never more than five; the rest goes to the bottom in the order chosen', () => {
  const { zhuge, table: t } = table(
    { zhuge: { hero: 'zhuge-liang' }, b: {}, c: {}, d: {}, e: {}, f: {} },
    { phase: 'prepare', deck: DECK },
  );
  zhuge.invokes('guanxing');
  expect(zhuge.offered).toEqual(['peach', 'dodge', 'duel', 'wine', 'negate']);
  zhuge.chooses('wine');
  expect(zhuge.offered).toEqual(['peach', 'dodge', 'duel', 'negate']);
  zhuge.chooses('negate', 'duel', 'dodge', 'peach');
  expect(zhuge.hand).toEqual(['strike', 'wine']);
  expect(t.match.state.deck.slice(0, 4).map((id) => t.nameOf(id))).toEqual(['peach', 'dodge', 'duel', 'negate']);
});

test('Stargaze: the others see how many went where, the gazer knows what lies where', () => {
  const {
    zhuge,
    liu,
    table: t,
  } = table({ zhuge: { hero: 'zhuge-liang' }, liu: {}, cao: {}, sun: {}, wu: {} }, { phase: 'prepare', deck: DECK });
  zhuge.invokes('guanxing').chooses('duel', 'peach', 'dodge').chooses('wine', 'negate');
  const [told] = t.told('stargazed');
  expect(told).toEqual({ type: 'stargazed', seat: zhuge.seat, count: 3, amount: 2 });
  expect(t.view(liu.seat).deckKnown).toEqual([]);
  const { deck, deckKnown } = t.view(zhuge.seat);
  expect(new Map(deckKnown.map(([at, id]) => [at, t.nameOf(id)]))).toEqual(
    new Map([
      [0, 'dodge'],
      [deck - 2, 'wine'],
      [deck - 1, 'negate'],
    ]),
  );
  zhuge.ends();
  expect(t.view(zhuge.seat).players[liu.seat]?.known.map((id) => t.nameOf(id))).toEqual(['dodge']);
  expect(t.view(2).players[liu.seat]?.known).toEqual([]);
});

test('Stargaze: nothing has to stay on top', () => {
  const { zhuge } = table({ zhuge: { hero: 'zhuge-liang' }, liu: {} }, { phase: 'prepare', deck: DECK });
  zhuge.invokes('guanxing').chooses().chooses('dodge', 'peach');
  expect(zhuge.hand).toEqual(['duel', 'wine']);
});

test('Stargaze: a deck that is too small is refilled first, under what is left of it', () => {
  const small = identityList.split('\n').slice(0, 18);
  const { zhuge, table: t } = table(
    {
      zhuge: { hero: 'zhuge-liang', hand: ['strike', 'strike', 'strike'] },
      liu: { hand: ['strike', 'strike', 'strike'] },
    },
    {
      phase: 'prepare',
      options: { deck: small.join('\n') },
      discard: Array.from({ length: 11 }, () => 'strike'),
      deck: ['strike:C10'],
    },
  );
  zhuge.invokes('guanxing');
  expect(t.told('deck-shuffled').map(({ count }) => count)).toEqual([12]);
  expect([t.discard, zhuge.offered.length]).toEqual([[], 2]);
  expect(t.codeOf(t.match.decision?.options[0]?.card ?? -1)).toBe('strike:C10');
  zhuge.chooses('strike', 'strike');
  expect(zhuge.hand).toHaveLength(5);
});

test('Stargaze may be refused, and is not for the turns of others', () => {
  const { liu, zhuge, table: t } = table({ liu: {}, zhuge: { hero: 'zhuge-liang' } }, { phase: 'prepare', deck: DECK });
  liu.ends();
  zhuge.passes();
  expect([zhuge.hand, t.told('cards-seen')]).toEqual([['duel', 'wine'], []]);
});

test('Stargaze: who had seen the cards before no longer knows their order', () => {
  const {
    zhuge,
    other,
    table: t,
  } = table(
    { zhuge: { hero: 'zhuge-liang' }, other: { hero: 'zhuge-liang' }, c: {}, d: {}, e: {} },
    { phase: 'prepare', deck: DECK },
  );
  zhuge.invokes('guanxing').chooses('peach', 'dodge', 'duel', 'wine', 'negate');
  zhuge.ends();
  expect(t.view(zhuge.seat).deckKnown).toHaveLength(3);
  other.invokes('guanxing').chooses('negate', 'duel').chooses('wine', 'strike:S7', 'strike:S8');
  expect(t.view(zhuge.seat).deckKnown).toEqual([]);
  expect(t.view(zhuge.seat).players[other.seat]?.known).toEqual([]);
  expect(t.view(other.seat).deckKnown).toHaveLength(3);
});
