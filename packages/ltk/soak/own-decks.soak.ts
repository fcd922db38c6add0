import { expect, test } from 'vitest';
import { playOwnDeck } from '../test/rules/own-decks.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000);

test(`${GAMES} random own decks come to an end`, () => {
  for (let seed = 0; seed < GAMES; seed++) expect(playOwnDeck(seed).outcome).not.toBeNull();
});
