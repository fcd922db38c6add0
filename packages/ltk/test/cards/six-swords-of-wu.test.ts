import { expect, test } from 'vitest';
import { attackRange } from '../../src/core/seats.ts';
import { table } from '../table.ts';
import { deckWith } from './stand-ins.ts';

const options = { deck: deckWith('Six Swords of Wu,6,Diamond') };
const swords = ['six-swords-of-wu'];

test('Six Swords of Wu reach distance 2', () => {
  const { sun } = table(
    { sun: { hand: ['strike'], equipment: swords }, a: {}, b: {}, far: {}, c: {}, d: {} },
    { options },
  );
  expect(sun.offered).toEqual(['strike>a', 'strike>b', 'strike>c', 'strike>d', 'end']);
});

test('Six Swords of Wu do nothing for others in identity mode, of one kingdom or not', () => {
  const { ally } = table({ ally: { hand: ['strike'] }, a: {}, b: { equipment: swords }, c: {} }, { options });
  expect(ally.offered).toEqual(['strike>a', 'strike>c', 'end']);
});

test('Six Swords of Wu in kingdom war: 1 more range for the others of the kingdom, not for hidden heroes or careerists', () => {
  const { table: t } = table({ sun: { equipment: swords }, ally: {}, foe: {}, hidden: {}, careerist: {} }, { options });
  const now = t.now();
  const claims = ['wu', 'wu', 'shu', null, 'careerist'] as const;
  const rangesFor = (own: 'wu' | 'careerist') => {
    const players = now.state.players.map((player, seat) => {
      const claimed = seat === 0 ? own : (claims[seat] ?? null);
      return { ...player, heroes: [], revealed: [], claimed };
    });
    const war = { ...now, state: { ...now.state, mode: 'kingdoms' as const, players } };
    return players.map((_, seat) => attackRange(war, seat));
  };
  expect(rangesFor('wu')).toEqual([2, 2, 1, 1, 1]);
  expect(rangesFor('careerist')).toEqual([2, 1, 1, 1, 1]);
});
