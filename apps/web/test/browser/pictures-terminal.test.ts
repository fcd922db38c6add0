// What the terminal shows at 80 × 24, and where sounds are set: `npm run pictures` takes them, to be looked at.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { displayWidth } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { play } from '../../../cli/src/commands/play.ts';
import { FakeTerminal } from '../../../cli/test/fake-terminal.ts';
import { hurried } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const FOLDER = process.env['PICTURES'] ?? join(import.meta.dirname, '../../.cache/pictures');
const visit = visitsOf();
mkdirSync(FOLDER, { recursive: true });

const shown = (screen: string): string =>
  `<body style="margin:0;background:#1c1714;color:#f1e7d6"><pre style="margin:14px;width:max-content;font:18px/1.25 monospace">${screen
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</pre>`;

test.each([
  ['ltk-identity', 'en', ['1\r', '1\r', '']],
  ['sorcery', 'en', ['1\r', '']],
  ['thrones', 'zh', ['1\r', '']],
] as const)('%s in a terminal (%s)', async (game, lang, typed) => {
  const terminal = new FakeTerminal();
  const save = join(mkdtempSync(join(tmpdir(), 'cardwright-terminal-')), 'game.record');
  const ended = play(game, { as: '1', seed: '7', lang, set: [], save }, terminal).catch((error: unknown) => error);
  for (const keys of ['', ...typed]) await terminal.type(keys);
  const lines = terminal.screen.split('\n');
  const { context } = await visit({ viewport: { width: 900, height: 580 } });
  const page = await context.newPage(); // an empty one, with no policy of ours
  await page.setContent(shown(terminal.screen));
  await page.screenshot({ path: join(FOLDER, `terminal-${game}.jpg`), quality: 84 });
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(80);
  terminal.input.end();
  await ended;
});

test('the switch of sounds, and how loud each is', async () => {
  const { page, context } = await visit({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript({ content: hurried('en', 'light') });
  await page.reload();
  await startGame(page, 'thrones', { seed: 7 });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.volumes').scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(FOLDER, 'sound.jpg'), quality: 84 });
  expect(await page.locator('.volumes input').count()).toBe(5);
  expect(await page.evaluate(() => scrollY)).toBe(0); // the menu is scrolled, not the table
});
