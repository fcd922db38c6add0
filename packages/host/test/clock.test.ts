import { expect, test } from 'vitest';
import { ManualClock, systemClock } from '../src/index.ts';

test('what is due is done in order, at its time; at one time in the order in which it was wished', () => {
  const clock = new ManualClock();
  const done: string[] = [];
  const at = (name: string, ms: number): (() => void) => clock.after(ms, () => done.push(`${name} ${clock.now()}`));
  for (const [name, ms] of [['c', 30], ['a', 10], ['b', 10], ['now', -5], ['d', 31]] as const) at(name, ms); // biome-ignore format: a row
  const off = at('never', 20);
  expect(clock.next).toBe(0);
  off();
  off(); // once more does nothing
  clock.pass(30);
  expect([done, clock.now(), clock.next]).toEqual([['now 0', 'a 10', 'b 10', 'c 30'], 30, 31]);
  clock.pass(1);
  expect([done.at(-1), clock.next]).toEqual(['d 31', null]);
});

test('of three at one time, the first stays the first when the others are called off or done', () => {
  const clock = new ManualClock();
  const done: number[] = [];
  for (const n of [1, 2, 3]) clock.after(5, () => done.push(n));
  clock.pass(5);
  expect(done).toEqual([1, 2, 3]);
});

test('the clock of the system does what is due, unless it is called off', async () => {
  const done: string[] = [];
  const off = systemClock.after(0, () => done.push('never'));
  off();
  await new Promise<void>((resolve) => systemClock.after(1, resolve));
  expect(done).toEqual([]);
});
