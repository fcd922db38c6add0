import type { Game, GameTypes } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { whist } from '../../../examples/whist/src/whist.ts';
import { CHECKS } from '../src/index.ts';

const DEALS = Number(process.env['DEALS'] ?? 30);
const SOME = Math.ceil(DEALS / 3); // for the other promises
const FIRST = 100; // deals that no generic test looks at

const honest = CHECKS.find(({ name }) => name.startsWith('honest worlds'));

/** What every game promises, honest worlds above all, on many more deals than a test has time for: what holds there by luck does not hold here. */
function describeDeals<T extends GameTypes>(game: Game<T>, seats: readonly number[], options = {}): void {
  describe.each(seats)(`${game.id} ${JSON.stringify(options)} at %i seats`, (count) => {
    test.each(Array.from({ length: DEALS }, (_, i) => FIRST + i))('deal %i', (seed) => {
      expect(honest?.run(game, { seed, seats: count, options })['followed']).toBeGreaterThan(0);
    });
    test.each(CHECKS.filter((check) => check !== honest))(`$name, in ${SOME} deals`, ({ run }) => {
      for (let i = 0; i < SOME; i++)
        expect(run(game, { seed: FIRST + i, seats: count, options })).toEqual(expect.any(Object));
    });
    test('what is dealt', () => {
      expect(honest?.run(game, { seed: 0, seats: count, options })['dealt']).toBeGreaterThan(0);
    });
  });
}

describeDeals(ltkIdentity, [2, 5, 8, 10]);
describeDeals(ltkKingdoms, [4, 6, 8]);
describeDeals(ltkKingdoms, [4, 8], { rules: 'official' });
describeDeals(sorcery, [2]);
describeDeals(thrones, [4]);
describeDeals(whist, [4]);
