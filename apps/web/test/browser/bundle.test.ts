import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hurried } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const HOME_CODE = 120; //    kB gzip, until a game can be chosen
const CODE = 350; //         kB gzip, from the address to the first decision of a game: page, worker, rules, bots; the weights of Three Kingdoms come later, when a bot first searches
const HOME_FONTS = 150; //   kB, in English: a few Chinese characters are no reason for a thousand
const FIRST_LOAD = 1500; //  kB, with the fonts

const visit = visitsOf();
const folder = join(inject('dist'), 'assets');
const files = readdirSync(folder);
const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const weigh = (file: string): number => {
  const path = join(folder, file);
  return file.endsWith('.woff2') ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
};
const sizeOf = (names: Iterable<string>, pattern: RegExp): number =>
  kB(sum([...names].filter((file) => pattern.test(file)).map(weigh)));

/** The files of the page that are asked for from now on, by the page and its workers. */
function loadedBy(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.context().on('request', (request) => {
    const name = basename(new URL(request.url()).pathname);
    if (files.includes(name)) loaded.add(name);
  });
  return loaded;
}

test.each(['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'])('what a visit loads to play %s', async (game) => {
  const { page } = await visit();
  const loaded = loadedBy(page);
  await page.context().addInitScript({ content: hurried() });
  await page.reload();
  await page.locator('.games').waitFor();
  const home = sizeOf(loaded, /\.(js|css)$/);
  await startGame(page, game);
  await page.locator('.table[data-asked=true]').waitFor();
  const code = sizeOf(loaded, /\.(js|css)$/);
  await page.evaluate(() => document.fonts.ready);
  const english = sizeOf(loaded, /\.woff2$/); //     heroes and cards show their Chinese names in English too
  const all = sizeOf(files, /\.woff2$/);
  console.log(`home ${home} kB, ${game} ${code} kB gzip; fonts ${english} kB in English, ${all} kB at most`);
  expect(home).toBeGreaterThan(50); // it was seen at all
  expect(code).toBeGreaterThan(home);
  expect(home).toBeLessThan(HOME_CODE);
  expect(code).toBeLessThan(CODE);
  expect(code + all).toBeLessThan(FIRST_LOAD);
});

test('the first page loads the few characters it shows', async () => {
  const { page } = await visit();
  const loaded = loadedBy(page);
  await page.reload();
  await page.locator('.games').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const fonts = sizeOf(loaded, /\.woff2$/);
  console.log(`fonts of the first page ${fonts} kB`);
  expect(fonts).toBeGreaterThan(50); // they were seen at all
  expect(fonts).toBeLessThan(HOME_FONTS);
});

test('the settings come when they are wanted, by keyboard too, and give the focus back', async () => {
  const { page } = await visit();
  const loaded = loadedBy(page);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.popup :focus, .popup:focus').waitFor();
  expect([...loaded].filter((file) => file.startsWith('settings-popover')).length).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.popup').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('all that is built is code or a font', () => {
  expect(files.filter((file) => !/\.(js|css)(\.br|\.gz)?$|\.woff2$/.test(file))).toEqual([]);
});

test('the licences of all code in the page come with it', () => {
  const licences = readFileSync(join(inject('dist'), 'third-party-licences.txt'), 'utf8');
  const named = [...licences.matchAll(/^## (\S+) - \S+ \(/gm)].map(([, name]) => name);
  for (const name of ['@base-ui/react', 'idb', 'qr', 'react', 'react-dom', 'scheduler', 'zustand'])
    expect(named).toContain(name);
  expect(
    licences.match(/Permission (is hereby granted|to use, copy)|Grant of Copyright License/g)?.length,
  ).toBeGreaterThanOrEqual(named.length);
});

test('the page has no script but its files', () => {
  const html = readFileSync(join(inject('dist'), 'index.html'), 'utf8');
  expect(html.match(/<script(?![^>]* src=)/g)).toBeNull();
  expect(html).not.toMatch(/ on\w+=|javascript:|<style| style=/);
});
