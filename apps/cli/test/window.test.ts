import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { filesIn, folder } from './command-line.ts';
import { kept, layOut, type Played, PROGRAMS } from './programs.ts';
import { Window } from './window.ts';

const ANSWERS = 3;

/** Waits until the program has given its file back, which is the last thing it does. */
async function ended(cwd: string, { record }: Played): Promise<void> {
  while (existsSync(join(cwd, `.${record}.lock`))) await sleep(5);
}

const SCREEN: Played = { ...(PROGRAMS['play'] as Played), args: ['play', 'thrones', '--as', '1', '--seed', '7'] };

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

describe('watchingTime', () => {
  const AN_HOUR = 3_600_000;
  const FOUGHT = /^piles\[1\] is Attack/gm;

  const watched = (): Window => {
    const cwd = folder();
    const players = [0, 1, 2, 3].map((seat) => `players.${seat}=random\n`);
    writeFileSync(join(cwd, 'watched.properties'), `seed=30006\nwatchingTime=${AN_HOUR}\n${players.join('')}`);
    return new Window(['thrones', 'watched.properties'], cwd);
  };

  test('is waited once for each of the six plays, and Enter goes on', async () => {
    const window = watched();
    for (let play = 1; play <= 6; play++) {
      await window.typeAfter(FOUGHT, play, '\r');
      expect(window.printed.match(FOUGHT)).toHaveLength(play);
    }
    expect(await window.over()).toBe(0);
  });

  test('holds up nobody who wants to leave', async () => {
    const window = watched();
    await window.typeAfter(FOUGHT, 1, '\u0003');
    expect(await window.over()).toBe(130);
    expect(window.printed.match(FOUGHT)).toHaveLength(1);
  });
});
