import { childSeed, type Game, LANGUAGES, Match, randomFrom, type Seat, whyNot } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { thoughtIn } from '@cardwright/presenter';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Answer, type Bot, type Reason, Seating } from '../src/index.ts';
import { identityBots, kingdomsBots } from '../src/ltk/index.ts';
import { sorceryBots } from '../src/sorcery/index.ts';
import { thronesBots } from '../src/thrones/index.ts';

interface Row {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
}

const ROWS = [
  { game: thrones, bots: thronesBots, seats: 4 },
  { game: sorcery, bots: sorceryBots, seats: 2 },
  { game: ltkIdentity, bots: identityBots, seats: 2 },
  { game: ltkIdentity, bots: identityBots, seats: 10, options: { spies: 'two' } },
  { game: ltkKingdoms, bots: kingdomsBots, seats: 3 },
  { game: ltkKingdoms, bots: kingdomsBots, seats: 10, options: { rules: 'official' } },
] as unknown as readonly Row[];

/** A game of searchers of every level that have hardly any time, and what each of them answered. */
async function answersIn({ game, bots, seats, options = {} }: Row): Promise<Answer[]> {
  const searchers = bots.filter(({ search }) => search !== undefined);
  const seated = Array.from({ length: seats }, (_, seat) => searchers[seat % searchers.length] as Bot);
  const seating = new Seating(seated, 5, { isHeard: true });
  const { listen } = seating;
  const match = Match.start(game, { seed: 5, seats, options }, listen === undefined ? {} : { listen });
  const answers: Answer[] = [];
  const randomOf = (seat: Seat): ReturnType<typeof randomFrom> => randomFrom(childSeed(seat, answers.length));
  while (match.decision !== null) {
    const { decision } = match;
    const answer = await seating.ask(match, randomOf(decision.seat), { budget: { iterations: 1 } });
    for (const { choice } of [answer, ...(answer.considered ?? [])])
      expect(whyNot(decision, choice), decision.kind).toBeNull();
    answers.push(answer);
    match.choose(answer.choice);
  }
  return answers;
}

const wordsOf = (reason: Reason): (string | null)[] => LANGUAGES.map((language) => thoughtIn(language, reason));

test.each(ROWS)('$game.id at $seats seats: searchers say what they considered, and why', async (row) => {
  const answers = await answersIn(row);
  expect(answers.filter(({ considered }) => considered !== undefined).length).toBeGreaterThan(answers.length / 2);
  for (const { considered = [], reasons = [] } of answers) {
    for (const { value, visits } of considered) expect([value >= 0 && value <= 1, visits]).toEqual([true, 1]);
    expect(reasons).toHaveLength(1);
    for (const words of reasons.flatMap(wordsOf)) expect(words).toMatch(/^[^{}]+$/);
  }
});
