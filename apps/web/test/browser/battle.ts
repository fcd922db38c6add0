import type { Locator, Page } from 'playwright-core';

/** Clicks something if it is there: by the time it is looked for the table may have gone on. */
const tryClick = (thing: Locator): Promise<void> =>
  thing
    .first()
    .click({ timeout: 400 })
    .catch(() => undefined);

/** Plays Thrones, looking at nothing for long, until the first battle is over and its result stands there. */
export async function untilResult(page: Page): Promise<void> {
  for (let i = 0; i < 80 && (await page.locator('.result').count()) === 0; i++) {
    await page.locator('.table[data-asked=true], .table[data-cue]').first().waitFor();
    const isAsked = (await page.locator('.table').getAttribute('data-asked')) === 'true';
    if (isAsked && (await page.locator('.hand .thing.lit').count()) > 0) {
      await tryClick(page.locator('.hand .thing.lit'));
      await tryClick(page.locator('.piles .thing.lit'));
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(isAsked ? 'Space' : 'x'); // enough seen
    await page.waitForTimeout(20);
  }
  await page.locator('.result').waitFor();
}
