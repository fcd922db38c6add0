import { ltkIdentity } from '@cardwright/ltk';
import { rolesFor } from '@cardwright/ltk/public';
import { describe, expect, test } from 'vitest';
import { Deeds } from '../src/ltk/deeds.ts';
import { everyDeal, RoleBelief, rolesBelieved } from '../src/ltk/search/identity/role-belief.ts';
import { roleWeights } from '../src/ltk/search/identity/role-weights.ts';
import { viewOf } from './ltk-position.ts';

const sorted = (roles: readonly (string | null)[]): string =>
  roles
    .map(String)
    .sort((a, b) => (a < b ? -1 : 1))
    .join();
const ROLES = ['loyalist', 'rebel', 'rebel', 'spy'] as const;

/** What the Lord, or another seat, believes of five seats after these deeds. */
function believes(harm: readonly (readonly [number, number, number])[], self = 0): RoleBelief {
  const view = viewOf('identity', self, { roles: ROLES, harm });
  return new RoleBelief(view, self, view.deeds);
}

describe('before anybody has done anything a role is as likely as it was dealt', () => {
  test('to the Lord', () => {
    const belief = believes([]);
    for (const seat of [1, 2, 3, 4]) {
      expect(belief.chance(seat, 'loyalist')).toBeCloseTo(1 / 4);
      expect(belief.chance(seat, 'rebel')).toBeCloseTo(2 / 4);
      expect(belief.chance(seat, 'spy')).toBeCloseTo(1 / 4);
    }
    expect(belief.chance(0, 'lord')).toBe(1);
  });

  test('to somebody who knows its own', () => {
    const belief = believes([], 2);
    expect(belief.chance(2, 'rebel')).toBe(1);
    expect(belief.chance(1, 'rebel')).toBeCloseTo(1 / 3);
  });
});

test('the deals that are looked at are all that can be, each once', () => {
  const view = viewOf('identity', 0, { roles: ROLES });
  const deals = new Set<string>();
  let count = 0;
  everyDeal(view, 0, (roles) => {
    count++;
    deals.add(roles.join());
    expect(sorted(roles)).toEqual(sorted(['lord', ...rolesFor(5, 'one')]));
  });
  expect([count, deals.size]).toEqual([12, 12]);
});

describe('deeds tell', () => {
  test('who strikes the Lord is a rebel, and who strikes that one is not', () => {
    const belief = believes([
      [1, 0, 2],
      [2, 1, 2],
    ]);
    expect(belief.chance(1, 'rebel')).toBeGreaterThan(0.85);
    expect(belief.chance(2, 'rebel')).toBeLessThan(0.35);
  });

  test('chances of a seat add up, and there are as many rebels as were dealt', () => {
    const belief = believes([
      [1, 0, 2],
      [4, 2, 1],
    ]);
    const seats = [1, 2, 3, 4];
    for (const seat of seats)
      expect(belief.chance(seat, 'loyalist') + belief.chance(seat, 'rebel') + belief.chance(seat, 'spy')).toBeCloseTo(
        1,
      );
    expect(seats.reduce((sum, seat) => sum + belief.chance(seat, 'rebel'), 0)).toBeCloseTo(2);
  });

  test('to somebody who knows nothing of what they say, nothing', () => {
    const view = viewOf('identity', 0, { roles: ROLES, harm: [[1, 0, 5]] });
    const nothing = roleWeights.numbers.map(() => 0);
    expect(new RoleBelief(view, 0, view.deeds, nothing).chance(1, 'rebel')).toBeCloseTo(0.5);
  });
});

test('the likeliest deal fits as well as any can', () => {
  const view = viewOf('identity', 0, { roles: ROLES, harm: [[1, 0, 2]] });
  const belief = new RoleBelief(view, 0, view.deeds);
  const fits: number[] = [];
  everyDeal(view, 0, (roles) => fits.push(belief.fit(roles)));
  expect(Math.max(...fits)).toBeCloseTo(1);
  expect(Math.min(...fits)).toBeGreaterThan(0);
  expect(new RoleBelief(view, 0, new Deeds()).fit(['lord', ...ROLES])).toBe(1);
});

test('what deeds tell was learned for the rules as they are, and after the second round is less than two thirds as wrong as nothing', () => {
  expect(roleWeights.rules).toBe(ltkIdentity.rules);
  expect(roleWeights.logLoss[1]).toBeLessThan(0.65 * (roleWeights.prior[1] as number));
});

test('a belief as developers see it: of every seat whose role is hidden, in hundredths', () => {
  const view = viewOf('identity', 0, { roles: ROLES });
  expect(rolesBelieved(view, 0, [])).toEqual(
    Object.fromEntries([1, 2, 3, 4].map((seat) => [seat, { loyalist: 25, rebel: 50, spy: 25 }])),
  );
});
