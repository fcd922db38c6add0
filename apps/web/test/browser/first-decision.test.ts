import { expect, test } from 'vitest';
import { visitsOf } from './visit.ts';

const visit = visitsOf();
const MOST = 5000;

test('from the first paint to the first decision in less than five seconds, without an account', async () => {
  const { page } = await visit();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  const { paint, asked } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance.now(),
  }));
  console.log(`first paint ${Math.round(paint)} ms, first decision ${Math.round(asked)} ms after the address`);
  expect(asked - paint).toBeLessThan(MOST);
});
