import { expect, test } from 'vitest';
import { visitsOf } from './visit.ts';

const visit = visitsOf();
const MOST = 5000;

const VISITS = 5;

/** What a visitor waits for, in milliseconds after the address. */
async function waited(): Promise<{ paint: number; asked: number }> {
  const { page } = await visit();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance.now(),
  }));
}

test('from the first paint to the first decision in less than five seconds, without an account', async () => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < VISITS && best >= MOST; i++) {
    const { paint, asked } = await waited();
    console.log(`first paint ${Math.round(paint)} ms, first decision ${Math.round(asked)} ms after the address`);
    best = Math.min(best, asked - paint); // what else runs on the machine only ever adds to it
  }
  expect(best).toBeLessThan(MOST);
});
