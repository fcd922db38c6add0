// Moments that do not come in every game: `npm run pictures` takes them, to be looked at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from '../recorded.ts';
import { firstDeath, playOnFrom, playToDeath } from './played-on.ts';
import { hurried } from './players.ts';
import { dropFile, openSetup } from './start-game.ts';
import { visitsOf } from './visit.ts';

const FOLDER = process.env['PICTURES'] ?? join(import.meta.dirname, '../../.cache/pictures');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const visit = visitsOf();
mkdirSync(FOLDER, { recursive: true });

async function shoot(page: Page, name: string, viewport = WIDE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600); // what moves has come to rest
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), quality: 80 });
}

async function visitor(at: string, pace = 'instant'): Promise<Page> {
  const { page, context } = await visit({ viewport: WIDE, at });
  await context.addInitScript({ content: hurried('en', 'light').replace('instant', pace) });
  await page.reload();
  return page;
}

test('a scroll, a Negate against it, and the answer that is asked for', async () => {
  const page = await visitor('#/replays');
  await playOnFrom(page, await recordOf('ltk-identity', 8), { at: 59, seat: 0 });
  await page.locator('.resolving.nested .answer').waitFor();
  await shoot(page, 'nested');
  await shoot(page, 'nested-phone', PHONE);
  expect(await page.locator('.status').textContent()).toMatch(/ negates .*: Negate that, or it is stopped/);
});

test('one is dead, and the others play on', async () => {
  const page = await visitor('#/replays', 'slow');
  const record = await recordOf('ltk-identity', 8);
  await playOnFrom(page, record, await firstDeath(record));
  await playToDeath(page);
  await shoot(page, 'fallen');
  await shoot(page, 'fallen-phone', PHONE);
  expect(await page.locator('.fallen .button').count()).toBe(3);
});

test('a file with faults', async () => {
  const page = await visitor('');
  const setup = await openSetup(page, 'ltk-identity');
  await setup.locator('.setup-more > summary').click();
  await dropFile(page, 'my.cards', 'strike,7,spade\nstrick,7,spade\npeach,15,heart\nslash\ndodge,2,stars\n');
  await setup.getByRole('alert').waitFor();
  await setup.getByRole('alert').scrollIntoViewIfNeeded();
  await shoot(page, 'setup-faults');
  expect(await setup.getByRole('alert').locator('li').count()).toBe(4);
});
