import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dice, keyFor, look, type Seen } from './players.ts';

/** Touches what the table offers, as a finger or a mouse does. */
async function touchOne(page: Page, seen: Seen, roll: (below: number) => number): Promise<void> {
  const key = keyFor(seen, roll);
  await page.evaluate((wanted) => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const named = (element: HTMLElement): boolean => (element.querySelector('kbd')?.textContent ?? '') === wanted;
    const space = (element: HTMLElement): boolean =>
      wanted === ' ' && element.querySelector('kbd')?.textContent === 'Space';
    const end = (element: HTMLElement): boolean => wanted === 'e' && element.querySelector('kbd')?.textContent === 'E';
    const thing = all('.thing.lit > .letter').find((letter) => letter.textContent === wanted)?.parentElement;
    const button = all('.actions .button').find((each) => named(each) || space(each) || end(each));
    (button ?? thing)?.click();
  }, key);
}

export interface Player {
  readonly page: Page;
  readonly isByHand?: boolean; // touches, where others press keys
}

const PATIENCE = 60_000; // ms without anything happening

/** Everybody answers what they are asked, until it is over for all or so many answers were given. */
export async function playTogether(
  players: readonly Player[],
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const roll = dice(seed);
  const lengths = new Map<Page, number>();
  let made = 0;
  for (let last = performance.now(); performance.now() - last < PATIENCE; ) {
    const all = await Promise.all(players.map(async (player) => ({ player, seen: await look(player.page) })));
    if (made >= most || all.every(({ seen }) => seen.isOver)) return made;
    const asked = all.filter(({ seen }) => seen.isAsked && !seen.isOver);
    for (const { player, seen } of asked) {
      if (lengths.get(player.page) !== seen.length) {
        lengths.set(player.page, seen.length);
        made++;
        last = performance.now();
      }
      if (player.isByHand === true) await touchOne(player.page, seen, roll);
      else await player.page.keyboard.press(keyFor(seen, roll));
    }
    if (asked.length === 0) await players[0]?.page.waitForTimeout(10);
  }
  throw new Error(
    `nothing happens any more: ${JSON.stringify(await Promise.all(players.map(({ page }) => look(page))))}`,
  );
}

/** Lays a table whose other seats are open, and gives its link. */
export async function layOpen(
  page: Page,
  game: string,
  more: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.locator(`.game.${game}`).click();
  const setup = page.locator('.setup');
  await setup.locator('.setup-form').waitFor();
  await more(page);
  const bots = setup.locator('.ring-seat.bot select');
  while ((await bots.count()) > 0) await bots.first().selectOption('open');
  await setup.getByRole('button', { name: 'Lay the table' }).click();
  const link = page.getByRole('textbox', { name: 'The link to this table' });
  await link.waitFor();
  return `http://${await link.inputValue()}`;
}

/** Comes by a link, and is ready. */
export async function comeBy(page: Page, link: string, ready: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: ready, exact: true }).click();
}

/** The maker begins as soon as all are ready; everybody gets to the table. */
export async function begin(maker: Page, others: readonly Page[]): Promise<void> {
  await expect.poll(() => maker.getByRole('button', { name: 'Start now' }).isEnabled()).toBe(true);
  await maker.getByRole('button', { name: 'Start now' }).click();
  for (const page of [maker, ...others]) await page.locator('.table').waitFor();
}
