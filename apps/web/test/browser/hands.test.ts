// What hands do at a table: click twice, hold a key, rest a finger, open a second window.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { startGame } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });

const settings = (change: object): string =>
  `if (location.protocol.startsWith('http')) localStorage.setItem('cardwright-settings', '${JSON.stringify({ language: 'en', motion: 'off', pace: 'instant', knowsTable: true, ...change })}')`;

async function sit(page: Page, game: string): Promise<void> {
  await startGame(page, game, { seed: 21 });
  await asked(page);
}

const asked = (page: Page): Promise<void> => page.locator('.table[data-asked=true]').waitFor();

/** How many choices the person has made. */
const madeBy = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('cardwright');
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => {
            const [record = ''] = all.result as string[];
            const [, seat] = /^player (\d+) human$/m.exec(record) ?? [];
            opening.result.close();
            resolve([...record.matchAll(new RegExp(`^\\d+: ${seat} `, 'gm'))].length);
          };
        };
      }),
  );

test('a double click answers one question, a held key too', async () => {
  const { page } = await visit();
  await sit(page, 'sorcery');
  const before = await madeBy(page);
  await page.getByRole('button', { name: 'End the turn' }).dblclick();
  await asked(page);
  await page.waitForTimeout(300);
  expect(await madeBy(page)).toBe(before + 1);
  await page.keyboard.down('e');
  for (let i = 0; i < 5; i++) {
    await asked(page);
    await page.keyboard.down('e');
  }
  await page.keyboard.up('e');
  await page.waitForTimeout(300);
  expect(await madeBy(page)).toBe(before + 2);
});

test('Enter does what the table says, wherever a click has left the focus', async () => {
  const { page } = await visit();
  await sit(page, 'sorcery');
  await page
    .locator('.hand .card.lit')
    .first()
    .click({ position: { x: 12, y: 20 } });
  expect(await playByKeys(page, 3)).toBeGreaterThan(5);
  await page.locator('.ending').waitFor();
});

test('a finger that rests on a card reads it: lifted, it neither picks it nor closes what it reads', async () => {
  const { page, context } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await sit(page, 'sorcery');
  const touch = await context.newCDPSession(page);
  for (const card of await page.locator('.hand .card').all()) {
    const box = await card.boundingBox();
    if (box === null || box.x + 20 > 360) continue;
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + 15, y: box.y + 40 }],
    });
    await page.getByRole('dialog').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(250);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.locator('.thing.picked').count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('a game is played in one window at a time, and can be taken back', async () => {
  const { page, context } = await visit();
  await sit(page, 'thrones');
  await playByKeys(page, 2, 2);
  await asked(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await asked(second);
  await page.getByText('goes on in another window').waitFor();
  await playByKeys(second, 3, 2);
  await second.waitForTimeout(500); // what was answered last is on its way
  await asked(second);
  const length = await second.locator('.log li').count();
  await page.getByRole('button', { name: 'Play on here' }).click();
  await asked(page);
  await expect.poll(() => page.locator('.log li').count()).toBe(length);
  await second.getByText('goes on in another window').waitFor();
});

test('a game that is over is there after a reload, and how it ended stands in nobody’s way', async () => {
  const { page } = await visit();
  await sit(page, 'sorcery');
  await playByKeys(page, 3);
  const ending = await page.locator('.chronicle').innerText();
  await page.reload();
  await page.locator('.turning-foot, .chronicle').first().waitFor();
  expect(await page.locator('.chronicle').innerText()).toContain(ending.split('\n')[0]);
  await page.getByRole('button', { name: 'See the table' }).click();
  expect((await page.locator('.ending').boundingBox())?.height).toBeLessThan(60);
  await page.locator('.ending button').click();
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});

test('what is played is seen to fly, what stays does not, and nothing is left in the air', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, before: settings({ motion: 'normal' }) });
  await sit(page, 'thrones');
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(globalThis, { flown });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.matches('.flights')) flown.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  const flown = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { flown: string[] }).flown.length);
  await page.keyboard.press('1');
  await page.evaluate(() => scrollTo(0, 300));
  await page.keyboard.press('Escape');
  expect(await flown()).toBe(0);
  await playByKeys(page, 5, 6);
  expect(await flown()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.flights > *').count()).toBe(0);
  const unseen = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-moves]')].filter(
          (thing) => !thing.checkVisibility({ opacityProperty: true }),
        ).length,
    );
  await expect.poll(unseen).toBe(0);
});
