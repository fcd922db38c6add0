import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** The pieces of a file that the page shows, in order: code blocks that name the file after their language. */
const pieces = (page: string, file: string): string[] =>
  [...page.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code]) =>
    name === file ? [code as string] : [],
  );

test.each([
  ['whist.ts', '../src/whist.ts'],
  ['generic.test.ts', 'generic.test.ts'],
])('docs/add-a-game.md shows the whole of %s, byte for byte', (name, path) => {
  const shown = pieces(here('../../../docs/add-a-game.md'), name);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.join('\n')).toBe(here(path));
});
