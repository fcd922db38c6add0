import { type Event, Match, randomFrom, seenBy } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { Asking } from '../src/asking.ts';
import { Deeds } from '../src/ltk/deeds.ts';
import { Habits, type HabitWeights, numbered } from '../src/ltk/search/habits.ts';
import { habitWeights as identityHabits } from '../src/ltk/search/identity/habit-weights.ts';
import { habitWeights as kingdomsHabits } from '../src/ltk/search/kingdoms/habit-weights.ts';
import { planner, tactician } from '../src/ltk/search/searchers.ts';
import { answerOf, questionOf, TRUTHS, Truths } from '../src/ltk/search/truths.ts';
import { weigh } from '../src/ltk/strategist.ts';
import { think } from '../src/ltk/thinking.ts';
import { type Moment, momentIn } from '../src/search/playout.ts';

/** Plays a game of strategists and shows every question of it. */
function eachMoment(game: typeof ltkIdentity, seed: number, see: (moment: Moment<Ltk>, deeds: Deeds) => void): void {
  const deeds = new Deeds();
  const match = Match.start<Ltk>(game, { seed }, { listen: (event) => deeds.hear(event), checkpoints: false });
  while (match.decision !== null) {
    const moment = momentIn<Ltk>(match, randomFrom(1));
    see(moment, deeds);
    match.choose(weigh(moment, deeds).choice);
  }
}

describe.each<[string, HabitWeights, typeof ltkIdentity]>([
  ['ltk-identity', identityHabits, ltkIdentity],
  ['ltk-kingdoms', kingdomsHabits, ltkKingdoms],
])('the habits of %s', (id, weights, game) => {
  test('were learned for the rules as they are now, in two rounds, and promise something', () => {
    expect(weights.rules, `run npm run learn -- ${id} --habits --round 1, then --round 2`).toBe(game.rules);
    expect(weights.round).toBe(2);
    expect(weights.gain).toBeGreaterThan(0);
  });

  test('often do what a strategist does, and now and then something else that may be chosen', () => {
    const habits = Habits.of(weights);
    let [asked, others] = [0, 0];
    for (let seed = 1; seed <= 6; seed++)
      eachMoment(game, seed, (moment, deeds) => {
        const { options, min, max } = moment.decision;
        const choice = habits.choose(moment, deeds);
        expect(choice.length).toBeGreaterThanOrEqual(min);
        expect(choice.length).toBeLessThanOrEqual(max);
        expect(choice.every((index) => index < options.length)).toBe(true);
        asked++;
        if (choice.join() !== weigh(moment, deeds).choice.join()) others++;
      });
    expect(others / asked).toBeGreaterThan(0.01);
    expect(others / asked).toBeLessThan(0.4);
  });
});

/** What a habit and a strategist would do, and what L3 and L4 hold the rest against, at questions where the two are not of one mind. */
async function anchorsIn(
  game: typeof ltkIdentity,
  weights: HabitWeights,
  options: Readonly<Record<string, string>> = {},
): Promise<{ habit: string; usual: string; anchors: (string | undefined)[] }[]> {
  const habits = Habits.of(weights);
  const found: { habit: string; usual: string; anchors: (string | undefined)[] }[] = [];
  const events: Event[] = [];
  const match = Match.start<Ltk>(game, { seed: 2, options }, { listen: (event) => events.push(event) });
  while (match.decision !== null && found.length < 5) {
    const { seat } = match.decision;
    const memory = { told: (to: number) => events.map((event) => seenBy(event as Ltk['event'], to)) };
    const ask = new Asking<Ltk>(match, randomFrom(1), { budget: { iterations: 6 } }, memory, true);
    const deeds = Deeds.of(ask.history);
    const usual = weigh(ask, deeds).choice;
    const habit = habits.choose(ask, deeds);
    if (match.state.stage === 'turns' && habit.join() !== usual.join()) {
      const answers = await Promise.all(
        [tactician, planner].map((bot) => Promise.resolve(bot.open(seat, 1).decide(ask))),
      );
      const anchors = answers.map(({ considered }) => considered?.[0]?.choice.join());
      found.push({ habit: habit.join(), usual: usual.join(), anchors });
    }
    match.choose(usual);
  }
  return found;
}

test('L3 and L4 begin with their habit in kingdom war by the course’s rules, elsewhere with what a strategist does', async () => {
  const course = await anchorsIn(ltkKingdoms, kingdomsHabits, { rules: 'course' });
  expect(course).toHaveLength(5);
  for (const { habit, anchors } of course) expect(anchors).toEqual([habit, habit]);
  const elsewhere = [
    ...(await anchorsIn(ltkKingdoms, kingdomsHabits, { rules: 'official' })),
    ...(await anchorsIn(ltkIdentity, identityHabits)),
  ];
  for (const { usual, anchors } of elsewhere) expect(anchors).toEqual([usual, usual]);
});

test('who has learned nothing, or nothing of these cards, plays as a strategist', () => {
  const nothing = new Habits(new Map(), new Float32Array(0));
  const answers = numbered({ play: 'avalanche end' });
  const stranger = new Habits(answers, new Float32Array(2 * TRUTHS).fill(0.5));
  eachMoment(ltkIdentity, 3, (moment, deeds) => {
    if (moment.decision.kind === 'choose-hero') return; // a matter of taste
    const { choice } = weigh(moment, deeds);
    expect(nothing.choose(moment, deeds)).toEqual(choice);
    if (choice[0] !== moment.decision.options.length - 1) expect(stranger.choose(moment, deeds)).toEqual(choice);
  });
});

test('what is true of an option is said group by group, and is about the option', () => {
  eachMoment(ltkIdentity, 5, (moment, deeds) => {
    const t = think(moment, deeds);
    const { choice, weights } = weigh(moment, deeds);
    if (weights.length === 0) return;
    expect(questionOf(moment.decision)).toMatch(/^[a-z-]+( [a-z-]+)?$/);
    const truths = new Truths(t, weights, choice);
    for (const [i, option] of moment.decision.options.entries()) {
      truths.look(option, i, choice.includes(i));
      const found = [...truths.found.subarray(0, truths.count)];
      expect(answerOf(t, option)).not.toContain(' ');
      expect(new Set(found).size).toBe(found.length);
      expect(Math.max(...found)).toBeLessThan(TRUTHS);
    }
  });
});
