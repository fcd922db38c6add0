import { expect, test } from 'vitest';
import { ratedIn } from '../src/ending/rating.tsx';

const played = (id: string, game: string, ended: number) => ({ id, game, ended, won: 1, isLeft: false });
const line = {
  thrones: [
    { at: 10, rating: 1500, doubt: 200 },
    { at: 30, rating: 1540, doubt: 150 },
  ],
  sorcery: [{ at: 20, rating: 1480, doubt: 210 }],
};
const games = [played('c', 'thrones', 30), played('b', 'sorcery', 20), played('a', 'thrones', 10)];

test.each([
  ['c', { now: 1540, before: 1500, doubt: 150 }],
  ['b', { now: 1480, before: null, doubt: 210 }], // the first of its game
  ['unrated', null],
  ['nowhere', null],
])('what the game at table %s did to the rating', (table, wanted) => {
  expect(ratedIn({ games: [...games, played('unrated', 'thrones', 40)], line }, table)).toEqual(wanted);
});
