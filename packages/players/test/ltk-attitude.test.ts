import { describe, expect, test } from 'vitest';
import { attitudeOf, isKnownFriend } from '../src/ltk/index.ts';
import { type Position, viewOf } from './ltk-position.ts';

const feeling = (mode: 'identity' | 'kingdoms', self: number, other: number, position: Position): number => {
  const view = viewOf(mode, self, position);
  return attitudeOf(view, self, view.deeds)[other] as number;
};
const feel = (self: number, other: number, position: Position): number => feeling('identity', self, other, position);

const FIVE = { roles: ['loyalist', 'rebel', 'rebel', 'spy'] } as const;
const [LORD, LOYAL, REBEL, REBEL_TOO, SPY] = [0, 1, 2, 3, 4] as const;

describe('what the Lord makes of the others', () => {
  test('nobody has done anything: all alike', () => {
    const feelings = [1, 2, 3, 4].map((seat) => feel(LORD, seat, FIVE));
    expect(new Set(feelings.map((each) => each.toFixed(6))).size).toBe(1);
  });

  test.each<[name: string, position: Position, better: number, worse: number]>([
    ['who struck him is worse than who did not', { harm: [[2, 0, 1]] }, 1, 2],
    [
      'who struck him twice is worse than who did once',
      {
        harm: [
          [2, 0, 1],
          [3, 0, 2],
        ],
      },
      2,
      3,
    ],
    ['who healed him is better', { help: [[1, 0, 1]] }, 1, 4],
    [
      'who struck one that struck him is better',
      {
        harm: [
          [2, 0, 1],
          [1, 2, 1],
        ],
      },
      1,
      4,
    ],
    ['who struck one that healed him is worse', { help: [[1, 0, 1]], harm: [[3, 1, 1]] }, 4, 3],
    ['who struck a rebel that is dead is better', { dead: [2], harm: [[1, 2, 2]] }, 1, 4],
    ['who struck a loyalist that is dead is worse', { dead: [1], harm: [[3, 1, 2]] }, 4, 3],
  ])('%s', (_, position, better, worse) => {
    const drawn = { ...FIVE, ...position };
    expect(feel(LORD, better, drawn)).toBeGreaterThan(feel(LORD, worse, drawn) + 0.1);
  });

  test('when all against him have died or shown themselves, the rest are sure friends', () => {
    const drawn: Position = { ...FIVE, dead: [REBEL, REBEL_TOO, SPY] };
    expect(feel(LORD, LOYAL, drawn)).toBe(1);
    expect(isKnownFriend(viewOf('identity', LORD, drawn), LORD, LOYAL)).toBe(true);
  });
});

describe('roles that are left say who is who', () => {
  test('the only loyalist of five takes all others for enemies, those who struck the Lord most', () => {
    expect([2, 3, 4].every((seat) => feel(LOYAL, seat, FIVE) < -0.4)).toBe(true);
    expect(feel(LOYAL, REBEL, { ...FIVE, harm: [[REBEL, LORD, 2]] })).toBeLessThan(feel(LOYAL, REBEL, FIVE));
    expect(feel(LOYAL, LORD, FIVE)).toBe(1);
  });

  test('with the rebels dead the loyalist knows the spy, and the Lord does not', () => {
    const drawn: Position = { ...FIVE, dead: [REBEL, REBEL_TOO] };
    expect(feel(LOYAL, SPY, drawn)).toBe(-1);
    expect(Math.abs(feel(LORD, SPY, drawn))).toBeLessThan(0.2);
  });

  test('then the Lord takes for the spy who hurt the loyal, not who hurt the rebels', () => {
    const drawn: Position = { ...FIVE, dead: [REBEL, REBEL_TOO], harm: [[LOYAL, REBEL, 3]] };
    expect(feel(LORD, SPY, drawn)).toBeLessThan(-0.3);
    expect(feel(LORD, LOYAL, drawn)).toBeGreaterThan(0.3);
  });

  test('a rebel hates the Lord most, and befriends whoever strikes him', () => {
    const drawn: Position = {
      ...FIVE,
      harm: [
        [REBEL_TOO, LORD, 2],
        [LOYAL, REBEL_TOO, 1],
      ],
    };
    expect(feel(REBEL, LORD, drawn)).toBe(-1);
    expect(feel(REBEL, REBEL_TOO, drawn)).toBeGreaterThan(0.35);
    expect(feel(REBEL, LOYAL, drawn)).toBeLessThan(-0.3);
  });
});

describe('the spy keeps the balance', () => {
  const shown: Position = {
    ...FIVE,
    harm: [
      [REBEL, LORD, 3],
      [REBEL_TOO, LORD, 3],
      [LOYAL, REBEL, 3],
    ],
  };
  test('rebels ahead: it is against the rebels', () => {
    const drawn: Position = { ...shown, hp: { 0: 1, 1: 1 } };
    expect(feel(SPY, REBEL, drawn)).toBeLessThan(-0.5);
    expect(feel(SPY, LOYAL, drawn)).toBeGreaterThan(0);
  });
  test('the Lord ahead: it is against his loyalist, not against himself', () => {
    const drawn: Position = { ...shown, hp: { 2: 1, 3: 1 } };
    expect(feel(SPY, LOYAL, drawn)).toBeLessThan(-0.5);
    expect(feel(SPY, REBEL, drawn)).toBeGreaterThan(-0.3);
    expect(feel(SPY, LORD, drawn)).toBeGreaterThan(0.35);
  });
  test('rebels dead: the loyalist first, and the Lord is kept alive', () => {
    const drawn: Position = { ...FIVE, dead: [REBEL, REBEL_TOO] };
    expect(feel(SPY, LOYAL, drawn)).toBe(-1);
    expect(feel(SPY, LORD, drawn)).toBeGreaterThan(0.35);
  });
  test('alone with the Lord: now or never', () => {
    expect(feel(SPY, LORD, { ...FIVE, dead: [LOYAL, REBEL, REBEL_TOO] })).toBe(-1);
  });
});

describe('kingdom war', () => {
  const of = (self: number, other: number, position: Position): number => feeling('kingdoms', self, other, position);
  const none = [null, null, null, null, null, null] as const;

  test('who has claimed the own kingdom is a friend, who has claimed another an enemy', () => {
    const claims = [null, 'wei', 'shu', null, null, null] as const;
    expect(of(0, 1, { claims })).toBe(1);
    expect(of(0, 2, { claims })).toBeLessThan(-0.5);
    expect(isKnownFriend(viewOf('kingdoms', 0, { claims }), 0, 1)).toBe(true);
    expect(isKnownFriend(viewOf('kingdoms', 0, { claims }), 0, 2)).toBe(false);
  });
  test('who hurt the own kingdom is worse, who hurt another better', () => {
    const claims = [null, 'wei', 'shu', null, null, null] as const;
    expect(of(0, 4, { claims, harm: [[4, 1, 2]] })).toBeLessThan(of(0, 4, { claims }) - 0.3);
    expect(of(0, 4, { claims, harm: [[4, 2, 2]] })).toBeGreaterThan(of(0, 4, { claims }) + 0.1);
  });
  test('who hides long is trusted less', () => {
    expect(of(0, 4, { claims: none, round: 6 })).toBeLessThan(of(0, 4, { claims: none }));
  });
  test('a full kingdom: one more would be a careerist, with no friends', () => {
    const claims = [null, 'wei', 'wei', 'wei', null, null] as const;
    expect([1, 2, 3, 4, 5].every((seat) => of(0, seat, { claims }) < -0.5)).toBe(true);
    expect(isKnownFriend(viewOf('kingdoms', 0, { claims }), 0, 1)).toBe(false);
  });
  test('a careerist has no friends, and is nobody’s', () => {
    const claims = ['careerist', 'wei', null, null, null, null] as const;
    expect(of(0, 1, { claims })).toBeLessThan(-0.5);
    expect(of(1, 0, { claims })).toBeLessThan(-0.5);
  });
  test('the strongest camp is the worst enemy', () => {
    const claims = ['wei', null, 'shu', 'shu', 'wu', null] as const;
    expect(of(0, 2, { claims })).toBeLessThan(of(0, 4, { claims }));
  });
});
