import { childSeed, Match, randomFrom, type Seat, seenBy } from '@cardwright/engine';
import { type Ltk, ltkIdentity } from '@cardwright/ltk';
import { atOnce, Seating } from '@cardwright/players';
import { Deeds, RoleBelief, strategist } from '@cardwright/players/ltk';

/** What somebody gave for the true roles of the others at the end of a round: the loss of its belief, and of who has seen nothing. */
export interface Believed {
  readonly round: number;
  readonly loss: number;
  readonly prior: number;
}

const ROUNDS = 6;
const NOTHING = new Deeds();

/** Plays a game of strategists; at the end of each round every living seat says what it believes. */
export function believedIn(seed: number, seats: number): Believed[] {
  const seating = new Seating<Ltk>(
    Array.from({ length: seats }, () => strategist),
    seed,
  );
  const deeds = new Deeds();
  const listen = (event: Ltk['event']): void => {
    deeds.hear(seenBy(event, 'public'));
    seating.listen?.(event);
  };
  const match = Match.start(ltkIdentity, { seed, seats }, { checkpoints: false, listen });
  const random = randomFrom(childSeed(seed, 3));
  const believed: Believed[] = [];
  let round = 1;
  while (match.decision !== null && round <= ROUNDS) {
    if (match.state.round > round) {
      for (const [seat, { alive }] of match.state.players.entries())
        if (alive) believed.push(...beliefsOf(match, seat, deeds, round));
      round = match.state.round;
    }
    match.choose(atOnce(seating.ask(match, random)).choice);
  }
  return believed;
}

function beliefsOf(match: Match<Ltk>, self: Seat, deeds: Deeds, round: number): Believed[] {
  const view = match.view(self);
  const [belief, prior] = [deeds, NOTHING].map((seen) => new RoleBelief(view, self, seen)) as [RoleBelief, RoleBelief];
  return match.state.players.flatMap(({ role, alive }, seat) => {
    if (!alive || role === null || view.players[seat]?.role !== null) return [];
    const loss = (of: RoleBelief): number => -Math.log(Math.max(1e-9, of.chance(seat, role)));
    return [{ round, loss: loss(belief), prior: loss(prior) }];
  });
}
