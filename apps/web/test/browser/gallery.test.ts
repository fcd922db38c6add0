import { expect, inject, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });

test('the gallery by keyboard: from the first page, searched by pinyin, read, left', async () => {
  const { page } = await visit();
  await page.getByRole('navigation').getByRole('link', { name: 'Cards' }).press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('cáo cāo');
  const found = page.locator('.pieces a');
  await expect.poll(() => found.count()).toBe(1);
  expect(await wrongWith(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Cao Cao · 曹操' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/cards/ltk-identity/cao-cao');
  expect(await page.locator(':focus').textContent()).toBe('Cao Cao · 曹操');
  await page.getByRole('heading', { name: 'Rulings' }).waitFor();
});

test('an address opens a card in Chinese on a phone; one that leads nowhere says so', async () => {
  const { page } = await visit({
    viewport: { width: 360, height: 740 },
    before: hurried('zh'),
    at: '#/cards/sorcery/blizzard',
  });
  await page.getByRole('heading', { name: '暴风雪' }).waitFor();
  expect(await page.locator('.rulings').textContent()).toMatch(/^\p{Script=Han}/u);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await wrongWith(page)).toEqual([]);
  await page.goto(`${inject('site')}/#/cards/sorcery/no-such-card`);
  await page.getByRole('alert').waitFor();
  expect(await page.locator('.pieces a').count()).toBeGreaterThan(20);
});

test('from the table to the gallery and the rules of its mode, which have addresses', async () => {
  const { page } = await visit();
  await startGame(page, 'ltk-kingdoms', { seed: 3 });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The careerist' }).click();
  expect(await page.locator(':focus').textContent()).toBe('The careerist');
  expect(await dialog.textContent()).not.toContain('loyalist');
  expect(await dialog.getByRole('link', { name: 'Cards and heroes' }).getAttribute('href')).toBe(
    '#/cards/ltk-kingdoms',
  );
  await page.goto(`${inject('site')}/#/rules/ltk-kingdoms/revealing`);
  await page.getByRole('heading', { name: 'Hidden heroes, revealing' }).waitFor();
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Hidden heroes, revealing');
  expect(await wrongWith(page)).toEqual([]);
});

test('a card at the table is read with the way to its page', async () => {
  const { page } = await visit();
  await startGame(page, 'thrones', { seed: 1 });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.locator('.hand .thing').first().focus();
  await page.keyboard.press('i');
  const link = page.getByRole('dialog').getByRole('link', { name: /in the gallery/ });
  expect(await link.getAttribute('href')).toMatch(/^#\/cards\/thrones\/[2-9TJQK][HSDC]$/);
  expect(await link.getAttribute('target')).toBe('_blank'); // the game goes on
});
