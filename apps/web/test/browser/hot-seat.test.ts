import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried } from './players.ts';
import { setUp, startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });

/** Sets up a game for several people from the first page. */
async function sitDown(page: Page, game: string, here: readonly number[]): Promise<void> {
  await startGame(page, game, { here });
}

const cardsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''));

test('between two people at one screen there is a curtain, and behind it nobody’s hand', async () => {
  const { page } = await visit();
  await sitDown(page, 'thrones', [1, 2]);
  const curtain = page.getByRole('heading', { name: / is next$/ });
  await curtain.waitFor();
  const begins = (await curtain.textContent())?.startsWith('Player 1') === true ? 1 : 2; // the cards decide
  expect(await page.locator('.hand, .log').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.table[data-asked=true]').waitFor();
  const first = await cardsOf(page);
  expect(first.length).toBe(12);
  await page.locator('.hand .card.lit').first().press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Player ${3 - begins} is next` }).waitFor();
  expect(await page.locator('.hand, .log').count()).toBe(0);
  await page.getByRole('button', { name: `I am Player ${3 - begins}` }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  const second = await cardsOf(page);
  expect(second.filter((card) => first.includes(card))).toEqual([]);
  const log = await page.locator('.log').textContent();
  expect(log).toMatch(/is dealt 12 cards/);
  await page.reload();
  await page.getByRole('heading', { name: `Player ${3 - begins} is next` }).waitFor(); // who looks is asked again
});

test('two who sit down at one screen leave no seat for a friend elsewhere, and it is said who will sit', async () => {
  const { page } = await visit();
  const setup = await setUp(page, 'thrones', { here: [1, 3] });
  expect(await setup.locator('.who-sits').textContent()).toBe('Two people here and two bots');
  await setup.getByRole('combobox', { name: 'Seat 3', exact: true }).selectOption('you'); // they swap
  expect(await setup.getByRole('combobox', { name: 'Seat 1', exact: true }).inputValue()).toBe('here');
});
