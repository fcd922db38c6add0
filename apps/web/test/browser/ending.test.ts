import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf, textOfRecord } from '../recorded.ts';
import { wrongWith } from './axe.ts';
import { hurried } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried('en', 'light') });

/** Opens a game that was played, and how it ended. */
async function ended(game: string, seats: number, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await visit({ viewport, at: '#/replays' });
  const buffer = Buffer.from(await textOfRecord(game, seats));
  await page.locator('input[type=file]').setInputFiles({ name: 'some.record', mimeType: 'text/plain', buffer });
  await page.locator('.table.watching').waitFor();
  await page.getByRole('button', { name: 'How it ended' }).click();
  await page.locator('.chronicle').waitFor();
  return page;
}

const isCutOff = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('.ending') as HTMLElement;
    return scrollWidth > clientWidth;
  });

/** A dotted line from killer to killed for every kill, and the same in words. */
async function expectKills(page: Page): Promise<void> {
  const fates = await page.locator('.chronicle .fate').allInnerTexts();
  const killed = fates.filter((fate) => fate.startsWith('killed by')).length;
  expect(killed).toBeGreaterThan(0);
  expect(await page.locator('.lines .kill').count()).toBe(killed);
  expect(await page.locator('.lines .death').count()).toBe(fates.filter((fate) => !fate.startsWith('alive')).length);
  expect(await page.locator('.chronicle .role').count()).toBe(fates.length);
}

test.each([
  ['ltk-identity', 5, 5],
  ['sorcery', 2, 2],
  ['thrones', 4, 6],
])('%s: everybody with what became of them, and where it turned', async (game, seats, rows) => {
  const page = await ended(game, seats, { width: 1440, height: 900 });
  expect(await page.locator('.chronicle li').count()).toBe(rows);
  await page
    .locator('.turned [role=status]')
    .getByText(/Chance to win|never turned/)
    .waitFor();
  expect(await page.locator('.lines .turning').count()).toBe(await page.locator('.turned li').count());
  if (game === 'ltk-identity') {
    await expectKills(page);
    expect(await wrongWith(page)).toEqual([]);
  }
  expect(await isCutOff(page)).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('.chronicle.narrow').waitFor();
  expect(await isCutOff(page)).toBe(false);
  const [row, button] = [page.locator('.ending .row'), page.locator('.ending .row > *').first()];
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf(button)).toBeLessThan(await bottomOf(row)); // nothing of it is cut off below
});

test('the ways on: review, what to share, another game, and back to the replay; in their order', async () => {
  const page = await ended('sorcery', 2, { width: 1280, height: 720 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const names = await page.locator('.ending nav').locator('a, button').allInnerTexts();
  expect(names).toEqual(['Review', 'Share', 'Other game', 'Watch the replay']);
  expect(await page.locator('.ending nav a').first().getAttribute('href')).toMatch(/^#\/review\/\w+$/);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { outcome } = await recordOf('sorcery', 2);
  expect(copied).toContain(outcome === 'p1' ? 'You win against' : 'You lose against');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.locator('.ending').waitFor({ state: 'detached' });
});
