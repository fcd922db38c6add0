import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { untilResult } from './battle.ts';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

/** Every state is taken to be looked at; `npm run pictures` takes those that the README shows, where it shows them. */
const SHOWN: ReadonlySet<string> = new Set([
  'ltk-identity-wide',
  'ltk-kingdoms-phone',
  'sorcery-wide',
  'sorcery-phone',
  'thrones-wide',
  'thrones-phone',
  'ltk-identity-dark',
  'ltk-identity-aimed',
  'thrones-battle',
]);
const README = process.env['PICTURES'];
const FOLDER = README ?? join(import.meta.dirname, '../../.cache/pictures');
const SIZES = { phone: [360, 740], tablet: [820, 1180], wide: [1440, 900] } as const;
const GAMES = { thrones: 4, sorcery: 2, 'ltk-identity': 5, 'ltk-kingdoms': 8 } as const;
const MADE: Readonly<Record<string, number>> = { thrones: 8 }; // choices until the picture: soon after that it is over
const USUALLY_MADE = 14;

const visit = visitsOf();
mkdirSync(FOLDER, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  if (README !== undefined && !SHOWN.has(name)) return;
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), quality: 84 });
}

/** A table with so many seats and this seed. */
async function openTable(page: Page, game: string, seats: number): Promise<void> {
  await startGame(page, game, { seats, seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
}

const sizes = Object.entries(SIZES);
const games = Object.entries(GAMES);

test('the first page', async () => {
  const { page } = await visit();
  await page.locator('.games').waitFor();
  for (const [name, [width, height]] of sizes) {
    await page.setViewportSize({ width, height });
    await shoot(page, `home-${name}`);
  }
  expect(await page.locator('.game').count()).toBe(4);
});

test.each(games)('%s', async (game, seats) => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: hurried() });
  await page.reload();
  await openTable(page, game, seats);
  await shoot(page, `${game}-wide-begin`);
  await playByKeys(page, 12, MADE[game] ?? USUALLY_MADE);
  await page.locator('.table').waitFor();
  for (const [name, [width, height]] of sizes) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(0, 0);
    await shoot(page, `${game}-${name}`);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await shoot(page, `${game}-grey`);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await context.addInitScript({ content: hurried('zh', 'dark') });
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.reload();
  await page.locator('.table').waitFor();
  await shoot(page, `${game}-dark`);
  expect(await page.locator('.status').textContent()).toMatch(/\p{Script=Han}/u);
});

/** A table at which what happens is shown. */
async function watchTable(game: string, seats: number): Promise<Page> {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: hurried().replace('instant', 'calm') });
  await page.reload();
  await openTable(page, game, seats);
  return page;
}

test('a card is aimed', async () => {
  const page = await watchTable('ltk-identity', 8);
  await page.locator('.offered .card').first().click();
  await page.keyboard.press('Enter');
  await page.locator('.table[data-cue=use] .stroke.aimed').first().waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, 'ltk-identity-aimed');
  expect(await page.locator('.seat.target').count()).toBeGreaterThan(0);
});

test.each(games)('the gallery and the rules of %s', async (game) => {
  const { page, context } = await visit();
  await context.addInitScript({ content: hurried() });
  for (const [name, [width, height]] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto(`${inject('site')}/#/cards/${game}`);
    await page.reload();
    await page.locator('.pieces a').first().waitFor();
    await shoot(page, `${game}-gallery-${name}`);
    await page.goto(`${inject('site')}/#/rules/${game}`);
    await page.locator('.chapters').waitFor();
    await shoot(page, `${game}-rules-${name}`);
  }
  expect(await page.locator('.chapters section').count()).toBeGreaterThan(6);
});

test.each(games)('the lesson of %s', async (game) => {
  const { page, context } = await visit();
  await context.addInitScript({ content: hurried() });
  for (const [name, [width, height]] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto(`${inject('site')}/#/learn/${game}`);
    await page.reload();
    await page.locator('.table[data-asked=true]').waitFor();
    await page.keyboard.press('.');
    await page.locator('.veil').waitFor();
    await page.mouse.move(0, 0);
    await shoot(page, `${game}-lesson-${name}`);
  }
  expect(await page.locator('.coach-does').count()).toBe(1);
});

test('a battle', async () => {
  const page = await watchTable('thrones', 4);
  await untilResult(page);
  await shoot(page, 'thrones-battle');
  expect(await page.locator('.lane.over').count()).toBe(2);
});
