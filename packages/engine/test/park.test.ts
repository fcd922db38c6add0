import { describe, expect, test } from 'vitest';
import { Match, type ParkedMatch } from '../src/index.ts';
import { after, type Blasted, ear, follow, RESCUE } from './arranged.ts';
import { type Toy, toy } from './toy.ts';

const throughJson = (match: Blasted): ParkedMatch => JSON.parse(JSON.stringify(match.park()));

describe.each(RESCUE.map((_, i) => i))('parked after %d choices', (steps) => {
  test('and through JSON, a match goes on as if nothing had been', () => {
    const match = after(steps);
    const back = Match.unpark(match.game, { seed: 1 }, throughJson(match));
    expect(back.decision).toEqual(match.decision);
    expect(back.state).toEqual(match.state);
    expect(back.record()).toEqual(match.record());
    follow(match, steps);
    follow(back, steps);
    expect(back.digest()).toBe(match.digest());
    expect(back.record()).toEqual(match.record());
  });

  test('it can be forked, imagined and parked again', () => {
    const match = after(steps);
    const back = Match.unpark(match.game, { seed: 1 }, throughJson(match));
    const seat = match.decision?.seat as number;
    expect(back.fork().digest()).toBe(match.digest());
    expect(back.imagine(seat, 3).digest()).toBe(match.imagine(seat, 3).digest());
    expect(throughJson(back)).toEqual(throughJson(match));
  });

  test('whoever listens afterwards hears only what is new', () => {
    const [old, fresh] = [ear(), ear()];
    const match = after(steps, old);
    const told = old.events.length;
    const back = Match.unpark(match.game, { seed: 1 }, throughJson(match), fresh);
    expect(fresh.events).toEqual([]);
    follow(match, steps);
    follow(back, steps);
    expect(fresh.events).toEqual(old.events.slice(told));
  });
});

test('playing on changes nothing in what was parked', () => {
  const match = after(3);
  const parked = match.park();
  const before = JSON.stringify(parked);
  follow(match, 3);
  const back = Match.unpark(match.game, { seed: 1 }, parked);
  follow(back, 3);
  expect(JSON.stringify(parked)).toBe(before);
});

test('a finished match can be parked too', () => {
  const match = after(0);
  while (match.decision !== null) match.choose(match.decision.default);
  const back = Match.unpark(match.game, { seed: 1 }, throughJson(match));
  expect([back.decision, back.outcome, back.digest()]).toEqual([null, match.outcome, match.digest()]);
});

test('what was parked is a copy: changing it changes no match', () => {
  const match = after(3);
  const before = match.digest();
  const parked = match.park();
  (parked.state as { life: number[] }).life[0] = 99;
  expect(match.fork().digest()).toBe(before);
});

test.each([true, false])('forced questions are asked after parking as before: %s', (askForced) => {
  const kindsOf = (match: Match<Toy>): string[] => {
    const kinds: string[] = [];
    for (; match.decision !== null; match.choose(match.decision.default)) kinds.push(match.decision.kind);
    return kinds;
  };
  const match = Match.start(toy, { seed: 1 }, { askForced });
  match.choose(match.decision?.default ?? []);
  const back = Match.unpark(toy, { seed: 1 }, JSON.parse(JSON.stringify(match.park())));
  expect(kindsOf(back)).toEqual(kindsOf(match));
  expect(back.record()).toEqual(match.record());
});
