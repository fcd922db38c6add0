// What is shown while something happens is held to the same as what stays.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { untilResult } from './battle.ts';
import { startGame } from './start-game.ts';
import { inWorkers, visitsOf } from './visit.ts';

/** In the worker everything takes thirty times as long as it should, so that a look at it sees one thing. */
const SLOW =
  '{ const wait = setTimeout; globalThis.setTimeout = (act, ms, ...more) => wait(act, 30 * (ms ?? 0), ...more); }\n';
const SETTINGS = JSON.stringify({ language: 'en', theme: 'light', motion: 'off', pace: 'brisk', knowsTable: true });

const visit = visitsOf({
  before: `if (location.protocol.startsWith('http')) localStorage.setItem('cardwright-settings', '${SETTINGS}')`,
});

async function sit(page: Page, game: string, seats: number): Promise<void> {
  await startGame(page, game, { seats, seed: 7, ...(game.startsWith('ltk') ? {} : { here: [2] }) });
}

test('Three Kingdoms: a card is aimed at somebody', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await inWorkers(context, SLOW);
  await page.reload();
  await sit(page, 'ltk-identity', 5);
  await page.locator('.offered .card').first().click();
  await page.locator('.actions .button.main').click();
  await page.locator('.table[data-cue]').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test('Sorcery: what the other one does', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await inWorkers(context, SLOW);
  await page.reload();
  await sit(page, 'sorcery', 2);
  await page.locator('.table[data-cue]').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test('Thrones: the result of a battle', async () => {
  const { page } = await visit();
  await sit(page, 'thrones', 4);
  await untilResult(page);
  expect(await wrongWith(page)).toEqual([]);
});
