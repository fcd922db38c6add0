import { type Choice, childSeed, type Game, Match, type Random, randomFrom } from '@cardwright/engine';
import type { Ltk, Option } from '@cardwright/ltk';
import { Asking, Seating } from '@cardwright/players';
import {
  answerOf,
  candidatesOf,
  Deeds,
  type Habits,
  type Mind,
  playingOn,
  questionOf,
  strategist,
  Truths,
  think,
  weighBy,
} from '@cardwright/players/ltk';
import { playout, Worlds } from '@cardwright/players/search';

/** An option of a candidate: what it is, and what is true of it. */
export type NotedOption = readonly [answer: string, ...truths: number[]];

/** A question that was put in a game, and what each candidate was worth in worlds that may be. */
export interface NotedQuestion {
  readonly question: string;
  readonly candidates: readonly { readonly worth: number; readonly options: readonly NotedOption[] }[];
}

/** Whoever plays the games, and by what worlds are judged. */
export interface QuestionCourse {
  readonly game: Game<Ltk>;
  readonly dealOf: (random: Random) => { seats: number; options: Readonly<Record<string, string>> };
  readonly mind: Mind;
  readonly habits: Habits | null; // null: strategists
}

const ASKED = 0.3; //  of the questions are looked into
const WORLDS = 10; //  that each candidate is tried in
const DEPTH = { horizon: 2, first: 1 } as const;
const GRAIN = 1000;

/** What each candidate comes to, in the same worlds. */
function worthsOf(course: QuestionCourse, ask: Asking<Ltk>, deeds: Deeds, candidates: readonly Choice[]): number[] {
  const { mind, habits } = course;
  const { view, decision, random } = ask;
  const worlds = new Worlds(ask, random.below(2 ** 31), mind.fit(view, decision.seat, deeds));
  const plays = playingOn(deeds, mind, DEPTH);
  const policy: typeof plays.policy = (moment) =>
    habits !== null && moment.decision.seat === decision.seat ? habits.choose(moment, deeds) : plays.policy(moment);
  return candidates.map((candidate) => {
    let sum = 0;
    for (let n = 0; n < WORLDS; n++) {
      const world = worlds.fork(n);
      world.choose(candidate);
      sum += playout(world, decision.seat, view.turns, { ...plays, policy }, randomFrom(worlds.seedOf(n)));
    }
    return sum / WORLDS;
  });
}

/** Looks into a question; null where there is nothing to compare. What is chosen then is as often the best as the usual. */
function lookInto(
  course: QuestionCourse,
  ask: Asking<Ltk>,
  deeds: Deeds,
  usual: Choice,
): [NotedQuestion, Choice] | null {
  const { decision, random } = ask;
  const t = think(ask, deeds);
  const { choice, weights } = weighBy(t, ask);
  if (weights.length === 0 || choice.length === 0) return null;
  const candidates = candidatesOf(t, choice, weights, usual);
  if (candidates.length < 2) return null;
  const worths = worthsOf(course, ask, deeds, candidates);
  const truths = new Truths(t, weights, choice);
  const noted = (index: number): NotedOption => {
    const option = decision.options[index] as Option;
    truths.look(option, index, choice.includes(index));
    return [answerOf(t, option), ...truths.found.subarray(0, truths.count)];
  };
  const question: NotedQuestion = {
    question: questionOf(decision),
    candidates: candidates.map((candidate, i) => ({
      worth: Number((worths[i] as number).toFixed(4)),
      options: candidate.map(noted),
    })),
  };
  const best = candidates[worths.indexOf(Math.max(...worths))] as Choice;
  return [question, random.below(2) === 0 ? best : usual];
}

/** Plays a game, and looks into some of its questions. The same seed gives the same ones. */
export function questionsIn(course: QuestionCourse, seed: number): NotedQuestion[] {
  const { game, habits } = course;
  const random = randomFrom(childSeed(seed, 5));
  const deal = { seed, ...course.dealOf(random) };
  const seating = new Seating<Ltk>(
    Array.from({ length: deal.seats }, () => strategist),
    seed,
    { isHeard: true },
  );
  const { listen = () => {} } = seating;
  const match = Match.start(game, deal, { listen });
  const noted: NotedQuestion[] = [];
  while (match.decision !== null) {
    const { kind } = match.decision;
    const ask = new Asking(match, random, {}, seating, true);
    const deeds = Deeds.of(ask.history);
    const usual = habits === null ? weighBy(think(ask, deeds), ask).choice : habits.choose(ask, deeds);
    const isAsked = !kind.startsWith('choose-hero') && kind !== 'choose-pair' && random.below(GRAIN) < GRAIN * ASKED;
    const looked = isAsked ? lookInto(course, ask, deeds, usual) : null;
    if (looked !== null) noted.push(looked[0]);
    match.choose(looked === null ? usual : looked[1]);
  }
  return noted;
}
