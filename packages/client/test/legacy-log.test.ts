import { formatRecord, Match, parseRecord, randomFrom } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { summaryOf, withLog } from '../src/index.ts';

const played = async () => {
  const entry = await loadGame('ltk-identity');
  const record = playAtRandom(entry.game, { seed: 3, seats: 3 }, randomFrom(3)).record(['human', 'random', 'random']);
  return { entry, record };
};

test('a game that is over keeps what everybody saw, and nothing that was secret', async () => {
  const { entry, record } = await played();
  const { log = [] } = withLog(entry, record, 'en');
  expect(log.length).toBeGreaterThan(20);
  expect(log.filter((line) => / draws? .*(Strike|Dodge|Peach)/.test(line))).toEqual([]);
});

test('a game that is not over keeps no log', async () => {
  const { entry } = await played();
  const record = Match.start(entry.game, { seed: 3, seats: 3 }).record();
  expect(withLog(entry, record, 'en')).toBe(record);
});

test('of a game played by other rules the log is shown, through a file and back; of one by these rules the game itself', async () => {
  const { entry, record } = await played();
  const told = parseRecord(formatRecord({ ...withLog(entry, record, 'zh'), rules: '0' }));
  expect(summaryOf(entry, told).legacy).toEqual({ old: '0', now: entry.game.rules, lines: told.log });
  expect(summaryOf(entry, { ...record, rules: '0' }).legacy?.lines).toEqual([]); // kept without one
  expect(summaryOf(entry, record).legacy).toBeNull();
});
