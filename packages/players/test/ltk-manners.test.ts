import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { ltkBots } from '../src/ltk/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { mannersOf, RUDE } from './ltk-manners.ts';

const GAMES = 60;

test.each([
  ['identity, 5 seats', ltkIdentity, 5, 'course'],
  ['identity, 8 seats', ltkIdentity, 8, 'course'],
  ['kingdom war, 6 seats', ltkKingdoms, 6, 'course'],
  ['kingdom war, 6 seats, official', ltkKingdoms, 6, 'official'],
] as const)('a strategist has manners: %s', async (_, game, seats, rules) => {
  const counts = await mannersOf(game, strategist, seats, GAMES, { rules });
  for (const manner of RUDE) expect([manner, counts[manner]]).toEqual([manner, 0]);
  expect(counts['Negate on a trifle']).toBe(0);
  expect(counts['last Dodge discarded']).toBeLessThanOrEqual(GAMES / 10);
});

test('the detector finds bad manners where there are any', async () => {
  const [random] = ltkBots;
  if (random === undefined) throw new Error('there is no random bot');
  const identity = await mannersOf(ltkIdentity, random, 5, GAMES);
  const kingdoms = await mannersOf(ltkKingdoms, random, 6, GAMES);
  for (const manner of [
    'wine without a Strike',
    'Negate on a trifle',
    'Duel without a Strike',
    'last Dodge discarded',
  ] as const)
    expect([manner, identity[manner] > 0]).toEqual([manner, true]);
  for (const manner of ['harm to a known friend', 'fellow left to die'] as const)
    expect([manner, kingdoms[manner] > 0]).toEqual([manner, true]);
});
