import { expect, test } from 'vitest';
import * as standIn from '../scripts/mutants/vitest.ts';

// What stands in for vitest while faults are tried must run tests as vitest would.
test('tests are collected by file, suite and row, and run again and again with what goes before and after them', async () => {
  const done: string[] = [];
  standIn.beginFile('a.test.ts');
  standIn.afterEach((context) => void done.push(JSON.stringify(context)));
  standIn.describe('suite', () => {
    standIn.beforeAll(() => void done.push('once'));
    standIn.beforeEach(() => void done.push('before'));
    standIn.test.each([
      [1, 2],
      [3, 4],
    ])('%i and %i', (a: number, b: number) => void done.push(`${a}${b}`));
  });
  standIn.test('fails', { timeout: 1 }, async () => {
    await Promise.resolve();
    standIn.expect(1).toBe(2);
  });
  expect(standIn.collected.map(({ name }) => name)).toEqual([
    'a.test.ts > suite > 1 and 2 (1)',
    'a.test.ts > suite > 3 and 4 (2)',
    'a.test.ts > fails',
  ]);
  const [first, second, fails] = standIn.collected as [standIn.Collected, standIn.Collected, standIn.Collected];
  expect([await first.run(), await first.run(), await second.run()]).toEqual([undefined, undefined, undefined]);
  expect(await fails.run()).toHaveProperty('message', expect.stringContaining('expected 1 to be 2'));
  const [passed, failed] = ['pass', 'fail'].map((state) => JSON.stringify({ task: { result: { state } } }));
  expect(done).toEqual(['once', 'before', '12', passed, 'before', '12', passed, 'before', '34', passed, failed]);
});
