import { type Choice, type Deal, type Event, Match, type MatchRecord, replay, type Seat } from '@cardwright/engine';
import { type Offer } from '@cardwright/players';
import { balanceOf } from './balance.ts';
import { chancesAt, wonBy } from './chances.ts';
import { DEPTHS, type DepthName } from './depth.ts';
import type { FactsOf } from './facts/facts.ts';
import { askingAt } from './moment.ts';
import type { Review, Side, Step } from './reviewed.ts';
import { searchOf } from './search-of.ts';
import { verdictOn } from './verdict.ts';

/** A game that can be reviewed. What can be counted on its table gives reasons; without that there are figures only. */
export interface Reviewable extends Offer {
  readonly facts?: FactsOf;
}

/** What is reviewed, and how thoroughly. */
export interface ReviewPlan {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly depth: DepthName;
}

/** Choices number `from` to `to` − 1 of a record. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The sides of a match: as dealt, else as the game has them. */
export function sidesOf({ game }: Pick<Offer, 'game'>, deal: Deal & Pick<MatchRecord, 'seats'>): Side[] {
  const { state } = Match.start(game, deal, { checkpoints: false });
  const names = game.dealtSides?.(state) ?? game.sides(deal.seats).map((side) => `${side + 1}`);
  return [...Map.groupBy(names.keys(), (seat) => names[seat] as string)].map(([name, seats]) => ({ name, seats }));
}

/**
 * Looks at some of the choices of a record. Stretches put together make the whole, whoever looked at them: what is said of a
 * choice depends on nothing but the record until then.
 */
export async function reviewStretch(
  offer: Reviewable,
  { record, seat, depth }: ReviewPlan,
  { from, to }: Stretch,
  signal?: AbortSignal,
): Promise<Step[]> {
  const { line, ...rest } = DEPTHS[depth];
  const judge = { ...offer, search: searchOf(offer), facts: offer.facts ?? (() => []) };
  const sides = sidesOf(offer, record);
  const events: Event[] = [];
  const match = Match.start(offer.game, record, { listen: (event) => events.push(event) });
  await judge.search.ready?.(match.view('public'));
  const steps: Step[] = [];
  let own = 0;
  for (const [at, recorded] of record.choices.slice(0, to).entries()) {
    if (signal?.aborted === true) return steps;
    if (at >= from) {
      const choice = choiceIn(match, recorded.keys);
      const moment = { match, events };
      const isOwn = recorded.seat === seat;
      steps.push({
        at,
        seat: recorded.seat,
        turn: judge.search.playing([]).turnOf(match.view('public')),
        ...chancesAt(moment, at, sides, judge.search, choice, line),
        verdict: isOwn ? await verdictOn(askingAt(moment, own), choice, judge, { line, ...rest }, signal) : null,
      });
    }
    if (recorded.seat === seat) own++;
    match.chooseKeys(recorded.keys);
  }
  return steps;
}

const choiceIn = (match: Match, keys: readonly string[]): Choice => {
  const all = match.decision?.options.map((option) => match.keyOf(option)) ?? [];
  return keys.map((key) => all.indexOf(key));
};

/** Puts the steps of a record together. */
export function reviewOf(offer: Reviewable, { record, seat, depth }: ReviewPlan, steps: readonly Step[]): Review {
  const sides = sidesOf(offer, record);
  const { outcome } = replay(offer.game, record, { checkpoints: false });
  const own = sides.findIndex(({ seats }) => seats.includes(seat));
  const last = steps.at(-1);
  const end =
    outcome === null
      ? sides.map((_, i) => (last?.before[i]?.value ?? 0) + (last?.swing[i]?.value ?? 0))
      : wonBy(sides, outcome);
  const { game, rules } = record;
  return { game, rules, seat, depth, sides, own, end, steps, balance: balanceOf(steps, own, seat, end[own] as number) };
}
