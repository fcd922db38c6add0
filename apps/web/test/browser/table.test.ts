import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });
const GAMES = ['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'];

/** A table of this game, laid by somebody in a hurry. */
async function sit(page: Page, game: string): Promise<void> {
  await startGame(page, game);
  await page.locator('.table[data-asked=true]').waitFor();
}

/** How much has happened. */
const lengthOf = (page: Page): Promise<number> => page.locator('.log li').count();

test('a reload in mid-game goes on with the same question', async () => {
  const { page } = await visit();
  await sit(page, 'thrones');
  await playByKeys(page, 2, 5);
  await page.locator('.table[data-asked=true]').waitFor();
  await page.keyboard.press('Escape'); // a card that was picked is put back; what is picked is not kept
  const before = [await lengthOf(page), await page.locator('.status').textContent()];
  await page.reload();
  await page.locator('.table[data-asked=true]').waitFor();
  await expect.poll(async () => [await lengthOf(page), await page.locator('.status').textContent()]).toEqual(before);
});

test('the language changes without a reload, and back', async () => {
  const { page } = await visit();
  await sit(page, 'sorcery');
  const english = await page.locator('.status').textContent();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: '中文' }).check();
  await expect.poll(() => page.locator('.status').textContent()).toMatch(/\p{Script=Han}/u);
  expect(await page.locator('.log li').first().textContent()).toMatch(/\p{Script=Han}/u);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect.poll(() => page.locator('.status').textContent()).toBe(english);
});

test.each(GAMES)('%s fits 360 by 740 pixels: nothing is scrolled but the hand', async (game) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await sit(page, game);
  for (let i = 0; i < 4; i++) {
    const { wide, high } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { wide: scrollWidth, high: scrollHeight };
    });
    expect(wide).toBeLessThanOrEqual(360);
    expect(high).toBeLessThanOrEqual(740);
    await playByKeys(page, 3, 2);
  }
});

test('ten seats at 360 pixels', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await startGame(page, 'ltk-identity', { seats: 10 });
  await page.locator('.table[data-others="9"]').waitFor();
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 4, 6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await page.locator('.others .seat').count()).toBe(9);
});

test('dark and light are what was set, whatever the system says', async () => {
  const { page } = await visit({ colorScheme: 'light', before: hurried('en', 'dark') });
  await sit(page, 'thrones');
  const lightness = await page.evaluate(() => {
    const [, r = '0', g = '0', b = '0'] = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).color) ?? [];
    return Number(r) + Number(g) + Number(b);
  });
  expect(lightness).toBeGreaterThan(500); // light ink
});

test('after the first load a game is played to its end without a network', async () => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await sit(page, 'thrones');
  await playByKeys(page, 5);
  await page.locator('.ending').waitFor();
});

test('a choice can be taken back, and the selection always', async () => {
  const { page } = await visit();
  await sit(page, 'thrones');
  const before = await page.locator('.hand .card').count();
  await page
    .locator('.hand .card.lit')
    .first()
    .click({ position: { x: 12, y: 30 } });
  expect(await page.locator('.thing.picked').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await page.locator('.thing.picked').count()).toBe(0);
  await playByKeys(page, 6, 2);
  await page.locator('.table[data-asked=true]').waitFor();
  const later = await lengthOf(page);
  await page.keyboard.press('u');
  await expect.poll(() => lengthOf(page)).toBeLessThan(later);
  expect(await page.locator('.hand .card').count()).toBeLessThanOrEqual(before);
});

test('what cannot be played says why', async () => {
  const { page } = await visit();
  await sit(page, 'thrones');
  const refused = page.locator('.hand .card[aria-disabled=true]').first();
  await refused.click({ position: { x: 12, y: 30 }, force: true });
  const said = await page.locator('.said').textContent();
  expect(said?.length).toBeGreaterThan(10);
  expect(await refused.textContent()).toContain(said);
});

test('any name in the log opens what it names', async () => {
  const { page } = await visit();
  await sit(page, 'thrones');
  await playByKeys(page, 7, 3);
  await page.locator('.log .named').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('.dialog .sheet-title').textContent()).toMatch(/[♠♥♦♣]/u);
  await page.keyboard.press('Escape');
});

test('keys are explained by ?', async () => {
  const { page } = await visit();
  await sit(page, 'thrones');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('.keys dt').count()).toBeGreaterThan(8);
});
