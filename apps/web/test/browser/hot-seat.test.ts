import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

/** Sets up a game for several people from the first page. */
async function sitDown(page: Page, game: string, seats: string): Promise<void> {
  await page.context().addInitScript({ content: hurried() });
  await page.reload();
  await page.locator(`.game.${game} summary`).click();
  await page.locator(`.game.${game} input[name=as]`).fill(seats);
  await page.locator(`.game.${game} form .button.main`).click();
}

const cardsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''));

test('between two people at one screen there is a curtain, and behind it nobody’s hand', async () => {
  const { page } = await visit();
  await sitDown(page, 'thrones', '0, 1');
  const curtain = page.getByRole('heading', { name: / is next$/ });
  await curtain.waitFor();
  const begins = (await curtain.textContent())?.startsWith('Player 0') === true ? 0 : 1; // the cards decide
  expect(await page.locator('.hand, .log').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('.table[data-asked=true]').waitFor();
  const first = await cardsOf(page);
  expect(first.length).toBe(12);
  await page.locator('.hand .card.lit').first().press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Player ${1 - begins} is next` }).waitFor();
  expect(await page.locator('.hand, .log').count()).toBe(0);
  await page.getByRole('button', { name: `I am Player ${1 - begins}` }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  const second = await cardsOf(page);
  expect(second.filter((card) => first.includes(card))).toEqual([]);
  const log = await page.locator('.log').textContent();
  expect(log).toMatch(/is dealt 12 cards/);
  await page.reload();
  await page.getByRole('heading', { name: `Player ${1 - begins} is next` }).waitFor(); // who looks is asked again
});

test('seats that are none are refused in a sentence', async () => {
  const { page } = await visit();
  await sitDown(page, 'thrones', '7');
  const said = page.getByText('“7” are no seats: seats are different numbers from 0 to 3.');
  await said.waitFor();
  expect(await page.locator('.table, .curtain').count()).toBe(0);
});
