import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deliver } from '../src/files.ts';
import { StoredSurvey } from '../src/stored-survey.ts';
import { filesIn, folder, NOWHERE } from './command-line.ts';

test('a result that cannot be written where it was wished is printed, and that is said', () => {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const here = folder();
  deliver(join(here, 'a.json'), 'found\n', output);
  expect([readFileSync(join(here, 'a.json'), 'utf8'), printed]).toEqual(['found\n', []]);
  expect(() => deliver(join(here, 'none', 'a.json'), 'found\n', output)).toThrow(
    'cannot be written: there is no folder',
  );
  deliver(undefined, 'and more\n', output);
  expect([printed, filesIn(here)]).toEqual([['found\n', 'and more\n'], ['a.json']]);
});

test('games that cannot be kept are played on, and that is said once', () => {
  const said: string[] = [];
  const kept = new StoredSurvey('about', { XDG_DATA_HOME: NOWHERE }, (line) => said.push(line));
  kept.take([{ from: 0, to: 2, result: { games: 2, counts: {}, digest: 1 } }], 0);
  for (const each of [kept, kept]) each.save();
  expect(said).toEqual([
    expect.stringMatching(/cannot be made: .+; the games go on, but whoever stops them begins anew$/),
  ]);
  expect(kept.survey.games).toBe(2);
});
