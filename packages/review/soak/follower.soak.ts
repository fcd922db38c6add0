import { expect, test } from 'vitest';
import { lossOfFollower } from '../test/follower.ts';

const GAMES = Number(process.env['GAMES'] ?? 20);

test.each(['thrones', 'sorcery', 'ltk-identity'])(
  `%s: who follows the strongest searcher gives away less than one point a choice, in ${GAMES} games`,
  async (id) => {
    const { loss, weighed } = await lossOfFollower(id, GAMES);
    console.log(`${id}: ${(100 * loss).toFixed(3)} points a choice, ${weighed} choices`);
    expect(loss).toBeLessThan(0.01);
  },
);
