import { readFileSync } from 'node:fs';
import { parseRecord } from '@cardwright/engine';
import { type Puzzle, type PuzzleFile, recordOf } from '@cardwright/puzzles/puzzle';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { keptIn } from './kept.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

const shipped = (game: string): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../../src/puzzles/shipped/${game}.json`, import.meta.url), 'utf8')) as PuzzleFile;

/** The first puzzle of a game in which this can be chosen. */
function puzzleWith(game: string, wanted: string): Puzzle {
  const found = shipped(game).puzzles.find(({ choices }) => choices.some(({ key }) => key === wanted));
  if (found === undefined) throw new Error(`no puzzle of ${game} offers ${wanted}`);
  return found;
}

const passing = puzzleWith('thrones', 'pass');
const CASES = [
  ['thrones', passing, 'pass', /^Pass/],
  ['ltk-identity', puzzleWith('ltk-identity', 'end'), 'end', /^End/],
  ['sorcery', puzzleWith('sorcery', 'end'), 'end', /^End/],
] as const;

test.each(CASES)(
  'a puzzle of %s: one choice, what it was worth, the own rating, the next one',
  async (game, puzzle, key, button) => {
    const isRight = puzzle.choices[0]?.key === key;
    const { page } = await visit({ at: `#/puzzles/${game}/${puzzle.id}`, locale: 'en' });
    await page.locator('.table[data-asked=true]').waitFor();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { name: isRight ? 'That is it.' : 'There was better.' }).waitFor();
    await page.getByText(/^Your rating: 1200 → \d+$/).waitFor();
    await expect.poll(() => page.locator('.explanation ol li').count()).toBeGreaterThan(1);
    const [best, other] = [page.locator('.course').first(), page.locator('.course').nth(1)];
    await best
      .getByRole('heading', { name: `${Math.round(100 * (puzzle.choices[0]?.chance ?? 0))} % to win` })
      .waitFor();
    await other.getByRole('heading', { name: isRight ? /^Not / : /^Not (?:Pass|End).*points behind$/ }).waitFor();
    for (const course of [best, other]) expect(await course.locator('li').count()).toBeGreaterThan(0);
    if (game === 'thrones') expect(await wrongWith(page)).toEqual([]);
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.locator('.explanation').waitFor({ state: 'detached' });
    await page.locator('.table[data-asked=true]').waitFor();
  },
);

test('a puzzle is played on from its question, at its seat', async () => {
  const { page } = await visit({ at: `#/puzzles/thrones/${passing.id}`, locale: 'zh-CN' });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.getByRole('button', { name: /^不出/ }).click();
  await page.locator('.course').nth(1).getByText('之后可能是这样：').waitFor();
  await page.getByRole('button', { name: '从这里接着玩' }).click();
  await page.waitForURL(/#\/t\//);
  await page.locator('.table[data-asked=true]').waitFor();
  const table = await page.evaluate(() => location.hash.split('/')[2] as string);
  const { players, choices } = parseRecord(await keptIn<string>(page, 'records', table));
  expect(players[passing.seat]).toBe('human');
  expect(choices).toEqual(recordOf(shipped('thrones'), passing).choices);
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
