import { Match, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { describe, expect, test } from 'vitest';
import { identityExpertWeights } from '../src/ltk/search/identity/expert-weights.ts';
import { mind } from '../src/ltk/search/identity/mind.ts';
import { identityWeights } from '../src/ltk/search/identity/weights.ts';
import { kingdomsExpertWeights } from '../src/ltk/search/kingdoms/expert-weights.ts';
import { kingdomsWeights } from '../src/ltk/search/kingdoms/weights.ts';
import { netOf, packed, unpacked, type Weights, whyStale } from '../src/search/weights.ts';
import { sorceryExpertWeights } from '../src/sorcery/search/expert-weights.ts';
import { judgeBy } from '../src/sorcery/search/leaf.ts';
import { sorceryWeights } from '../src/sorcery/search/weights.ts';

const identityLeaf = mind.leaf;
const sorceryJudge = judgeBy(sorceryWeights);

describe.each<[string, Weights, { id: string; rules: string }]>([
  ['ltk-identity', identityWeights, ltkIdentity],
  ['ltk-identity’s experts', identityExpertWeights, ltkIdentity],
  ['ltk-kingdoms', kingdomsWeights, ltkKingdoms],
  ['ltk-kingdoms’ experts', kingdomsExpertWeights, ltkKingdoms],
  ['sorcery', sorceryWeights, sorcery],
  ['sorcery’s experts', sorceryExpertWeights, sorcery],
])('the weights of %s', (_, weights, game) => {
  test('load, and are those of the rules as they are now', () => {
    expect(netOf(weights).weights.every(Number.isFinite)).toBe(true);
    expect(whyStale(weights, game)).toBeNull();
    expect(weights.kinds.split(' ')).toHaveLength(weights.shape.kinds - 1);
  });

  test('know more than how often each side wins', () => {
    const share = weights.round === 0 ? 0.7 : 0.75; // games of searchers are closer
    expect(weights.logLoss).toBeLessThan(weights.prior * share);
  });

  test('say so when the rules have changed since', () => {
    expect(whyStale(weights, { id: game.id, rules: 'other' })).toBe(
      `the weights of ${game.id} were learned for its rules ${game.rules}, which are now other; run npm run learn -- ${game.id}`,
    );
    expect(whyStale(weights, { id: 'whist', rules: game.rules })).toContain('not for whist');
  });

  test('of another size are refused', () => {
    expect(() => netOf({ ...weights, numbers: weights.numbers.slice(0, -8) })).toThrow('weights, not');
  });
});

test('more life is a better chance, in both games', () => {
  const chance = (life: number): number => {
    const match = Match.start(sorcery, { seed: 1 });
    match.state.players[0].life = life;
    return sorceryJudge(match, 0).chance;
  };
  expect(chance(20)).toBeGreaterThan(chance(8));
  expect(chance(8)).toBeGreaterThan(chance(1));
  const lords = (life: number): number => {
    const match = Match.start(ltkIdentity, {
      seed: 1,
      options: { fixed: 'cao-cao,zhang-fei,zhao-yun,ma-chao,xu-chu' },
    });
    const [lord] = match.state.players;
    if (lord !== undefined) lord.hp = life;
    return identityLeaf(match, 0);
  };
  expect(lords(5)).toBeGreaterThan(lords(1));
});

test('the chances of all sides add up: what a rebel hopes for, the Lord fears', () => {
  const match = Match.start(ltkIdentity, { seed: 4, options: { fixed: 'cao-cao,zhang-fei,zhao-yun,ma-chao,xu-chu' } });
  const of = (role: string): number =>
    identityLeaf(
      match,
      match.state.players.findIndex((player) => player.role === role),
    );
  expect(of('lord') + of('rebel') + of('spy')).toBeCloseTo(1);
  expect(of('lord')).toBe(of('loyalist'));
});

test('numbers are packed to within half of a 127th of the largest of their row, and packing again changes nothing', () => {
  const random = randomFrom(1);
  const numbers = Float32Array.from(
    { length: 32 * 9 + 5 },
    (_, i) => ((random.below(2001) - 1000) / 1000) * (1 + (i >> 5)),
  );
  const back = unpacked(packed(numbers));
  expect(back).toHaveLength(numbers.length);
  numbers.forEach((number, i) => {
    const row = numbers.subarray(i - (i % 32), i - (i % 32) + 32);
    const most = Math.max(...row.map(Math.abs));
    expect(Math.abs((back[i] as number) - number)).toBeLessThanOrEqual(most / 253);
  });
  expect(packed(back)).toEqual(packed(numbers));
  expect(unpacked(packed(new Float32Array(40)))).toEqual(new Float32Array(40));
});
