import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

test('the lab: figures with n and interval, sorted by a click or by keys, as numbers, downloaded', async () => {
  const { page } = await visit({ at: '#/lab/ltk-identity', locale: 'en' });
  const rows = page.locator('table.figure tbody tr');
  await rows.first().waitFor();
  await page.getByText('npx cardwright lab ltk-identity').waitFor();
  const names = async (): Promise<string[]> => page.locator('table.figure tbody th').allTextContents();
  await page.getByRole('button', { name: /^Spy/ }).click();
  await expect
    .poll(() => page.getByRole('columnheader', { name: /^Spy/ }).getAttribute('aria-sort'))
    .toBe('descending');
  const down = await names();
  await page.keyboard.press('Enter'); // the focus is on the head that was clicked
  await expect.poll(() => page.getByRole('columnheader', { name: /^Spy/ }).getAttribute('aria-sort')).toBe('ascending');
  expect((await names()).toSorted()).toEqual(down.toSorted());
  expect(await names()).not.toEqual(down);
  await page.getByRole('button', { name: 'Table of figures' }).click();
  for (const cell of await page.locator('table.figure tbody td').allTextContents())
    expect(cell).toMatch(/^(–|[\d.]+ [\d.]+…[\d.]+ · [\d ]+)$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')).split('\n')[0]).toMatch(/^figure,row,column,n,value,low,high/);
});

test('axe finds nothing in the lab, at a desk and with a phone, and nothing is wider than the phone', async () => {
  const { page } = await visit({ at: '#/lab', locale: 'zh-CN' });
  await page.locator('.lab-choices select').first().selectOption('first'); // few rows, with signs of heroes
  await page.locator('table.figure tbody button').first().click();
  await page.locator('.detail').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect.poll(() => page.locator('table.figure thead th:visible').count()).toBe(2); // the name, and one column
});

test('the lab of every game shows every figure it has', async () => {
  const { page } = await visit({ at: '#/lab/ltk-kingdoms', locale: 'en' });
  for (const game of ['ltk-kingdoms', 'sorcery', 'thrones']) {
    await page.evaluate((wanted) => void (location.hash = `#/lab/${wanted}`), game);
    await page.getByText(`npx cardwright lab ${game}`).waitFor();
    const figures = page.locator('.lab-choices select').first();
    for (const figure of await figures.locator('option').all()) {
      await figures.selectOption(await figure.getAttribute('value'));
      await page.locator('table.figure tbody tr').first().waitFor();
    }
    expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
