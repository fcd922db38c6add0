import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });

const GAMES = ['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'];

test.each(GAMES)('%s: from the first visit to the end, by keys alone', async (game) => {
  const { page } = await visit();
  await page.locator(`.game.${game}`).focus();
  await page.keyboard.press('Enter');
  await page.locator('.setup button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
  await playByKeys(page, 1);
  await page.locator('.ending h2').waitFor();
  expect(await page.locator('.log li').count()).toBeGreaterThan(20);
});
