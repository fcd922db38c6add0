import { type Choice, randomFrom, type Seat, type World } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk/public';
import type { Ask, Bot } from '../../bot.ts';
import { type Playing, playout } from '../../search/playout.ts';
import type { Comparison, Search } from '../../search/search.ts';
import { searcher } from '../../search/searcher.ts';
import { type Fit, Worlds } from '../../search/worlds.ts';
import { Deeds } from '../deeds.ts';
import { weigh } from '../strategist.ts';
import { think } from '../thinking.ts';
import { candidatesOf } from './candidates.ts';
import { leaf, leaves } from './leaf.ts';
import { bestLikelihood, likelihood } from './role-belief.ts';

/** How worlds are played on: by strategists who go by what had been done before. */
export const playingOn = (deeds: Deeds): Playing<Ltk> => ({
  policy: (moment) => weigh(moment, deeds).choice,
  turnOf: ({ turns }) => turns,
  horizon: 2,
  leaf,
  leaves,
});

/** How well the roles of a world fit the deeds everybody has seen. */
function roleFit(view: View, seat: Seat, deeds: Deeds): Fit<Ltk> {
  const best = bestLikelihood(view, seat, deeds);
  return (world: World<Ltk>) =>
    Math.exp(
      likelihood(
        deeds,
        world.glance('all').players.map(({ role }) => role),
      ) - best,
    );
}

/** Whether there is anything to search for: heroes are chosen by taste, and only identity mode has a leaf. */
const isSearched = ({ mode, stage }: View): boolean => mode === 'identity' && stage === 'turns';

function comparison(ask: Ask<Ltk>, anchor?: Choice): Comparison {
  const { view, decision, random } = ask;
  const deeds = Deeds.of(ask.history);
  const { choice, weights } = weigh(ask, deeds);
  const first = anchor ?? choice;
  const candidates: readonly Choice[] = isSearched(view)
    ? candidatesOf(think(ask, deeds), first, weights, choice)
    : [first];
  const worlds = new Worlds(ask, random.below(2 ** 31), roleFit(view, decision.seat, deeds));
  const plays = playingOn(deeds);
  const after = (candidate: number, number: number): World<Ltk> => {
    const world = worlds.fork(number);
    world.choose(candidates[candidate] as Choice);
    return world;
  };
  const trial = (candidate: number, number: number): number =>
    playout(after(candidate, number), decision.seat, view.turns, plays, randomFrom(worlds.seedOf(number)));
  return { candidates, trial, after };
}

const search: Search<Ltk> = { comparison, playing: (history) => playingOn(Deeds.of(history)) };

export const tactician: Bot<Ltk> = searcher({
  id: 'tactician',
  name: { en: 'tactician', zh: '策士' },
  level: 'L3',
  about: { en: 'plays its best ideas two turns on in worlds that may be', zh: '在可能的局面中推演两回合再决定' },
  listens: true,
  budget: { iterations: 100 },
  ...search,
});

export const planner: Bot<Ltk> = searcher({
  id: 'planner',
  name: { en: 'planner', zh: '军师' },
  level: 'L4',
  about: {
    en: 'plays its best ideas two turns on in many worlds that may be',
    zh: '在许多可能的局面中推演两回合再决定',
  },
  listens: true,
  budget: { iterations: 500 },
  ...search,
});
