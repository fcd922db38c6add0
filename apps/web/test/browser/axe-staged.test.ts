// What is shown while something happens is held to the same as what stays.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { untilResult } from './battle.ts';
import { startGame } from './sitting.ts';
import { inWorkers, visitsOf } from './visit.ts';

const visit = visitsOf();

/** In the worker everything takes thirty times as long as it should, so that a look at it sees one thing. */
const SLOW =
  '{ const wait = setTimeout; globalThis.setTimeout = (act, ms, ...more) => wait(act, 30 * (ms ?? 0), ...more); }\n';
const SETTINGS = JSON.stringify({ language: 'en', theme: 'light', motion: 'off', pace: 'brisk', knowsTable: true });

async function sit(page: Page, context: BrowserContext, game: string, seats: number): Promise<void> {
  const script = `if (location.protocol.startsWith('http')) localStorage.setItem('cardwright-settings', '${SETTINGS}')`;
  await context.addInitScript({ content: script });
  await page.reload();
  await startGame(page, game, { seats, seed: 7, ...(game.startsWith('ltk') ? {} : { here: [2] }) });
}

test('Three Kingdoms: a card is aimed at somebody', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await inWorkers(context, SLOW);
  await sit(page, context, 'ltk-identity', 5);
  await page.locator('.offered .card').first().click();
  await page.locator('.actions .button.main').click();
  await page.locator('.table[data-cue]').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test('Sorcery: what the other one does', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  await inWorkers(context, SLOW);
  await sit(page, context, 'sorcery', 2);
  await page.locator('.table[data-cue]').waitFor();
  expect(await wrongWith(page)).toEqual([]);
});

test('Thrones: the result of a battle', async () => {
  const { page, context } = await visit();
  await sit(page, context, 'thrones', 4);
  await untilResult(page);
  expect(await wrongWith(page)).toEqual([]);
});
