import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The tests a page of rulings gets: it is numbered, and each ruling names tests (`— file "name"`) that are there. */
export function describeRulings(game: string): void {
  const page = readFileSync(join(game, 'RULINGS.md'), 'utf8');
  const rulings = page.split(/^(?=\d+\. )/m).slice(1);
  const named = (text: string): (readonly [file: string, name: string])[] =>
    [...text.matchAll(/— `([\w./-]+\.test\.ts)`\s+"(.+)"$/gm)].map(([, file = '', name = '']) => [file, name]);

  describe('rulings', () => {
    test('are numbered from 1, and each names a test', () => {
      expect(rulings.map((ruling) => Number.parseInt(ruling, 10))).toEqual(rulings.map((_, i) => i + 1));
      expect(rulings.filter((ruling) => named(ruling).length === 0)).toEqual([]);
      expect(page.match(/\.test\.ts`/g)).toHaveLength(named(page).length);
    });

    test('name tests that are there', () => {
      const isThere = ([file, name]: readonly [string, string]): boolean => {
        const path = join(game, 'test', file);
        return existsSync(path) && readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(name);
      };
      expect(named(page).filter((each) => !isThere(each))).toEqual([]);
    });
  });
}
