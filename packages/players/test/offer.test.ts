import { BadInputError, type Game, type GameTypes } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Bot, botOf, levelName, type Offer, random, usualBot } from '../src/index.ts';

const searching = { ...random, id: 'deep', level: 'L4', searches: true };
const offering = <T extends GameTypes>(game: Game<T>, bots: readonly Bot[]): Offer => ({ game, bots });
const offer = offering(thrones, [random, searching]);

test('a bot is found by its id or its level, whatever the case', () => {
  expect(botOf(offer, 'RANDOM')).toBe(random);
  expect(botOf(offer, 'l4')).toBe(searching);
  expect(() => botOf(offer, 'L9')).toThrow(
    new BadInputError('thrones has no level "L9"; its levels are random (L0), deep (L4)'),
  );
});

test.each(['expert', 'EXPERT', '高手', 'very hard', 'Very-Hard', '很难', ' VERY HARD '])(
  'a level is known in words: %s',
  (words) => {
    expect(botOf(offer, words)).toBe(searching);
  },
);

test('every level there is has a name in both languages', () => {
  for (const level of ['L0', 'L1', 'L2', 'L3', 'L4', 'L5'])
    for (const language of ['en', 'zh'] as const) expect(levelName(level, language)).not.toBe(level);
  expect(levelName('L2', 'zh')).toBe('普通');
});

test('people meet the strongest bot that answers at once', () => {
  expect(usualBot(offer)).toBe(random);
  expect(usualBot(offering(thrones, [searching]))).toBe(searching);
});
