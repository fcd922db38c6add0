import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried, playByKeys } from './players.ts';
import { setUp, startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried('en', 'light') });
const GAMES = ['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'];

async function open(page: Page): Promise<void> {
  await page.locator('.games').waitFor();
}

test('the first page, the set-up with roles and without, with all its options, the settings', async () => {
  const { page } = await visit();
  await open(page);
  expect(await wrongWith(page)).toEqual([]);
  for (const game of ['ltk-identity', 'thrones']) {
    await setUp(page, game, { seed: 7 });
    expect(await wrongWith(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.popup').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test.each(GAMES)('%s: the table, its text, its dialogs', async (game) => {
  const { page } = await visit();
  await open(page);
  await startGame(page, game);
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 8, 8);
  await page.locator('.table[data-asked=true], .ending').first().waitFor(); // one may be dead by now
  expect(await wrongWith(page)).toEqual([]);
  if (game === 'ltk-kingdoms' || game === 'sorcery') return; // the same dialogs and the same text as at the other tables
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`${page.url()}/text`);
  await page.locator('[role=log]').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test('a finished game, the list of replays and a replay', async () => {
  const { page } = await visit();
  await open(page);
  await startGame(page, 'thrones');
  await page.locator('.table').waitFor();
  await playByKeys(page, 9);
  await page.locator('.ending').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.locator('.table.watching').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}#/replays`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await wrongWith(page)).toEqual([]);
});
