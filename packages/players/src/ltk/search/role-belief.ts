import type { Seat } from '@cardwright/engine';
import type { Role, View } from '@cardwright/ltk/public';
import type { Deeds } from '../deeds.ts';
import { hiddenRoles, LORD } from '../loyalty.ts';

/** Which side a role acts for: 1 the Lord's, −1 the rebels'. */
const ACTS_FOR: Readonly<Record<Role, number>> = { lord: 1, loyalist: 1, rebel: -1, spy: 0.1 };

/** How much a deed to the Lord says, and one to anybody else, in log-likelihood. */
const TO_LORD = 1.1;
const TO_OTHERS = 0.45;
const MOST = 3; // what the deeds between two seats say together, at most

/** How likely deeds like those seen are, if these are the roles: the logarithm, up to a constant. */
export function likelihood(deeds: Deeds, roles: readonly (Role | null)[]): number {
  let sum = 0;
  for (let a = 1; a < roles.length; a++) {
    const doer = ACTS_FOR[roles[a] ?? 'spy'];
    for (let b = 0; b < roles.length; b++) {
      const balance = deeds.balance(a, b);
      if (balance === 0) continue;
      const said = (b === LORD ? TO_LORD : TO_OTHERS) * balance;
      sum += doer * ACTS_FOR[roles[b] ?? 'spy'] * Math.max(-MOST, Math.min(MOST, said));
    }
  }
  return sum;
}

/** Calls `visit` with every way the open roles may be dealt. */
function everyDeal(view: View, self: Seat, visit: (roles: readonly (Role | null)[]) => void): void {
  const left = { ...hiddenRoles(view, self) };
  const roles = view.players.map(({ role }) => role);
  const open = view.players.flatMap(({ seat, role }) => (role === null ? [seat] : []));
  const deal = (i: number): void => {
    const seat = open[i];
    if (seat === undefined) return visit(roles);
    for (const [role, of] of [
      ['loyalist', 'loyalists'],
      ['rebel', 'rebels'],
      ['spy', 'spies'],
    ] as const) {
      if (left[of] === 0) continue;
      left[of]--;
      roles[seat] = role;
      deal(i + 1);
      left[of]++;
    }
    roles[seat] = null;
  };
  deal(0);
}

/** How likely the likeliest roles are. */
export function bestLikelihood(view: View, self: Seat, deeds: Deeds): number {
  let best = Number.NEGATIVE_INFINITY;
  everyDeal(view, self, (roles) => {
    best = Math.max(best, likelihood(deeds, roles));
  });
  return best;
}
