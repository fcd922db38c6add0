import { describe, expect, test } from 'vitest';
import { after, ear, follow, MIDWAY, RESCUE, start } from './arranged.ts';

test('the rescue asks whom it should, and only its first question is a checkpoint', () => {
  const match = start();
  for (const [step, [seat, kind, key]] of RESCUE.entries()) {
    expect(match.decision).toMatchObject({ seat, kind, checkpoint: step === 0 });
    match.chooseKeys([key]);
  }
  expect(match.state.life).toEqual([3, 1, 3]);
  expect(match.decision).toMatchObject({ seat: 1, kind: 'play', checkpoint: true });
});

describe.each(MIDWAY)('a fork in mid-resolution, after %d choices', (steps) => {
  test('stands where the original stands', () => {
    const match = after(steps);
    const fork = match.fork();
    expect(fork.decision).toEqual(match.decision);
    expect(fork.state).toEqual(match.state);
    expect(fork.record()).toEqual(match.record());
  });

  test('plays on like the original and hears only what is new', () => {
    const [old, fresh] = [ear(), ear()];
    const match = after(steps, old);
    const told = old.events.length;
    const fork = match.fork(fresh);
    expect(fresh.events).toEqual([]);
    follow(match, steps);
    follow(fork, steps);
    expect(fork.digest()).toBe(match.digest());
    expect(fork.record()).toEqual(match.record());
    expect(fresh.events).toEqual(old.events.slice(told));
    expect(fresh.events.length).toBeGreaterThan(0);
  });

  test('can be forked again, and without checkpoints', () => {
    const match = after(steps);
    const forks = [
      match.fork().fork(),
      match.fork({ checkpoints: false }),
      after(steps, { checkpoints: false }).fork(),
    ];
    for (const fork of [match, ...forks]) follow(fork, steps);
    expect(forks.map((fork) => fork.digest())).toEqual(forks.map(() => match.digest()));
  });

  test('asks what its original asks, forced questions too', () => {
    const match = start({ askForced: true });
    const answer = (asked: typeof match): void => {
      const [, , key] = RESCUE[asked.length] as (typeof RESCUE)[number];
      asked.chooseKeys([asked.decision?.options.length === 1 ? 'pass' : key]);
    };
    while (match.length < steps) answer(match);
    const fork = match.fork();
    let forced = 0;
    while (match.length < RESCUE.length) {
      expect(fork.decision).toEqual(match.decision);
      if (match.decision?.options.length === 1) forced++;
      answer(match);
      answer(fork);
    }
    expect(forced).toBeGreaterThan(0);
    expect(fork.digest()).toBe(match.digest());
    expect(fork.record()).toEqual(match.record());
  });

  test('leaves the original alone, and silent', () => {
    const heard = ear();
    const match = after(steps, heard);
    const before = [match.digest(), heard.events.length, match.length];
    const fork = match.fork();
    for (let i = 0; i < 20 && fork.decision !== null; i++) fork.choose(fork.decision.default);
    expect([match.digest(), heard.events.length, match.length]).toEqual(before);
    follow(match, steps);
    expect(match.state.life).toEqual([3, 1, 3]);
  });
});

test('two forks of a dying request part ways: a peach saves, a pass kills', () => {
  const match = after(5);
  const [saved, dead] = [match.fork(), match.fork()];
  saved.chooseKeys(['answer:peach-4']);
  saved.chooseKeys(['pass']);
  dead.chooseKeys(['pass']);
  expect([saved.state.life, dead.state.life]).toEqual([
    [3, 1, 3],
    [3, 0, 3],
  ]);
  expect(dead.state.hands[1]).toEqual([]);
  expect(match.decision?.kind).toBe('peach');
});

test('a chain of negations is as deep as it is long: the last word counts', () => {
  const match = after(4);
  expect(match.decision).toMatchObject({ seat: 2, kind: 'negate' });
  const [silent, third] = [match.fork(), match.fork()];
  silent.chooseKeys(['pass']); //               blast ← negate ← negate: the blast hits
  third.chooseKeys(['answer:negate-13']); //    blast ← negate ← negate ← negate: it does not
  expect(silent.decision?.kind).toBe('peach');
  expect(third.decision?.kind).toBe('play');
  expect(third.state.life).toEqual([3, 1, 3]);
});

test('a fork of a finished match is finished', () => {
  const match = start();
  while (match.decision !== null) match.choose(match.decision.default);
  const fork = match.fork();
  expect([fork.decision, fork.outcome, fork.digest()]).toEqual([null, match.outcome, match.digest()]);
});
