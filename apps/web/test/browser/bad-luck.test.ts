import { expect, test } from 'vitest';
import { hurried, playByKeys } from './players.ts';
import { setUp, startGame } from './start-game.ts';
import { inWorkers, visitsOf } from './visit.ts';

const visit = visitsOf();

test('a bad seed is refused in a sentence, and nothing is begun', async () => {
  const { page } = await visit();
  const setup = await setUp(page, 'thrones', { seed: 'twelve' });
  await setup.locator('button[type=submit]').click();
  expect(await setup.getByRole('alert').textContent()).toContain('“twelve” is no seed');
  await setup.locator('input[name=seed]').fill('12');
  await setup.locator('button[type=submit]').click();
  await page.locator('.table').waitFor();
});

test.each(['#/t/nowhere', '#/r/nowhere', '#/what/is/this'])('%s is nothing: a sentence and a way on', async (at) => {
  const { page } = await visit({ at });
  expect((await page.getByRole('alert').textContent())?.length).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.locator('.games').waitFor();
});

test('where nothing may be stored, a game is played all the same, and it is said', async () => {
  const { page, context } = await visit();
  const forbidden = `indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError'); };`;
  await context.addInitScript({ content: `${hurried()};${forbidden}` });
  await inWorkers(context, forbidden);
  await page.reload();
  await startGame(page, 'thrones');
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 1, 2);
  const said = page.getByText('does not let us keep games').first();
  await said.waitFor();
  expect(await said.isVisible()).toBe(true);
});

test('a worker that dies is owned up to, and the game goes on', async () => {
  const { page, faults } = await visit({ before: hurried() });
  await startGame(page, 'thrones');
  await page.locator('.table[data-asked=true]').waitFor();
  await playByKeys(page, 1, 3);
  await page.locator('.table[data-asked=true]').waitFor();
  const told = (): Promise<string[]> => page.locator('.log li').allTextContents();
  const before = await told(); // the last key may still be on its way
  await page.workers()[0]?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('out of luck');
      }),
  );
  await page.getByRole('alert').waitFor();
  faults.length = 0; // it was our doing
  await page.getByRole('button', { name: 'Go on from there' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  await expect.poll(async () => (await told()).slice(0, before.length)).toEqual(before);
});

test('a bot whose learning cannot be fetched: the reason is said, and with a network the game goes on', async () => {
  const { page, context, faults } = await visit({ before: hurried() });
  await context.route(/\/expert-mind-[^/]*\.js$/, (route) => route.abort('internetdisconnected'));
  const setup = await setUp(page, 'ltk-identity', { seats: 5, seed: 5 });
  await setup.locator('.levels label', { hasText: 'Master' }).click();
  await setup.locator('button[type=submit]').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('could not be fetched');
  faults.length = 0; // the browser says so too
  await context.unroute(/\/expert-mind-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Go on from there' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
});
