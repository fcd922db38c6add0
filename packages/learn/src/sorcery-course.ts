import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyChoice, childSeed, digestText, formatDigest, Match, randomFrom } from '@cardwright/engine';
import { momentIn, type Net, netOf, Position, packed, unpacked, type Weights } from '@cardwright/players/search';
import {
  type Habits,
  type Judge,
  judgeFirst,
  judgeWith,
  openShapeFor,
  readOpenTable,
} from '@cardwright/players/sorcery';
import { type Sorcery, sorcery } from '@cardwright/sorcery';
import { lossOn, priorLoss, Training } from './fit.ts';
import { type NotedPosition, told, toldBy } from './hindsight.ts';
import type { OnGame } from './lesson.ts';
import { Samples, sampleBytes } from './samples.ts';
import { ASTRAY, kinds, note, optionsOf, places, sorceryLesson } from './sorcery.ts';
import { type Choices, countChoices, freshHabits, habitsFrom, weighGame } from './sorcery-habits.ts';
import { shareAgainstSmart } from './sorcery-share.ts';
import { numbersText, weightsFile } from './weights-file.ts';

const WEIGHED_SHARD = 200; // games by the file …
const PLAYED_SHARD = 4000;
const PLAYED = 8; //          … and so many as are weighed are played for the net
const EPOCHS = 3;
const UNSEEN = 0.05;
const EVERY = { first: 3, later: 8 } as const; // of the choices that begin a turn, and of others, one in so many is noted
const DEALS = 1000;

export const shape = openShapeFor(kinds);
const position = new Position(shape);

/** What a round has learned. */
interface Learned {
  readonly habits: Habits;
  readonly net: Net | null; // null before the first: the net of L4 is asked
}

const judgeOf = ({ net }: Learned): Judge =>
  net === null ? judgeFirst : judgeWith({ net, kinds: places, position }, readOpenTable);

/** A game by habit, in half of them with some choices at random; its positions are told what they turned out to be worth. */
export function playByHabit(habits: Habits, net: Net | null, seed: number): Uint8Array[] {
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) }, { checkpoints: false });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const noted: NotedPosition[] = [];
  let last = -1;
  while (match.decision !== null) {
    const view = match.glance('all');
    const every = view.turn === last ? EVERY.later : EVERY.first;
    last = view.turn;
    if (random.below(every) === 0) {
      readOpenTable(view, places, position);
      noted.push(note(sampleBytes(shape, position), match.decision.seat, net?.judge(position) ?? null));
    }
    const isAstray = random.below(100) < astray;
    match.choose(isAstray ? anyChoice(match.decision, random) : habits.likeliest(momentIn<Sorcery>(match, random)));
  }
  return told(noted, match.outcome?.scores ?? [0.5, 0.5]);
}

/** Numbered pieces of work as files: one that is there is not made again. */
function shards(folder: string, name: string, count: number, make: (shard: number) => Uint8Array, on: OnGame): Buffer {
  const files = Array.from({ length: count }, (_, shard) =>
    join(folder, `${name}-${String(shard).padStart(5, '0')}.bin`),
  );
  for (const [shard, file] of files.entries()) {
    if (!existsSync(file)) {
      writeFileSync(`${file}.part`, make(shard));
      renameSync(`${file}.part`, file);
    }
    on(shard + 1, count);
  }
  return Buffer.concat(files.map((file) => readFileSync(file)));
}

const bytesOf = (numbers: Float32Array): Uint8Array => new Uint8Array(numbers.slice().buffer);
const numbersOf = (bytes: Uint8Array): Float32Array => new Float32Array(new Uint8Array(bytes).buffer);

/** The choices that habits make, weighed; then what they are taught. */
function teachHabits(
  before: Learned,
  folder: string,
  games: number,
  seed: number,
  reporter: Reporter,
): [Habits, number] {
  const judge = judgeOf(before);
  const count = Math.ceil(games / WEIGHED_SHARD);
  const weigh = (shard: number): Uint8Array => {
    const noted: number[] = [];
    for (let n = 0; n < WEIGHED_SHARD; n++)
      noted.push(...weighGame(before.habits, judge, childSeed(seed, shard * WEIGHED_SHARD + n)));
    return bytesOf(Float32Array.from(noted));
  };
  const choices: Choices = numbersOf(shards(folder, 'choices', count, weigh, reporter('weighing')));
  const file = join(folder, 'habits.bin');
  if (!existsSync(file)) writeFileSync(file, bytesOf(habitsFrom(choices, seed, reporter('habits')).weights));
  const habits = freshHabits(seed);
  habits.weights.set(unpacked(packed(numbersOf(readFileSync(file))))); // as they are kept
  return [habits, countChoices(choices)];
}

interface Judged {
  readonly net: Net;
  readonly games: number;
  readonly positions: number;
  readonly logLoss: number;
  readonly prior: number;
}

/** Games by habit; then what a net is taught of who wins them. */
function teachNet(
  before: Learned,
  habits: Habits,
  folder: string,
  games: number,
  seed: number,
  reporter: Reporter,
): Judged {
  const count = Math.max(2, Math.ceil(games / PLAYED_SHARD));
  const first = Math.min(count - 1, Math.floor(count * (1 - UNSEEN))); // the first shard that is kept back
  const playShard = (shard: number): Uint8Array => {
    const samples: Uint8Array[] = [];
    for (let n = 0; n < PLAYED_SHARD; n++)
      samples.push(...playByHabit(habits, before.net, childSeed(seed, 1_000_000 + shard * PLAYED_SHARD + n)));
    return Buffer.concat(samples);
  };
  const on = reporter('playing');
  const taught = new Samples(shape, shards(folder, 'games', first, playShard, on));
  const unseen = new Samples(
    shape,
    shards(folder, 'unseen', count - first, (shard) => playShard(first + shard), on),
  );
  const course = new Training(shape, seed);
  const stored = join(folder, `course-${count}.bin`);
  course.resume(stored);
  while (course.epoch < EPOCHS) {
    const loss = course.teach(taught, EPOCHS, reporter(`epoch ${course.epoch + 1} of ${EPOCHS}`));
    course.save(stored);
    const told = lossOn(course.net, unseen).toFixed(4);
    console.error(`epoch ${course.epoch}: log-loss ${loss.toFixed(4)} on the way, ${told} unseen`);
  }
  course.net.weights.set(unpacked(packed(course.net.weights))); // as it is kept
  return {
    net: course.net,
    games: first * PLAYED_SHARD,
    positions: taught.count,
    logLoss: Number(lossOn(course.net, unseen).toFixed(4)),
    prior: Number(priorLoss(shape, taught, unseen).toFixed(4)),
  };
}

type Reporter = (what: string) => OnGame;

const HABITS_FILE = 'packages/players/src/sorcery/search/habit-weights.ts';

function habitsFile(command: string, games: number, weighed: number, smart: number, { weights }: Habits): string {
  return [
    `// Written by \`${command}\`, not by hand.`,
    "import type { HabitWeights } from './habits.ts';",
    '',
    'export const habitWeights: HabitWeights = {',
    `  command: '${command}',`,
    `  rules: '${sorcery.rules}',`,
    `  games: ${games},`,
    `  weighed: ${weighed},`,
    `  smart: ${smart},`,
    '  kinds:',
    `    '${kinds.join(' ')}',`,
    '  numbers:',
    `    '${numbersText(weights)}',`,
    '};',
    '',
  ].join('\n');
}

/**
 * Habits and a net, in rounds. In each, games are played by the habits before and the options of some choices are tried and judged by the net
 * before: that teaches the next habits. Then games of these teach the next net.
 */
export function learnSorceryHabits(
  root: string,
  rounds: number,
  games: number,
  seed: number,
  reporter: Reporter,
): void {
  let learned: Learned = { habits: freshHabits(seed), net: null };
  const style = formatDigest(digestText(weighGame(learned.habits, judgeOf(learned), seed).join()));
  for (let round = 1; round <= rounds; round++) {
    const folder = join(root, '.cache/learn', `sorcery-habits-${style}-${games}-seed-${seed}`, `round-${round}`);
    mkdirSync(folder, { recursive: true });
    const own = childSeed(seed, round);
    const say: Reporter = (what) => reporter(`round ${round}, ${what}`);
    const [habits, weighed] = teachHabits(learned, folder, games, own, say);
    const smart = Number(shareAgainstSmart(habits, DEALS, seed).toFixed(3));
    console.error(`round ${round}: habits win ${smart} against smart; ${weighed} choices were weighed`);
    const { net, ...judged } = teachNet(learned, habits, folder, games * PLAYED, own, say);
    console.error(`round ${round}: log-loss ${judged.logLoss} (prior ${judged.prior}), ${judged.positions} positions`);
    const after = learned.net === null ? '' : formatDigest(digestText(numbersText(learned.net.weights)));
    learned = { habits, net };
    const command = `npm run learn -- sorcery --habits --round ${round} --games ${games} --seed ${seed}`;
    const weights: Weights = {
      game: sorcery.id,
      rules: sorcery.rules,
      command,
      round,
      after,
      ...judged,
      played: `learned habits, half of the games with ${ASTRAY} % of the choices at random; both editions, and the extended decks${toldBy(round - 1)}`,
      shape,
      kinds: kinds.join(' '),
      numbers: numbersText(net.weights),
    };
    netOf(weights); // it loads
    if (round < rounds) continue;
    writeFileSync(join(root, HABITS_FILE), habitsFile(command, games, weighed, smart, habits));
    const { file, name } = sorceryLesson.expert;
    writeFileSync(join(root, file), weightsFile(name, weights, sorceryLesson.types));
    console.log(
      `${HABITS_FILE}: wins ${smart} against smart\n${file}: log-loss ${weights.logLoss} (prior ${weights.prior})`,
    );
  }
}
