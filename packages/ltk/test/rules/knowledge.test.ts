import { expect, test } from 'vitest';
import { type Seated, type Table, table } from '../table.ts';

/** The names of the hand cards of one that another knows. */
const knows = (t: Table, who: Seated, of: Seated): string[] =>
  (t.view(who.seat).players[of.seat]?.known ?? []).map((id) => t.nameOf(id)).sort();

test('drawn cards are seen by the drawer alone, in views and in what is told', () => {
  const {
    cao,
    liu,
    table: t,
  } = table({ cao: { hand: ['something-for-nothing'] }, liu: {} }, { deck: ['peach', 'wine'] });
  cao.plays('something-for-nothing');
  expect([knows(t, cao, cao), knows(t, liu, cao)]).toEqual([['peach', 'wine'], []]);
  expect(t.view('public').players[cao.seat]).toMatchObject({ cards: 2, known: [] });
  expect(t.told('cards-drawn')).toEqual([
    {
      type: 'cards-drawn',
      hand: 2,
      seat: cao.seat,
      count: 2,
      secret: { to: [cao.seat], cards: [expect.any(Number), expect.any(Number)] },
    },
  ]);
});

test('cards gained openly are known to all', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['bountiful-harvest', 'snatch'] }, liu: { equipment: ['chu-ko-nu'] }, zhang: {} },
    { deck: ['peach', 'wine', 'dodge'] },
  );
  cao.plays('snatch', { on: liu });
  cao.plays('bountiful-harvest');
  cao.chooses('peach');
  liu.chooses('wine');
  expect([knows(t, zhang, cao), knows(t, zhang, liu), knows(t, liu, zhang)]).toEqual([
    ['chu-ko-nu', 'peach'],
    ['wine'],
    ['dodge'],
  ]);
});

test('a card taken blindly is known to the two; a third no longer knows what it knew of the hand', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table(
    { cao: { hand: ['bountiful-harvest', 'bountiful-harvest', 'snatch'] }, liu: {}, zhang: {} },
    { deck: ['peach', 'wine', 'dodge', 'peach', 'duel', 'dodge'] },
  );
  for (const card of ['wine', 'duel']) {
    cao.plays('bountiful-harvest').chooses('peach');
    liu.chooses(card);
  }
  expect(knows(t, zhang, liu)).toEqual(['duel', 'wine']);
  cao.plays('snatch', { on: liu });
  expect([knows(t, zhang, liu), knows(t, zhang, cao)]).toEqual([[], ['peach', 'peach']]);
  expect([knows(t, cao, liu).length, knows(t, liu, cao).length]).toEqual([1, 3]);
});

test('a card that is discarded or used is known to all, and no longer in hand', () => {
  const { cao, liu, zhang, table: t } = table({ cao: { hand: ['dismantle'] }, liu: { hand: ['peach'] }, zhang: {} });
  cao.plays('dismantle', { on: liu });
  expect([knows(t, zhang, liu), t.view(zhang.seat).discard.map((id) => t.nameOf(id))]).toEqual([
    [],
    ['peach', 'dismantle'],
  ]);
});

test('who is asked for a Dodge is known, what it holds is not', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({ cao: { hand: ['strike'] }, liu: { hand: ['dodge', 'dodge'] }, zhang: {} });
  cao.plays('strike', { on: liu });
  expect(t.match.decisionFor(zhang.seat)).toEqual({ seat: liu.seat, kind: 'answer-use' });
  liu.passes();
  expect(knows(t, zhang, liu)).toEqual([]);
});

test('who saw only that a card went imagines any of the hand to be the one, whichever shuffle it came by', () => {
  const several = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
  const deck = ['Snatch,3,Spade', 'Something for Nothing,3,Heart', ...several('Peach,3,Heart', 6)];
  const {
    liu,
    cao,
    zhang,
    table: t,
  } = table(
    {
      liu: { hand: ['something-for-nothing', 'dodge'] },
      cao: { hand: ['snatch'] },
      zhang: { hand: several('dodge', 17) },
    },
    {
      options: { deck: [...deck, ...several('Dodge,2,Heart', 18)].join('\n') },
      discard: several('peach', 6),
    },
  );
  liu.plays('something-for-nothing').ends();
  expect(liu.hand.toSorted()).toEqual(['dodge', 'peach', 'peach']); // the Peaches from the new deck
  cao.plays('snatch', { on: liu });
  const withDodge = { liu: 0, cao: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const { players } = t.match.imagine(zhang.seat, seed).state;
    const has = ({ seat }: Seated): boolean => players[seat]?.hand.some((id) => t.nameOf(id) === 'dodge') === true;
    expect(has(liu)).not.toBe(has(cao)); // there is one that is not Zhang's
    withDodge[has(liu) ? 'liu' : 'cao']++;
  }
  expect(withDodge.cao).toBeGreaterThan(60); // one in three
  expect(withDodge.liu).toBeGreaterThan(150);
});
