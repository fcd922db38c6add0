import type { Option } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { cardOf, type Position, pickOf, viewOf, weighed } from './ltk-position.ts';

const REVEALS: readonly Option[] = [
  { type: 'hero', hero: 'cao-cao' },
  { type: 'hero', hero: 'xu-chu' },
  { type: 'pick', pick: 'both' },
  { type: 'pass' },
];

type Claim = NonNullable<Position['claims']>[number];

const reveals = (position: Position): { choice: string; why: string | null } => {
  const { choice, why } = weighed(viewOf('kingdoms', 0, position), { kind: 'reveal', options: REVEALS });
  const option = REVEALS[choice[0] as number] as Option;
  return { choice: option.pick ?? option.hero ?? option.type, why: why ?? null };
};

describe('a hero is turned up for a reason', () => {
  const others = (...claims: readonly Claim[]): readonly Claim[] => [null, ...claims];
  test.each<[name: string, position: Position, reveals: boolean, why: string | null]>([
    ['the three cards of the course’s rules', { claims: others(null, null, null, null, null) }, true, 'bonus'],
    ['official: the first of all draws two', { rules: 'official' }, true, 'bonus'],
    [
      'official: who is revealed by death takes nothing from the first to reveal',
      { rules: 'official', claims: others('shu', null, null, null, null), dead: [1] },
      true,
      'bonus',
    ],
    [
      'official: nothing to gain early',
      { rules: 'official', claims: others('shu', null, null, null, null) },
      false,
      null,
    ],
    [
      'official: attacked',
      { rules: 'official', claims: others('shu', null, null, null, null), harm: [[1, 0, 1]] },
      true,
      'attacked',
    ],
    ['official: late', { rules: 'official', claims: others('shu', null, null, null, null), round: 4 }, true, 'late'],
    ['the last place in the kingdom', { claims: others('wei', 'wei', null, null, null) }, true, 'last-place'],
    ['it would be a careerist: it hides', { claims: others('wei', 'wei', 'wei', null, null) }, false, null],
    ['a careerist whom the others wait for', { claims: others('wei', 'wei', 'wei', 'shu', 'shu') }, true, 'end'],
    ['a careerist in danger', { claims: others('wei', 'wei', 'wei', null, null), hp: { 0: 1 } }, true, 'late'],
  ])('%s', (_, position, isRevealed, why) => {
    const answer = reveals(position);
    expect(answer.choice !== 'pass').toBe(isRevealed);
    expect(answer.why).toBe(why);
  });
});

test('a use that reveals a hero is made when there is a reason to reveal one', () => {
  const strike = cardOf('kingdoms', 'strike');
  const options: readonly Option[] = [{ type: 'use', card: strike, seat: 1, hero: 'cao-cao' }, { type: 'end' }];
  const picks = (position: Position): string =>
    pickOf(viewOf('kingdoms', 0, { hands: { 0: ['strike'] }, ...position }), { kind: 'play', options }).type;
  const claims: readonly Claim[] = [null, 'shu', null, null, null, null];
  expect(picks({ claims })).toBe('use');
  expect(picks({ claims, rules: 'official' })).toBe('end');
  expect(picks({ claims, rules: 'official', harm: [[1, 0, 1]] })).toBe('use');
});

test('the better pair is chosen: life and skills; companions only where the rules know them', () => {
  const options: readonly Option[] = ['pan-feng+ji-ling', 'lv-bu+diao-chan'].map((hero) => ({ type: 'hero', hero }));
  const { weights } = weighed(viewOf('kingdoms', 0, { rules: 'official' }), {
    kind: 'choose-pair',
    options,
  });
  const seed = weighed(viewOf('kingdoms', 0, {}), { kind: 'choose-pair', options });
  expect(weights[1] as number).toBeGreaterThan(seed.weights[1] as number);
});
