import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveTable } from '@cardwright/server';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { visitsOf } from './visit.ts';

const visit = visitsOf();

/** The page has kept all it needs, and its requests go through the worker. */
const isKept = () =>
  navigator.serviceWorker.ready.then(
    () =>
      new Promise<boolean>((resolve) => {
        const isIn = () => navigator.serviceWorker.controller !== null;
        if (isIn()) resolve(true);
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(isIn()));
      }),
  );

test('the page opens without a fault and has a heading', async () => {
  const { page } = await visit();
  await page.locator('h1').first().waitFor();
  expect(await page.title()).toContain('Cardwright');
});

test('after the first visit everything is there without a network', async () => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  expect(await page.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.locator('h1').first().waitFor();
  const missing = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] as string);
    const urls = (await cache.keys()).map(({ url }) => url);
    const answers = await Promise.all(urls.map(async (url) => [url, (await fetch(url)).ok] as const));
    return answers.filter(([, isThere]) => !isThere).map(([url]) => url);
  });
  expect(missing).toEqual([]);
  await page.goto(`${page.url().split('#')[0]}some/old/address`); // falls back to the page
  expect(await page.title()).toContain('Cardwright');
});

/** A copy of the page in a sub-folder of some other host. */
async function elsewhere(): Promise<{ url: string; folder: string }> {
  const host = mkdtempSync(join(tmpdir(), 'cardwright-host-'));
  const folder = join(host, 'some', 'where');
  cpSync(inject('dist'), folder, { recursive: true });
  const served = await serveTable({ folder: host, port: 0 });
  onTestFinished(async () => {
    await served.close();
    rmSync(host, { recursive: true });
  });
  return { url: `${served.url}/some/where/`, folder };
}

/** What the page says of itself when it is opened again; it may be opening itself once more, because a newer version took over. */
async function reopened(page: Page): Promise<string> {
  try {
    await page.reload();
    await page.waitForTimeout(1000);
    return (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
  } catch {
    return '';
  }
}

test('works from a sub-folder, also offline; a newer version takes over when the page is opened again, or the time after', async () => {
  const { url, folder } = await elsewhere();
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await page.goto(url);
  expect(await page.evaluate(isKept)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.locator('h1').first().waitFor();

  const newer = (file: string, from: string | RegExp, to: string) => {
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
    for (const packed of ['br', 'gz']) rmSync(join(folder, `${file}.${packed}`), { force: true });
  };
  newer('index.html', 'content="Card games', 'content="New card games');
  newer('sw.js', /VERSION = "\w+"/, 'VERSION = "newer"');
  await context.setOffline(false);
  await page.reload(); // the old one, while the new one is fetched
  const isWaiting = () => navigator.serviceWorker.getRegistration().then((found) => found?.waiting != null);
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^Card games/);
  await expect.poll(() => reopened(page), { interval: 2000 }).toMatch(/^New card games/);
});
