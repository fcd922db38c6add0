import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hurried } from './players.ts';
import { dropFile, openSetup } from './start-game.ts';
import { visitsOf } from './visit.ts';

const visit = visitsOf();
const PROPERTIES = join(import.meta.dirname, '../../../../packages/thrones/properties/smart.properties');

test('the course’s smart.properties is dropped on the dialog and played', async () => {
  const { page, context } = await visit();
  await context.addInitScript({ content: hurried() });
  await page.reload();
  const setup = await openSetup(page, 'thrones');
  await dropFile(page, 'smart.properties', readFileSync(PROPERTIES, 'utf8'));
  await expect.poll(() => setup.getByRole('combobox', { name: 'Seat 2' }).inputValue()).toBe('smart');
  expect(await setup.getByRole('combobox', { name: 'Seat 1' }).inputValue()).toBe('you');
  await setup.locator('button[type=submit]').click();
  await page.locator('.table').waitFor();
  await page.goto(`${page.url()}/text`);
  const seats = await page.locator('.places .seats').textContent();
  expect([...(seats ?? '').matchAll(/Fair|Easy/g)].map(([level]) => level)).toEqual(['Fair', 'Easy', 'Easy']);
});

test('a file with faults is refused by line, and the table stays as it was', async () => {
  const { page } = await visit();
  const setup = await openSetup(page, 'ltk-identity');
  const before = await setup.locator('.who-sits').textContent();
  await dropFile(page, 'my.cards', 'strike,7,spade\nstrick,7,spade\nslash\n');
  await setup.getByRole('alert').waitFor();
  expect(await setup.getByRole('alert').locator('li').allTextContents()).toEqual([
    'my.cards line 2: no card is called "strick"; the nearest is "Strike"',
    'my.cards line 3: "slash" is not "name,rank,suit"',
  ]);
  expect(await setup.locator('.who-sits').textContent()).toBe(before);
  expect(await setup.getByRole('alert').isVisible()).toBe(true); // nothing had to be opened for it
});

test('each game has its own options and no others; a role is wished and given', async () => {
  const { page } = await visit();
  const setup = await openSetup(page, 'ltk-identity');
  await setup.locator('.setup-more > summary').click();
  expect(await setup.locator('[name=set-spies]').count()).toBe(1);
  expect(await setup.locator('[name=set-rules]').count()).toBe(0);
  await setup.locator('.tile-choice label').nth(1).click();
  await setup.getByRole('heading', { name: 'Kingdom War' }).waitFor();
  await setup.locator('.setup-more > summary').click();
  expect(await setup.locator('[name=set-spies]').count()).toBe(0);
  expect(await setup.locator('[name=set-rules]').count()).toBe(1);
  await setup.locator('.tile-choice label').nth(0).click();
  await setup.getByRole('radio', { name: 'Spy' }).check({ force: true });
  await setup.locator('button[type=submit]').click();
  await page.locator('.seat.near .ribbon.spy').waitFor();
});

test('by keyboard on a small screen: whatever has the focus is in sight', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } });
  const setup = await openSetup(page, 'sorcery');
  await setup.locator('.setup-more > summary').click();
  await setup.locator('input[name=Game]:checked').focus();
  const [seen, hidden]: [string[], string[]] = [[], []];
  while (seen.at(-1) !== 'Start' && seen.length < 40) {
    await page.keyboard.press('Tab');
    const [name, isSeen] = await page.evaluate((): [string, boolean] => {
      const focused = document.activeElement as HTMLInputElement;
      const thing = focused.closest('label') ?? focused;
      const { x, y, width, height } = thing.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height - 4);
      return [focused.name || thing.textContent, thing.contains(there)];
    });
    seen.push(name);
    if (!isSeen) hidden.push(name);
  }
  expect(seen).toContain('set-testing');
  expect(seen.at(-1)).toBe('Start');
  expect(hidden).toEqual([]);
});

test('at 360 pixels nothing is scrolled sideways, and the way on is in sight', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  for (const game of ['ltk-identity', 'sorcery']) {
    const setup = await openSetup(page, game);
    await setup.locator('.setup-more > summary').click();
    expect(await wide()).toBeLessThanOrEqual(360);
    const form = await setup.locator('.setup-form').evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(form).toBeLessThanOrEqual(0);
    expect(await setup.locator('button[type=submit]').boundingBox()).toMatchObject({ y: expect.closeTo(670, -2) });
    await page.keyboard.press('Escape');
  }
});
