import { LANGUAGES, Match, randomFrom } from '@cardwright/engine';
import { Seating } from '@cardwright/players';
import { thoughtIn } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../src/index.ts';

const QUESTIONS = 40; // of searchers, who take longer

test.each(GAMES)('whatever bots of $id say of their choices is in words, in both languages', async ({ id }) => {
  const { game, bots } = await loadGame(id);
  const speechless = new Set<string>();
  for (const bot of bots) {
    const seating = new Seating(
      Array.from({ length: game.seats.default }, () => bot),
      5,
    );
    const { listen } = seating;
    const match = Match.start(game, { seed: 5 }, listen === undefined ? {} : { listen });
    const random = randomFrom(5);
    const most = bot.budget === undefined ? Number.POSITIVE_INFINITY : QUESTIONS;
    for (let n = 0; match.decision !== null && n < most; n++) {
      const {
        choice,
        reasons = [],
        considered = [],
      } = await seating.ask(match, random, { budget: { iterations: 12 } });
      for (const reason of [...reasons, ...considered.flatMap((each) => each.reasons ?? [])])
        for (const language of LANGUAGES)
          if (thoughtIn(language, reason) === null) speechless.add(`${bot.id} ${reason.code} ${language}`);
      match.choose(choice);
    }
  }
  expect([...speechless]).toEqual([]);
});
