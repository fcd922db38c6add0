import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextWord, type Rng, seedRng, shuffle } from '@cardwright/engine';
import { HABITS, Habits, HEARTS, Light, PLAY, PLAYS, RANKS, SCORE, START, TRUTHS } from '@cardwright/players/thrones';
import { thrones } from '@cardwright/thrones';
import { Adam } from './adam.ts';
import type { OnGame } from './lesson.ts';
import { numbersText } from './weights-file.ts';

const BATCH = 1500; //    games between two steps
const RATE = 0.03; //     in the first half; then ever less
const LAST_RATE = 0.05; // of it
const TINY = 1e-4; //     what hardly ever matters is learned slowly
const VARIETY = 0.0005; // what it is worth not to do always the same
const FORESIGHT = 0.8; // how much of what came after the next play counts
const SEATS = 4;
const CARDS = RANKS * 4;
const CARDS_AT = 4 * SEATS; // numbers of a table that are hands

/** Deals a light table. */
function deal(table: Light, rng: Rng): void {
  table.begin(0, nextWord(rng) % SEATS, 0, [0, 0], true);
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const isHeart = (card: number): boolean => Math.floor(card / RANKS) === HEARTS;
  for (const kind of [cards.filter(isHeart), cards.filter((card) => !isHeart(card))])
    for (const [i, card] of shuffle(rng, kind).entries()) table.give(i % SEATS, card);
}

const FEATURES = CARDS + 4;

/** Who wins, as it looks at the beginning of a play with all hands open: what was done is judged by what it made of that. */
class Outlook {
  readonly chances = new Float64Array(PLAYS + 1); // of team 0, play by play; the last is how it ended
  readonly #features = Array.from({ length: PLAYS }, () => new Float64Array(FEATURES));
  readonly #weights = Array.from({ length: PLAYS }, () => new Float64Array(FEATURES));

  look({ numbers }: Light): void {
    const play = numbers[PLAY] as number;
    const features = this.#features[play] as Float64Array;
    features.fill(0);
    for (let at = 0; at < CARDS_AT; at++) {
      const first = (at % 4) * RANKS;
      const side = at & 4 ? -1 : 1; // four suits of one seat, then four of the next, who is of the other team
      for (let rest = numbers[at] as number; rest !== 0; rest &= rest - 1)
        features[first + 31 - Math.clz32(rest & -rest)] = side;
    }
    const lead = (numbers[SCORE] as number) - (numbers[SCORE + 1] as number);
    features[CARDS] = lead / 10;
    features[CARDS + 1] = Math.tanh(lead / 8);
    features[CARDS + 2] = (numbers[START] as number) % 2 === 0 ? 1 : -1;
    features[CARDS + 3] = Math.sign(lead);
    const weights = this.#weights[play] as Float64Array;
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += (features[i] as number) * (weights[i] as number);
    this.chances[play] = 1 / (1 + Math.exp(-sum));
  }

  learn(share: number, rate: number): void {
    this.chances[PLAYS] = share;
    for (let play = 0; play < PLAYS; play++) {
      const step = rate * (share - (this.chances[play] as number));
      const features = this.#features[play] as Float64Array;
      const weights = this.#weights[play] as Float64Array;
      for (let i = 0; i < FEATURES; i++) weights[i] = (weights[i] as number) + step * (features[i] as number);
    }
  }

  /** What each play turned out to be worth to team 0: more or less than it looked like. */
  surprises(): Float64Array {
    const found = new Float64Array(PLAYS);
    let later = this.chances[PLAYS] as number;
    for (let play = PLAYS - 1; play >= 0; play--) {
      later = FORESIGHT * later + (1 - FORESIGHT) * (this.chances[play + 1] as number);
      found[play] = later - (this.chances[play] as number);
    }
    return found;
  }
}

/** A choice somebody had. */
interface Turn {
  readonly team: number;
  readonly play: number;
  readonly taken: number;
  readonly chances: Float64Array;
  readonly truths: Int16Array;
}

/** Plays a game by habits. */
function play(table: Light, habits: Habits, outlook: Outlook, rng: Rng): Turn[] {
  const turns: Turn[] = [];
  deal(table, rng);
  let seen = -1;
  while (!table.isOver) {
    const now = table.numbers[PLAY] as number;
    if (now !== seen) outlook.look(table);
    seen = now;
    const taken = habits.pick(table, rng);
    const { count, sum } = habits;
    if (count > 1) {
      const chances = habits.chances.slice(0, count);
      for (let i = 0; i < count; i++) chances[i] = (chances[i] as number) / sum;
      turns.push({ team: table.seat & 1, play: now, taken, chances, truths: habits.truths.slice(0, count * TRUTHS) });
    }
    table.move(habits.moves[taken] as number);
  }
  return turns;
}

const logOf = (chance: number): number => Math.log(Math.max(chance, 1e-9));

/** Which way the weights should not go: what turned out well should be done more often, and variety is worth a little. */
function slope({ team, play: now, taken, chances, truths }: Turn, surprises: Float64Array, slopes: Float32Array): void {
  const worth = (surprises[now] as number) * (team === 0 ? 1 : -1);
  let variety = 0;
  for (let i = 0; i < chances.length; i++) variety -= (chances[i] as number) * logOf(chances[i] as number);
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] as number;
    const up = worth * ((i === taken ? 1 : 0) - chance) - VARIETY * chance * (logOf(chance) + variety);
    for (let at = i * TRUTHS; at < (i + 1) * TRUTHS; at++) {
      const truth = truths[at] as number;
      slopes[truth] = (slopes[truth] as number) - up;
    }
  }
}

/** Plays against itself, and does more often what turned out well (policy gradient). */
export function habitsFrom(games: number, seed: number, onGame: OnGame): Habits {
  const habits = new Habits(new Float32Array(HABITS));
  const adam = new Adam(HABITS, TINY);
  const slopes = new Float32Array(HABITS);
  const outlook = new Outlook();
  const rng = seedRng(seed);
  const table = new Light();
  for (let n = 0; n < games; n++) {
    const turns = play(table, habits, outlook, rng);
    outlook.learn(table.shareOf(0), 0.004 / (1 + n / 50_000) + 0.0003);
    const surprises = outlook.surprises();
    for (const turn of turns) slope(turn, surprises, slopes);
    if ((n + 1) % BATCH === 0) {
      adam.step(habits.weights, slopes, BATCH, RATE * Math.min(1, 2 * (1 - n / games) + LAST_RATE));
      onGame(n, games);
    }
  }
  return habits;
}

/** The share of games that habits win against the greedy bot, each deal played with both sides. */
export function shareAgainstGreedy(habits: Habits, deals: number, seed: number): number {
  const rng = seedRng(seed);
  const [dealt, table] = [new Light(), new Light()];
  let won = 0;
  for (let n = 0; n < deals; n++) {
    deal(dealt, rng);
    for (const team of [0, 1]) {
      table.copy(dealt);
      while (!table.isOver) table.move((table.seat & 1) === team ? habits.next(table, rng) : table.greedy());
      won += table.shareOf(team);
    }
  }
  return won / (2 * deals);
}

const FILE = 'packages/players/src/thrones/search/habit-weights.ts';
const DEALS = 5000;

/** Learns how the expert expects everybody to play, and writes its file. */
export function learnHabits(root: string, games: number, seed: number, onGame: OnGame): void {
  const habits = habitsFrom(games, seed, onGame);
  const share = Number(shareAgainstGreedy(habits, DEALS, seed + 1).toFixed(3));
  const command = `npm run learn -- thrones --habits --games ${games} --seed ${seed}`;
  const lines = [
    `// Written by \`${command}\`, not by hand.`,
    "import type { HabitWeights } from './habits.ts';",
    '',
    'export const habitWeights: HabitWeights = {',
    `  command: '${command}',`,
    `  rules: '${thrones.rules}',`,
    `  games: ${games},`,
    `  greedy: ${share},`,
    '  numbers:',
    `    '${numbersText(habits.weights)}',`,
    '};',
    '',
  ];
  writeFileSync(join(root, FILE), lines.join('\n'));
  console.log(`${FILE}: wins ${share} against greedy; learned from ${games} games`);
}
