import { Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { LAST_REFILL } from '../../src/core/zones.ts';
import { ltkIdentity } from '../../src/index.ts';
import { playOwnDeck } from './own-decks.ts';

const GAMES = 200;

test(`${GAMES} random own decks come to an end`, () => {
  for (let seed = 0; seed < GAMES; seed++) expect(playOwnDeck(seed).outcome).not.toBeNull();
}, 240_000);

test('a turn in which the deck is made anew 20 times ends the game in a draw: thirty Chains cannot be recast for ever', () => {
  const deck = Array.from({ length: 30 }, () => 'Chain,A,Spade').join('\n');
  const options = { deck, fixed: 'cao-cao,liu-bei' };
  const match = Match.start(ltkIdentity, { seed: 1, seats: 2, options }, { checkpoints: false });
  let recasts = 0;
  while (match.decision !== null) {
    const at = match.decision.options.findIndex(({ type }) => type === 'recast');
    if (at >= 0) recasts++;
    match.choose([Math.max(0, at)]);
  }
  expect([match.outcome?.label, match.state.turns, match.state.refills]).toEqual(['draw', 1, LAST_REFILL]);
  expect(recasts).toBeGreaterThan(LAST_REFILL);
});

test('every card of an own deck has a code of its own, however many are alike', () => {
  const deck = Array.from({ length: 800 }, () => 'Chain,A,Spade').join('\n');
  const match = Match.start(ltkIdentity, { seed: 1, seats: 2, options: { deck, fixed: 'cao-cao,liu-bei' } });
  const codes = Array.from({ length: 800 }, (_, card) => match.keyOf({ type: 'card', card }));
  expect(new Set(codes).size).toBe(800);
  expect(codes.every((code) => /^card:SA[a-z]+$/.test(code))).toBe(true);
});
