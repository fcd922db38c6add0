import { expect, test } from 'vitest';
import { ratingsOf } from '../src/ratings.ts';

test('whoever wins more is rated higher, and what two won against each other is told apart', () => {
  const games = Array.from({ length: 60 }, (_, i) => ({
    bots: i % 3 === 0 ? ['good', 'bad'] : i % 3 === 1 ? ['good', 'fair'] : ['fair', 'bad'],
    scores: [1, 0],
  }));
  const ratings = ratingsOf(['bad', 'fair', 'good', 'absent'], games);
  expect(ratings.filter(({ bot }) => bot !== 'absent').map(({ bot }) => bot)).toEqual(['good', 'fair', 'bad']);
  expect(ratings.find(({ bot }) => bot === 'fair')).toMatchObject({ won: 0.5, against: [1, null, 0, null] });
});
