// The pages around tables on a server: whether everybody can read them, on what there is to read them with.
import { expect, test } from 'vitest';
import { wrongWith } from './axe.ts';
import { hurried } from './players.ts';
import { tableServer } from './table-server.ts';
import { begin, comeBy, layOpen, playTogether } from './together.ts';
import { visitsOf } from './visit.ts';

const site = tableServer(9);
const visit = visitsOf({}, site);

async function visitor(options = {}) {
  const visited = await visit({ before: hurried('en', 'light'), ...options });
  await visited.page.locator('.games').waitFor();
  return visited.page;
}

test('axe finds nothing in the first page with a server, the lobby, the waiting room, the table, its people and its end', async () => {
  const [ann, ben] = [await visitor(), await visitor({ viewport: { width: 360, height: 740 } })];
  const link = await layOpen(ann, 'sorcery', async (page) => {
    await page.locator('.ring-seat.bot select').selectOption('open');
    await page.getByRole('radio', { name: /^Public/ }).check({ force: true });
    await page.getByRole('radio', { name: 'Quick', exact: true }).check({ force: true });
    expect(await wrongWith(page)).toEqual([]);
  });
  expect(await wrongWith(ann)).toEqual([]);
  await ben.locator('.open-table').waitFor(); // it stands in the lobby
  expect(await wrongWith(ben)).toEqual([]);
  await ben.goto(`${site()}/#/lobby/sorcery`);
  await ben.getByRole('link', { name: /^Join Sorcery, with / }).waitFor();
  expect(await wrongWith(ben)).toEqual([]);
  await ben.getByRole('radio', { name: 'Thrones' }).click({ force: true });
  await ben.getByText('No open table now.').waitFor();

  await comeBy(ben, link, 'I am ready');
  await ben.getByRole('button', { name: 'Hello' }).click();
  await ann.locator('.bubble').waitFor();
  expect(await wrongWith(ben)).toEqual([]);
  await begin(ann, [ben]);
  await playTogether([{ page: ann }, { page: ben }], 2, 4);
  await ann.getByRole('timer').first().waitFor(); // whoever is waited for has a clock
  expect(await ann.getByRole('timer').first().textContent()).toMatch(/^\d:\d\d$/);
  expect(await ann.locator('.seat-clock circle[stroke-dasharray]').count()).toBeGreaterThan(0);
  for (const page of [ann, ben]) expect(await wrongWith(page)).toEqual([]);
  await ann.getByRole('button', { name: '2/2 people are here' }).click();
  await ann.getByRole('group', { name: 'Say' }).waitFor();
  expect(await wrongWith(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Leave the game' }).click();
  await ann.getByRole('button', { name: 'Hand over to a bot' }).click();
  await ann.getByText('You are watching.').waitFor();
  await ann.keyboard.press('Escape');
  await ben.goto(`${ben.url()}/text`);
  await ben.locator('.waiting-line').waitFor();
  expect(await wrongWith(ben)).toEqual([]);
});

test.each(['#/at/nowhere', '#/game/nowhere'])('%s is nothing: a sentence and a way on', async (at) => {
  const { page, faults } = await visit({ at });
  expect((await page.getByRole('alert').textContent())?.length).toBeGreaterThan(10);
  faults.length = 0; // the server said so too
  await page.getByRole('link', { name: 'All games' }).click();
  await page.locator('.games').waitFor();
});

test('a seat is taken over by another device that has its link, and what is said is heard there', async () => {
  const [ann, ben] = [await visitor(), await visitor()];
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await layOpen(ann, 'thrones');
  await comeBy(ben, link, 'I am ready');
  await begin(ann, [ben]);
  await ann.locator('.people-button').click();
  await ann.getByRole('button', { name: 'Go on with another device' }).click();
  await ann.getByRole('button', { name: 'Copied' }).waitFor();
  const seat = await ann.evaluate(() => navigator.clipboard.readText());
  const tablet = await visitor();
  await tablet.goto(seat);
  await tablet.locator('.table').waitFor();
  const cards = async (page: typeof ann): Promise<string[]> =>
    (await page.locator('.hand .card').allTextContents()).toSorted();
  await expect.poll(() => cards(tablet)).toEqual(await cards(ann));
  await ben.locator('.people-button').click();
  await ben.getByRole('textbox', { name: 'Chat' }).fill('good luck');
  await ben.getByRole('button', { name: 'Send' }).click();
  for (const page of [ann, tablet]) await page.locator('.bubble').getByText('good luck').waitFor();
  const { length } = await cards(ann);
  expect(length).toBe(12);
});

test('quick match: which game is all that is asked, two find the same table, and see when it starts', async () => {
  const [ann, ben] = [await visitor(), await visitor()];
  for (const page of [ann, ben]) {
    await page.goto(`${site()}/#/lobby/thrones`);
    await page.getByRole('button', { name: 'Thrones' }).click();
    await page.getByText(/^Starts in \d+ s/).waitFor();
  }
  expect(ben.url()).toBe(ann.url());
});

test('the first page leads back to the game that is played, says how many play, and a seat how long it is empty', async () => {
  const [ann, ben] = [await visitor(), await visitor()];
  const link = await layOpen(ann, 'thrones');
  await comeBy(ben, link, 'I am ready');
  await begin(ann, [ben]);
  await ben.goto(`${site()}/#/`);
  await ben.getByText('Your table is waiting for you').waitFor();
  await ben.getByText(/^\d+ people are playing at \d+ tables?$/).waitFor();
  await ann.getByText(/^away since \d/).waitFor();
  await ben.getByRole('link', { name: 'Continue' }).click();
  await ben.locator('.table').waitFor();
  expect(ben.url()).toBe(ann.url());
});
