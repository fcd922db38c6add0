import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseRecord } from '@cardwright/engine';
import type { Review } from '@cardwright/review';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOfRecord } from '../recorded.ts';
import { wrongWith } from './axe.ts';
import { keptIn } from './kept.ts';
import { hurried } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried('en', 'light') });
const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** The review as the command line has it. */
async function reviewedByCommand(record: string): Promise<Review> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-review-'));
  const file = join(folder, 'some.record');
  await writeFile(file, record);
  const args = ['review', file, '--seat', '1', '--depth', 'quick', '--threads', '1', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { maxBuffer: 1e8 });
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as Review;
}

/** Comes from a replay, as somebody would who has the record as a file. */
async function open(page: Page, text: string): Promise<string> {
  const file = { name: 'some.record', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.table.watching').waitFor();
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('.reckoning').waitFor();
  return page.evaluate(() => location.hash.split('/')[2] as string);
}

const momentOf = (page: Page): Promise<string | null> => page.locator('.moment').getAttribute('data-at');

test('a review: stopped and begun anew, the same as the command’s, looked through, shared, played on', async () => {
  const { page, context } = await visit({ at: '#/replays', acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const record = await textOfRecord('thrones', 4, 14); // a game in which two choices mattered
  const wanted = await reviewedByCommand(record);
  const id = await open(page, record);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Stopped. Nothing was kept of it.').waitFor();
  await page.getByLabel('Depth').selectOption('quick');
  await page.locator('.chance-chart > svg').waitFor();
  const { review } = await keptIn<{ review: Review }>(page, 'reviews', `${id} 0 quick`);
  expect(review).toEqual(wanted);

  // it begins where most was given away; arrows go on, with Shift to own choices, brackets to what mattered
  const marked = wanted.steps.filter(({ verdict }) => verdict?.mark != null).map(({ at }) => at);
  const own = wanted.steps.filter(({ verdict }) => verdict !== null).map(({ at }) => at);
  expect(marked).toHaveLength(2);
  const worst = marked.toSorted((a, b) => lossAt(wanted, b) - lossAt(wanted, a))[0] as number;
  await expect.poll(() => momentOf(page)).toBe(`${worst}`);
  expect(await page.locator('.moment').getAttribute('data-viewer')).toBe('0');
  expect(await page.locator('.lane-mark').count()).toBe(marked.length);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => momentOf(page)).toBe(`${worst + 1}`);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => momentOf(page)).toBe(`${own.find((at) => at > worst + 1)}`);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.keyboard.press(']');
  await expect.poll(() => momentOf(page)).toBe(`${marked[1]}`);
  await page.locator('.choices-part li').first().getByRole('button').click();
  await expect.poll(() => momentOf(page)).toBe(`${marked[0]}`);
  await page.getByRole('button', { name: 'with all hands open' }).click();
  await expect.poll(() => page.locator('.moment').getAttribute('data-viewer')).toBe('all');

  // for ears, and for whoever shares it
  await page.locator('.text-form summary').click();
  expect(await page.locator('.text-form tbody tr').count()).toBe(wanted.steps.length);
  expect(await wrongWith(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  const picture = await readFile(await download.path());
  expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Choices that mattered: ${marked.length} of ${own.length}`);
  expect(copied.split('\n').filter((line) => /^(\?\?|\?|!|~) /.test(line))).toHaveLength(marked.length);
  await page.keyboard.press('Escape');

  // found again at once, in the other language and on a phone
  await page.reload();
  await page.locator('.chance-chart > svg').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Choices' }).click();
  await page.getByRole('dialog').locator('.choices-part li').nth(marked.indexOf(worst)).getByRole('button').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('dialog').locator('.moment').waitFor();
  expect(await wrongWith(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Play on with it' }).click();
  await page.locator('.table').waitFor();
  const table = await page.evaluate(() => location.hash.split('/')[2] as string);
  const played = parseRecord(await keptIn<string>(page, 'records', table));
  expect(played.players[0]).toBe('human');
  expect(played.choices[worst]).toEqual({ seat: 0, keys: wanted.steps[worst]?.verdict?.others[0]?.keys });
});

const lossAt = ({ steps }: Review, at: number): number => steps[at]?.verdict?.loss.value ?? 0;
