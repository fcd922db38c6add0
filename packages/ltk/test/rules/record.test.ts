import { formatRecord, Match, parseRecord, randomFrom, replay } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { ltkIdentity, ltkKingdoms } from '../../src/index.ts';

describe.each([ltkIdentity, ltkKingdoms])('$id', (game) => {
  const record = parseRecord(formatRecord(playAtRandom(game, { seed: 5, seats: 6 }, randomFrom(5)).record()));

  test('a record names the deck card by card and every hero of the pool', () => {
    expect(record.options).toMatchObject({ heroes: '', deck: expect.stringMatching(/^(battle|kingdoms)$/) });
    expect(record.content?.['deck']?.split('\n').length).toBeGreaterThan(100);
    expect(record.content?.['heroes']?.split(',').length).toBeGreaterThan(40);
  });

  test('and plays the same where the program has other heroes and cards by now', () => {
    const grown: typeof game = { ...game, content: () => ({ deck: 'more cards', heroes: 'more heroes' }) };
    const [then, now] = [replay(game, record), replay(grown, record)];
    expect(now.options).toMatchObject(record.content ?? {});
    expect(now.record().choices).toEqual(then.record().choices);
    const { options: _, ...played } = now.view('all');
    expect(then.view('all')).toMatchObject(played);
  });

  test('what is written out already needs no more', () => {
    const match = Match.start(game, { seed: 1, options: { ...record.options, ...record.content } });
    expect(match.record().content).toBeUndefined();
  });
});
