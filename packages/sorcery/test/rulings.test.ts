import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../RULINGS.md'), 'utf8');
const rulings = page.split(/^(?=\d+\. )/m).slice(1);
const namedTests = (text: string): (readonly [file: string, name: string])[] =>
  [...text.matchAll(/— `([\w./-]+\.test\.ts)`\s+"([^"]+)"/g)].map(([, file = '', name = '']) => [file, name]);

test('rulings are numbered from 1 without a gap', () => {
  expect(rulings.map((ruling) => Number.parseInt(ruling, 10))).toEqual(rulings.map((_, i) => i + 1));
});

test('every ruling names at least one test', () => {
  expect(rulings.filter((ruling) => namedTests(ruling).length === 0)).toEqual([]);
});

test('every test a ruling names is there', () => {
  const missing = namedTests(page).filter(([file, name]) => {
    const path = join(import.meta.dirname, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${name}'`);
  });
  expect(missing).toEqual([]);
  expect(page.match(/\.test\.ts`/g)).toHaveLength(namedTests(page).length);
});
