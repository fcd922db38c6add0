import { childSeed, type GameTypes } from '@cardwright/engine';
import { playGame } from '@cardwright/lab';
import { type Bot, botOf, newcomersBot } from '@cardwright/players';
import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';

const GAMES = Number(process.env['GAMES'] ?? 1000);

/** So many of a careful beginner's choices in a hundred are no better than an easy bot's; the others are a medium bot's. */
const MISTAKES = 20;

function beginner<T extends GameTypes>(easy: Bot<T>, medium: Bot<T>): Bot<T> {
  return {
    ...medium,
    id: 'beginner',
    listens: true,
    open: (seat, seed) => {
      const [worse, better] = [easy.open(seat, seed), medium.open(seat, seed)];
      return {
        decide: (ask) => (ask.random.below(100) < MISTAKES ? worse : better).decide(ask),
        observe: (events) => {
          worse.observe?.(events);
          better.observe?.(events);
        },
      };
    },
  };
}

test.each([
  ['thrones', 4, 'smart'],
  ['sorcery', 2, 'smart'],
  ['ltk-identity', 5, 'strategist'],
  ['ltk-kingdoms', 6, 'strategist'],
])('%s: a careful beginner wins about half of its games against those newcomers meet', async (id, seats, medium) => {
  const entry = await loadGame(id);
  const careful = beginner(botOf(entry, 'simple'), botOf(entry, medium));
  const mixed = newcomersBot(entry);
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === n % seats ? careful : mixed));
    const { outcome } = await playGame(entry.game, { seed: childSeed(9, n), seats, options: {} }, bots);
    won += outcome.scores[n % seats] as number;
  }
  console.log(`${id}: ${((100 * won) / GAMES).toFixed(1)} % of ${GAMES}`);
  expect(Math.abs(won / GAMES - 0.5)).toBeLessThan(0.08);
});
