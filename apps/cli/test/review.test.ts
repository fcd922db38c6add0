import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord } from '@cardwright/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

const CHOICES = 6;

let [path, here] = ['', ''];

/** The beginning of a game of bots: a review of all of it would take its time. */
beforeAll(async () => {
  here = folder();
  const whole = join(here, 'whole.record');
  await runHere(['watch', 'thrones', '--seed', '3', '--bots', 'greedy', '--save', whole]);
  const record = parseRecord(readFileSync(whole, 'utf8'));
  path = join(here, 'game.record');
  writeFileSync(path, formatRecord({ ...record, choices: record.choices.slice(0, CHOICES), outcome: null }));
});

const review = (...args: string[]) => runHere(['review', path, '--depth', 'quick', '--threads', '1', ...args]);

test('says how the chances went, which choices mattered, and what was luck', async () => {
  const { status, stdout, stderr } = await review('--seat', '1');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = linesOf(stdout);
  expect(lines[0]).toBe('Thrones, 3 · Player 1');
  expect(lines).toContain('Chance to win');
  expect(lines.filter((line) => /^Player \d, Player \d +\d+ % +[▁▂▃▄▅▆▇█]+ +\d+ %$/.test(line))).toHaveLength(2);
  expect(stdout).toMatch(/^Choices that mattered: \d of \d$/m);
  expect(stdout).toMatch(/^Your choices +[+−]\d+ ±\d+$/m);
});

test('in Chinese too, and in plain letters', async () => {
  const { stdout } = await review('--lang', 'zh', '--ascii');
  expect(stdout).toMatch(/^运气与技术$/m);
  expect(stdout).not.toMatch(/[▁▂▃▄▅▆▇█]/);
});

test('the same with two threads, as JSON', async () => {
  const [one, two] = [await review('--json'), await review('--json', '--threads', '2')];
  expect(two).toEqual(one);
  const { steps, seat, depth } = JSON.parse(one.stdout);
  expect({ steps: steps.length, seat, depth }).toEqual({ steps: CHOICES, seat: 0, depth: 'quick' });
});

describe('refuses', () => {
  test.each([
    [['--seat', '5'], '--seat is "5"; it takes a whole number from 1 to 4'],
    [['--depth', 'low'], 'the depth is "low"; it takes quick, usual or deep'],
    [['--threads', '0'], '--threads is "0"; it takes a whole number from 1 to 256'],
  ])('%j', async (args, problem) => {
    const { status, stderr } = await review(...args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${problem}\n` });
  });

  test('a record in which nothing was chosen', async () => {
    const empty = join(here, 'empty.record');
    writeFileSync(empty, formatRecord({ ...parseRecord(readFileSync(path, 'utf8')), choices: [] }));
    const { status, stderr } = await runHere(['review', empty]);
    expect(status).toBe(2);
    expect(stderr).toContain('holds no choices: there is nothing to review');
  });
});
