import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folders = globSync(
  ['packages/*/package.json', 'apps/*/package.json', 'examples/*/package.json', 'bench/package.json'],
  { cwd: root },
)
  .map((manifest) => dirname(manifest))
  .toSorted();

test.each(folders)('%s says in a few lines what it is for, and names files that are there', (folder) => {
  const path = join(root, folder, 'README.md');
  expect(existsSync(path), `${folder} has no README.md`).toBe(true);
  const text = readFileSync(path, 'utf8');
  expect(text.split('\n').length).toBeLessThan(30);
  const named = [...text.matchAll(/^- (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/`([\w/-]+(?:\.tsx?|\/))`/g)].map(([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !['', 'src'].some((place) => existsSync(join(root, folder, place, file))))).toEqual([]);
});
