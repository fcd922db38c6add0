import { BadInputError, type Game, type GameTypes } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Bot, botOf, type Offer, random, usualBot } from '../src/index.ts';

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

test('people meet the strongest bot that answers at once', () => {
  expect(usualBot(offer)).toBe(random);
  expect(usualBot(offering(thrones, [searching]))).toBe(searching);
});
