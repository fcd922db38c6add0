import { Match, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { BrokeRuleError, checkMove, thrones } from '../src/index.ts';
import { REASONS } from '../src/legal.ts';
import { arranged, HAND_OUT } from './arranged.ts';

const started = () => Match.start(arranged(0, HAND_OUT), { seed: 1 });
const after = (...keys: string[]) => {
  const match = started();
  for (const key of keys) match.chooseKeys([key]);
  return match;
};

const offered = (match: ReturnType<typeof started>): string =>
  (match.decision?.options ?? []).map((option) => match.keyOf(option)).join(' ');

const refused = (match: ReturnType<typeof started>, reason: string): string =>
  match
    .refusals()
    .filter((refusal) => refusal.reason === reason)
    .map(({ option }) => match.keyOf(option))
    .join(' ');

describe('the opener', () => {
  test('must lay a heart on its own pile', () => {
    const match = started();
    expect(match.decision).toMatchObject({ seat: 0, kind: 'lay-heart', default: [2] });
    expect(offered(match)).toBe('KH>0 QH>0 5H>0');
    expect(refused(match, 'own-pile-needed')).toBe('KH>1 QH>1 5H>1');
    expect(refused(match, 'heart-must-be-laid')).toBe('pass');
    expect(refused(match, 'heart-needed')).toBe(
      'JS>0 JS>1 9D>0 9D>1 8D>0 8D>1 6D>0 6D>1 3D>0 3D>1 QC>0 QC>1 9C>0 9C>1 8C>0 8C>1 2C>0 2C>1',
    );
  });

  test('and so must the next player, on the other one', () => {
    const match = after('5H>0');
    expect(match.decision).toMatchObject({ seat: 1, kind: 'lay-heart' });
    expect(offered(match)).toBe('JH>1 3H>1 2H>1');
    expect(refused(match, 'own-pile-needed')).toBe('JH>0 3H>0 2H>0');
  });
});

describe('afterwards', () => {
  test('no hearts, no diamond on a heart, everything else on either pile, or a pass', () => {
    const match = after('5H>0', '3H>1');
    expect(match.decision).toMatchObject({ seat: 2, kind: 'lay-effect', default: [10] });
    expect(offered(match)).toBe('7S>0 7S>1 2S>0 2S>1 JC>0 JC>1 7C>0 7C>1 6C>0 6C>1 pass');
    expect(refused(match, 'hearts-are-over')).toBe('TH>0 TH>1 9H>0 9H>1 6H>0 6H>1');
    expect(refused(match, 'magic-on-character')).toBe('KD>0 KD>1 JD>0 JD>1 7D>0 7D>1 2D>0 2D>1');
  });

  test('a diamond may lie where a club, a spade or a diamond lies', () => {
    const match = after('5H>0', '3H>1', '6C>0');
    expect(refused(match, 'magic-on-character')).toBe('5D>1 4D>1');
    expect(offered(match)).toBe('KS>0 KS>1 QS>0 QS>1 6S>0 6S>1 5S>0 5S>1 3S>0 3S>1 5D>0 4D>0 KC>0 KC>1 3C>0 3C>1 pass');
    match.chooseKeys(['5D>0']);
    expect(offered(match)).toContain('9D>0 8D>0 6D>0 3D>0');
  });

  test('the default is a pass', () => {
    const match = after('5H>0', '3H>1');
    match.choose(match.decision?.default ?? []);
    expect(match.state.piles.flat()).toHaveLength(2);
  });
});

test('what is offered is what the independent checker allows, and the rest is refused with a reason', () => {
  const reasons = new Set<string>();
  let looked = 0;
  for (let seed = 0; seed < 60; seed++) {
    playAtRandom(thrones, { seed }, randomFrom(seed), { askForced: true }, (match) => {
      if (match.decision === null) return;
      const { seat } = match.decision;
      const { hands, piles, turn } = match.state;
      const allowed = (hands[seat] ?? []).flatMap((card) =>
        ([0, 1] as const).flatMap((pile) => {
          const move = { turn, seat, card, pile, on: piles[pile] };
          return isAllowed(move) ? [match.keyOf({ type: 'lay', card, pile })] : [];
        }),
      );
      if (isAllowed({ turn, seat, card: null, pile: -1, on: [] })) allowed.push('pass');
      const keys = match.decision.options.map((option) => match.keyOf(option));
      expect(keys).toEqual(allowed);
      const others = match.refusals();
      for (const { reason } of others) reasons.add(reason);
      expect(keys.length + others.length).toBe(2 * (hands[seat]?.length ?? 0) + 1);
      expect(others.map(({ option }) => match.keyOf(option)).filter((key) => keys.includes(key))).toEqual([]);
      looked++;
    });
  }
  expect(looked).toBe(60 * 72);
  expect([...reasons].sort()).toEqual(REASONS.toSorted());
});

function isAllowed(move: Parameters<typeof checkMove>[0]): boolean {
  try {
    checkMove(move);
    return true;
  } catch (error) {
    if (error instanceof BrokeRuleError) return false;
    throw error;
  }
}
