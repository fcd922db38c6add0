// One picture of everything a player meets besides the tables themselves: `npm run pictures` takes them, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { textOfRecord } from '../recorded.ts';
import { dice, hurried, keyFor, look, playByKeys } from './players.ts';
import { openSetup, startGame } from './start-game.ts';
import { tableServer } from './table-server.ts';
import { visitsOf } from './visit.ts';

const FOLDER = process.env['PICTURES'] ?? join(import.meta.dirname, '../../.cache/pictures');
const WIDE = { viewport: { width: 1440, height: 900 } };
const SMALL = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NARROW = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

const people = tableServer(5);
const visit = visitsOf();
const meet = visitsOf({}, people);
mkdirSync(FOLDER, { recursive: true });

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600); // what moves has come to rest
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), quality: 80 });
};

/** Somebody who has been here before, and is in a hurry. */
async function visitor(
  options: BrowserContextOptions,
  ...[language, theme]: Parameters<typeof hurried>
): Promise<Page> {
  const { page, context } = await visit(options);
  await context.addInitScript({ content: hurried(language, theme ?? 'light') });
  await page.reload();
  return page;
}

async function sit(page: Page, game: string, seats: number, seed = 7): Promise<void> {
  await startGame(page, game, { seats, seed });
  await page.locator('.table[data-asked=true]').waitFor();
}

/** Plays by keys until the table looks as wished. */
async function playUntil(page: Page, seed: number, isWished: () => Promise<boolean>): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < 3000; i++) {
    const seen = await look(page);
    if (seen.isOver) throw new Error(`the game of seed ${seed} is over and never came to that`);
    if (seen.isAsked && (await isWished())) return;
    if (seen.isAsked) await page.keyboard.press(keyFor(seen, roll));
    await page.waitForTimeout(10);
  }
}

test.each([
  ['ltk-identity', WIDE, 'lesson-ltk'],
  ['thrones', PHONE, 'lesson-thrones-phone'],
] as const)('the lesson of %s', async (game, size, name) => {
  const page = await visitor(size);
  await page.goto(`${inject('site')}/#/learn/${game}`);
  await page.locator('.table[data-asked=true]').waitFor();
  await page.keyboard.press('.');
  await page.locator('.veil').waitFor();
  await shoot(page, name);
  expect(await page.locator('.coach-does').count()).toBe(1);
});

test('what is at stake: somebody strikes you', async () => {
  const page = await visitor(WIDE);
  await page.goto(`${inject('site')}/#/learn/ltk-identity`);
  await page.locator('.table[data-asked=true]').waitFor();
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await playUntil(page, 5, async () => /strikes you/.test((await page.locator('.status').textContent()) ?? ''));
  await shoot(page, 'stakes');
  expect(await page.locator('.seat.near.target').count()).toBe(1);
});

test('Sorcery: what an attack will do, in its order', async () => {
  const page = await visitor(WIDE);
  await sit(page, 'sorcery', 2, 4);
  const aims = page.locator('.own .minions .card.lit');
  const foes = page.locator('.others .minions .card');
  await playUntil(page, 6, async () => (await aims.count()) > 1 && (await foes.count()) > 1);
  await aims.first().click();
  await page.locator('.others .minions .card.lit').first().click();
  await page.locator('.order li').nth(1).waitFor();
  await shoot(page, 'sorcery-order');
  expect(await page.locator('.actions .button.main').count()).toBe(1);
});

test('a hint', async () => {
  const page = await visitor(SMALL);
  await sit(page, 'ltk-identity', 5);
  await playUntil(page, 3, async () => (await page.locator('.hand .card.lit').count()) > 2);
  await page.keyboard.press('h');
  await page.locator('.hint-panel[aria-busy=false] li').first().waitFor();
  await shoot(page, 'hint');
  expect(await page.locator('.hinted').count()).toBeGreaterThan(0);
});

test.each([
  ['ltk-identity', 5, WIDE, 'ending-ltk'],
  ['thrones', 4, PHONE, 'ending-thrones-phone'],
] as const)('how %s ended', async (game, seats, size, name) => {
  const page = await visitor(size);
  await sit(page, game, seats);
  await playByKeys(page, 4);
  await page
    .locator('.turned [role=status]')
    .getByText(/Chance to win|never turned/)
    .waitFor();
  await shoot(page, name);
  expect(await page.locator('.chronicle li').count()).toBeGreaterThan(3);
});

test('a review, wide and on a phone', async () => {
  const page = await visitor({ ...WIDE });
  await page.goto(`${inject('site')}/#/replays`);
  const buffer = Buffer.from(await textOfRecord('ltk-identity'));
  await page.locator('input[type=file]').setInputFiles({ name: 'some.record', mimeType: 'text/plain', buffer });
  await page.locator('.table.watching').waitFor();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('.chance-chart > svg').waitFor();
  await shoot(page, 'review');
  await page.setViewportSize(PHONE.viewport);
  await shoot(page, 'review-phone');
  expect(await page.locator('.moment').count()).toBe(1);
});

test.each([
  ['#/lab', WIDE, 'lab', '.lab-figure, .figure, svg'],
  ['#/cards/ltk-identity', WIDE, 'gallery', '.pieces a'],
  ['#/puzzles/today', PHONE, 'puzzle-phone', '.table[data-asked=true]'],
  ['#/learn/sorcery/text', PHONE, 'text-table-phone', '.coach-does'],
] as const)('the page %s', async (at, size, name, there) => {
  const page = await visitor(size);
  await page.goto(`${inject('site')}/${at}`);
  await page.locator(there).first().waitFor();
  await shoot(page, name);
  expect(await page.locator('h1').count()).toBe(1);
});

test('the first page and the set-up', async () => {
  const page = await visitor(WIDE);
  await page.locator('.games').waitFor();
  await shoot(page, 'home');
  const setup = await openSetup(page, 'ltk-identity');
  await setup.locator('.setup-more > summary').click();
  await shoot(page, 'setup');
  expect(await setup.locator('input[name=seed]').count()).toBe(1);
});

test.each([
  ['ltk-identity', 8, NARROW, 'ltk-identity-narrow', 'zh'],
  ['ltk-identity', 8, LYING, 'ltk-identity-lying', 'en'],
  ['sorcery', 2, LYING, 'sorcery-lying', 'en'],
  ['thrones', 4, LYING, 'thrones-lying', 'en'],
  ['thrones', 4, SMALL, 'thrones-small', 'en'],
  ['ltk-kingdoms', 8, SMALL, 'ltk-kingdoms-small', 'en'],
] as const)('%s at %i seats, where there is little room', async (game, seats, size, name, language) => {
  const page = await visitor(size, language);
  await sit(page, game, seats);
  await playByKeys(page, 12, 6);
  await page.locator('.table[data-asked=true]').waitFor();
  await page.keyboard.press('Escape');
  await shoot(page, name);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test('people wait for each other, and what a rated game did', async () => {
  const { page, context } = await meet(WIDE);
  await context.addInitScript({ content: hurried('en', 'light') });
  await page.reload();
  await page.waitForLoadState('networkidle'); // the server has said who one is
  const setup = { game: 'thrones', seats: 4, options: {}, time: 'none', bots: ['random'] };
  const flags = { isPublic: true, isRated: true, isOpen: false };
  const answer = await context.request.post(`${people()}/api/tables`, { data: { ...setup, ...flags } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${people()}/#/at/${id}`);
  const start = page.getByRole('button', { name: 'Start now' });
  await start.waitFor();
  await shoot(page, 'waiting-room');
  await start.click();
  await playByKeys(page, 5);
  await page.locator('.rated .rating-now').waitFor();
  await shoot(page, 'ending-rated');
  await page.goto(`${people()}/#/ladder/thrones`);
  await page.locator('.ladder .own').waitFor();
  await shoot(page, 'ladder');
  expect(await page.locator('.own-standing').count()).toBe(1);
});
