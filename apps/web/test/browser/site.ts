// Before the first browser test: the page is built if it is stale, and served on a free port.
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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = theChromium();
  const dist = await builtPage();
  const served = await serveTable({ folder: dist, port: 0 });
  project.provide('site', served.url);
  project.provide('dist', dist);
  project.provide('chromium', chromium);
  return () => served.close();
}
