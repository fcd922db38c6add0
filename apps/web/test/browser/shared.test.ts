import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { visitsOf } from './visit.ts';

const LAUNCHER = join(import.meta.dirname, '..', '..', '..', 'cli', 'bin', 'cardwright.mjs');
const visit = visitsOf();

/** Sorcery in a terminal, with its picture. */
class Terminal {
  readonly #child: ChildProcessWithoutNullStreams;
  said = '';

  constructor(folder: string) {
    const words = ['sorcery', '-graphics', '-testing', '--elo-store', join(folder, 'ratings.json')];
    this.#child = spawn(process.execPath, [LAUNCHER, ...words]);
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.#child.stdin.write(`${line}\n`);
  }

  async until(said: string): Promise<void> {
    await expect.poll(() => this.said).toContain(said);
  }

  get url(): string {
    return /http:\S+/.exec(this.said)?.[0] ?? '';
  }

  end(): void {
    this.#child.stdin.end();
  }
}

async function begun(): Promise<Terminal> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-terminal-'));
  const terminal = new Terminal(folder);
  onTestFinished(() => {
    terminal.end();
    rmSync(folder, { recursive: true });
  });
  terminal.type('Bjarne', 'Linus');
  await terminal.until('Bjarne> ');
  return terminal;
}

test('a game in the terminal goes on in the browser and back; who quits there is named here', async () => {
  const terminal = await begun();
  const { page, faults } = await visit({ serviceWorkers: 'allow' });
  await page.goto(terminal.url);
  await page.getByRole('status').getByText('Bjarne').waitFor();
  terminal.type('play 2');
  await page.getByText('Bjarne plays Earth Elemental').first().waitFor();
  await page.keyboard.press('e');
  await terminal.until('Linus> ');
  await page.getByRole('status').getByText('Linus').waitFor();
  expect(await page.getByRole('button', { name: /Hint|Take back/ }).count()).toBe(0);
  await page.reload();
  await page.getByText('Bjarne plays Earth Elemental').first().waitFor();
  terminal.type('quit');
  await page.getByText('Linus quits: nobody wins.').waitFor();
  expect(faults).toEqual([]);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByText('Play now').first().waitFor();
  await page.getByText('offline too').waitFor(); // whoever served the page went with the terminal
  expect(await page.getByRole('button', { name: 'With friends' }).count()).toBe(0);
  faults.length = 0; // the browser says so as well
});

test('a game that is won is kept, and can be watched again', async () => {
  const terminal = await begun();
  const { page } = await visit({ serviceWorkers: 'allow' });
  await page.goto(terminal.url);
  await page.getByRole('status').getByText('Bjarne').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null); // it has kept all it needs: the server ends with the game
  terminal.type('play 2', 'end', ...Array.from({ length: 5 }, () => ['end', 'attack 1', 'end']).flat());
  await page.getByRole('status').getByText('Bjarne wins.').waitFor();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.locator('.watching').waitFor();
  expect(page.url()).toContain('#/r/');
});

test('an address nobody serves a game at says so', async () => {
  const terminal = await begun();
  const { page, faults } = await visit({ serviceWorkers: 'allow' });
  await page.goto(terminal.url.replace(/\w{4}$/, 'ffff'));
  await page.getByRole('button', { name: 'Connect again' }).waitFor();
  expect(faults.splice(0).every((fault) => fault.includes('WebSocket'))).toBe(true);
});
