import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const CODE = 350; //         kB, all of it, gzip
const WEIGHTS = 40; //       kB, what bots have learned: numbers, which lie in the code
const FIRST_LOAD = 1500; //  kB, with the fonts

const folder = join(inject('dist'), 'assets');
const files = readdirSync(folder);
const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sizeOf = (pattern: RegExp): number =>
  sum(
    files
      .filter((file) => pattern.test(file))
      .map((file) => {
        const path = join(folder, file);
        return file.endsWith('.woff2') ? statSync(path).size : gzipSync(readFileSync(path), { level: 9 }).length;
      }),
  );

/** What bots have learned, as it is written in their sources. */
const weightsSize = (): number =>
  sum(
    globSync('packages/players/src/*/search/weights.ts', { cwd: join(import.meta.dirname, '../../../..') }).map(
      (file) => gzipSync(readFileSync(join(import.meta.dirname, '../../../..', file)), { level: 9 }).length,
    ),
  );

test('what a visit loads', () => {
  const weights = kB(weightsSize());
  const all = kB(sizeOf(/\.(js|css)$/)); //                 all chunks, as if every game were opened at once
  const code = all - weights;
  const english = kB(sizeOf(/^(?!kai).*\.woff2$/)); //     heroes and cards show brush characters in English too
  const chinese = kB(sizeOf(/\.woff2$/));
  console.log(
    `code ${kB(1000 * code)} kB gzip, weights ${weights} kB; fonts ${english} kB in English, ${chinese} kB in Chinese`,
  );
  expect(code).toBeLessThan(CODE);
  expect(weights).toBeLessThan(WEIGHTS);
  expect(all + english).toBeLessThan(FIRST_LOAD);
  expect(all + chinese).toBeLessThan(FIRST_LOAD);
});

test('all that is built is code or a font', () => {
  expect(files.filter((file) => !/\.(js|css|woff2)$/.test(file))).toEqual([]);
});

test('the licences of all code in the page come with it', () => {
  const licences = readFileSync(join(inject('dist'), 'third-party-licences.txt'), 'utf8');
  const named = [...licences.matchAll(/^## (\S+) - \S+ \(/gm)].map(([, name]) => name);
  for (const name of ['@base-ui/react', 'idb', 'react', 'react-dom', 'scheduler', 'zustand'])
    expect(named).toContain(name);
  expect(licences.match(/Permission (is hereby granted|to use, copy)/g)?.length).toBeGreaterThanOrEqual(named.length);
});

test('the page has no script but its files', () => {
  const html = readFileSync(join(inject('dist'), 'index.html'), 'utf8');
  expect(html.match(/<script(?![^>]* src=)/g)).toBeNull();
  expect(html).not.toMatch(/ on\w+=|javascript:|<style| style=/);
});
