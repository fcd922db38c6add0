import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../RULINGS.md'), 'utf8');
const rulings = page.split(/^(?=\d+\. )/m).slice(1);
const named = (text: string): (readonly [file: string, name: string])[] =>
  [...text.matchAll(/— `([\w./-]+\.test\.ts)` "(.+)"$/gm)].map(([, file = '', name = '']) => [file, name]);

test('rulings are numbered from 1, and each names a test', () => {
  expect(rulings.map((ruling) => Number.parseInt(ruling, 10))).toEqual(rulings.map((_, i) => i + 1));
  expect(rulings.filter((ruling) => named(ruling).length === 0)).toEqual([]);
});

test('every test a ruling names is there', () => {
  const isThere = ([file, name]: readonly [string, string]): boolean => {
    const path = join(import.meta.dirname, file);
    return existsSync(path) && readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name);
  };
  expect(named(page).filter((each) => !isThere(each))).toEqual([]);
});
