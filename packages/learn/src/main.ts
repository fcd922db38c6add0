// npm run learn -- GAME: plays games, teaches a net who wins, and writes the weights file of the game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadInputError } from '@cardwright/engine';
import { packed, unpacked } from '@cardwright/players/search';
import { Course, lossOn, priorLoss } from './fit.ts';
import { generate } from './generate.ts';
import type { Lesson } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { Samples } from './samples.ts';
import { GAMES_PER_SHARD, readShards, styleOf } from './shards.ts';
import { numbersText, weightsFile } from './weights-file.ts';

const ROOT = join(import.meta.dirname, '../../..');
const UNSEEN = 0.05; // the share of games that are kept back

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly epochs: number;
  readonly threads: number;
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new BadInputError(`--${name} ${text} is no number of ${name}; it is a whole number from ${least} on`);
}

/** Says how a long piece of work is getting on, now and then. */
function reporter(what: string): (done: number, total: number) => void {
  const began = performance.now();
  let said = began;
  return (done, total) => {
    const now = performance.now();
    if (now - said < 5000) return;
    said = now;
    const left = Math.ceil((((now - began) / Math.max(1, done)) * (total - done)) / 1000);
    console.error(`${what}: ${Math.floor((100 * done) / total)} %, about ${left} s left`);
  };
}

async function learn(lesson: Lesson, { games, seed, epochs, threads }: Plan): Promise<void> {
  const { game, rules, shape } = lesson;
  const folder = join(ROOT, '.cache/learn', `${game}-${await styleOf(lesson)}-seed-${seed}`);
  mkdirSync(folder, { recursive: true });
  const shards = Math.ceil(games / GAMES_PER_SHARD);
  const playing = reporter('playing');
  await generate({ game, folder, seed }, shards, threads, (made) => playing(made, shards));

  const first = Math.max(1, Math.floor(shards * (1 - UNSEEN))); // the first shard that is kept back
  const taught = new Samples(shape, readShards(folder, 0, first));
  const unseen = new Samples(shape, readShards(folder, first, shards));
  const course = new Course(shape, seed);
  const stored = join(folder, `course-${shards}-${epochs}.bin`);
  course.resume(stored);
  while (course.epoch < epochs) {
    const loss = course.teach(taught, epochs, reporter(`epoch ${course.epoch + 1} of ${epochs}`));
    course.save(stored);
    console.error(
      `epoch ${course.epoch}: log-loss ${loss.toFixed(4)} on the way, ${lossOn(course.net, unseen).toFixed(4)} unseen`,
    );
  }
  course.net.weights.set(unpacked(packed(course.net.weights))); // judged as it is kept
  const weights = {
    game,
    rules,
    command: `npm run learn -- ${game} --games ${shards * GAMES_PER_SHARD} --seed ${seed} --epochs ${epochs}`,
    games: first * GAMES_PER_SHARD,
    positions: taught.count,
    played: lesson.about,
    logLoss: Number(lossOn(course.net, unseen).toFixed(4)),
    prior: Number(priorLoss(shape, taught, unseen).toFixed(4)),
    shape,
    kinds: lesson.kinds.join(' '),
    numbers: numbersText(course.net.weights),
  };
  writeFileSync(join(ROOT, lesson.weights), weightsFile(lesson.name, weights, lesson.types));
  console.log(
    `${lesson.weights}: log-loss ${weights.logLoss} on ${unseen.count} unseen positions (prior ${weights.prior}), learned from ${weights.games} games`,
  );
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      epochs: { type: 'string', default: '4' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadInputError('say which game to learn: npm run learn -- GAME');
  await learn(lessonOf(game), {
    games: wholeNumber('games', values.games, 2 * GAMES_PER_SHARD),
    seed: wholeNumber('seed', values.seed, 0),
    epochs: wholeNumber('epochs', values.epochs, 1),
    threads: wholeNumber('threads', values.threads, 1),
  });
} catch (error) {
  const isTyping =
    error instanceof BadInputError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!isTyping) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
