import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { filesIn, folder } from './command-line.ts';
import { kept, layOut, type Played, PROGRAMS } from './programs.ts';
import { Window } from './window.ts';

const ANSWERS = 3;

/** Waits until the program has given its file back, which is the last thing it does. */
async function ended(cwd: string, { record }: Played): Promise<void> {
  while (existsSync(join(cwd, `.${record}.lock`))) await sleep(5);
}

const SCREEN: Played = { ...(PROGRAMS['play'] as Played), args: ['play', 'thrones', '--seed', '7'] };

test.each([...Object.entries(PROGRAMS), ['play on a screen', SCREEN] as const])(
  'the window of %s is closed in mid-game: nothing is lost, the program ends',
  async (_name, program) => {
    const cwd = folder();
    layOut(cwd);
    const window = new Window(program.args, cwd);
    await window.opened();
    for (const line of program.before) await window.type(line);
    for (let i = 0; i < ANSWERS; i++) await window.type(program.answer);
    const before = kept(program, cwd);
    await window.close();
    await ended(cwd, program);
    expect(before).toBeGreaterThanOrEqual(ANSWERS - 1); // a hand to be discarded takes more than one number
    expect(kept(program, cwd)).toBe(before);
    expect(filesIn(cwd).filter((file) => /part|lock/.test(file))).toEqual([]);
  },
);

test.each(['play', 'sorcery', 'thrones FILE', 'ltk'])('a line and Ctrl-D at once, typed into %s', async (name) => {
  const program = PROGRAMS[name] as Played;
  const cwd = folder();
  layOut(cwd);
  const window = new Window(program.args, cwd);
  await window.opened();
  for (const line of program.before) await window.type(line);
  const status = await window.last(`${program.answer}\r\u0004`);
  expect(window.printed).not.toContain('bug');
  expect(status).toBe(name === 'sorcery' ? 0 : 2);
  expect(kept(program, cwd)).toBe(1);
});
