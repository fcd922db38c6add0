import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { tactician } from '../src/ltk/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { type Manner, type Manners, mannersOf, RUDE, WASTEFUL, type Watch } from '../test/ltk-manners.ts';

const GAMES = Number(process.env['GAMES'] ?? 2000);

const TABLES = [
  ['5 seats', ltkIdentity, 5, 'course'],
  ['8 seats', ltkIdentity, 8, 'course'],
  ['kingdom war', ltkKingdoms, 6, 'course'],
  ['kingdom war, official', ltkKingdoms, 6, 'official'],
] as const;

/** Times in a hundred games that are too many: half of what strategists did before they had manners. */
const WASTE: Readonly<Record<(typeof WASTEFUL)[number], readonly number[]>> = {
  'Negate on a trifle': [4, 5.5, 20, 20],
  'Duel without a Strike': [13.5, 6.8, 2.6, 2.6],
  'last Dodge discarded': [14.6, 18.3, 9, 9],
  'crossbow put away': [2.1, 3.6, 2.1, 2.1],
};

test(`bad manners in a hundred games of strategists (${GAMES} played)`, async () => {
  const found: readonly Manners[] = await Promise.all(
    TABLES.map(([, game, seats, rules]) => mannersOf(game, strategist, seats, GAMES, { rules })),
  );
  const inHundred = (manner: Manner): number[] => found.map((counts) => (100 * counts[manner]) / GAMES);
  console.log(['', ...TABLES.map(([name]) => name)].map((cell) => cell.padEnd(26)).join(''));
  for (const manner of [...RUDE, ...WASTEFUL])
    console.log([manner, ...inHundred(manner).map((n) => n.toFixed(2))].map((cell) => cell.padEnd(26)).join(''));
  for (const manner of RUDE) expect([manner, ...inHundred(manner)]).toEqual([manner, 0, 0, 0, 0]);
  for (const manner of WASTEFUL)
    inHundred(manner).forEach((n, i) => expect(n, manner).toBeLessThanOrEqual(WASTE[manner][i] as number));
});

const SEARCHED = Number(process.env['SEARCHED'] ?? 200);

test.each(TABLES)(
  `${SEARCHED} games of tacticians who think little: no harm to a known friend at %s`,
  async (_, game, seats, rules) => {
    const harms: string[] = [];
    const report: Watch['report'] = (manner, seed, moment) => {
      if (manner === 'harm to a known friend') harms.push(`${seed} ${moment?.decision.kind}`);
    };
    const counts = await mannersOf(game, tactician, seats, SEARCHED, { rules, budget: { iterations: 12 }, report });
    console.log(`${seats} seats, ${rules}: ${JSON.stringify(counts)}`);
    expect(harms).toEqual([]);
  },
);
