import { facesOf, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { byReflex } from '../src/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { unusedIn, usesOf } from './ltk-uses.ts';

/** What comes up this often is used now and then; the long form (`npm run soak`) wants everything used that comes up at all. */
const OFTEN = 60;

test.each([
  ['identity mode', ltkIdentity, 'battle'],
  ['kingdom war', ltkKingdoms, 'kingdoms'],
] as const)('every card of %s comes up, and no card or skill that often does stays unused', (_, game, deck) => {
  const uses = usesOf(game, strategist, 90);
  const often = new Map([...uses].filter(([, { offered }]) => offered >= OFTEN));
  expect(unusedIn(often)).toEqual([]);
  expect(often.size).toBeGreaterThan(60);
  const cards = new Set(facesOf(deck).map(({ name }) => `card ${name}`));
  expect([...cards].filter((card) => !uses.has(card))).toEqual([]);
});

test('a bot that never uses a Duel would be found out', () => {
  const idle = {
    ...strategist,
    open: byReflex(({ decision }) => ({ choice: decision.default ?? [decision.options.length - 1] })),
  };
  expect(unusedIn(usesOf(ltkIdentity, idle as typeof strategist, 2))).toContain('card duel');
});
