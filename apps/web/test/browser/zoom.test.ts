// A wide screen at twice its size: half as many pixels each way, twice as fine. Nothing is cut off, nothing covered.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried('en', 'light') });
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

/** What can be touched and is covered whole by something else, or lies out of reach however one scrolls. */
const outOfReach = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((place) => {
    const said = (thing: Element): string => (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim();
    return [...document.querySelectorAll<HTMLElement>(`${place} :is(button, a, input, .card)`)].flatMap((thing) => {
      if (!thing.checkVisibility() || thing.closest('[inert], .for-ears, .skip, dialog') !== null) return [];
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const along = [0.04, 0.25, 0.5, 0.75, 0.96];
      const isHit = along.some((down) =>
        along.some((across) => {
          const hit = document.elementFromPoint(left + across * (right - left), top + down * (bottom - top));
          return hit !== null && thing.contains(hit);
        }),
      );
      return isHit ? [] : [said(thing)];
    });
  }, within);

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function open(page: Page): Promise<void> {
  await page.locator('.games').waitFor();
}

test('the first page', async () => {
  const { page } = await visit(ZOOMED);
  await open(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await outOfReach(page, 'body')).toEqual([]);
});

test.each([
  ['ltk-identity', 8],
  ['ltk-kingdoms', 5],
  ['sorcery', 2],
])('the table of %s', async (game, seats) => {
  const { page } = await visit(ZOOMED);
  await open(page);
  await startGame(page, game, { seats, seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 12, 6);
  await page.locator('.table[data-asked=true]').waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await outOfReach(page, '.table')).toEqual([]);
});

test('the table of thrones, and how it ended', async () => {
  const { page } = await visit(ZOOMED);
  await open(page);
  await startGame(page, 'thrones', { seats: 4, seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
  expect(await isTooWide(page)).toBe(false);
  expect(await outOfReach(page, '.table')).toEqual([]);
  await playByKeys(page, 9);
  await page
    .locator('.turned [role=status]')
    .getByText(/Chance to win|never turned/)
    .waitFor();
  expect(await page.locator('.ending').evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
  expect(await outOfReach(page, '.ending')).toEqual([]);
});

test('ten at a small phone on its side: everybody’s life is read whole, and nothing lies on it', async () => {
  const { page } = await visit({ viewport: { width: 667, height: 375 }, isMobile: true, hasTouch: true });
  await open(page);
  await startGame(page, 'ltk-kingdoms', { seats: 10, seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 12, 6);
  await page.locator('.table[data-asked=true]').waitFor();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.far .counted')].filter((life) => {
      const { left, right, top, bottom } = life.getBoundingClientRect();
      return [left + 1, right - 1].some((x) => !life.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    }),
  );
  expect(await page.locator('.far .counted').count()).toBe(9);
  expect(covered).toHaveLength(0);
});
