import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Game, GameTypes } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { CHECKS } from './checks/index.ts';
import { isSameContent, playsOf, playthrough, replayed, whyNotReplace } from './golden.ts';

export { describeRulings } from './rulings.ts';

export interface SuiteOptions {
  readonly seats: readonly number[];
  readonly deals?: number; //            how many seeds each check is tried on, per number of seats
  readonly options?: readonly Readonly<Record<string, unknown>>[];
  readonly goldens: string; //           the folder of the playthrough files
}

const LARGE = 8; // seats

/** Whether the same tests are run hundreds of times (scripts/mutants.ts): then each looks at little. */
export const isShort = process.env['GENERIC'] === 'short';

/** One deal of the smaller tables. */
const shortened = ({ seats, goldens }: SuiteOptions): SuiteOptions => ({ seats: seats.slice(0, 2), deals: 1, goldens });

/** The tests a game gets by being registered. */
export function describeGame<T extends GameTypes>(game: Game<T>, whole: SuiteOptions): void {
  const { seats, deals = 4, options = [{}], goldens } = isShort ? shortened(whole) : whole;
  describe(`${game.id} keeps every promise`, () => {
    for (const check of CHECKS) {
      test(check.name, { timeout: 300_000 }, () => {
        const looked: Record<string, number> = {};
        for (const [i, variant] of options.entries()) {
          for (const count of seats) {
            // Every variant is the same game for the most part, and a large table a small one with more in it: npm run soak looks at more.
            const tried = i === 0 && count < LARGE ? deals : Math.ceil(deals / 2);
            for (let seed = 0; seed < tried; seed++) {
              const found = check.run(game, { seed, seats: count, options: variant });
              for (const [what, times] of Object.entries(found)) looked[what] = (looked[what] ?? 0) + times;
            }
          }
        }
        for (const [what, times] of Object.entries(looked)) {
          if (what === 'midway' || what === 'told') continue; // some games resolve nothing in steps, or tell nothing new
          expect(times, `"${what}" was never looked at`).toBeGreaterThan(0);
        }
      });
    }

    for (const count of seats) {
      test(`the golden playthrough for ${count} seats`, () => {
        const file = `${goldens}/${game.id}-${count}.txt`;
        const deal = { seed: count, seats: count };
        const text = playthrough(game, deal);
        const old = existsSync(file) ? readFileSync(file, 'utf8') : null;
        const again = old === null || isSameContent(old, text) ? text : replayed(game, old, deal);
        const fault = old === null ? null : whyNotReplace(old, again);
        if (fault !== null) throw new Error(fault);
        if (process.env['UPDATE_GOLDENS'] === '1') {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
        expect(existsSync(file), `${file} is missing: npm run goldens writes it`).toBe(true);
        const golden = readFileSync(file, 'utf8');
        if (isSameContent(golden, text)) expect(text).toBe(golden);
        else expect(playsOf(again)).toBe(playsOf(golden)); // cards were added: how the old ones play is the same
      });
    }
  });
}
