import { type Choice, isForced, type Option, type Seat } from '@cardwright/engine';
import { type Ask, atOnce, type Bot, type Offer, usualBot } from '@cardwright/players';
import type { Comparison, Search } from '@cardwright/players/search';
import { causesOf } from './cause.ts';
import type { Depth } from './depth.ts';
import { type Duel, duel } from './duel.ts';
import type { FactsOf } from './facts/facts.ts';
import { markOf } from './mark.ts';
import type { Cause, Verdict, WeighedOption } from './reviewed.ts';

/** What decisions of a game are judged by. */
export interface Judge extends Offer {
  readonly search: Search;
  readonly facts: FactsOf;
}

/** What a bot that does not search would have done. */
export function usualChoice(bot: Bot, ask: Ask): Choice {
  const thinker = bot.open(ask.decision.seat, 0);
  thinker.observe?.(ask.history);
  return atOnce(thinker.decide(ask)).choice;
}

const same = (a: Choice, b: Choice): boolean => a.length === b.length && a.every((index) => b.includes(index));

function weighed(
  { decision, keys }: Ask,
  { candidates, plan }: Comparison,
  candidate: number,
  { chances }: Duel,
): WeighedOption {
  const choice = candidates[candidate] as Choice;
  const own = choice.map((index) => keys[index] as string);
  return {
    keys: own,
    options: choice.map((index) => decision.options[index] as Option),
    plan: plan?.(candidate) ?? own,
    chance: chances.get(candidate) ?? { value: 0, error: 1 },
  };
}

const ANCHOR = 0;
const SURE_FROM = 3_000_000; // worlds from this number on …
const SURE = 8; //              … so many, are looked at for a win that is certain

/** Whether a candidate, with what it was meant to begin, ends the game as won, whatever is hidden. */
const winsAtOnce = ({ after }: Comparison, candidate: number, seat: Seat): boolean =>
  after !== undefined &&
  Array.from({ length: SURE }, (_, n) => after(candidate, SURE_FROM + n)).every(
    ({ outcome }) => outcome?.scores[seat] === 1,
  );

const wonAtOnce = (of: Seat): Cause => ({ kind: 'wins-now', of, chosen: 0, better: 1, weight: 1 });

/** Judges a choice by what its seat knew; null: there was nothing to weigh it against. */
export async function verdictOn(
  ask: Ask,
  choice: Choice,
  { search, facts, ...offer }: Judge,
  depth: Depth,
  signal?: AbortSignal,
): Promise<Verdict | null> {
  if (isForced(ask.decision)) return null;
  await search.ready?.(ask.view);
  const comparison = search.comparison(ask, choice);
  if (comparison.candidates.length < 2) return null;
  const found = await duel(comparison, depth, signal);
  const { others, loss, worlds } = found;
  const challenger = others[0] as number;
  const { seat } = ask.decision;
  const isRare = loss.value < 0 && !same(usualChoice(usualBot(offer), ask), choice);
  const missesWin = winsAtOnce(comparison, challenger, seat) && !winsAtOnce(comparison, ANCHOR, seat);
  const mark = markOf(loss, { isRare, missesWin });
  const isBlamed = mark === 'blunder' || mark === 'mistake';
  const rivals = { ask, comparison, challenger };
  return {
    kind: ask.decision.kind,
    chosen: weighed(ask, comparison, ANCHOR, found),
    others: others.map((candidate) => weighed(ask, comparison, candidate, found)),
    loss,
    mark,
    worlds,
    causes: missesWin ? [wonAtOnce(seat)] : isBlamed ? causesOf(rivals, search, facts, depth.facts) : [],
  };
}
