import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried('en', 'light') });

test('a hint: up to three options with their chances, and why not another', async () => {
  const { page } = await visit();
  await startGame(page, 'thrones', { seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.keyboard.press('h');
  const panel = page.locator('.hint-panel');
  await panel.waitFor();
  const options = await panel.locator('li').allTextContents();
  expect(options.length).toBeGreaterThanOrEqual(2);
  expect(options.length).toBeLessThanOrEqual(3);
  for (const option of options) expect(option).toMatch(/\d+ % ±\d+/);
  const asked = panel.getByLabel('Why not this?');
  const all = await asked.locator('option:not([disabled])').allTextContents();
  const other = all.find((text) => !options.some((option) => option.includes(text))) as string;
  await asked.selectOption({ label: other });
  await panel.locator('li[aria-current=true]').getByText(other).waitFor();
  await expect.poll(() => panel.getAttribute('aria-busy')).toBe('false');
  expect(await panel.locator('li[aria-current=true]').textContent()).toMatch(/you asked · .*(worse|close|best)/);
  expect(await wrongWith(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

/** What of this can be seen but not touched, because something lies over it. */
const covered = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((things) =>
    things.flatMap((thing) => {
      thing.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [thing.textContent];
    }),
  );

test.each([
  ['ltk-identity', 8],
  ['sorcery', 2],
])(
  '%s: on a phone a hint covers nothing that can be done, can be read to its end, and put away',
  async (game, seats) => {
    const { page } = await visit({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await startGame(page, game, { seats, seed: 3 });
    await playByKeys(page, 2, 4);
    await page.locator('.table[data-asked=true]').waitFor();
    await page.keyboard.press('Escape'); // nothing is picked
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.tap();
    await page.locator('.hint-panel[aria-busy=false]').waitFor();
    expect(await hint.getAttribute('aria-pressed')).toBe('true');
    expect(await covered(page, '.actions > .button, .aids .tool, .hint-panel select')).toEqual([]);
    expect(await wrongWith(page)).toEqual([]);
    await hint.tap();
    await page.locator('.hint-panel').waitFor({ state: 'detached' });
  },
);
