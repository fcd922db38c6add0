import { childSeed, Match, nextWord, one, randomFrom, seedRng, shuffle } from '@cardwright/engine';
import { momentIn, type Playing, playout } from '@cardwright/players/search';
import { Habits, HIDDEN, type Judge, kindsIn, type Signs } from '@cardwright/players/sorcery';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { Adam } from './adam.ts';
import type { OnGame } from './lesson.ts';
import { kinds, optionsOf } from './sorcery.ts';

const EVERY = 3; //    a choice out of so many is weighed
const HORIZON = 3; //  turns that an option is followed, judged after each
const ASTRAY = { any: 3, loose: 12 } as const; // choices in a hundred: at random; any option, the likelier the more it weighs

const EPOCHS = 6;
const BATCH = 128; //      choices between two steps
const RATE = 0.002; //     in the beginning; then ever less
const LAST_RATE = 0.03; // of it
const TINY = 1e-7;
const SCALE = 40; //       what a sure win is weighed more than a sure loss
const BAD = 0.15; //       whatever costs more of the chance to win than this is as bad as this

/** Habits before anything is learned: the rule of thumb they grow out of. */
export function freshHabits(seed: number): Habits {
  const habits = new Habits(kindsIn(kinds));
  const { weights, layout, reader } = habits;
  const rng = seedRng(seed);
  const fill = (from: number, to: number, reach: number): void => {
    for (let i = from; i < to; i++) weights[i] = reach * ((2 * nextWord(rng)) / 2 ** 32 - 1);
  };
  fill(layout.table, layout.bias, 0.2);
  fill(layout.option, layout.output, 0.3);
  fill(layout.output, layout.plain, 0.1);
  weights[layout.plain + reader.option.gain] = 4;
  weights[layout.plain + reader.option.isBest] = 1.5;
  return habits;
}

/**
 * Choices with what came of each option, one after the other as numbers: how many options, the signs of the table, then of each option what it is
 * worth and its signs. Signs are their count, then place and value of each.
 */
export type Choices = Float32Array;

function putSigns({ places, values, count }: Signs, to: number[]): void {
  to.push(count);
  for (let n = 0; n < count; n++) to.push(places[n] as number, values[n] as number);
}

function takeSigns(from: Choices, at: number, signs: Signs): number {
  const count = from[at] as number;
  signs.clear();
  for (let n = 0; n < count; n++) signs.note(from[at + 1 + 2 * n] as number, from[at + 2 + 2 * n]);
  return at + 1 + 2 * count;
}

const playingBy = (habits: Habits, judge: Judge): Playing<Sorcery> => ({
  policy: (moment) => habits.likeliest(moment),
  turnOf: ({ turn }) => turn,
  horizon: HORIZON,
  first: 1,
  leaf: (world, seat) => judge(world, seat).chance,
});

/** What comes of each option of the open question, in chances to win, when both go on by habit. */
function worthsIn(match: Match<Sorcery>, playing: Playing<Sorcery>, seed: number): number[] {
  const { seat, options } = match.decision as Sorcery['decision'];
  const { turn } = match.glance(seat);
  return options.map((_, i) => {
    const world = match.fork({ checkpoints: false });
    world.choose(one(i));
    return playout(world, seat, turn, playing, randomFrom(seed));
  });
}

/** Plays a game by habit, and weighs some of its choices by trying every option. The same seed gives the same numbers. */
export function weighGame(habits: Habits, judge: Judge, seed: number): number[] {
  const playing = playingBy(habits, judge);
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) });
  const { tableSigns, optionSigns } = habits.reader;
  const noted: number[] = [];
  while (match.decision !== null) {
    const { options } = match.decision;
    const moment = momentIn<Sorcery>(match, random);
    if (random.below(EVERY) === 0 && habits.weigh(moment) === null) {
      const worths = worthsIn(match, playing, random.below(2 ** 31));
      habits.weigh(moment);
      noted.push(options.length);
      putSigns(tableSigns, noted);
      for (const [i, option] of options.entries()) {
        habits.reader.readOption(option, i);
        noted.push(worths[i] as number);
        putSigns(optionSigns, noted);
      }
    }
    const astray = random.below(100);
    if (astray < ASTRAY.any) match.choose(one(random.below(options.length)));
    else match.choose(astray < ASTRAY.any + ASTRAY.loose ? habits.any(moment) : habits.likeliest(moment));
  }
  return noted;
}

/** Where each choice starts. */
function startsIn(choices: Choices): number[] {
  const starts: number[] = [];
  const past = (at: number): number => at + 1 + 2 * (choices[at] as number);
  for (let at = 0; at < choices.length; ) {
    starts.push(at);
    const count = choices[at] as number;
    at = past(at + 1);
    for (let i = 0; i < count; i++) at = past(at + 1);
  }
  return starts;
}

/** Teaches habits what options are worth, each in comparison with the others of its choice. */
class Schooling {
  readonly habits: Habits;
  readonly #adam: Adam;
  readonly #slopes: Float32Array;
  readonly #blame = new Float32Array(HIDDEN);
  readonly #ups: number[] = [];

  constructor(habits: Habits) {
    this.habits = habits;
    this.#adam = new Adam(habits.layout.size, TINY);
    this.#slopes = new Float32Array(habits.layout.size);
  }

  step(count: number, rate: number): void {
    this.#adam.step(this.habits.weights, this.#slopes, count, rate);
  }

  /** Adds the slopes of a choice to those so far. */
  note(choices: Choices, start: number): void {
    const { habits } = this;
    const { tableSigns, optionSigns } = habits.reader;
    const count = choices[start] as number;
    const first = takeSigns(choices, start + 1, tableSigns);
    habits.begin();
    this.#compare(choices, first, count);
    this.#blame.fill(0);
    let at = first;
    for (let i = 0; i < count; i++) {
      at = takeSigns(choices, at + 1, optionSigns);
      habits.scoreSigns();
      this.#slope(-(this.#ups[i] as number));
    }
    this.#slopeTable();
  }

  /** What each option should weigh more than it does, the mean of all being left alone. */
  #compare(choices: Choices, first: number, count: number): void {
    const { habits } = this;
    const ups = this.#ups;
    ups.length = count;
    let most = 0;
    let at = first;
    const scores: number[] = [];
    for (let i = 0; i < count; i++) {
      const worth = choices[at] as number;
      ups[i] = worth;
      most = Math.max(most, worth);
      at = takeSigns(choices, at + 1, habits.reader.optionSigns);
      scores.push(habits.scoreSigns());
    }
    let mean = 0;
    for (let i = 0; i < count; i++) {
      ups[i] = SCALE * Math.max(ups[i] as number, most - BAD) - (scores[i] as number);
      mean += (ups[i] as number) / count;
    }
    for (let i = 0; i < count; i++) ups[i] = ((ups[i] as number) - mean) / count;
  }

  /** Of the option that was scored last. */
  #slope(down: number): void {
    const { weights, layout, hidden, reader } = this.habits;
    const { places, values, count } = reader.optionSigns;
    const slopes = this.#slopes;
    for (let n = 0; n < count; n++) {
      const at = layout.plain + (places[n] as number);
      slopes[at] = (slopes[at] as number) + down * (values[n] as number);
    }
    for (let j = 0; j < HIDDEN; j++) {
      const value = hidden[j] as number;
      if (value <= 0) continue;
      const at = layout.output + j;
      slopes[at] = (slopes[at] as number) + down * value;
      const back = down * (weights[at] as number);
      this.#blame[j] = (this.#blame[j] as number) + back;
      for (let n = 0; n < count; n++) {
        const to = layout.option + (places[n] as number) * HIDDEN + j;
        slopes[to] = (slopes[to] as number) + back * (values[n] as number);
      }
    }
  }

  #slopeTable(): void {
    const { layout, reader } = this.habits;
    const { places, values, count } = reader.tableSigns;
    const slopes = this.#slopes;
    for (let j = 0; j < HIDDEN; j++) {
      const back = this.#blame[j] as number;
      slopes[layout.bias + j] = (slopes[layout.bias + j] as number) + back;
      for (let n = 0; n < count; n++) {
        const to = layout.table + (places[n] as number) * HIDDEN + j;
        slopes[to] = (slopes[to] as number) + back * (values[n] as number);
      }
    }
  }
}

/** Habits that have learned from these choices. The same choices and seed make the same. */
export function habitsFrom(choices: Choices, seed: number, onChoice: OnGame = () => {}): Habits {
  const school = new Schooling(freshHabits(seed));
  const starts = startsIn(choices);
  const total = starts.length * EPOCHS;
  let done = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(seedRng(childSeed(seed, epoch)), starts);
    for (const start of starts) {
      school.note(choices, start);
      if (++done % BATCH === 0) {
        school.step(BATCH, RATE * (LAST_RATE + (1 - LAST_RATE) * (1 - done / total)));
        onChoice(done, total);
      }
    }
  }
  return school.habits;
}

/** How many choices there are. */
export const countChoices = (choices: Choices): number => startsIn(choices).length;
