import { type Choice, type Hearing, one, randomFrom, type Seat, type World } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk/public';
import type { Ask, Bot, Reason } from '../../bot.ts';
import { judgedByAll, type Playing, playout } from '../../search/playout.ts';
import type { Comparison, Search } from '../../search/search.ts';
import { type SearcherPlan, searcher } from '../../search/searcher.ts';
import { Worlds } from '../../search/worlds.ts';
import { Deeds } from '../deeds.ts';
import { weigh } from '../strategist.ts';
import { type Thinking, think } from '../thinking.ts';
import { candidatesOf, endsInTreason } from './candidates.ts';
import { learned, type Mind, type Minds, refined, unbelieved } from './minds.ts';

type Depth = Pick<Playing<Ltk>, 'horizon' | 'first'>;

/** Two turns: the own one and what comes at once of it. */
const SHORT: Depth = { horizon: 2 };

/** The same, judged after each of them. */
export const BOTH: Depth = { horizon: 2, first: 1 };

/** Five turns, about a round of a small table, judged from the second on. */
export const LONG: Depth = { horizon: 5, first: 2 };

/** How worlds are played on: by strategists who go by what had been done before. */
export const playingOn = (
  deeds: Deeds,
  { leaf, leaves }: Pick<Mind, 'leaf' | 'leaves'>,
  depth = SHORT,
): Playing<Ltk> => ({
  policy: (moment) => weigh(moment, deeds).choice,
  turnOf: ({ turns }) => turns,
  ...depth,
  leaf,
  ...(leaves === undefined ? {} : { leaves }),
});

/** Whether there is anything to tell others of: heroes are a matter of taste. */
const isTurn = ({ view }: Ask<Ltk>): boolean => view.stage === 'turns';

/** Whether a searcher searches when it decides itself: for its hero too, but not for the two of kingdom war. */
const isSearched = (ask: Ask<Ltk>): boolean => isTurn(ask) || ask.decision.kind === 'choose-hero';

const BY_EXPERIENCE: Reason = { code: 'by-experience' };

/**
 * The pair that has fared best. How a pair fares hangs most of all on how many others turn out to be of its kingdom, so worlds would have to be
 * tried by the thousand to tell two pairs apart.
 */
function bestPair({ decision }: Ask<Ltk>, worth: (pair: string) => number): Comparison {
  const worths = decision.options.map(({ hero = '' }) => worth(hero));
  return { candidates: [one(worths.indexOf(Math.max(...worths)))], why: BY_EXPERIENCE, trial: () => 0 };
}

/** How a searcher looks ahead. */
export interface Foresight {
  readonly depth: Depth;
  readonly isHabitual?: (view: View) => boolean; // where habits were learned its own seat goes by them: before it searches, and in worlds
  readonly isKeen?: boolean; // it does so always; besides, it reckons with what the others will make of its deeds, and with more than one way to play
}

/** Whether somebody in a world plays by habit: the own seat always, every other in half of the worlds. */
const isByHabit = (seed: number, self: Seat, seat: Seat): boolean => seat === self || ((seed >>> seat) & 1) === 1;

/** How worlds are played on where some seats go by habit, if any was learned, and the others are strategists. */
function habitually(deeds: Deeds, mind: Mind, depth: Depth, isAt: (seat: Seat) => boolean): Playing<Ltk> {
  const { habits } = mind;
  const plays = playingOn(deeds, mind, depth);
  if (habits === undefined) return plays;
  const policy: typeof plays.policy = (moment) =>
    isAt(moment.decision.seat) ? habits.choose(moment, deeds) : plays.policy(moment);
  return { ...plays, policy };
}

const heardBy = (deeds: Deeds): Hearing => ({
  types: Deeds.EVENTS,
  isTame: true,
  listen: (event) => deeds.hear(event),
});

/** Those of some choices that neither are nor go on to open harm to a known friend, if there are any: what is asked next is looked at in a world that may be. */
function seemly(t: Thinking, worlds: Worlds<Ltk>, choices: readonly Choice[], asked?: Choice): readonly Choice[] {
  if (choices.length === 1) return choices;
  const kept = choices.filter((choice) => {
    const world = worlds.fork(0);
    world.choose(choice);
    const { decision } = world;
    const isOwn = decision?.seat === t.self;
    const next = isOwn ? think({ view: world.glance(t.self), decision }, t.deeds) : null;
    return choice === asked || !endsInTreason(t, choice, next);
  });
  return kept.length === 0 ? choices : kept;
}

function comparisonBy(
  mind: Mind,
  { depth, isKeen = false, isHabitual }: Foresight,
  isOpen: boolean,
  ask: Ask<Ltk>,
  anchor?: Choice,
): Comparison {
  const { view, decision, random } = ask;
  const { seat } = decision;
  const deeds = Deeds.of(ask.history);
  const { choice, weights } = weigh(ask, deeds);
  const goesByHabit = isKeen || isHabitual?.(view) === true;
  const first = anchor ?? (goesByHabit && isOpen ? mind.habits?.choose(ask, deeds) : undefined) ?? choice;
  const t = think(ask, deeds);
  const worlds = new Worlds(ask, random.below(2 ** 31), mind.fit(view, seat, deeds));
  const candidates = seemly(t, worlds, isOpen ? candidatesOf(t, first, weights, choice) : [first], anchor);
  const after = (candidate: number, number: number, hearing?: Hearing): World<Ltk> => {
    const world = worlds.fork(number, hearing);
    world.choose(candidates[candidate] as Choice);
    return world;
  };
  const usually = habitually(deeds, mind, depth, (other) => goesByHabit && other === seat);
  const trial = (candidate: number, number: number): number => {
    const seed = worlds.seedOf(number);
    const luck = randomFrom(seed);
    if (!isKeen) return playout(after(candidate, number), seat, view.turns, usually, luck);
    // Whatever is done in the world is seen there: who strikes the Lord has to answer for it, and who hides may go on hiding.
    const seen = new Deeds(deeds);
    const plays = habitually(seen, mind, depth, (other) => isByHabit(seed, seat, other));
    return playout(after(candidate, number, heardBy(seen)), seat, view.turns, plays, luck);
  };
  return { candidates, trial, after: (candidate, number) => after(candidate, number) };
}

/**
 * Searches by what is known of the mode, once that is there. A searcher plays worlds on as far as its level goes; for others, who may ask about
 * every choice of a game, two turns are enough.
 */
export function searchBy(minds: Minds, foresight: Foresight): Search<Ltk> & Pick<SearcherPlan<Ltk>, 'own'> {
  const fetched = new Map<View['mode'], Mind>();
  const mindFor = ({ mode }: Pick<View, 'mode'>): Mind => {
    const mind = fetched.get(mode);
    if (mind === undefined) throw new Error(`what is known of ${mode} has not been fetched`);
    return mind;
  };
  const any: Pick<Mind, 'leaf' | 'leaves'> = {
    leaf: (world, seat) => mindFor(world.glance('all')).leaf(world, seat),
    leaves: (world) => judgedByAll(world, playingOn(Deeds.of([]), mindFor(world.glance('all')))),
  };
  return {
    ready: ({ mode }) => (fetched.has(mode) ? null : minds[mode]().then(({ mind }) => fetched.set(mode, mind))),
    comparison: (ask, anchor) => comparisonBy(mindFor(ask.view), { depth: SHORT }, isTurn(ask), ask, anchor),
    own: (ask) => {
      const mind = mindFor(ask.view);
      if (ask.decision.kind === 'choose-pair' && mind.pairWorth !== undefined) return bestPair(ask, mind.pairWorth);
      return { ...comparisonBy(mind, foresight, isSearched(ask), ask), margin: mind.margin ?? 0 };
    },
    playing: (history) => playingOn(Deeds.of(history), any),
  };
}

/** In kingdom war by the course's rules it was seen to win more so, and by the official ones it was not. */
const byTheCourse = ({ mode, options }: View): boolean => mode === 'kingdoms' && options.rules === 'course';

export const tactician: Bot<Ltk> = searcher({
  id: 'tactician',
  name: { en: 'tactician', zh: '策士' },
  level: 'L3',
  about: { en: 'plays its best ideas two turns on in worlds that may be', zh: '在可能的局面中推演两回合再决定' },
  listens: true,
  budget: { iterations: 100 },
  ...searchBy(learned, { depth: BOTH, isHabitual: byTheCourse }),
});

export const planner: Bot<Ltk> = searcher({
  id: 'planner',
  name: { en: 'planner', zh: '军师' },
  level: 'L4',
  about: {
    en: 'plays its best ideas five turns on in many worlds that may be',
    zh: '在许多可能的局面中推演五回合再决定',
  },
  listens: true,
  budget: { iterations: 250 },
  ...searchBy(learned, { depth: LONG, isHabitual: byTheCourse }),
});

export const expert: Bot<Ltk> = searcher({
  id: 'expert',
  name: { en: 'expert', zh: '国手' },
  level: 'L5',
  about: {
    en: 'plays its best ideas five turns on as others may play, and reckons with what they make of its deeds',
    zh: '依他人可能的打法推演五回合，并顾及自己举动给人的印象',
  },
  listens: true,
  budget: { iterations: 500 },
  ...searchBy(refined, { depth: LONG, isKeen: true }),
});

/** A planner that makes nothing of what the others did. Nobody plays with it; it is there to be measured against. */
export const unbelieving: Bot<Ltk> = searcher({
  id: 'unbelieving',
  name: { en: 'unbelieving', zh: '不疑' },
  level: 'L4',
  about: { en: 'a planner for whom all roles are equally likely', zh: '认为一切身份等可能的军师' },
  listens: true,
  budget: { iterations: 250 },
  ...searchBy(unbelieved, { depth: LONG }),
});
