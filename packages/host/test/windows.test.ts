import { randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { botPlayer, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { decliner, tableOf, windowOf } from './tables.ts';

const FIVE = Array.from({ length: 5 }, (_, seat) => person(`P${seat}`));
const PAUSE = { min: 600, max: 1200 };

/** Five people, at a moment when several are asked at once; those who can Negate say so by their place in `able`. */
function atWindow(fits: (able: readonly boolean[]) => boolean, policy = {}) {
  const { match, seats } = windowOf(fits);
  const { host, clock } = tableOf({ origin: match, seats: FIVE, policy: { pause: PAUSE, ...policy } });
  const people = FIVE.map((_, seat) => new Looker(host, { seats: [seat] }));
  host.open();
  return { host, clock, people, asked: seats.map((seat) => people[seat] as Looker) };
}

const isAble = (looker: Looker | undefined): boolean => (looker?.asks?.decision.options.length ?? 0) > 1;

describe('a window', () => {
  test('everybody in it is asked at once, and nobody is told who else is', () => {
    const { people, asked } = atWindow((able) => able.length === 5);
    for (const looker of asked) expect(looker.asks?.decision.seat).toBe(people.indexOf(looker));
    for (const looker of people) expect(looker.awaits).toEqual([{ seat: null, kind: 'answer-use' }]);
  });

  test('an answer given early waits for those before it, then counts', () => {
    const { host, clock, asked } = atWindow((able) => able.length > 1 && able[0] === true && able.at(-1) === true);
    const [first, last] = [asked[0] as Looker, asked.at(-1) as Looker];
    const length = host.length;
    last.choose([0]);
    expect(last.asks).toBeNull();
    clock.pass(PAUSE.max);
    expect(host.length).toBe(length);
    for (const looker of asked.slice(0, -1)) if (isAble(looker)) looker.decline();
    expect(first.events.map(({ type }) => type)).toContain('card-used');
  });

  test('when somebody does not pass, answers after it are dropped, and whoever is asked then is asked anew', () => {
    const { asked } = atWindow((able) => able.length > 1 && able[0] === true && able.at(-1) === true);
    const [first, last] = [asked[0] as Looker, asked.at(-1) as Looker];
    const before = last.asks?.n ?? 0;
    last.decline();
    first.choose([0]); // a Negate: now it can be negated
    expect(last.asks).not.toBeNull();
    expect(last.asks?.n).toBeGreaterThan(before);
    expect(last.asks?.decision).toMatchObject({
      about: { from: first.asks?.decision.seat ?? (asked[0]?.told[0]?.viewer as number) },
    });
    last.say({ type: 'choose', n: before, choice: [0] });
    expect(last.refusals.at(-1)?.code).toBe('late');
  });

  test('an answer that waits can be taken back', () => {
    const { asked } = atWindow((able) => able.length > 1 && able[0] === true && able.at(-1) === true);
    const last = asked.at(-1) as Looker;
    last.decline();
    expect(last.asks).toBeNull();
    const n = last.told.findLast(({ asks }) => asks != null)?.asks?.n ?? 0;
    for (const other of [n - 1, n + 1, 999_999]) last.say({ type: 'withdraw', n: other }); // of another question
    expect([last.asks, last.refusals.map(({ code }) => code)]).toEqual([null, ['late', 'late', 'late']]);
    last.withdraw();
    expect(isAble(last)).toBe(true);
  });

  test('whoever can only pass does so after a pause, and may keep that from happening', () => {
    const { clock, asked } = atWindow((able) => able.length > 1 && able.every((each) => !each));
    const [bluffer, ...others] = asked as [Looker, ...Looker[]];
    expect(bluffer.asks?.passes).toBeGreaterThanOrEqual(PAUSE.min);
    bluffer.say({ type: 'hold', n: bluffer.asks?.n ?? 0 });
    expect(bluffer.asks?.passes).toBeNull();
    clock.pass(60_000);
    expect(bluffer.asks).not.toBeNull();
    bluffer.decline();
    expect(bluffer.asks?.decision.secret).not.toBe(true);
    for (const other of others) expect(other.told.some(({ passed }) => passed !== undefined)).toBe(true);
  });

  test('a clock that runs out takes the default; banks are not touched where others do not know who is asked', () => {
    const time = { answer: 15_000, play: 45_000, setup: 60_000, bank: 90_000, gain: 5_000 };
    const { clock, asked } = atWindow((able) => able.length > 1 && able.some(Boolean), { time });
    const slow = asked.find(isAble) as Looker;
    expect(slow.told.at(-1)?.clock).toEqual({ left: 15_000, bank: 0 });
    const { n } = slow.asks as NonNullable<Looker['asks']>;
    clock.pass(14_999);
    expect(slow.asks?.n).toBe(n);
    clock.pass(1);
    expect(slow.asks?.n).not.toBe(n);
  });

  test('"pass for this card" passes now and for the rest of this card, and no longer', () => {
    const { asked } = atWindow((able) => able.length > 1 && able[0] === true);
    const first = asked[0] as Looker;
    const n = first.asks?.n;
    first.say({ type: 'quiet', until: 'card' });
    expect(first.asks?.n).not.toBe(n);
    expect(first.told.some(({ quiet }) => quiet === 'card')).toBe(true);
  });
});

test('how long until it is passed is told from now on, whatever the time is', () => {
  const hidden = { secret: true, choices: 1 };
  const game = scripted(asked(0, 'play'), 'played', asked(1, 'answer', hidden), asked(2, 'answer', hidden));
  const { host, clock } = tableOf({ game, seats: FIVE.slice(0, 3), policy: { pause: PAUSE } });
  const [first, ...others] = [0, 1, 2].map((seat) => new Looker(host, { seats: [seat] })) as [Looker, ...Looker[]];
  host.open();
  clock.pass(100_000);
  first.decline();
  for (const { asks } of others) {
    expect(asks?.passes).toBeGreaterThanOrEqual(PAUSE.min);
    expect(asks?.passes).toBeLessThanOrEqual(PAUSE.max);
  }
});

test('a timer that is a little early does not leave a table waiting for ever', () => {
  const { match } = windowOf((able) => able.length > 1 && able.every((each) => !each));
  const { host, clock } = tableOf({ origin: match, seats: FIVE, policy: { pause: PAUSE } });
  const hasty = tableOf({
    origin: match,
    seats: FIVE,
    policy: { pause: PAUSE },
    more: { clock: { now: () => clock.now(), after: (ms, act) => clock.after(ms - 0.4, act) } },
  });
  hasty.host.open();
  expect(hasty.host.match.decision?.secret).toBe(true);
  clock.pass(PAUSE.max + 1);
  expect(hasty.host.match.decision?.secret).toBe(false);
  host.close();
});

/** How long a window of four stays open: one of them could answer and declines, or none of them can. */
function lengths(kind: 'declines' | 'cannot', seeds: readonly number[]): number[] {
  const { match, seats } = windowOf(
    (able) => able.length === 4 && able.filter(Boolean).length === (kind === 'cannot' ? 0 : 1),
  );
  return seeds.map((seed) => {
    const holders = Array.from({ length: 5 }, () => (kind === 'cannot' ? person() : botPlayer(decliner)));
    const { host, clock } = tableOf({
      origin: match,
      seats: holders,
      policy: { pause: PAUSE },
      more: { random: randomFrom(seed) },
    });
    const watcher = new Looker(host, { viewer: 'public' });
    host.open();
    expect(seats).toHaveLength(4);
    while (watcher.awaits[0]?.seat === null && clock.next !== null) clock.pass(clock.next - clock.now());
    return clock.now();
  });
}

/** The largest distance between two distributions. */
function distance(a: readonly number[], b: readonly number[]): number {
  const below = (values: readonly number[], x: number): number =>
    values.filter((value) => value <= x).length / values.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
}

test('how long a window lasts does not tell those who cannot answer from those who decline (Kolmogorov-Smirnov, 1 in 1,000)', () => {
  const n = 400;
  const declines = lengths(
    'declines',
    Array.from({ length: n }, (_, i) => i),
  );
  const cannot = lengths(
    'cannot',
    Array.from({ length: n }, (_, i) => 10_000 + i),
  );
  expect(distance(declines, cannot)).toBeLessThan(1.95 * Math.sqrt(2 / n));
  const hasty = cannot.map((ms) => ms * 0.9); // a tenth faster would be seen
  expect(distance(declines, hasty)).toBeGreaterThan(1.95 * Math.sqrt(2 / n));
});
