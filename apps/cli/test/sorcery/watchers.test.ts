import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { EventLog } from '../../src/games/sorcery/event-log.ts';
import { NOT_THERE, NOWHERE } from '../command-line.ts';
import { file, run, scratch, tested } from './harness.ts';
import { twoPeople } from './two-people.ts';

const CARDS = 'Air Elemental|Unsummon|Giant Strength|Recharge|Dark Ritual|Novice Pyromancer';
const TYPED = 'play 1|play 2 1 1|end|play 1|end|attack 1 1|end';

const isTold = (line: string): boolean => !/^(\S+> |Name of|Type help|The input)/.test(line);

test('an event log beside the terminal has a line for each thing everybody saw', async () => {
  const log = scratch('game.log');
  const { lines } = await tested(CARDS, TYPED, { log, dump: false, seed: '1' });
  const logged = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(logged[0]).toBe('Sorcery (f2020), seed 1: Bjarne (1000) against Linus (1000).');
  expect(logged).toEqual(lines.filter((line) => isTold(line) && line !== ''));
});

test('the terminal says the same with a log and without', async () => {
  const options = { dump: true, seed: '1' };
  const without = await tested(CARDS, TYPED, options);
  const beside = await tested(CARDS, TYPED, { ...options, log: scratch('game.log') });
  expect(beside.lines).toEqual(without.lines);
});

test('two watchers of one match hear the same, and either can do without the other', () => {
  const play = (listeners: readonly ((line: string) => void)[]): void => {
    const table = twoPeople(3, { testing: true });
    for (const listener of listeners)
      table.watch('public', (message) => {
        for (const event of message.type === 'told' ? (message.events ?? []) : []) listener(JSON.stringify(event));
      });
    table.begin();
    for (let i = 0; i < 50 && table.client.asked !== null; i++)
      table.client.choose([(i * 7) % table.client.asked.decision.options.length]);
  };
  const [one, other, alone]: [string[], string[], string[]] = [[], [], []];
  play([(line) => one.push(line), (line) => other.push(line)]);
  play([(line) => alone.push(line)]);
  expect(one.length).toBeGreaterThan(50);
  expect(other).toEqual(one);
  expect(alone).toEqual(one);
});

test('a log shows nobody’s hidden cards, and what was in the file stays there', async () => {
  const log = file('game.log', 'what was there before\n');
  await run('Bjarne|end|end', { p2: 'simple', log, seed: '2', dump: false });
  const logged = readFileSync(log, 'utf8').split('\n');
  expect(logged[0]).toBe('what was there before');
  expect(logged.filter((line) => line.includes(' draws '))).not.toEqual([]);
  for (const line of logged) expect(line).not.toMatch(/ draws (?!a card)| is dealt (?!5 cards)/);
});

test('one player at the keyboard sees the own cards drawn, and not the bot’s', async () => {
  const { lines } = await run('Bjarne|end|end', { p2: 'simple', seed: '2', dump: false });
  expect(lines.some((line) => /^Bjarne is dealt (?!5)/.test(line))).toBe(true);
  expect(lines).toContain('simple is dealt 5 cards');
});

test('a log that cannot be opened is refused before anything is asked', async () => {
  const path = join(scratch('nowhere'), 'game.log');
  expect(() => new EventLog(path)).toThrow(`${path} cannot be written: there is no folder ${dirname(path)}`);
  const { error, lines } = await run('Bjarne|Linus', { log: path });
  expect(error?.message).toBe(`${path} cannot be written: there is no folder ${dirname(path)}`);
  expect(lines).toEqual([]);
  expect(() => new EventLog(`${NOWHERE}.log`)).toThrow(NOT_THERE);
});
