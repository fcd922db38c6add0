import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

/** Sounds go where they can be looked at: into a context that renders them when it is told to. */
const OFFLINE = `{
  const all = [];
  globalThis.heard = all;
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 3 * 44100, 44100); all.push(this); }
  };
}`;

/** Settings that are there the first time; after that what was set. */
const ONCE = `if (location.protocol.startsWith('http') && localStorage.getItem('cardwright-settings') === null) { ${hurried()} }`;

/** How loud what was scheduled is at its loudest; 0: nothing was. */
const loudest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [context] = (globalThis as unknown as { heard: OfflineAudioContext[] }).heard;
    if (context === undefined) return 0;
    const samples = (await context.startRendering()).getChannelData(0);
    return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  });

async function sit(page: Page): Promise<void> {
  await startGame(page, 'thrones', { seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
}

test('the table is silent until the switch is touched; then it is heard, after a reload too', async () => {
  const { page } = await visit({ before: OFFLINE + ONCE });
  await sit(page);
  await playByKeys(page, 3, 2);
  expect(await loudest(page)).toBe(0);
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  const peak = await loudest(page);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(1);
  await page.reload();
  await page.locator('.table[data-asked=true]').waitFor();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length)).toBe(1);
  expect(await loudest(page)).toBeGreaterThan(0.05);
});

test('each kind of sound has a volume of its own, and is kept', async () => {
  const { page } = await visit({ before: OFFLINE + ONCE });
  await sit(page);
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('.volumes input').count()).toBe(5);
  await page.getByRole('slider', { name: 'Your turn' }).fill('0');
  expect(await wrongWith(page)).toEqual([]);
  await page.reload();
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 3, 2);
  await page.locator('.table[data-asked=true]').waitFor();
  expect(await loudest(page)).toBe(0); // nothing but turns, at this pace
});
