import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childSeed, formatDigest, parseRecord, replay } from '@cardwright/engine';
import { simulate } from '@cardwright/lab';
import { botOf } from '@cardwright/players';
import { expect, test } from 'vitest';
import { entryOf } from '../src/registry.ts';
import { filesIn, folder, interrupted, linesOf, run } from './command-line.ts';
import { runHere } from './in-process.ts';

const WATCH = ['watch', 'thrones', '--bots', 'smart,simple,L3,random'];

test('the same seed gives the same text, here and in another process', async () => {
  const here = await runHere([...WATCH, '--seed', '12']);
  expect(here).toMatchObject({ status: 0, stderr: '' });
  expect(await run([...WATCH, '--seed', '12'])).toEqual(here);
  expect((await runHere([...WATCH, '--seed', '13'])).stdout).not.toBe(here.stdout);
});

test('everything can be seen: who plays, all hands, six battles, the score', async () => {
  const { stdout } = await runHere([...WATCH, '--seed', '12']);
  const lines = linesOf(stdout);
  expect(lines[1]).toBe('At the table: Duanmu (Fair), Tantai (Easy), Linghu (Hard), Murong (Random).');
  const hands = lines.slice(2, 6);
  expect(hands.map((line) => line.slice(0, 10))).toEqual([' Duanmu   ', ' Tantai   ', ' Linghu   ', ' Murong   ']);
  const cards = hands.flatMap((line) => line.match(/[♠♥♦♣](10|[2-9JQK])/g) ?? []);
  expect(new Set(cards).size).toBe(48);
  expect(lines.filter((line) => line.startsWith('Battle: '))).toHaveLength(6);
  const scores = /^Result: .+; score (\d+) to (\d+); \d+ choices; seed 12$/.exec(lines.at(-1) ?? '');
  expect(Number(scores?.[1]) + Number(scores?.[2])).toBe(84);
});

test('without a seed one is made up and printed; with it the game can be seen again', async () => {
  const { stdout } = await runHere(WATCH);
  const [, seed = ''] = /^Thrones, seed (\d+)\.$/.exec(linesOf(stdout)[0] ?? '') ?? [];
  expect((await runHere([...WATCH, '--seed', seed])).stdout).toBe(stdout);
});

test('how long searchers think can be said, to everybody who watches', async () => {
  const args = ['watch', 'sorcery', '--bots', 'L3', '--seed', '3'];
  expect(await runHere([...args, '--think', '1ms'])).toMatchObject({ status: 0, stderr: '' });
  expect(await runHere([...args, '--think', 'long'])).toMatchObject({
    status: 2,
    stderr: '--think is "long"; it takes a time from 1ms to 600s, like 200ms or 1.5s\n',
  });
  const ltk = ['ltk', '--watch', '--seats', '2', '--bots', 'L3', '--seed', '3'];
  expect(await runHere([...ltk, '--think', '1ms'])).toMatchObject({ status: 0, stderr: '' });
});

test('in Chinese, and in plain letters', async () => {
  const zh = await runHere([...WATCH, '--seed', '12', '--lang', 'zh']);
  expect(linesOf(zh.stdout)[0]).toBe('王座，种子 12。');
  expect(linesOf(zh.stdout).at(-1)).toMatch(/^结果：.+；比分 \d+ 比 \d+；\d+ 次选择；种子 12$/);
  expect(zh.stdout).not.toMatch(/ lays | passes|undefined/);
  const { stdout } = await runHere([...WATCH, '--seed', '12', '--ascii']);
  expect(stdout).not.toMatch(/[^ -~\n]/);
});

test('options of the game are passed on, and the record is kept where it is asked for', async () => {
  const path = join(folder(), 'watched.record');
  await runHere([...WATCH, '--seed', '130006', '--set', 'shuffle=java', '--save', path]);
  const record = parseRecord(readFileSync(path, 'utf8'));
  expect(record).toMatchObject({
    seed: 130006,
    options: { shuffle: 'java' },
    players: ['smart', 'simple', 'greedy', 'random'],
  });
  expect(record.choices[0]?.seat).toBe(3);
});

test.each([[true], [false]])(
  'Ctrl-C while a bot thinks keeps the game where that was asked for: %s',
  async (isAsked) => {
    const cwd = folder();
    const args = ['watch', 'sorcery', '--bots', 'L5,L1', '--think', '600s', '--seed', '5'];
    const { stderr } = await interrupted([...args, ...(isAsked ? ['--save', 'w.record'] : [])], cwd);
    const said = 'Saved in w.record; to resume: npx cardwright play --resume w.record\n';
    expect([stderr, filesIn(cwd)]).toEqual(isAsked ? [said, ['w.record']] : ['', []]);
  },
);

test('a game of a simulation can be watched', async () => {
  const path = join(folder(), 'watched.record');
  const entry = entryOf('thrones');
  const seed = childSeed(99, 4); // game number 4 of `sim --seed 99`
  await runHere(['watch', 'thrones', '--bots', 'smart', '--seed', `${seed}`, '--save', path]);
  const match = replay(entry.game, parseRecord(readFileSync(path, 'utf8')));
  const bots = Array.from({ length: 4 }, () => botOf(entry, 'smart'));
  const tally = await simulate(entry.game, bots, { games: 5, seats: 4, seed: 99, options: {} }, { from: 4, to: 5 });
  expect(formatDigest(match.digest())).toBe(formatDigest(tally.digests[0] as number));
});

test('colours only where they are wanted', async () => {
  const isColoured = async (env: Record<string, string>): Promise<boolean> =>
    (await run([...WATCH, '--seed', '12'], { env })).stdout.includes('\u001B[');
  expect(await isColoured({})).toBe(false);
  expect(await isColoured({ FORCE_COLOR: '1' })).toBe(true);
  expect(await isColoured({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
});

test('the roles of Three Kingdoms are told from the start, in both languages', async () => {
  const second = async (...more: string[]): Promise<string | undefined> =>
    linesOf((await runHere(['watch', 'ltk-identity', '--seats', '3', '--seed', '3', ...more])).stdout)[2];
  expect(await second()).toMatch(/^ Duanmu Lord · Puyang (Rebel|Spy) · Gongye (Rebel|Spy)$/);
  expect(await second('--lang', 'zh')).toMatch(/^ \S+ 主公 · \S+ (反贼|内奸) · \S+ (反贼|内奸)$/);
});

test('who watches Three Kingdoms is told how endangered the Spy is, whenever that changes; who plays is not', async () => {
  const told = async (command: string, ...more: string[]): Promise<string[]> => {
    const { stdout } = await runHere([command, 'ltk-identity', '--seats', '5', '--seed', '3', ...more]);
    return linesOf(stdout).filter((line) => /^(Risk level|内奸的危险程度)/.test(line));
  };
  const lines = await told('watch');
  expect(lines[0]).toBe('Risk level of the Spy: 0 (the Lord has 5 life left)');
  expect(new Set(lines).size).toBeGreaterThan(3);
  for (const [i, line] of lines.entries()) {
    const [level, life] = (line.match(/\d+/g) as string[]).map(Number) as [number, number];
    expect(level + life).toBe(5);
    expect(line).not.toBe(lines[i - 1]);
  }
  expect((await told('watch', '--lang', 'zh'))[0]).toBe('内奸的危险程度：0（主公剩 5 点体力）');
  expect(await told('play', '--save', join(folder(), 'played.record'))).toEqual([]);
});
