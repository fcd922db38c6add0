import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('everybody is asked in seat order from whose turn it is, and again from there after each Negate', () => {
  const { cao, liu, zhang } = table(
    {
      cao: { hand: ['negate'] },
      liu: { hand: ['something-for-nothing', 'negate'] },
      zhang: { hand: ['negate'] },
    },
    { turn: 'liu' },
  );
  liu.plays('something-for-nothing');
  expect(liu.offered).toEqual(['negate', 'pass']);
  liu.passes();
  zhang.answers('negate');
  expect(liu.asked).toBe(true);
  liu.passes();
  expect(cao.offered).toEqual(['negate', 'pass']);
  cao.passes();
  expect(liu.hand).toEqual(['negate']);
});

const chainOf = (count: number) => {
  const holders = ['cao', 'liu', 'zhang', 'sun'] as const;
  const hand = (seat: number): string[] => (seat < count ? ['negate'] : []);
  const seats = table(
    {
      cao: { hand: ['something-for-nothing', ...hand(0)] },
      liu: { hand: hand(1) },
      zhang: { hand: hand(2) },
      sun: { hand: hand(3) },
    },
    { deck: ['wine', 'wine'] },
  );
  seats.cao.plays('something-for-nothing');
  for (let i = count - 1; i >= 0; i--) {
    for (let earlier = 0; earlier < i; earlier++) seats[holders[earlier] as 'cao'].passes();
    seats[holders[i] as 'cao'].answers('negate');
  }
  return seats;
};

test.each([
  [0, true],
  [1, false],
  [2, true],
  [3, false],
  [4, true],
])('a chain of %i Negates: the scroll takes effect: %s', (count, works) => {
  const { cao, table: t } = chainOf(count);
  expect(cao.hand).toEqual(works ? ['wine', 'wine'] : []);
  expect(t.told('card-negated')).toHaveLength(works ? 0 : 1);
  expect(t.discard.filter((name) => name === 'negate')).toHaveLength(count);
});

test('a scroll with several targets has a window for each', () => {
  const { cao, liu, zhang, sun } = table({
    cao: { hand: ['barbarian-invasion'] },
    liu: { hand: ['negate', 'negate'] },
    zhang: {},
    sun: {},
  });
  cao.plays('barbarian-invasion');
  liu.passes();
  expect(liu.hp).toBe(3);
  liu.answers('negate').passes(); // for zhang; not against itself
  liu.answers('negate'); // for sun
  expect([zhang.hp, sun.hp]).toEqual([4, 4]);
});

test('a delayed scroll has its window in the judge phase, before the judgement', () => {
  const {
    cao,
    liu,
    table: t,
  } = table(
    { cao: { hand: ['negate'], fates: ['contentment', 'starvation'] }, liu: { hand: ['negate'] } },
    { phase: 'judge', deck: ['C5', 'S5', 'wine', 'wine'] },
  );
  expect(t.told('judgement-started')).toEqual([]);
  cao.passes(); // starvation, the newer one
  liu.passes();
  cao.answers('negate'); // contentment
  liu.passes();
  expect([cao.fates, cao.asked, cao.hand.length]).toEqual([[], true, 2]);
  expect(t.told('judged').map(({ name }) => name)).toEqual(['starvation']);
});

test('a Negate for a delayed scroll may be negated', () => {
  const { cao, liu } = table(
    { cao: { hand: ['negate'], fates: ['contentment'] }, liu: { hand: ['negate'] } },
    { phase: 'judge', deck: ['S5', 'wine', 'wine', 'wine', 'wine'] },
  );
  cao.answers('negate');
  liu.answers('negate');
  expect([cao.asked, liu.asked]).toEqual([false, true]);
});

test('the window is secret: nobody else learns who is asked', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['duel'] },
    liu: { hand: ['negate'] },
    zhang: {},
  });
  cao.plays('duel', { on: liu });
  expect(t.match.decisionFor(liu.seat)).toMatchObject({ seat: liu.seat, kind: 'answer-use' });
  for (const viewer of [cao.seat, zhang.seat, 'public'] as const)
    expect(t.match.decisionFor(viewer)).toEqual({ seat: null, kind: 'answer-use' });
  liu.passes();
  expect(liu.hp).toBe(3);
});

test('a Negate is used like any card, and so is the one against it', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['duel'] },
    liu: { hand: ['negate'] },
    zhang: { hand: ['negate'] },
  });
  cao.plays('duel', { on: liu });
  liu.answers('negate');
  zhang.answers('negate');
  expect(t.told('card-used').map(({ seat }) => seat)).toEqual([cao.seat, liu.seat, zhang.seat]);
  expect(liu.hp).toBe(3);
});
