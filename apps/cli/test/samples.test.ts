import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const sample = (name: string): string => join(ROOT, 'samples', name);
const store = ['--elo-store', join(folder(), 'ratings.json')];

/** Each sample with a command that plays it, and what the last line says. */
const PLAYED: Readonly<Record<string, readonly [args: readonly string[], last: RegExp]>> = {
  'cards.txt': [['ltk', '--watch', '--seed', '7', '--cards', sample('cards.txt')], /^Result: .+ seed 7$/],
  'heroes.txt': [
    ['ltk', '--watch', '--seed', '7', '--mode', 'kingdoms', '--heroes', sample('heroes.txt')],
    /^Result: .+ seed 7$/,
  ],
  'verySimple.properties': [['thrones', sample('verySimple.properties')], /^Result: Players \d and \d won\.$/],
  'elementals.deck': [
    ['sorcery', ...store, '--seed', '7', '--p1', 'smart', '--p2', 'simple', '-deck1', sample('elementals.deck')],
    /^Ratings: /,
  ],
  'summoners.deck': [
    ['sorcery', ...store, '--seed', '7', '--p1', 'smart', '--p2', 'simple', '-deck2', sample('summoners.deck')],
    /^Ratings: /,
  ],
  'two-turns.init': [
    ['sorcery', ...store, '-testing', '-deck1', sample('elementals.deck'), '-init', sample('two-turns.init')],
    /^The input has ended: nobody wins\.$/,
  ],
};

test('every sample is played here and named in the README', () => {
  expect(readdirSync(join(ROOT, 'samples')).sort()).toEqual(Object.keys(PLAYED).sort());
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  for (const name of Object.keys(PLAYED)) expect(readme).toContain(`samples/${name}`);
});

test.each(Object.entries(PLAYED))('%s is read and played without a refusal', async (_, [args, last]) => {
  const { status, stdout, stderr } = await runHere(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(linesOf(stdout).at(-1)).toMatch(last);
  expect(stdout).not.toMatch(/cannot be|there is no|is no command|not known here/);
});
