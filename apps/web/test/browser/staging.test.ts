// What happens is shown step by step, on the page: it can be skipped, nothing is answered blindly, nothing waits for it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilResult } from './battle.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

/** Somebody who wants to see everything, and takes their time. */
const watching = (change: object = {}): string =>
  `if (location.protocol.startsWith('http')) localStorage.setItem('cardwright-settings', '${JSON.stringify({ language: 'en', motion: 'normal', pace: 'slow', knowsTable: true, ...change })}')`;

const QUICK_PHONE = { viewport: { width: 390, height: 844 }, before: watching({ pace: 'instant', motion: 'off' }) };
const visit = visitsOf({ before: watching() });

async function sit(page: Page, game: string, seats: number): Promise<void> {
  await startGame(page, game, { seats, seed: 7, ...(game === 'ltk-identity' ? {} : { here: [2] }) });
}

const asked = (page: Page): Promise<void> => page.locator('.table[data-asked=true]').waitFor();
const cue = (page: Page, kind: string): Promise<void> => page.locator(`.table[data-cue=${kind}]`).waitFor();

test('a card is aimed with a stroke, a key leads to the question and answers nothing', async () => {
  const { page } = await visit();
  await sit(page, 'ltk-identity', 5);
  await asked(page); // which hero
  await page.locator('.offered .card').first().click();
  await page.locator('.actions .button.main').click();
  await cue(page, 'use');
  const log = page.locator('.log li');
  const told = await log.count();
  expect(await page.locator('.table').getAttribute('data-asked')).toBe('false');
  await page.keyboard.press('Space');
  await asked(page);
  await expect.poll(() => log.count()).toBeGreaterThan(told);
  expect(await page.locator('.table').getAttribute('data-cue')).toBeNull();
  const question = await page.locator('.status').textContent();
  await page.waitForTimeout(300);
  expect(await page.locator('.status').textContent()).toBe(question);
});

test('a result stays until somebody goes on', async () => {
  const { page } = await visit({ before: watching({ pace: 'brisk', motion: 'off' }) });
  await sit(page, 'thrones', 4);
  await untilResult(page);
  const title = await page.locator('.result h2').textContent();
  await page.waitForTimeout(1500);
  expect(await page.locator('.result h2').textContent()).toBe(title);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.result').waitFor({ state: 'detached' });
});

test.each([
  ['ltk-identity', 8],
  ['thrones', 4],
  ['sorcery', 2],
])('on a phone, upright or on its side, nothing of %s covers what one acts with', async (game, seats) => {
  const { page } = await visit(QUICK_PHONE);
  await sit(page, game, seats);
  await asked(page);
  if (game === 'ltk-identity') {
    await page.locator('.offered .card').first().click();
    await page.locator('.actions .button.main').click();
    await asked(page);
  }
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const covered = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.actions .button, .actions .tool, .dock .portrait, .hand .card')];
      const seen = all.filter((each) => each.checkVisibility());
      const isCovered = (each: Element): boolean => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const x = Math.min((left + right) / 2, innerWidth - 2);
        const hand = each.closest('.hand')?.getBoundingClientRect();
        if (hand !== undefined && x >= hand.right) return false; // the hand goes on sideways
        const there = document.elementFromPoint(x, (top + bottom) / 2);
        return there === null || !(each.contains(there) || there.contains(each) || there.closest('.hand') !== null);
      };
      return seen.filter(isCovered).map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return `${each.className} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
      });
    });
    expect([width, covered]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.querySelectorAll('.hand .card').forEach((card) => card.remove())); // an empty hand
  const isFree = await page.evaluate(() => {
    const [button] = [...document.querySelectorAll('.actions .button, .actions .tool')].filter((each) =>
      each.checkVisibility(),
    );
    const { left, top, width, height } = (button as Element).getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null ? 'out of sight' : there.closest('.actions') !== null ? 'free' : there.className;
  });
  expect(isFree).toBe('free');
});

test('the log on a phone is closed by Escape, and by a button', async () => {
  const { page } = await visit(QUICK_PHONE);
  await sit(page, 'sorcery', 2);
  await asked(page);
  const log = page.locator('.log-place');
  await page.locator('.log-button').click();
  expect(await log.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await log.isVisible()).toBe(false);
  await page.locator('.log-button').click();
  await log.getByRole('button', { name: 'Close' }).click();
  expect(await log.isVisible()).toBe(false);
});
