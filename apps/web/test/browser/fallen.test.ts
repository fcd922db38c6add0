import { expect, test } from 'vitest';
import { recordOf } from '../recorded.ts';
import { wrongWith } from './axe.ts';
import { firstDeath, firstDodge, playOnFrom, playToDeath } from './played-on.ts';
import { hurried } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

test('what one is struck by can be read, on a phone too', async () => {
  const { page, context } = await visit({ viewport: { width: 390, height: 844 }, at: '#/replays' });
  await context.addInitScript({ content: hurried('en', 'light') });
  await page.reload();
  const record = await recordOf('ltk-identity', 8);
  await playOnFrom(page, record, await firstDodge(record));
  const status = page.locator('.status.struck');
  await status.waitFor();
  const [ink, ground] = await status.evaluate((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return [color, backgroundColor];
  });
  expect(ground).not.toMatch(/, 0\)$|transparent/); // it is written light: it has a ground of its own
  for (const suit of await status.locator('.suit').all())
    expect(await suit.evaluate((each) => getComputedStyle(each).color)).toBe(ink); // none is red on red
  expect(await wrongWith(page)).toEqual([]);
});

test('who dies is told what can still be won, may go on faster, and sees the ending', async () => {
  const { page, context } = await visit({ viewport: { width: 1440, height: 900 }, at: '#/replays' });
  await context.addInitScript({ content: hurried('en', 'light').replace('instant', 'slow').replace('off', 'normal') });
  await page.reload();
  const record = await recordOf('ltk-identity', 8);
  await playOnFrom(page, record, await firstDeath(record));
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
