import type { Locator, Page } from 'playwright-core';

/** How a game is wished, where it is not as usual. */
interface Wish {
  readonly seats?: number;
  readonly seed?: number | string;
  readonly here?: readonly number[]; // the seats, from 1, of people who share the screen; the first is yours
}

/** Opens the set-up of a game from the first page. */
export async function openSetup(page: Page, game: string): Promise<Locator> {
  await page.locator(`.game.${game}`).click();
  const setup = page.locator('.setup');
  await setup.locator('.setup-form').waitFor();
  return setup;
}

/** Sets up a table and does not begin yet. */
export async function setUp(page: Page, game: string, { seats, seed, here = [] }: Wish = {}): Promise<Locator> {
  const setup = await openSetup(page, game);
  if (seats !== undefined && (await setup.locator('.seat-counts').count()) > 0)
    await setup
      .locator('.seat-counts')
      .getByRole('radio', { name: String(seats), exact: true })
      .check({ force: true });
  if (seed !== undefined) {
    await setup.locator('.setup-more > summary').click();
    await setup.locator('input[name=seed]').fill(String(seed));
  }
  const [own, ...others] = here;
  if (own !== undefined)
    await setup
      .getByRole('group', { name: 'Your seat' })
      .getByRole('radio', { name: String(own), exact: true })
      .check({ force: true });
  for (const seat of others)
    await setup.getByRole('combobox', { name: `Seat ${seat}`, exact: true }).selectOption('here');
  return setup;
}

/** From the first page to a table: one click for the game, one to begin. */
export async function startGame(page: Page, game: string, wish: Wish = {}): Promise<void> {
  const setup = await setUp(page, game, wish);
  await setup.locator('button[type=submit]').click();
}

/** Lets go of a file somewhere on the dialog that sets up a table. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content as string], file as string));
      return transfer;
    },
    [name, text],
  );
  await page.locator('.setup-seats').dispatchEvent('drop', { dataTransfer: data });
}
