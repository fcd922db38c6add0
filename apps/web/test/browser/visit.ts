import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './chromium.ts';

/** Somebody who opens the page with a fresh browser. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: string[]; // what went wrong in the page; must be empty when the test ends
}

type Opening = BrowserContextOptions & {
  readonly at?: string; //     what follows the address: '#/play/thrones', '?dev'
  readonly before?: string; // a script that runs before the page does
};

/** What a test waits for comes, or never will: how long a busy machine takes is no matter. */
const PATIENCE = 100_000; // ms

/** Has a script run before anything else in the page's workers too. Only where no service worker answers for the site. */
export const inWorkers = (context: BrowserContext, script: string): Promise<unknown> =>
  context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}${await response.text()}` });
  });

/**
 * One browser for the tests of a file, who visit as it is usual there. Every visit starts with nothing stored, and none may leave a fault behind. Nothing is
 * kept for when there is no network, unless the test wants that (`serviceWorkers: 'allow'`): it would load the whole page.
 */
export function visitsOf(
  usual: Opening = {},
  site: () => string = () => inject('site'),
): (opening?: Opening) => Promise<Visit> {
  let browser: Browser | undefined;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launch(inject('chromium'));
  });
  afterEach(async () => {
    const faults = visits.flatMap((visit) => visit.faults);
    for (const { context } of visits.splice(0)) await context.close();
    expect(faults).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (opening = {}) => {
    const { at = '', before, ...options } = { ...usual, ...opening };
    const context = await (browser as Browser).newContext({ serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(PATIENCE);
    if (before !== undefined) await context.addInitScript({ content: before });
    const page = await context.newPage();
    const visit: Visit = { page, context, faults: [] };
    visits.push(visit);
    context.on('weberror', (error) => visit.faults.push(String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') visit.faults.push(`${message.text()} (${message.location().url})`);
    });
    await page.goto(`${site()}/${at}`);
    return visit;
  };
}
