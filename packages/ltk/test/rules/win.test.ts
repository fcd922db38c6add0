import { expect, test } from 'vitest';
import type { Role } from '../../src/core/state.ts';
import { table } from '../table.ts';

/** Kills seats one after the other; the first seat does it. What the end says, and who has won. */
function afterDeaths(roles: readonly Role[], deaths: readonly number[]): { label: string | null; winners: number[] } {
  const names = roles.map((_, seat) => `p${seat}`);
  const players = Object.fromEntries(
    roles.map((role, seat) => [
      `p${seat}`,
      seat === 0 ? { role, hand: deaths.map(() => 'duel') } : { role, hp: deaths.includes(seat) ? 1 : 4 },
    ]),
  );
  const seats = table(players, { discard: [] });
  for (const death of deaths) seats.table.seats[0]?.plays('duel', { on: seats[names[death] as string] as never });
  const { outcome } = seats.table.match;
  return {
    label: outcome?.label ?? null,
    winners: (outcome?.scores ?? []).flatMap((score, seat) => (score > 0 ? [seat] : [])),
  };
}

test.each<[string, Role[], number[], string | null, number[]]>([
  ['the Lord’s side wins when rebels and spy are dead', ['lord', 'rebel', 'spy', 'loyalist'], [1, 2], 'lord', [0, 3]],
  ['the Lord still has a spy to beat', ['spy', 'lord', 'loyalist', 'rebel'], [2, 3], null, []],
  ['the spy alone keeps the game going', ['lord', 'rebel', 'spy'], [1], null, []],
  ['a rebel alone keeps the game going', ['lord', 'rebel', 'spy'], [2], null, []],
  ['the rebels win when the Lord falls', ['rebel', 'lord', 'rebel', 'loyalist', 'spy'], [1], 'rebels', [0, 2]],
  ['dead rebels win too', ['spy', 'rebel', 'rebel', 'lord', 'loyalist'], [1, 3], 'rebels', [1, 2]],
  [
    'rebels win though all are dead, if a loyalist survives',
    ['loyalist', 'rebel', 'lord', 'spy'],
    [1, 2],
    'rebels',
    [1],
  ],
  ['the spy that is left alone wins', ['spy', 'rebel', 'loyalist', 'lord'], [1, 2, 3], 'spy', [0]],
  ['a spy does not win beside a loyalist', ['spy', 'rebel', 'loyalist', 'lord'], [1, 3], 'rebels', [1]],
  ['a spy does not win beside a rebel', ['spy', 'rebel', 'loyalist', 'lord'], [2, 3], 'rebels', [1]],
  ['two spies do not win together', ['spy', 'spy', 'rebel', 'lord'], [2, 3], 'rebels', [2]],
  ['of two spies the last one left wins', ['spy', 'spy', 'rebel', 'lord'], [1, 2, 3], 'spy', [0]],
  ['with one spy left of two the Lord has not won', ['lord', 'spy', 'rebel', 'spy'], [1, 2], null, []],
  ['the Lord wins when both spies are dead', ['lord', 'spy', 'rebel', 'spy'], [1, 2, 3], 'lord', [0]],
  ['two seats: the Lord', ['lord', 'rebel'], [1], 'lord', [0]],
  ['two seats: the rebel', ['rebel', 'lord'], [1], 'rebels', [0]],
])('%s', (_, roles, deaths, label, winners) => {
  expect(afterDeaths(roles, deaths)).toEqual({ label, winners });
});

test('a dead loyalist wins with the Lord who outlives all foes', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { role: 'rebel', hp: 1, hand: ['duel', 'duel'] },
    liu: { role: 'loyalist', hp: 1 },
    zhang: { role: 'lord', hand: ['strike'] },
  });
  cao.plays('duel', { on: liu });
  expect([liu.alive, t.match.outcome]).toEqual([false, null]);
  cao.plays('duel', { on: zhang });
  zhang.answers('strike');
  expect(t.match.outcome).toEqual({ label: 'lord', scores: [0, 1, 1] });
});

test('nothing of what was still to happen happens once somebody has won', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { role: 'rebel', hand: ['barbarian-invasion'] },
    liu: { role: 'lord', hp: 1 },
    zhang: { role: 'loyalist' },
  });
  cao.plays('barbarian-invasion');
  expect([liu.alive, zhang.hp, t.match.decision]).toEqual([false, 4, null]);
  expect(t.log.at(-1)).toMatchObject({ type: 'game-ended', label: 'rebels', targets: [cao.seat] });
});
