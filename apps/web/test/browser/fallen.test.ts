import { type Event, formatRecord, Match, type MatchRecord } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../recorded.ts';
import { wrongWith } from './axe.ts';
import { hurried, keyFor, look } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

/** The first death in a recorded game: whose, and how many choices were made before the one that brought it. */
async function firstDeath(record: MatchRecord): Promise<{ readonly seat: number; readonly at: number }> {
  const { game } = await loadGame(record.game);
  let died: number | undefined;
  const listen = (event: Event & { readonly seat?: number }): void => {
    if (event.type === 'died') died ??= event.seat;
  };
  const match = Match.start(game, record, { listen, checkpoints: false });
  for (const [at, { keys }] of record.choices.entries()) {
    match.chooseKeys(keys);
    if (died !== undefined) return { seat: died, at };
  }
  throw new Error('nobody died');
}

/** Does as little as possible until one is dead. */
async function playToDeath(page: Page): Promise<void> {
  const least = (below: number): number => (below === 4 ? 1 : 0);
  for (;;) {
    const seen = await look(page);
    if (seen.isOver || (await page.locator('.fallen').count()) > 0) return;
    if (seen.isAsked) await page.keyboard.press(keyFor(seen, least));
    await page.waitForTimeout(20);
  }
}

test('who dies is told what can still be won, may go on faster, and sees the ending', async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 }, at: '#/replays' });
  await context.addInitScript({ content: hurried('en', 'light').replace('instant', 'slow').replace('off', 'normal') });
  await page.reload();
  const record = await recordOf('ltk-identity', 8);
  const { seat, at } = await firstDeath(record);
  const buffer = Buffer.from(formatRecord(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'some.record', mimeType: 'text/plain', buffer });
  await page.locator('.table.watching').waitFor();
  await expect.poll(() => page.url()).toMatch(/[/]0@/); // the address follows what is shown
  await page.goto(page.url().replace(/[/]0@.*$/, `/${at}@${seat}`));
  await page.locator(`.table[data-at="${at}"]`).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.table:not(.watching)').waitFor();
  await playToDeath(page);
  const banner = page.locator('.fallen');
  expect(await banner.locator('h2').innerText()).toMatch(/^You are dead; you were a (Rebel|Loyalist|Spy)$/);
  expect(await banner.locator('p').innerText()).toMatch(/win/);
  expect(await wrongWith(page)).toEqual([]);
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => ((await banner.boundingBox())?.width ?? 0) <= width).toBe(true);
    for (const button of await banner.locator('.button').all())
      expect(
        await button.evaluate((each) => {
          const { x, y, width: w, height: h } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + w / 2, y + h / 2));
        }),
      ).toBe(true);
  }
  await banner.getByRole('button', { name: 'Stay and watch' }).click();
  await page.locator('.fallen.small').waitFor();
  await banner.getByRole('button', { name: 'Fast-forward' }).click();
  await page.locator('.chronicle').waitFor();
});
