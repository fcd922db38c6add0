import { type Choice, one, randomFrom, type Seat, type World } from '@cardwright/engine';
import type { Sorcery } from '@cardwright/sorcery/public';
import { type Ask, atOnce, type Bot } from '../../bot.ts';
import { type Playing, playout } from '../../search/playout.ts';
import { type Comparison, searcher } from '../../search/searcher.ts';
import { Worlds } from '../../search/worlds.ts';
import { smart } from '../smart.ts';
import { sorceryExpertWeights } from './expert-weights.ts';
import { type Judge, judgeBy } from './leaf.ts';
import { lethalLine } from './lethal.ts';
import { quick } from './quick.ts';
import { type TurnPlan, turnPlans } from './turn-plans.ts';
import { sorceryWeights } from './weights.ts';

/** How far a plan is followed: to the end of the turn, then so many turns by rule of thumb. */
const playing = (horizon: number, judge: Judge): Playing<Sorcery> => ({
  policy: quick,
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

interface Effort {
  readonly width: number; //   lines that are kept while a turn is planned
  readonly plans: number; //   whole turns that are compared
  readonly horizon: number; // turns they are followed
  readonly judge: Judge;
}

/** The best turn that begins as the smart bot would. */
function anchored(world: World<Sorcery>, seat: Seat, choice: Choice, judge: Judge): TurnPlan {
  const option = world.decision?.options[choice[0] as number] as Sorcery['option'];
  const key = world.keyOf(option);
  const { turn } = world.view(seat);
  world.choose(choice);
  if (world.decision === null || world.view(seat).turn !== turn) return { keys: [key], value: 0 };
  const [rest] = turnPlans(world, seat, ANCHOR_WIDTH, 1, judge);
  return { keys: [key, ...(rest?.keys ?? [])], value: rest?.value ?? 0 };
}

/** A choice without an alternative. */
const only = (index: number): Comparison => ({ candidates: [one(index)], trial: () => 0 });

const comparison =
  ({ width, plans, horizon, judge }: Effort) =>
  (ask: Ask<Sorcery>): Comparison => {
    const plays = playing(horizon, judge);
    const { decision, view, keys, random } = ask;
    const { seat } = decision;
    const worlds = new Worlds(ask, random.below(2 ** 31));
    const kill = lethalLine(worlds.fork(0), seat);
    if (kill !== null) return only(keys.indexOf(kill[0] as string));
    const turns = [
      anchored(worlds.fork(0), seat, atOnce(smart.open(seat, 0).decide(ask)).choice, judge),
      ...turnPlans(worlds.fork(0), seat, width, plans, judge),
    ];
    const candidates = turns.map((plan): Choice => one(keys.indexOf(plan.keys[0] as string)));
    const [first] = candidates[0] as Choice;
    if (candidates.every(([index]) => index === first)) return only(first as number);
    const trial = (candidate: number, number: number): number => {
      const world = worlds.fork(number);
      follow(world, turns[candidate] as TurnPlan);
      return playout(world, seat, view.turn, plays, randomFrom(worlds.seedOf(number)));
    };
    return { candidates, trial };
  };

/** What was learned from games of smart bots; and what L5 goes by, of which its file says where it comes from. */
const learned = judgeBy(sorceryWeights);
const refined = judgeBy(sorceryExpertWeights);

export const tactician: Bot<Sorcery> = searcher({
  id: 'tactician',
  name: { en: 'tactician', zh: '策士' },
  level: 'L3',
  about: { en: 'compares a few whole turns in worlds that may be', zh: '在可能的局面中比较几种整回合打法' },
  budget: { iterations: 80 },
  comparison: comparison({ width: 3, plans: 6, horizon: 4, judge: learned }),
});

export const planner: Bot<Sorcery> = searcher({
  id: 'planner',
  name: { en: 'planner', zh: '军师' },
  level: 'L4',
  about: { en: 'compares whole turns in many worlds that may be', zh: '在许多可能的局面中比较整回合打法' },
  budget: { iterations: 300 },
  comparison: comparison({ width: 5, plans: 8, horizon: 4, judge: learned }),
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
  comparison: comparison({ width: 8, plans: 12, horizon: 4, judge: refined }),
});
