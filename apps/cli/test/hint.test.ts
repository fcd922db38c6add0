import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, linesOf, typed } from './command-line.ts';
import { runHere } from './in-process.ts';

const GAME = ['play', 'thrones', '--as', '1', '--seed', '7', '--bots', 'smart'];

test('hint: up to three choices with their chances; why: what speaks against one of them', async () => {
  const save = ['--save', join(folder(), 'saved.record')];
  const { stdout, status } = await runHere([...GAME, ...save], typed('hint', 'why 2', 'quit'));
  expect(status).toBe(0);
  const [, hinted = '', asked = ''] = stdout.split(/^> (?:hint|why 2)$/m);
  const chances = (text: string): string[] => linesOf(text).filter((line) => /^ *\d+ % ±\d+ {2}\S/.test(line));
  expect(chances(hinted).length).toBeGreaterThanOrEqual(2);
  expect(chances(hinted).length).toBeLessThanOrEqual(3);
  expect(asked).toContain('you asked');
});

test('in Chinese', async () => {
  const save = ['--save', join(folder(), 'saved.record')];
  const { stdout } = await runHere([...GAME, '--lang', 'zh', ...save], typed('提示', '为什么 2', 'quit'));
  expect(stdout).toMatch(/明显最好|大概最好|相差无几/);
  expect(stdout).toContain('你问的');
});
