import type { Seat } from '@cardwright/engine';
import type { Role } from '@cardwright/ltk/public';
import type { Deeds } from '../../deeds.ts';

export const ROLES: readonly Role[] = ['lord', 'loyalist', 'rebel', 'spy'];

/** What one seat did to another: harm it began, harm in return, life it gave. */
const DEEDS = 3;
const PAIRS = ROLES.length * ROLES.length;

/** How many numbers say what deeds tell of roles: each kind of deed, by the roles of who did it and of whom to; and idleness, by role. */
export const EVIDENCE_WEIGHTS = DEEDS * PAIRS + ROLES.length;

/** What deeds tell of roles, as learned, and where it comes from. */
export interface RoleWeights {
  readonly command: string; //   makes the same file again
  readonly rules: string; //     the version of the rules it was learned for
  readonly games: number; //     learned from so many games of strategists
  readonly logLoss: readonly number[]; // a hidden role at five seats, on games it was not taught, at the end of each round …
  readonly prior: readonly number[]; //   … and of who has seen nothing
  readonly numbers: readonly number[];
}

/** The tenth Strike tells less than the first. */
const said = (times: number): number => Math.log1p(times);

interface Deed {
  readonly by: Seat;
  readonly to: Seat;
  readonly at: number; //   where its weights start
  readonly said: number;
}

/** What everybody has seen, as far as it tells who has which role. */
export class RoleEvidence {
  readonly #deeds: Deed[] = [];
  readonly #idle: readonly number[]; // turns by a seat that has harmed nobody

  constructor(deeds: Deeds, seats: number) {
    const idle: number[] = [];
    for (let by = 0; by < seats; by++) {
      let harms = 0;
      for (let to = 0; to < seats; to++) {
        if (to === by) continue;
        const [harm, begun] = [deeds.harm(by, to), deeds.unprovoked(by, to)];
        harms += harm;
        [begun, harm - begun, deeds.help(by, to)].forEach((times, kind) => {
          if (times > 0) this.#deeds.push({ by, to, at: kind * PAIRS, said: said(times) });
        });
      }
      idle.push(harms === 0 ? said(deeds.turns(by)) : 0);
    }
    this.#idle = idle;
  }

  /** Calls `visit` with the place of every weight that matters if these are the roles, and how much. */
  each(roles: readonly (Role | null)[], visit: (at: number, said: number) => void): void {
    const places = roles.map((role) => (role === null ? -1 : ROLES.indexOf(role)));
    for (const deed of this.#deeds) {
      const [by, to] = [places[deed.by] as number, places[deed.to] as number];
      if (by >= 0 && to >= 0) visit(deed.at + by * ROLES.length + to, deed.said);
    }
    this.#idle.forEach((turns, seat) => {
      const role = places[seat] as number;
      if (turns > 0 && role >= 0) visit(DEEDS * PAIRS + role, turns);
    });
  }

  /** How likely this is if these are the roles: the logarithm, up to a constant. */
  likelihood(roles: readonly (Role | null)[], weights: ArrayLike<number>): number {
    let sum = 0;
    this.each(roles, (at, times) => {
      sum += (weights[at] as number) * times;
    });
    return sum;
  }
}
