import type { Page } from 'playwright-core';

/** What somebody at the table sees of the open decision. */
export interface Seen {
  readonly length: number;
  readonly isOver: boolean;
  readonly isAsked: boolean;
  readonly main: boolean; //                 a button that Enter presses
  readonly keys: readonly string[]; //       of what can be touched
  readonly picked: number;
  readonly quiet: string | null; //          the key of pass or end
}

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const table = document.querySelector<HTMLElement>('.table');
    const quiet = all('.actions .button:not(.main) kbd').map((key) => key.textContent ?? '');
    return {
      length: Number(table?.dataset['at'] ?? -1),
      isOver: document.querySelector('.ending') !== null,
      isAsked: table?.dataset['asked'] === 'true',
      main: all('.actions .button.main:enabled kbd').some((key) => key.textContent === 'Enter'),
      keys: [
        ...all('.thing.lit:not(.picked) > .letter').map((key) => key.textContent ?? ''),
        ...quiet.filter((key) => /^[a-z]$/.test(key)),
        ...all('.actions .button.main kbd').flatMap((key) =>
          /^[a-z]$/.test(key.textContent ?? '') ? [key.textContent] : [],
        ),
      ],
      picked: all('.thing.picked').length,
      quiet: quiet.includes('Space') ? ' ' : quiet.includes('E') ? 'e' : null,
    };
  });

/** Numbers that come again in every run. */
export const dice = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** A key that gets on with what is asked. */
export function keyFor(seen: Seen, roll: (below: number) => number): string {
  const wantsMore = seen.keys.length > 0 && (!seen.main || (seen.picked > 0 && roll(4) === 0));
  if (seen.main && !wantsMore) return 'Enter';
  if (seen.keys.length > 0 && (seen.quiet === null || roll(5) > 0)) return seen.keys[roll(seen.keys.length)] as string;
  return seen.quiet ?? 'Escape';
}

/** Plays with nothing but the keys that the table shows, until the game is over or so many choices are made. */
export async function playByKeys(page: Page, seed: number, most = Number.POSITIVE_INFINITY): Promise<number> {
  const roll = dice(seed);
  let made = 0;
  let last = -1;
  for (let idle = 0; idle < 400; idle++) {
    const seen = await look(page);
    if (seen.isOver || made >= most) return made;
    if (!seen.isAsked) {
      await page.waitForTimeout(25);
      continue;
    }
    if (seen.length !== last) {
      if (last >= 0) made++;
      last = seen.length;
      idle = 0;
    }
    await page.keyboard.press(keyFor(seen, roll));
    await page.waitForTimeout(5);
  }
  const stuck = await look(page);
  throw new Error(`nothing happens any more: ${JSON.stringify(stuck)}`);
}

/** Settings as somebody in a hurry has them; set before the page opens. */
export function hurried(language: 'en' | 'zh' = 'en', theme: 'auto' | 'light' | 'dark' = 'auto'): string {
  const settings = { language, theme, motion: 'off', pace: 'instant', sound: false, knowsTable: true };
  return `if (location.protocol.startsWith('http')) {
    localStorage.setItem('cardwright-settings', '${JSON.stringify(settings)}');
    crypto.getRandomValues = (array) => array.map((_, i) => 7 * (i + 1)).subarray(0);
  }`;
}
