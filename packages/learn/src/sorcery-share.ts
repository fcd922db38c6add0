import { childSeed, Match, type Random, randomFrom } from '@cardwright/engine';
import { Asking, atOnce } from '@cardwright/players';
import { momentIn } from '@cardwright/players/search';
import { type Habits, smart } from '@cardwright/players/sorcery';
import { type Sorcery, sorcery } from '@cardwright/sorcery';

const smartly = (match: Match<Sorcery>, random: Random): readonly number[] =>
  atOnce(smart.open(0, 0).decide(new Asking(match, random, {}, null, true))).choice;

/** The share of games that habits win against the smart bot, each deal played from both seats. */
export function shareAgainstSmart(habits: Habits, deals: number, seed: number): number {
  let won = 0;
  for (let n = 0; n < 2 * deals; n++) {
    const dealt = childSeed(seed, 9_000_000 + (n >> 1));
    const match = Match.start(sorcery, { seed: dealt });
    const random = randomFrom(dealt);
    while (match.decision !== null)
      match.choose(
        match.decision.seat === (n & 1) ? habits.likeliest(momentIn<Sorcery>(match, random)) : smartly(match, random),
      );
    won += match.outcome?.scores[n & 1] as number;
  }
  return won / (2 * deals);
}
