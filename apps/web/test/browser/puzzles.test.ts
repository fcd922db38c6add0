import { readFileSync } from 'node:fs';
import type { PuzzleFile } from '@cardwright/puzzles/puzzle';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

const file = JSON.parse(
  readFileSync(new URL('../../src/puzzles/shipped/thrones.json', import.meta.url), 'utf8'),
) as PuzzleFile;
const passing = file.puzzles.find(({ choices }) => choices.some(({ key }) => key === 'pass'));
if (passing === undefined) throw new Error('no puzzle of Thrones lets anybody pass');
const isRight = passing.choices[0]?.key === 'pass';

test('a puzzle: one choice, what it was worth, the own rating, the next one', async () => {
  const { page } = await visit({ at: `#/puzzles/thrones/${passing.id}`, locale: 'en' });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('heading', { name: isRight ? 'That is it.' : 'There was better.' }).waitFor();
  await page.getByText(/^Your rating: 1200 → \d+$/).waitFor();
  await expect.poll(() => page.locator('.explanation li').count()).toBeGreaterThan(1);
  expect(await wrongWith(page)).toEqual([]);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.locator('.explanation').waitFor({ state: 'detached' });
  await page.locator('.table[data-asked=true]').waitFor();
});

test('the puzzles: today’s from the first page, what was tried, nothing wrong with the list on a phone', async () => {
  const { page } = await visit({ locale: 'zh-CN', viewport: { width: 360, height: 740 } });
  await page.getByRole('link', { name: '解题' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  await page.evaluate((id) => {
    localStorage.setItem('cardwright-puzzles', JSON.stringify({ rating: 1224, tried: { [id]: true } }));
    location.hash = '#/puzzles';
  }, passing.id);
  await page.getByRole('link', { name: /已解/ }).first().waitFor();
  await page.getByText('等级分 1224').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
