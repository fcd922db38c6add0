import { BadInputError, formatRecord, type Game, type GameTypes, one, parseRecord } from '@cardwright/engine';
import { type Bot, botOf, HUMAN, type Offer, random, usualBot } from '@cardwright/players';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/index.ts';

const searching = { ...random, id: 'deep', level: 'L4', searches: true };
const offering = <T extends GameTypes>(game: Game<T>, bots: readonly Bot[]): Offer => ({ game, bots });
const offer = offering(thrones, [random, searching]);
const deal = { seed: 5, seats: 4 };

/** Plays to the end: bots by themselves, people the first of their answers. */
async function finished(session: Session): Promise<Session> {
  for (;;) {
    await session.playBots();
    if (session.match.decision === null) return session;
    session.choose(one(0));
  }
}

describe('who plays', () => {
  test('a bot is found by its id or its level, whatever the case', () => {
    expect(botOf(offer, 'RANDOM')).toBe(random);
    expect(botOf(offer, 'l4')).toBe(searching);
    expect(() => botOf(offer, 'L9')).toThrow(
      new BadInputError('thrones has no level "L9"; its levels are random (L0), deep (L4)'),
    );
  });

  test('people meet the strongest bot that answers at once', () => {
    expect(usualBot(offer)).toBe(random);
    expect(usualBot(offering(thrones, [searching]))).toBe(searching);
  });

  test('what is written down is for one person, or for everybody', () => {
    expect(Session.start(offer, deal, [random, HUMAN, random, random]).viewer).toBe(1);
    expect(Session.start(offer, deal, [HUMAN, HUMAN, random, random]).viewer).toBe('public');
    expect(Session.start(offer, deal, [random, random, random, random]).viewer).toBe('public');
  });
});

describe('a session', () => {
  test('is the same again with the same seed and the same choices', async () => {
    const [a, b] = await Promise.all(
      [1, 2].map(() => finished(Session.start(offer, deal, [HUMAN, random, random, random]))),
    );
    expect(a?.record()).toEqual(b?.record());
    expect(a?.events).toEqual(b?.events);
  });

  test('goes on from its record as if it had never been left', async () => {
    const whole = await finished(Session.start(offer, deal, [HUMAN, random, random, random]));
    const left = Session.start(offer, deal, [HUMAN, random, random, random]);
    await left.playBots();
    const kept = parseRecord(formatRecord(left.record()));
    const resumed = await finished(Session.resume(offer, kept, [HUMAN, random, random, random]));
    expect(resumed.record()).toEqual(whole.record());
  });

  test('says who sat where, and how it ended', async () => {
    const session = await finished(Session.start(offer, deal, [HUMAN, random, searching, random]));
    expect(session.record()).toMatchObject({
      players: ['human', 'random', 'deep', 'random'],
      outcome: session.match.outcome?.label,
    });
  });
});
