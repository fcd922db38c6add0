import { type Game, isForced, type Seat } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { ONLINE, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { GAMES, momentOf, tableOf } from './tables.ts';

/** What somebody else at the table is told of the clock, at a question that is no secret. */
function clockSeenByOthers(game: Game, hasChoice: boolean): unknown {
  const seats = game.seats.default;
  const match = momentOf(
    game,
    seats,
    ({ decision }) => decision?.secret === false && decision.checkpoint && isForced(decision) !== hasChoice,
  );
  const people = Array.from({ length: seats }, () => person());
  const { host } = tableOf({ game, origin: match, seats: people, policy: { ...ONLINE, presence: false } });
  const asked = match.decision?.seat as Seat;
  const other = new Looker(host, { seats: [(asked + 1) % seats] });
  host.open();
  return other.told.findLast(({ clock }) => clock !== undefined)?.clock;
}

describe('a clock runs for everybody who is asked, so that it does not tell who has nothing to choose', () => {
  test.each(GAMES)('$id', (game) => {
    expect(clockSeenByOthers(game, false)).toEqual(clockSeenByOthers(game, true));
    expect(clockSeenByOthers(game, true)).toMatchObject({ left: expect.any(Number) });
  });
});
