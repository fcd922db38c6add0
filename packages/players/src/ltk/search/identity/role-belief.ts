import type { Seat, World } from '@cardwright/engine';
import type { GameEvent, Ltk, Role, View } from '@cardwright/ltk/public';
import type { Fit } from '../../../search/worlds.ts';
import { Deeds } from '../../deeds.ts';
import { hiddenRoles } from '../../loyalty.ts';
import { RoleEvidence } from './role-evidence.ts';
import { roleWeights } from './role-weights.ts';

type Roles = readonly (Role | null)[];

const HIDDEN = ['loyalist', 'rebel', 'spy'] as const;

/** Calls `visit` with every way the roles this seat does not know may be dealt. The list it gets is used again. */
export function everyDeal(view: View, self: Seat, visit: (roles: Roles) => void): void {
  const { loyalists, rebels, spies } = hiddenRoles(view, self);
  const left = { loyalist: loyalists, rebel: rebels, spy: spies };
  const roles = view.players.map(({ role }) => role);
  const open = view.players.flatMap(({ seat, role }) => (role === null ? [seat] : []));
  const deal = (i: number): void => {
    const seat = open[i];
    if (seat === undefined) return visit(roles);
    for (const role of HIDDEN) {
      if (left[role] === 0) continue;
      left[role]--;
      roles[seat] = role;
      deal(i + 1);
      left[role]++;
    }
    roles[seat] = null;
  };
  deal(0);
}

/** What a seat believes of the roles: how likely each possible deal is, by what everybody has done. */
export class RoleBelief {
  readonly #evidence: RoleEvidence;
  readonly #weights: ArrayLike<number>;
  readonly #shares: ReadonlyMap<Role, number>[]; // by seat
  readonly #best: number;

  constructor(view: View, self: Seat, deeds: Deeds, weights: ArrayLike<number> = roleWeights.numbers) {
    this.#weights = weights;
    this.#evidence = new RoleEvidence(deeds, view.players.length);
    const deals: { roles: Roles; likelihood: number }[] = [];
    everyDeal(view, self, (roles) =>
      deals.push({ roles: roles.slice(), likelihood: this.#evidence.likelihood(roles, weights) }),
    );
    this.#best = deals.reduce((best, { likelihood }) => Math.max(best, likelihood), Number.NEGATIVE_INFINITY);
    const shares = view.players.map(() => new Map<Role, number>());
    let sum = 0;
    for (const { roles, likelihood } of deals) {
      const share = Math.exp(likelihood - this.#best);
      sum += share;
      roles.forEach((role, seat) => {
        if (role !== null) shares[seat]?.set(role, (shares[seat]?.get(role) ?? 0) + share);
      });
    }
    for (const each of shares) for (const [role, share] of each) each.set(role, share / sum);
    this.#shares = shares;
  }

  /** The chance that a seat has a role. */
  chance(seat: Seat, role: Role): number {
    return this.#shares[seat]?.get(role) ?? 0;
  }

  /** How likely these roles are, beside the likeliest. */
  fit(roles: Roles): number {
    return Math.exp(this.#evidence.likelihood(roles, this.#weights) - this.#best);
  }
}

/** How well the roles of a world fit the deeds everybody has seen. */
export function roleFit(view: View, seat: Seat, deeds: Deeds): Fit<Ltk> {
  const belief = new RoleBelief(view, seat, deeds);
  return (world: World<Ltk>) => belief.fit(world.glance('all').players.map(({ role }) => role));
}

/** What a seat believes of the others' roles, in hundredths: `{ 1: { loyalist: 25, rebel: 50, spy: 25 }, … }`. */
export function rolesBelieved(view: View, self: Seat, told: readonly GameEvent[]): Readonly<Record<Seat, object>> {
  const belief = new RoleBelief(view, self, Deeds.of(told));
  const chances = (seat: Seat): object =>
    Object.fromEntries(HIDDEN.map((role) => [role, Math.round(100 * belief.chance(seat, role))]));
  return Object.fromEntries(view.players.flatMap(({ seat, role }) => (role === null ? [[seat, chances(seat)]] : [])));
}
