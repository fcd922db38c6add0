import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried } from './players.ts';
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
