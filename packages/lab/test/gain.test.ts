import type { Bot } from '@cardwright/players';
import { thronesBots } from '@cardwright/players/thrones';
import { type Thrones, thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Gained, playGain } from '../src/index.ts';

type Own = Bot<Thrones>;
const named = (id: string): Own => thronesBots.find((bot) => bot.id === id) as Own;
const [random, simple, smart, greedy] = ['random', 'simple', 'smart', 'greedy'].map(named) as [Own, Own, Own, Own];
const plan = { seats: 4, seed: 5, options: {} };

/** What A's choices are worth beside B's in a few games of simple bots. */
async function gained(a: Own, b: Own, games = 30): Promise<Gained[]> {
  const matter = { a, b, table: simple, usual: smart, side: '1', every: 5, plays: 24 };
  return Promise.all(Array.from({ length: games }, (_, n) => playGain(thrones, matter, plan, n)));
}

const sum = (games: readonly Gained[], of: keyof Gained): number => games.reduce((all, each) => all + each[of], 0);
const gain = (games: readonly Gained[]): number => sum(games, 'ours') - sum(games, 'theirs');

test('better choices gain, and worse ones lose as much', async () => {
  const better = await gained(greedy, random);
  const worse = await gained(random, greedy);
  expect(gain(better)).toBeGreaterThan(6); // it is 14, give or take 4
  expect(gain(worse)).toBeCloseTo(-gain(better), 10);
});

test('the same choices are worth nothing, however often they are asked for', async () => {
  const same = await gained(greedy, { ...greedy, id: 'twin' });
  expect(sum(same, 'asked')).toBeGreaterThan(20);
  expect([sum(same, 'differ'), sum(same, 'ours'), sum(same, 'theirs')]).toEqual([0, 0, 0]);
});

test('the same game comes to the same', async () => {
  expect(await gained(greedy, random, 2)).toEqual(await gained(greedy, random, 2));
});
