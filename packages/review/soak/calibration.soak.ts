import { replay } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { chancesAt, wonBy } from '../src/chances.ts';
import { sidesOf } from '../src/review.ts';
import { searchOf } from '../src/search-of.ts';
import { gameOf } from '../test/games.ts';

const GAMES = Number(process.env['GAMES'] ?? 300);
const PLAYOUTS = 12;
const BINS = 5;
const FEWEST = 200; // chances in a bin that is looked at

/**
 * Which games, at one in how many choices, and how far the share won may be from the chance that was said. In Thrones nothing is left to
 * luck but that playouts stray, as people do and these bots do not: there chances are said with too little confidence.
 */
test.each([
  ['thrones', 12, 0.25],
  ['sorcery', 12, 0.1],
  ['ltk-identity', 60, 0.1],
] as const)(`%s: sides win about as often as was said, in ${GAMES} games of bots`, async (id, every, off) => {
  const entry = await loadGame(id);
  const search = searchOf(entry);
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }));
  for (let seed = 50_000; seed < 50_000 + GAMES; seed++) {
    const sides = sidesOf(entry, { seed, seats: entry.game.seats.default });
    const said: (readonly number[])[] = [];
    const record = await gameOf(entry, seed, (moment) => {
      const at = moment.match.length;
      if (at % every === every - 1)
        said.push(chancesAt(moment, at, sides, search, moment.choice, PLAYOUTS).before.map(({ value }) => value));
    });
    const { outcome } = replay(entry.game, record);
    const won = outcome === null ? [] : wonBy(sides, outcome);
    for (const chances of said)
      for (const [side, chance] of chances.entries()) {
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))] as (typeof bins)[number];
        bin.n++;
        bin.said += chance;
        bin.won += won[side] as number;
      }
  }
  for (const { n, said, won } of bins)
    console.log(`${id}: said ${((100 * said) / n).toFixed(1)} %, won ${((100 * won) / n).toFixed(1)} % of ${n}`);
  const wrong = bins.filter(({ n, said, won }) => n >= FEWEST && Math.abs(said - won) / n >= off);
  expect(wrong).toEqual([]);
});
