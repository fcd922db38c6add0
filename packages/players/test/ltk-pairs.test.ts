import { Match, randomFrom } from '@cardwright/engine';
import { allHeroes, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { Asking } from '../src/asking.ts';
import { ltkSearchers } from '../src/ltk/index.ts';
import { heroWorths } from '../src/ltk/search/kingdoms/hero-worths.ts';
import { pairWorthBy } from '../src/ltk/search/kingdoms/pair-worth.ts';

test('what heroes are worth was learned for the rules as they are now', () => {
  expect(heroWorths.rules).toBe(ltkKingdoms.rules);
  const heroes = allHeroes('kingdoms').map(({ id }) => id);
  expect(heroes, 'run npm run learn -- ltk-kingdoms --pairs where heroes went').toEqual(
    expect.arrayContaining(Object.keys(heroWorths.worths)),
  );
  expect(heroWorths.better).toBeGreaterThan(heroWorths.worse + 0.05);
});

test('a hero that came later is worth as much as the average', () => {
  const worth = pairWorthBy(heroWorths);
  expect(worth('newcomer+cao-cao')).toBe(heroWorths.worths['cao-cao']);
});

test.each(ltkSearchers)('$id takes the pair that has fared best', async (bot) => {
  const worth = pairWorthBy(heroWorths);
  for (let seed = 1; seed <= 5; seed++) {
    const match = Match.start(ltkKingdoms, { seed, seats: 6 });
    const { decision } = match;
    if (decision?.kind !== 'choose-pair') throw new Error('pairs are chosen first');
    const { choice } = await bot.open(decision.seat, 1).decide(new Asking(match, randomFrom(1), {}, null, true));
    const worths = decision.options.map(({ hero = '' }) => worth(hero));
    expect(worths[choice[0] as number]).toBe(Math.max(...worths));
  }
});
