import { ltkIdentity } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { BrokenPromise, CHECKS, isSameContent, playsOf, playthrough, replayed, whyNotReplace } from '../src/index.ts';
import { type Fault, skirmish } from '../src/skirmish.ts';

const DEALS = 8;

/** Whether a game fails the check of this name on some deal. */
function isCaught(fault: Fault, name: string): boolean {
  const check = CHECKS.find((each) => each.name.split(/[:,]/)[0] === name);
  if (check === undefined) throw new Error(`no check is called "${name}"`);
  const game = skirmish(fault);
  for (let seed = 0; seed < DEALS; seed++) {
    try {
      check.run(game, { seed, seats: 2 + (seed % 3) });
    } catch {
      return true;
    }
  }
  return false;
}

test('a sound game with negations in negations and rescues in blasts passes every check, in mid-resolution too', () => {
  const looked: Record<string, number> = {};
  for (const check of CHECKS) {
    for (let seed = 0; seed < DEALS; seed++) {
      for (const [what, times] of Object.entries(check.run(skirmish(), { seed, seats: 2 + (seed % 4) }))) {
        looked[what] = (looked[what] ?? 0) + times;
      }
    }
  }
  expect(looked['midway']).toBeGreaterThan(20);
  expect(looked['compared']).toBeGreaterThan(200);
  expect(looked['told']).toBeGreaterThan(0);
});

describe('a planted fault is caught', () => {
  const rows: [Fault, string][] = [
    ['leaky-view', 'non-interference'],
    ['leaky-event', 'non-interference'],
    ['holder-prompt', 'non-interference'],
    ['stale-local', 'imagined worlds are sound'],
    ['math-random', 'the same seed gives the same text'],
    ['empty-options', 'random play ends'],
    ['lost-card', 'random play ends'],
    ['math-random', 'replay equals live'],
    ['closed-end', 'when it is over nothing is hidden from anybody'],
    ['shared-clone', 'a fork anywhere'],
    ['open-restack', 'what is still to be drawn'],
    ['dealt-order', 'imagined worlds are sound'],
    ['hidden-order', 'imagined worlds are sound'],
    ['no-census', 'random play ends'],
    ['live-view', 'no part of a view is part of the state'],
    ['unparkable', 'a JSON round trip of checkpoint and choices changes nothing'],
  ];
  test.each(rows)('%s by "%s"', (fault, check) => {
    expect(isCaught(fault, check)).toBe(true);
  });
});

test('a broken promise is an error of its own kind', () => {
  expect(() => CHECKS[0]?.run(skirmish('lost-card'), { seed: 1 })).toThrow(BrokenPromise);
});

test('a golden playthrough is the same for the same rules, and another for rules that differ', () => {
  const deal = { seed: 3, seats: 3 };
  expect(playthrough(skirmish(), deal)).toBe(playthrough(skirmish(), deal));
  expect(playthrough(skirmish('lost-card'), deal)).not.toBe(playthrough(skirmish(), deal));
});

describe('a golden', () => {
  const deal = { seed: 3, seats: 3 };
  const golden = playthrough(skirmish(), deal);

  test('reads like a game: the question, the choice, what happened and for whom, what changed', () => {
    expect(golden).toMatch(/^1\. seat \d play\*: .*end$/m);
    expect(golden).toMatch(/^ {2}> \S+$/m);
    expect(golden).toMatch(/^ {2}drawn seat=\d count=2 \{for \d: cards=\[\d+,\d+\]\}$/m);
    expect(golden).toMatch(/^ {4}life \+\d -\d$|^ {4}life = /m);
    expect(golden).toMatch(/^ {4}\d: hand \+\d+ \+\d+$/m);
  });

  test('that plays differently under the same version is refused, in so many words', () => {
    const dealt = skirmish();
    const changed: typeof dealt = {
      ...dealt,
      setup: (options, seats, seed) => dealt.setup(options, seats, (seed as number) + 1),
    };
    const other = playthrough(changed, deal);
    expect(whyNotReplace(golden, other)).toMatch(
      /^skirmish plays differently .* still version 1: .* new `rules` version/,
    );
    expect(whyNotReplace(golden, other.replace('rules 1', 'rules 2'))).toBeNull();
  });

  test('dealt from fewer cards than there are now plays as it did, with those', () => {
    const dealt = { seed: 2, seats: 2 };
    const now = playthrough(ltkIdentity, dealt);
    const { deck, heroes } = JSON.parse(/^content (.*)$/m.exec(now)?.[1] ?? '{}') as Record<string, string>;
    const fewer = { deck: deck?.split('\n').slice(0, -3).join('\n') ?? '', heroes: heroes ?? '' };
    const played = playthrough(ltkIdentity, { ...dealt, content: fewer });
    const then = played.replace(/^seed 2$(\ncontent .*)?/m, `seed 2\ncontent ${JSON.stringify(fewer)}`); // as it was written then
    expect(isSameContent(then, now)).toBe(false);
    expect(playsOf(then)).not.toBe(playsOf(now));
    expect(playsOf(replayed(ltkIdentity, then, dealt))).toBe(playsOf(then));
    expect(whyNotReplace(then, replayed(ltkIdentity, then, dealt))).toBeNull();
  });

  test('that only looks different may be replaced', () => {
    expect(whyNotReplace(golden, golden.replaceAll('drawn', 'taken-up'))).toBeNull();
  });
});
