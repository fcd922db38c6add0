// Ladders, somebody's page, and the name one keeps, with a server as it is started in earnest.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried } from './players.ts';
import { tableServer } from './table-server.ts';
import { playTogether } from './together.ts';
import { visitsOf } from './visit.ts';

const site = tableServer(3);
const visit = visitsOf({}, site);
const PASSWORD = 'correct horse';

async function visitor(language: 'en' | 'zh' = 'en'): Promise<Page> {
  const { page } = await visit({ before: hurried(language, 'light') });
  await page.locator('.games').waitFor();
  return page;
}

/** Plays a rated game of Thrones, alone among bots that do not think long. */
async function playRated(page: Page): Promise<void> {
  const setup = { game: 'thrones', seats: 4, options: {}, time: 'none', bots: ['random'] };
  const flags = { isPublic: false, isRated: true, isOpen: false };
  const answer = await page.context().request.post(`${site()}/api/tables`, { data: { ...setup, ...flags } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${site()}/#/at/${id}`);
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.locator('.table').waitFor();
  await playTogether([{ page }], 5);
}

/** At a desk and with a phone. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    faults.push(...(await wrongWith(page)));
  }
  return faults;
}

const sidewaysAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 740 });
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
};

test('a rated game stands in the ladder and at the page of whoever played it, with its replay', async () => {
  const ann = await visitor();
  await ann.context().request.post(`${site()}/api/me`, { data: { name: 'Ann/小 50%' } }); // nothing an address likes
  await playRated(ann);
  await ann.locator('.rated .rating-now').waitFor();
  expect(await ann.locator('.rated p').innerText()).toMatch(/^\d+ .*give or take \d+$/);
  await ann.goto(`${site()}/#/ladder`);
  await ann.getByRole('link', { name: 'The whole ladder of Thrones' }).waitFor();
  await ann.locator('.ladder .own').waitFor(); // in the one she played
  expect(await faultsOf(ann)).toEqual([]);
  await ann.getByRole('link', { name: 'The whole ladder of Sorcery' }).click();
  await ann.getByText('You are not in this ladder yet').waitFor();
  await ann.getByRole('radio', { name: 'Thrones' }).click({ force: true });
  const own = ann.locator('.ladder .own');
  await own.waitFor();
  expect(await own.textContent()).toMatch(/^\dAAnn\/小 50%younew\d{3,4} ± \d+1$/);
  expect(await ann.locator('.ladder .bot-token').count()).toBeGreaterThan(4);
  expect(await faultsOf(ann)).toEqual([]);
  expect(await sidewaysAt(ann, 360)).toBeLessThanOrEqual(0);
  await ann.setViewportSize({ width: 390, height: 420 }); // too low for all: one's own row stays in view
  for (const to of ['top', 'bottom'] as const) {
    await ann.evaluate((edge) => scrollTo(0, edge === 'top' ? 0 : document.body.scrollHeight), to);
    const { y, height } = (await own.locator('.rank').boundingBox()) ?? { y: -1, height: 0 };
    expect([to, y >= 0 && y + height <= 420]).toEqual([to, true]);
  }

  await own.getByRole('link', { name: 'Ann/小 50%' }).click();
  await ann.getByRole('heading', { level: 1, name: 'Ann/小 50%' }).waitFor();
  await ann.getByRole('img', { name: /^Thrones: rated \d+, give or take \d+, after one game on / }).waitFor();
  await ann.getByRole('img', { name: /^(0|0\.5|1) of the last 1 won$/ }).waitFor();
  expect(await faultsOf(ann)).toEqual([]);
  expect(await sidewaysAt(ann, 360)).toBeLessThanOrEqual(0);
  await ann.getByRole('link', { name: /^Replay of Thrones/ }).click();
  await ann.locator('.table.watching').waitFor();
});

test('a name is kept with a password, taken up at another device, and given back', async () => {
  const [ann, tablet] = [await visitor(), await visitor('zh')];
  await ann.getByRole('link', { name: 'Your page' }).click();
  await ann.getByText('No game is finished yet.').waitFor();
  const name = (await ann.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await ann.getByLabel('Password').first().fill(PASSWORD);
  await ann.getByRole('button', { name: 'Keep this name' }).click();
  await ann.getByText('This name is kept for you.').waitFor();

  await tablet.getByRole('link', { name: '我的主页' }).click();
  await tablet.getByText('我已经有名字了').click();
  expect(await wrongWith(tablet)).toEqual([]);
  const door = tablet.locator('.account details');
  await door.getByLabel('名字').fill(name);
  await door.getByLabel('密码').fill(PASSWORD);
  await door.getByRole('button', { name: '登录' }).click();
  await tablet.getByRole('heading', { level: 1, name }).waitFor();
  await tablet.getByRole('button', { name: '退出所有设备' }).click();
  await expect.poll(() => tablet.getByRole('heading', { level: 1 }).textContent()).not.toBe(name);
  await tablet.getByRole('button', { name: '注册这个名字' }).waitFor(); // somebody new

  await ann.reload();
  await ann.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => ann.locator('.account').count()).toBe(0);
});
