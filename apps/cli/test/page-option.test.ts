import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type PlayOptions, play } from '../src/commands/play.ts';
import { handOut } from '../src/games/thrones/hand-out.ts';
import { runHere } from './in-process.ts';
import { Page } from './page.ts';
import { Running } from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'index.html'), '<h1>Table</h1>');
let count = 0;
const scratch = (name: string): string => join(folder, `${count++}-${name}`);

const games: Running[] = [];
const pages: Page[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  for (const game of games.splice(0)) {
    game.input.end();
    await game.over;
  }
});

function begin(id: string, given: Partial<PlayOptions>, isTerminal = false): Running {
  const options = { lang: 'en', set: [], page: true, seed: '7', as: '1', save: scratch('game.record'), ...given };
  const game = new Running(
    (terminal, around) => play(id, options, terminal, around),
    isTerminal,
    () => Promise.resolve(folder),
  );
  games.push(game);
  return game;
}

async function open(game: Running, id: string): Promise<Page> {
  await game.until('#/shared/');
  const page = await Page.reading(game.url, 'en', id);
  pages.push(page);
  return page;
}

test('a game half typed, half played in the browser is the game that is typed', async () => {
  const game = begin('thrones', { plain: true });
  const page = await open(game, 'thrones');
  const typed: string[] = [];
  for (let i = 0; !page.client.isOver; i++) {
    await page.until(({ client }) => client.asked !== null);
    const { n, decision } = page.client.asked as NonNullable<typeof page.client.asked>;
    const index = (i * 7) % decision.options.length;
    typed.push(String(index + 1));
    if (i % 2 === 0) page.choose([index]);
    else game.type(String(index + 1));
    await page.until(({ client }) => client.isOver || (client.asked !== null && client.asked.n !== n));
  }
  expect(await game.over).toBeNull();
  const alone = await runHere(
    ['play', 'thrones', '--seed', '7', '--as', '1', '--plain', '--save', scratch('typed.record')],
    `${typed.join('\n')}\n`,
  );
  expect(game.lines.filter((line) => !line.includes('#/shared/'))).toEqual(alone.stdout.trimEnd().split('\n'));
  expect(typed.length).toBeGreaterThan(10);
  expect(page.log.at(-1)).toBeDefined();
});

test('several cards, and none, are picked in the browser as they are typed', async () => {
  const game = begin('ltk-identity', { plain: true, seed: '3', as: '1' });
  const page = await open(game, 'ltk-identity');
  const picked = new Set<number>();
  for (let i = 0; i < 400 && !page.client.isOver && picked.size < 2; i++) {
    await page.until(({ client }) => client.isOver || client.asked !== null);
    const { asked } = page.client;
    if (asked === null) break;
    const { options, min, max } = asked.decision;
    const size = min === 0 ? 0 : Math.min(max, Math.max(min, 2));
    if (size !== 1) picked.add(size);
    const last = options.length - 1;
    page.choose(size === 1 ? [last] : Array.from({ length: size }, (_, index) => index));
    await page.until(({ client }) => client.isOver || (client.asked !== null && client.asked.n !== asked.n));
  }
  expect(picked.size).toBeGreaterThan(0);
  expect(game.said).not.toContain('refused');
  expect(game.lines.filter((line) => line.startsWith('> ')).length).toBeGreaterThan(3);
});

test('at a terminal the page is opened, and is played with the screen', async () => {
  const game = begin('thrones', {}, true);
  const page = await open(game, 'thrones');
  expect(game.opened).toEqual([game.url]);
  await page.until(({ client }) => client.asked !== null);
  const before = page.client.asked?.n;
  game.said = '';
  page.choose([0]);
  await page.until(({ client }) => client.asked !== null && client.asked.n !== before);
  await game.until('› You');
});

test('where two share the keyboard, the curtain is lifted in the browser as by Enter', async () => {
  const game = begin('thrones', { as: '1,2' }, true);
  const page = await open(game, 'thrones');
  const seen = new Set<number>();
  for (let i = 0; i < 6; i++) {
    await page.until(({ client }) => client.curtain !== null || client.asked !== null);
    const { curtain } = page.client;
    if (curtain !== null) {
      await game.until('Nobody else looks');
      game.said = '';
      if (i % 2 === 0) page.client.lift(curtain);
      else game.type('');
    }
    await page.until(({ client }) => client.asked !== null);
    const { n, decision } = page.client.asked as NonNullable<typeof page.client.asked>;
    seen.add(decision.seat);
    expect(page.client.viewer).toBe(decision.seat);
    await game.until('? help'); // the whole screen is drawn
    page.choose([decision.options.length - 1]);
    await page.until(({ client }) => client.curtain !== null || (client.asked !== null && client.asked.n !== n));
  }
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1]);
});

test('the hand-out’s program is shown too; --no-browser leaves the browser alone', async () => {
  const file = scratch('one.properties');
  writeFileSync(
    file,
    'seed=5\nwatchingTime=0\nplayers.0=human\nplayers.1=random\nplayers.2=random\nplayers.3=random\n',
  );
  const game = new Running(
    (terminal, around) => handOut(file, { lang: 'en', page: true, browser: false }, terminal, around),
    true,
    () => Promise.resolve(folder),
  );
  games.push(game);
  const page = await open(game, 'thrones');
  // To its end: of a game that is over nothing is left in the folder.
  while (!page.client.isOver) {
    await page.until(({ client }) => client.isOver || client.asked !== null);
    const before = page.client.asked?.n;
    page.choose([0]);
    await page.until(({ client }) => client.isOver || (client.asked !== null && client.asked.n !== before));
  }
  expect(await game.over).toBeNull();
  expect([game.opened, game.lines.includes('Seed = 5')]).toEqual([[], true]);
});

test('a port that is taken is refused in one line, and the game’s file is free again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const save = scratch('free.record');
  const game = begin('thrones', { port: String(port), save });
  const error = await game.over;
  expect([error?.message, game.said]).toEqual([`port ${port} is in use; say --port ${port + 1}`, '']);
  other.close();
  expect((await runHere(['play', 'thrones', '--seed', '7', '--plain', '--save', save], 'quit\n')).stderr).toBe('');
});

test.each([
  [['play', 'thrones', '--port', '3000'], '--port is for the picture: say --page too'],
  [['play', 'thrones', '--page', '--port', 'x'], '--port is "x"; it takes a whole number from 0 to 65535'],
  [['ltk', '--watch', '--page'], '--page is for playing: leave out --watch'],
])('%j is refused', async (args, says) => {
  expect(await runHere(args)).toMatchObject({ status: 2, stderr: expect.stringContaining(says), stdout: '' });
});
