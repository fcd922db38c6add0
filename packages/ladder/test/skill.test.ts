import { expect, test } from 'vitest';
import { ratingsOf } from '../src/ratings.ts';
import { NEWCOMER, rated, type Skill } from '../src/skill.ts';

/** What openskill 5.0.1 makes of the same games. */
test.each<[string, readonly Skill[], readonly number[], readonly Skill[]]>([
  [
    'two newcomers',
    [NEWCOMER, NEWCOMER],
    [1, 0],
    [
      { mu: 27.635389493140497, sigma: 8.06590141354368 },
      { mu: 22.364610506859503, sigma: 8.06590141354368 },
    ],
  ],
  [
    'four, of whom two win together',
    [{ mu: 30, sigma: 4 }, { mu: 20, sigma: 6 }, { mu: 25, sigma: 3 }, NEWCOMER],
    [0, 1, 1, 0],
    [
      { mu: 29.510198561566487, sigma: 3.9795838265369854 },
      { mu: 20.839975487998448, sigma: 5.968107712280089 },
      { mu: 25.16413180197579, sigma: 2.998521174899621 },
      { mu: 24.239392728683008, sigma: 7.962026161286598 },
    ],
  ],
])('%s', (_, before, scores, after) => {
  rated(before, scores).forEach((skill, i) => {
    expect(skill.mu).toBeCloseTo(after[i]?.mu as number, 6);
    expect(skill.sigma).toBeCloseTo(after[i]?.sigma as number, 6);
  });
});

test('whoever wins more is rated higher, and what two won against each other is told apart', () => {
  const games = Array.from({ length: 60 }, (_, i) => ({
    bots: i % 3 === 0 ? ['good', 'bad'] : i % 3 === 1 ? ['good', 'fair'] : ['fair', 'bad'],
    scores: [1, 0],
  }));
  const ratings = ratingsOf(['bad', 'fair', 'good', 'absent'], games);
  expect(ratings.filter(({ bot }) => bot !== 'absent').map(({ bot }) => bot)).toEqual(['good', 'fair', 'bad']);
  expect(ratings.find(({ bot }) => bot === 'fair')).toMatchObject({ won: 0.5, against: [1, null, 0, null] });
});
