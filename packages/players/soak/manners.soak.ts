import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { tactician } from '../src/ltk/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { type Manner, type Manners, mannersOf, RUDE, WASTEFUL } from '../test/ltk-manners.ts';

const GAMES = Number(process.env['GAMES'] ?? 2000);

const TABLES = [
  ['5 seats', ltkIdentity, 5],
  ['8 seats', ltkIdentity, 8],
  ['kingdom war', ltkKingdoms, 6],
] as const;

/** Times in a hundred games that are too many: half of what strategists did before they had manners. */
const WASTE: Readonly<Record<(typeof WASTEFUL)[number], readonly number[]>> = {
  'Negate on a trifle': [4, 5.5, 20],
  'Duel without a Strike': [13.5, 6.8, 2.6],
  'last Dodge discarded': [14.6, 18.3, 9],
  'crossbow put away': [2.1, 3.6, 2.1],
};

/** Distances that skills change are not known to a strategist, so that it may be left with none but friends to point at. */
const MISJUDGED = 0.3;

test(`bad manners in a hundred games of strategists (${GAMES} played)`, async () => {
  const found: readonly Manners[] = await Promise.all(
    TABLES.map(([, game, seats]) => mannersOf(game, strategist, seats, GAMES)),
  );
  const inHundred = (manner: Manner): number[] => found.map((counts) => (100 * counts[manner]) / GAMES);
  console.log(['', ...TABLES.map(([name]) => name)].map((cell) => cell.padEnd(26)).join(''));
  for (const manner of [...RUDE, ...WASTEFUL])
    console.log([manner, ...inHundred(manner).map((n) => n.toFixed(2))].map((cell) => cell.padEnd(26)).join(''));
  for (const manner of RUDE)
    for (const n of inHundred(manner))
      expect(n, manner).toBeLessThanOrEqual(manner === 'harm to a known friend' ? MISJUDGED : 0);
  for (const manner of WASTEFUL)
    inHundred(manner).forEach((n, i) => expect(n, manner).toBeLessThanOrEqual(WASTE[manner][i] as number));
});

const SEARCHED = Number(process.env['SEARCHED'] ?? 200);

test.each(TABLES)(
  `${SEARCHED} games of tacticians who think little: no harm to a known friend at %s`,
  async (_, game, seats) => {
    const counts = await mannersOf(game, tactician, seats, SEARCHED, { iterations: 12 });
    expect((100 * counts['harm to a known friend']) / SEARCHED).toBeLessThanOrEqual(MISJUDGED);
  },
);
