import { anyChoice } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { type Bot, byReflex } from '../src/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { nameOf } from '../src/ltk/worth.ts';
import { MASS, mannersOf, RUDE, WASTEFUL, type Watch } from './ltk-manners.ts';

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

/** Whatever hits everybody is used as soon as it can be; everything else is left to chance. */
const reckless: Bot<Ltk> = {
  ...strategist,
  id: 'reckless',
  open: byReflex(({ decision, random, view }) => {
    const hitsAll = decision.options.findIndex(
      ({ type, as, card }) => type === 'use' && card !== undefined && MASS.has(as ?? nameOf(view, card)),
    );
    return { choice: hitsAll < 0 ? anyChoice(decision, random) : [hitsAll] };
  }),
};

test('the detector finds each of them where there are any, and harm by a skill too', async () => {
  const skills = new Set<string | undefined>();
  const report: Watch['report'] = (manner, _, moment) => {
    if (manner === 'harm to a known friend') for (const { skill } of moment?.chosen ?? []) skills.add(skill);
  };
  const identity = await mannersOf(ltkIdentity, reckless, 8, 2 * GAMES);
  const kingdoms = await mannersOf(ltkKingdoms, reckless, 6, 2 * GAMES, { report });
  for (const manner of [...RUDE, ...WASTEFUL])
    expect([manner, identity[manner] + kingdoms[manner] > 0]).toEqual([manner, true]);
  expect([...skills]).toEqual(expect.arrayContaining(['xiaoguo', 'tieqi', 'fankui']));
});
