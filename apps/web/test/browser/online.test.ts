import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wireTo } from './cut-wire.ts';
import { hurried } from './players.ts';
import { tableServer } from './table-server.ts';
import { begin, comeBy, layOpen, playTogether } from './together.ts';
import { visitsOf } from './visit.ts';

const site = tableServer(5);
const visit = visitsOf({}, site);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody in a hurry at the first page. */
async function visitor(language: 'en' | 'zh' = 'en', options = {}) {
  const visited = await visit({ before: hurried(language), ...options });
  await visited.page.locator('.games').waitFor();
  return visited;
}

test('two at Sorcery: by a link, on a phone in Chinese, cut off and back, watched; then again, and the replay for anybody', async () => {
  const { page: ann } = await visitor();
  const { page: ben, faults } = await visitor('zh', PHONE);
  const wire = await wireTo(site());
  const link = await layOpen(ann, 'sorcery');
  await ben.goto(link.replace(site(), wire.url));
  await ben.getByRole('button', { name: /改名$/ }).click();
  await ben.getByRole('textbox', { name: '你的名字' }).fill('阿本');
  await ben.getByRole('button', { name: '保存' }).click();
  await ann.locator('.waiting-seats').getByText('阿本', { exact: true }).waitFor(); // everybody sees who came, under the name they took
  await ben.getByRole('button', { name: '大家好' }).click();
  await ann.locator('.bubble').getByText('Hello').waitFor(); // each in their own language
  await ben.getByRole('button', { name: '准备', exact: true }).click();
  await begin(ann, [ben]);
  await playTogether([{ page: ann }, { page: ben, isByHand: true }], 3, 12);

  wire.cut();
  await ben.getByText('连接断开').waitFor();
  await ann.locator('.people-button').getByText('1/2').waitFor();
  wire.mend();
  await ben.getByText('连接断开').waitFor({ state: 'detached' });
  faults.length = 0; // it was our doing
  await ann.locator('.people-button').getByText('2/2').waitFor();

  const { page: cleo } = await visitor();
  await cleo.goto(link);
  await cleo.locator('.table').waitFor();
  expect(await cleo.locator('.hand .card').count()).toBe(0);
  await playTogether([{ page: ann }, { page: ben, isByHand: true }], 4);
  for (const page of [ann, ben, cleo]) await page.locator('.ending').waitFor();

  await cleo.goto(link.replace('/t/', '/r/'));
  await cleo.locator('.table.watching').waitFor();
  expect(cleo.url()).toContain('#/game/');
  await ann.getByRole('button', { name: 'Play again' }).click();
  await ben.getByRole('link', { name: '过去' }).click();
  await ben.getByRole('button', { name: '准备', exact: true }).click();
  await begin(ann, [ben]);
});

/** Heroes who do not live long: sixteen of them, with so much life. */
const frail = (life: number): string =>
  ['SHU', 'WU', 'WEI', 'QUN']
    .flatMap((country) => Array.from({ length: 4 }, (_, i) => `${country} hero ${i + 1},${country},${life}`))
    .join('\n');

/** Four seats, and heroes from a file that is pasted. */
async function setUpFrail(page: Page, life: number): Promise<void> {
  const setup = page.locator('.setup');
  await setup.locator('.seat-counts').getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await setup.locator('.setup-more > summary').click();
  await setup.locator('.paste summary').click();
  await setup.locator('textarea').fill(frail(life));
  await setup.getByRole('button', { name: 'Read it' }).click();
  await setup.getByText('Read: heroes file, 16 entries').waitFor();
}

const TABLES = [
  ['thrones', async () => {}],
  ['ltk-identity', (page: Page) => setUpFrail(page, 1)],
  ['ltk-kingdoms', (page: Page) => setUpFrail(page, 0.5)],
] as const;

/** Every table takes a while: `npm run soak` lays kingdoms’ too. */
const LAID = process.env['FOUR'] === 'all' ? TABLES : TABLES.slice(0, 2);

test('four people play a whole game against each other: three by keys, one with a phone in Chinese', {
  timeout: 600_000,
}, async () => {
  const [ann, ben, cleo, dan] = await Promise.all([visitor(), visitor('zh', PHONE), visitor(), visitor()]);
  const pages = [ann, ben, cleo, dan].map(({ page }) => page);
  for (const [game, more] of LAID) {
    await ann.page.goto(`${site()}/#/`);
    const link = await layOpen(ann.page, game, more);
    for (const { page } of [ben, cleo, dan]) await comeBy(page, link, page === ben.page ? '准备' : 'I am ready'); // in this order, or other cards are dealt
    await begin(ann.page, pages.slice(1));
    const made = await playTogether(
      pages.map((page) => ({ page, isByHand: page === ben.page })),
      7,
    );
    expect(made).toBeGreaterThan(3);
    for (const page of pages) expect(await page.locator('.log li').count()).toBeGreaterThan(5);
  }
});
