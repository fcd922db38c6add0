import { childSeed, Match, type Random } from '@cardwright/engine';
import { botRandoms } from '@cardwright/lab';
import { atOnce, type Bot, Seating } from '@cardwright/players';
import { isKnownFriend, ltkBots } from '@cardwright/players/ltk';
import { describe, expect, test } from 'vitest';
import { facesOf, findCardName, type Ltk, ltkIdentity, ltkKingdoms } from '../src/index.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000);

/** Plays a game, looking before every choice. */
function playGame(
  game: typeof ltkIdentity,
  bot: Bot<Ltk>,
  seed: number,
  seats: number,
  look: (match: Match<Ltk>, choice: readonly number[]) => void,
): Match<Ltk> {
  const seating = new Seating(
    Array.from({ length: seats }, () => bot),
    seed,
    { isHeard: true },
  );
  const match = Match.start(game, { seed, seats }, { checkpoints: false, listen: (event) => seating.listen?.(event) });
  const randoms = botRandoms(seed, seats);
  while (match.decision !== null) {
    const { choice } = atOnce(seating.ask(match, randoms[match.decision.seat] as Random));
    look(match, choice);
    match.choose(choice);
  }
  return match;
}

/** Every card in one zone, and nobody with more life than there is room for. */
function mustBeSound(match: Match<Ltk>): void {
  const census = match.game.census(match.state);
  expect(new Set(census).size).toBe(census.length);
  expect(census.length).toBe(facesOf(match.state.options.deck).length);
  for (const { hp, maxHp, alive } of match.state.players) if (alive) expect(hp).toBeLessThanOrEqual(maxHp);
}

describe.each([
  ['identity', ltkIdentity],
  ['kingdom war', ltkKingdoms],
])('%s', (_, game) => {
  test.each(ltkBots.map((bot) => [bot.id, bot] as const))(
    `${GAMES} games of %s end, with every card in its place`,
    (_id, bot) => {
      for (let i = 0; i < GAMES; i++) {
        let decisions = 0;
        const match = playGame(game, bot, childSeed(1, i), 2 + (i % 9), (now) => {
          if (decisions++ % 7 === i % 7) mustBeSound(now);
        });
        mustBeSound(match);
        expect(match.outcome).not.toBeNull();
      }
    },
  );
});

test(`a strategist never strikes a publicly known friend, in ${GAMES} games`, () => {
  const strategist = ltkBots.find(({ id }) => id === 'strategist') as Bot<Ltk>;
  const strike = new Set([findCardName('Strike'), findCardName('Fire Strike'), findCardName('Lightning Strike')]);
  let struck = 0;
  for (let i = 0; i < GAMES; i++) {
    playGame(ltkIdentity, strategist, childSeed(2, i), 5 + (i % 4), ({ decision, state }, choice) => {
      const option = decision?.options[choice[0] as number];
      if (decision?.kind !== 'play' || option?.type !== 'use' || option.seat === undefined) return;
      const name = option.as ?? facesOf(state.options.deck)[option.card as number]?.name;
      if (!strike.has(name)) return;
      struck++;
      expect(isKnownFriend(ltkIdentity.view(state, decision.seat), decision.seat, option.seat)).toBe(false);
    });
  }
  expect(struck).toBeGreaterThan(GAMES);
});
