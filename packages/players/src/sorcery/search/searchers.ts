import { type Choice, one, randomFrom, type Seat, type World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { type Ask, atOnce, type Bot } from '../../bot.ts';
import { type Playing, playout } from '../../search/playout.ts';
import type { Comparison, Search } from '../../search/search.ts';
import { type SearcherPlan, searcher } from '../../search/searcher.ts';
import { Worlds } from '../../search/worlds.ts';
import { smart } from '../smart.ts';
import { sorceryExpertWeights } from './expert-weights.ts';
import { habitWeights } from './habit-weights.ts';
import { habitual } from './habits.ts';
import { type Judge, judgeBy } from './leaf.ts';
import { lethalLine } from './lethal.ts';
import { readOpenTable } from './open-table.ts';
import { quick } from './quick.ts';
import { shrewd } from './shrewd.ts';
import { type TurnPlan, turnPlans } from './turn-plans.ts';
import { sorceryWeights } from './weights.ts';

interface Effort {
  readonly width: number; //   lines that are kept while a turn is planned
  readonly plans: number; //   whole turns that are compared
  readonly horizon: number; // turns they are followed …
  readonly policy: Playing<Sorcery>['policy']; // … by this rule of thumb
  readonly judge: Judge;
}

/** How far a plan is followed: to the end of the turn, then so many turns by rule of thumb. */
const playing = ({ horizon, policy, judge }: Effort): Playing<Sorcery> => ({
  policy,
  turnOf: ({ turn }) => turn,
  horizon,
  leaf: (world, seat) => judge(world, seat).chance,
});

/** Does what a plan says, as long as the world allows it. */
function follow(world: World<Sorcery>, { keys }: TurnPlan): void {
  for (const key of keys) {
    const index = world.decision?.options.findIndex((option) => world.keyOf(option) === key) ?? -1;
    if (index < 0) return;
    world.choose(one(index));
  }
}

const ANCHOR_WIDTH = 2;

/** The best turn that begins with this choice: one that wins at once, if there is any. */
function begunBy(
  world: World<Sorcery>,
  seat: Seat,
  choice: Choice,
  { width, judge }: Pick<Effort, 'width' | 'judge'>,
  seeksKill: boolean,
): TurnPlan {
  const option = world.decision?.options[choice[0] as number] as Sorcery['option'];
  const key = world.keyOf(option);
  const { turn } = world.glance(seat);
  world.choose(choice);
  if (world.decision === null || world.glance(seat).turn !== turn) return { keys: [key], value: 0 };
  const kill = seeksKill ? lethalLine(world.fork(), seat) : null;
  if (kill !== null) return { keys: [key, ...kill], value: 1 };
  const [rest] = turnPlans(world, seat, width, 1, judge);
  return { keys: [key, ...(rest?.keys ?? [])], value: rest?.value ?? 0 };
}

/** A choice without an alternative. */
const only = (choice: Choice): Comparison => ({ candidates: [choice], trial: () => 0 });

/** Of the turns that begin alike, the best: whoever is asked what a choice is worth makes the best of it. */
const oneEach = (turns: readonly TurnPlan[]): TurnPlan[] =>
  [...Map.groupBy(turns, ({ keys }) => keys[0]).values()].map((alike) =>
    alike.reduce((best, each) => (each.value > best.value ? each : best)),
  );

/** The turns to compare, the anchor's first. */
function turnsFor(ask: Ask<Sorcery>, worlds: Worlds<Sorcery>, effort: Effort, anchor?: Choice): TurnPlan[] {
  const { width, plans, judge } = effort;
  const { seat } = ask.decision;
  const kill = lethalLine(worlds.fork(0), seat);
  if (anchor === undefined) {
    if (kill !== null) return [{ keys: kill, value: 1 }];
    const usual = atOnce(smart.open(seat, 0).decide(ask)).choice;
    return [
      begunBy(worlds.fork(0), seat, usual, { width: ANCHOR_WIDTH, judge }, false),
      ...turnPlans(worlds.fork(0), seat, width, plans, judge),
    ];
  }
  return oneEach([
    begunBy(worlds.fork(0), seat, anchor, effort, kill !== null),
    ...(kill === null ? [] : [{ keys: kill, value: 1 }]),
    ...turnPlans(worlds.fork(0), seat, width, plans, judge),
  ]);
}

const comparison =
  (effort: Effort, plays: Playing<Sorcery>) =>
  (ask: Ask<Sorcery>, anchor?: Choice): Comparison => {
    const { decision, view, keys, random } = ask;
    const { seat } = decision;
    const worlds = new Worlds(ask, random.below(2 ** 31));
    const turns = turnsFor(ask, worlds, effort, anchor);
    const candidates = turns.map((plan): Choice => one(keys.indexOf(plan.keys[0] as string)));
    const [first] = candidates as [Choice];
    if (anchor === undefined && candidates.every(([index]) => index === first[0])) return only(first);
    const after = (candidate: number, number: number): World<Sorcery> => {
      const world = worlds.fork(number);
      follow(world, turns[candidate] as TurnPlan);
      return world;
    };
    return {
      candidates,
      after,
      plan: (candidate) => (turns[candidate] as TurnPlan).keys,
      trial: (candidate, number) =>
        playout(after(candidate, number), seat, view.turn, plays, randomFrom(worlds.seedOf(number))),
    };
  };

/** What was learned from games of smart bots; and what L5 goes by: what was learned from games by habit, and these habits. */
export const learned = judgeBy(sorceryWeights);
const refined = judgeBy(sorceryExpertWeights, readOpenTable);
const habits = habitual(habitWeights);

/**
 * A searcher judges worlds after each turn they are followed. Others, whom it tells what comes of a choice, hear of the last turn, and by
 * what the shipped puzzles were weighed with: a better bot does not change what has been published.
 */
function searchOf(effort: Effort): Search<Sorcery> & Pick<SearcherPlan<Sorcery>, 'own'> {
  const told: Effort = { ...effort, policy: quick, judge: learned };
  const plays = playing(told);
  return {
    comparison: comparison(told, plays),
    own: comparison(effort, { ...playing(effort), first: 1 }),
    playing: () => plays,
  };
}

export const tactician: Bot<Sorcery> = searcher({
  id: 'tactician',
  name: { en: 'tactician', zh: '策士' },
  level: 'L3',
  about: { en: 'compares a few whole turns in worlds that may be', zh: '在可能的局面中比较几种整回合打法' },
  budget: { iterations: 80 },
  ...searchOf({ width: 3, plans: 6, horizon: 4, policy: shrewd, judge: learned }),
});

export const planner: Bot<Sorcery> = searcher({
  id: 'planner',
  name: { en: 'planner', zh: '军师' },
  level: 'L4',
  about: { en: 'compares whole turns in many worlds that may be', zh: '在许多可能的局面中比较整回合打法' },
  budget: { iterations: 300 },
  ...searchOf({ width: 5, plans: 8, horizon: 4, policy: shrewd, judge: learned }),
});

export const expert: Bot<Sorcery> = searcher({
  id: 'expert',
  name: { en: 'expert', zh: '国手' },
  level: 'L5',
  about: {
    en: 'compares many whole turns in very many worlds that may be',
    zh: '在大量可能的局面中比较许多整回合打法',
  },
  budget: { iterations: 1200 },
  ...searchOf({ width: 8, plans: 12, horizon: 4, policy: habits, judge: refined }),
});
