// Before the first browser test: the page is built if it is stale, and served on a free port.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveTable } from '@cardwright/server';
import type { TestProject } from 'vitest/node';
import { builtPage } from '../../build/index.ts';
import { theChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string; //     the address of the page
    readonly dist: string; //     the folder it is in
    readonly chromium: string; // the program
  }
}

/** Before the worker's own code: the seeds it draws are the same in every run. Names of kept games stay as they come. */
const SAME_SEEDS = `{
  const chance = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  crypto.getRandomValues = (array) => array instanceof Uint32Array ? array.map(() => Math.imul(++drawn, 2654435761)) : chance(array);
}
`;

/** The built page where nothing is left to luck. */
async function withSameSeeds(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-site-'));
  await cp(dist, folder, { recursive: true });
  const assets = await readdir(folder, { recursive: true });
  for (const name of assets.filter((each) => /(^|\/)worker-[^/]*\.js$/.test(each))) {
    const file = join(folder, name);
    await writeFile(file, SAME_SEEDS + (await readFile(file, 'utf8')));
    for (const end of ['br', 'gz']) await rm(`${file}.${end}`, { force: true }); // they hold the file as it was
  }
  return folder;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = theChromium();
  const dist = await builtPage();
  const folder = await withSameSeeds(dist);
  const served = await serveTable({ folder, port: 0 });
  project.provide('site', served.url);
  project.provide('dist', dist);
  project.provide('chromium', chromium);
  return async () => {
    await served.close();
    await rm(folder, { recursive: true });
  };
}
