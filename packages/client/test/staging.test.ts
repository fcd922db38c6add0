import { ManualClock } from '@cardwright/host';
import { expect, test } from 'vitest';
import { Staging, UNTIL_SEEN } from '../src/index.ts';

/** A stage whose acts write down when they were shown. */
function stageAt(speed: number) {
  const clock = new ManualClock();
  const staging = new Staging(clock);
  staging.speed = speed;
  const shown: [name: string, at: number][] = [];
  const act =
    (name: string, ms: number): (() => number) =>
    () => {
      shown.push([name, clock.now()]);
      return ms;
    };
  return { clock, staging, shown, act };
}

test('one after the other, each for its time, and the question when all is seen', () => {
  const { clock, staging, shown, act } = stageAt(1);
  staging.add(act('strike', 700), act('dodge', 600), act('question', 0));
  expect(shown).toEqual([['strike', 0]]);
  clock.pass(699);
  expect(shown).toHaveLength(1);
  clock.pass(1);
  clock.pass(600);
  expect(shown).toEqual([
    ['strike', 0],
    ['dodge', 700],
    ['question', 1300],
  ]);
  expect(staging.isBusy).toBe(false);
});

test('what comes meanwhile waits its turn', () => {
  const { clock, staging, shown, act } = stageAt(1);
  staging.add(act('a', 300));
  clock.pass(100);
  staging.add(act('b', 300));
  expect(shown).toEqual([['a', 0]]);
  clock.pass(200);
  expect(shown.at(-1)).toEqual(['b', 300]);
});

test('what takes no time is followed at once', () => {
  const { staging, shown, act } = stageAt(1);
  staging.add(act('window', 0), act('window', 0), act('strike', 700));
  expect(shown.map(([name]) => name)).toEqual(['window', 'window', 'strike']);
});

test.each([
  [0.5, 350],
  [2, 1400],
])('at pace %s a Strike of 700 ms takes %s', (speed, ms) => {
  const { clock, staging, shown, act } = stageAt(speed);
  staging.add(act('strike', 700), act('question', 0));
  clock.pass(ms - 1);
  expect(shown).toHaveLength(1);
  clock.pass(1);
  expect(shown).toHaveLength(2);
});

test('off: everything at once, whatever waits for somebody to go on included', () => {
  const { staging, shown, act } = stageAt(0);
  staging.add(act('strike', 700), act('result', UNTIL_SEEN), act('question', 0));
  expect(shown.map(([name]) => name)).toEqual(['strike', 'result', 'question']);
  expect(staging.isBusy).toBe(false);
});

test('one press shows all the rest, in its order', () => {
  const { clock, staging, shown, act } = stageAt(1);
  staging.add(act('strike', 700), act('dodge', 600), act('question', 0));
  clock.pass(10);
  staging.skip();
  expect(shown).toEqual([
    ['strike', 0],
    ['dodge', 10],
    ['question', 10],
  ]);
  expect([staging.isBusy, clock.next]).toEqual([false, null]);
  staging.skip(); // nothing left
  expect(shown).toHaveLength(3);
});

test('a result stays until somebody goes on; a press before leads to it and not past it', () => {
  const { clock, staging, shown, act } = stageAt(1);
  staging.add(act('clash', 700), act('more', 700), act('result', UNTIL_SEEN), act('next', 500), act('question', 0));
  staging.skip();
  expect(shown.map(([name]) => name)).toEqual(['clash', 'more', 'result']);
  clock.pass(60_000);
  expect([shown.length, staging.isHeld]).toEqual([3, true]);
  staging.skip();
  expect([shown.at(-1)?.[0], staging.isHeld, staging.isBusy]).toEqual(['next', false, true]);
  clock.pass(500);
  expect(shown.at(-1)?.[0]).toBe('question');
});

test('what did not happen is not shown', () => {
  const { clock, staging, shown, act } = stageAt(1);
  staging.add(act('strike', 700), act('dodge', 600));
  staging.clear();
  clock.pass(5000);
  expect(shown).toHaveLength(1);
});

test('turned off in the middle, the rest comes at once', () => {
  const { staging, shown, act } = stageAt(1);
  staging.add(act('strike', 700), act('dodge', 600));
  staging.speed = 0;
  expect(shown.map(([name]) => name)).toEqual(['strike', 'dodge']);
});

test('what an act itself adds comes after what waits', () => {
  const { staging, shown, act } = stageAt(1);
  staging.add(
    () => {
      staging.add(act('later', 100));
      return 0;
    },
    act('sooner', 0),
  );
  expect(shown.map(([name]) => name)).toEqual(['sooner', 'later']);
});

test('somebody whose time is running sees only the last of what happened', () => {
  const { staging, shown, act } = stageAt(1);
  staging.add(act('a', 300), act('b', 300), act('c', 300), act('question', 0));
  staging.catchUp(2);
  expect(shown.map(([name]) => name)).toEqual(['a', 'b', 'c']);
  expect(staging.isBusy).toBe(true);
});
