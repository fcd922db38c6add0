import { bootstrap, playPair } from '@cardwright/lab';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { sorceryBots } from '../src/sorcery/index.ts';
import { bot } from './thrones-position.ts';

/** Fixed deals and iterations: the figure is the same on every machine. What the levels are worth with time is measured elsewhere. */
test('Thrones: a planner with little time beats the bot it plays out with', async () => {
  const plan = { seats: 4, seed: 2025, options: {}, budget: { iterations: 1000 } };
  const scores: number[] = [];
  for (let n = 0; n < 14; n++) scores.push((await playPair(thrones, bot('planner'), bot('greedy'), plan, n)).score);
  expect(bootstrap(scores).low).toBeGreaterThan(0.5);
});

test('Sorcery: a tactician with little time beats the smart bot', async () => {
  const [tactician, smart] = ['tactician', 'smart'].map((id) => sorceryBots.find((each) => each.id === id));
  if (tactician === undefined || smart === undefined) throw new Error('a bot is missing');
  const plan = { seats: 2, seed: 2025, options: {}, budget: { iterations: 40 } };
  const scores: number[] = [];
  for (let n = 0; n < 14; n++) scores.push((await playPair(sorcery, tactician, smart, plan, n)).score);
  expect(bootstrap(scores).low).toBeGreaterThan(0.5);
});
