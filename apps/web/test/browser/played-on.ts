import { type Event, formatRecord, Match, type MatchRecord } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keyFor, look } from './players.ts';

/** A moment of a recorded game: how many choices were made before, and whose eyes it is seen with. */
interface Point {
  readonly at: number;
  readonly seat: number;
}

/** The first death in a recorded game: whose, and how many choices were made before the one that brought it. */
export async function firstDeath(record: MatchRecord): Promise<Point> {
  const { game } = await loadGame(record.game);
  let died: number | undefined;
  const listen = (event: Event & { readonly seat?: number }): void => {
    if (event.type === 'died') died ??= event.seat;
  };
  const match = Match.start(game, record, { listen, checkpoints: false });
  for (const [at, { keys }] of record.choices.entries()) {
    match.chooseKeys(keys);
    if (died !== undefined) return { seat: died, at };
  }
  throw new Error('nobody died');
}

/** The first question for a Dodge in a recorded game. */
export async function firstDodge(record: MatchRecord): Promise<Point> {
  const { game } = await loadGame(record.game);
  const match = Match.start(game, record, { checkpoints: false });
  for (const [at, { keys }] of record.choices.entries()) {
    const { seat = 0, about } = (match.decision ?? {}) as {
      readonly seat?: number;
      readonly about?: { name?: string };
    };
    if (about?.name === 'dodge') return { seat, at };
    match.chooseKeys(keys);
  }
  throw new Error('nobody had to dodge');
}

/** Opens a recorded game from the page of replays and plays on from there. */
export async function playOnFrom(page: Page, record: MatchRecord, { at, seat }: Point): Promise<void> {
  const buffer = Buffer.from(formatRecord(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'some.record', mimeType: 'text/plain', buffer });
  await page.locator('.table.watching').waitFor();
  await expect.poll(() => page.url()).toMatch(/[/]0@/); // the address follows what is shown
  await page.goto(page.url().replace(/[/]0@.*$/, `/${at}@${seat}`));
  await page.locator(`.table[data-at="${at}"]`).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.table:not(.watching)').waitFor();
}

/** Does as little as possible until one is dead. */
export async function playToDeath(page: Page): Promise<void> {
  const least = (below: number): number => (below === 4 ? 1 : 0);
  for (;;) {
    const seen = await look(page);
    if (seen.isOver || (await page.locator('.fallen').count()) > 0) return;
    if (seen.isAsked) await page.keyboard.press(keyFor(seen, least));
    await page.waitForTimeout(20);
  }
}
