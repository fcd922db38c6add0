import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { visitsOf } from './visit.ts';

/** The pictures of the README come from here: `npm run pictures` puts them where it shows them. */
const FOLDER = process.env['PICTURES'] ?? join(import.meta.dirname, '../../.cache/pictures');
const SIZES = { phone: [360, 740], tablet: [820, 1180], wide: [1440, 900] } as const;
const GAMES = { thrones: 4, sorcery: 2, 'ltk-identity': 5, 'ltk-kingdoms': 8 } as const;

const visit = visitsOf();
mkdirSync(FOLDER, { recursive: true });

const shoot = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: join(FOLDER, `${name}.png`) });

/** A table with so many seats and this seed. */
async function lay(page: Page, game: string, seats: number): Promise<void> {
  const form = page.locator(`.game.${game}`);
  await form.locator('summary').click();
  await form.locator('input[name=seed]').fill('7');
  const select = form.locator('select[name=seats]');
  if ((await select.count()) > 0) await select.selectOption(String(seats));
  await form.locator('button[type=submit]').click();
  await page.locator('.table[data-asked=true]').waitFor();
}

const sizes = Object.entries(SIZES);
const games = Object.entries(GAMES);

test.each(sizes)('the first page, %s', async (name, [width, height]) => {
  const { page } = await visit({ viewport: { width, height } });
  await page.locator('.games').waitFor();
  await shoot(page, `home-${name}`);
  expect(await page.locator('.game').count()).toBe(4);
});

test.each(games.flatMap(([game, seats]) => sizes.map(([name, size]) => [game, name, seats, size] as const)))(
  '%s, %s',
  { timeout: 120_000 },
  async (game, name, seats, [width, height]) => {
    const isPhone = name === 'phone';
    const theme = name === 'tablet' ? 'dark' : 'light';
    const { page } = await visit({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });
    await page.context().addInitScript({ content: hurried(name === 'tablet' ? 'zh' : 'en', theme) });
    await page.reload();
    await lay(page, game, seats);
    await shoot(page, `${game}-${name}-begin`);
    await playByKeys(page, 12, 14);
    await page.locator('.table').waitFor();
    await shoot(page, `${game}-${name}`);
    if (name === 'wide') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
      await shoot(page, `${game}-grey`);
    }
    expect(await page.locator('.status').textContent()).not.toBe('');
  },
);
