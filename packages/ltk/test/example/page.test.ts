import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const FILES = ['cavalry-charge.ts', 'cavalry-charge.test.ts', 'gongji.ts', 'gongji.test.ts'];

/** The code blocks of a page that say which file they show, with that file. */
const blocks = (page: string): (readonly [path: string, code: string])[] =>
  [...page.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', code = '']) => [path, code] as const);

test('the page about adding a card shows the files of the example, byte for byte', () => {
  const shown = blocks(read('docs/add-a-card.md'));
  expect(shown.map(([path]) => path)).toEqual(FILES.map((file) => `packages/ltk/test/example/${file}`));
  for (const [path, code] of shown) expect(code).toBe(read(path));
});
