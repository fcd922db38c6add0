import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { dice, hurried, keyFor, look, playByKeys } from './players.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf({ before: hurried() });

/** Answers the open question, by keys, and no more than that. */
async function answer(page: Page, roll: (below: number) => number): Promise<void> {
  const first = await look(page);
  for (let seen = first; !seen.isAsked || seen.length === first.length; seen = await look(page)) {
    const before = JSON.stringify(seen);
    if (seen.isAsked) await page.keyboard.press(keyFor(seen, roll));
    // A key whose effect is not seen yet must not be followed by another: that one would answer the next question.
    await expect.poll(async () => JSON.stringify(await look(page))).not.toBe(before);
  }
}

/** What is needed and covered by what the coach says; and what it speaks of, if that is not in sight. */
const inTheWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bubble = document.querySelector('.coach-bubble')?.getBoundingClientRect() as DOMRect;
    const isCovered = (element: Element): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return top < bubble.bottom && bubble.top < bottom && left < bubble.right && bubble.left < right;
    };
    const needed = [...document.querySelectorAll('.hand .card, .actions .button, .centre .card, .status')];
    const holes = [...document.querySelectorAll('.veil mask rect + rect')];
    return [
      ...needed.filter(isCovered).map(({ className }) => className),
      ...holes.filter(isCovered).map(() => 'what is pointed at'),
      ...(holes.length === 0 ? ['points at nothing'] : []),
      ...(bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight
        ? ['out of sight']
        : []),
    ];
  });

test('the lesson of Thrones by keyboard on a narrow screen, from the first page to its end', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await page.getByRole('link', { name: 'Learn in five minutes' }).press('Enter');
  await page.getByRole('link', { name: /Learn Thrones/ }).press('Enter');
  await page.locator('.table[data-asked=true]').waitFor();
  const coach = page.locator('.coach');
  const said = new Set<string>();
  const roll = dice(5);
  for (let rounds = 0; rounds < 30; rounds++) {
    await page.locator('.table[data-asked=true]').waitFor();
    const now = (await coach.getAttribute('data-lesson')) ?? '';
    if (now === 'done') break;
    if (now === 'waiting') {
      await answer(page, roll);
      continue;
    }
    said.add(now);
    if (said.size === 1) expect(await wrongWith(page)).toEqual([]);
    expect(await page.locator('.coach-bubble [aria-live]').textContent()).not.toBe('');
    await expect.poll(() => inTheWay(page)).toEqual([]);
    await page.keyboard.press('.');
    await expect.poll(() => coach.getAttribute('data-lesson')).not.toBe(now);
  }
  expect([...said].sort()).toEqual(['battle', 'curse', 'goal', 'heart', 'pass', 'piles', 'strengthen']);
  await page.getByRole('complementary', { name: 'Lesson' }).getByText('That is all you need to play.').waitFor();
  await page.keyboard.press('.');
  await expect.poll(() => coach.getAttribute('data-lesson')).toBe('over');
  await playByKeys(page, 6);
  await page.locator('.ending .chronicle').waitFor();
});

test('on a phone the coach covers no card and no button, and can be skipped; the game goes on', async () => {
  const { page } = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    before: hurried('zh'),
    at: '#/learn/ltk-identity',
  });
  await page.locator('.table[data-asked=true]').waitFor();
  await page.getByRole('button', { name: '明白了' }).click();
  await expect.poll(() => page.locator('.coach').getAttribute('data-lesson')).toBe('strike');
  await expect.poll(() => inTheWay(page)).toEqual([]);
  await page.getByRole('button', { name: '跳过教学' }).click();
  await expect.poll(() => page.locator('.coach').getAttribute('data-lesson')).toBe('over');
  expect(await page.locator('.veil').count()).toBe(0);
  await playByKeys(page, 1, 2);
});
