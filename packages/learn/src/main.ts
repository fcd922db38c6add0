// npm run learn -- GAME: plays games, teaches a net who wins, and writes the weights file of the game.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BadInputError, digestText, formatDigest } from '@cardwright/engine';
import { netOf, packed, unpacked, type Weights } from '@cardwright/players/search';
import { ROOT, weightsBefore } from './before.ts';
import { lossOn, priorLoss, Training } from './fit.ts';
import { generate } from './generate.ts';
import { learnHabits } from './habits.ts';
import { type Lesson, type OnGame, placeOf } from './lesson.ts';
import { lessonOf } from './lessons.ts';
import { learnLtkHabits } from './ltk-habits.ts';
import { learnPairs } from './pairs.ts';
import { learnRoles } from './roles.ts';
import { Samples } from './samples.ts';
import { gamesPerShard, readShards, styleOf } from './shards.ts';
import { learnSorceryHabits } from './sorcery-course.ts';
import { numbersText, weightsFile } from './weights-file.ts';

const UNSEEN = { rules: 0.05, search: 0.15 } as const; // the share of games that are kept back

const ROUNDS = 2; // of habits

interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly epochs: number;
  readonly threads: number;
  readonly round: number;
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw new BadInputError(`--${name} ${text} is no number of ${name}; it is a whole number from ${least} on`);
}

/** What begins with a minus and a digit belongs to the option before it. */
function withValues(args: readonly string[]): string[] {
  const words: string[] = [];
  for (const arg of args) words.push(/^-\d/.test(arg) && words.length > 0 ? `${words.pop()}=${arg}` : arg);
  return words;
}

/** Says how a long piece of work is getting on, now and then. */
function reporter(what: string): OnGame {
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

async function learn(lesson: Lesson, { games, seed, epochs, threads, round }: Plan): Promise<void> {
  const { game, rules, shape } = lesson;
  const before = await weightsBefore(lesson, round);
  const style = await styleOf(lesson, round);
  const folder = join(ROOT, '.cache/learn', `${game}-${style}-round-${round}-seed-${seed}`);
  mkdirSync(folder, { recursive: true });
  const perShard = gamesPerShard(round);
  const shards = Math.max(2, Math.ceil(games / perShard));
  const playing = reporter('playing');
  await generate({ game, folder, seed, round, what: 'positions' }, shards, threads, (made) => playing(made, shards));

  const first = Math.max(1, Math.floor(shards * (1 - UNSEEN[round === 0 ? 'rules' : 'search']))); // the first shard that is kept back
  const taught = new Samples(shape, readShards(folder, 0, first));
  const unseen = new Samples(shape, readShards(folder, first, shards));
  const known = before === null ? null : netOf(before);
  const course = new Training(shape, seed, known?.weights.slice() ?? null);
  const stored = join(folder, `course-${shards}-${epochs}.bin`);
  course.resume(stored);
  if (known !== null) console.error(`before: log-loss ${lossOn(known, unseen).toFixed(4)} unseen`);
  while (course.epoch < epochs) {
    const loss = course.teach(taught, epochs, reporter(`epoch ${course.epoch + 1} of ${epochs}`));
    course.save(stored);
    console.error(
      `epoch ${course.epoch}: log-loss ${loss.toFixed(4)} on the way, ${lossOn(course.net, unseen).toFixed(4)} unseen`,
    );
  }
  course.net.weights.set(unpacked(packed(course.net.weights))); // judged as it is kept
  const weights: Weights = {
    game,
    rules,
    command: `npm run learn -- ${game}${round === 0 ? '' : ` --round ${round}`} --games ${shards * perShard} --seed ${seed} --epochs ${epochs}`,
    round,
    after: before === null ? '' : formatDigest(digestText(before.numbers)),
    games: first * perShard,
    positions: taught.count,
    played: lesson.about(round),
    logLoss: Number(lossOn(course.net, unseen).toFixed(4)),
    prior: Number(priorLoss(shape, taught, unseen).toFixed(4)),
    shape,
    kinds: lesson.kinds.join(' '),
    numbers: numbersText(course.net.weights),
  };
  const { file, name } = placeOf(lesson, round);
  writeFileSync(join(ROOT, file), weightsFile(name, weights, lesson.types));
  console.log(
    `${file}: log-loss ${weights.logLoss} on ${unseen.count} unseen positions (prior ${weights.prior}), learned from ${weights.games} games`,
  );
}

try {
  const { positionals, values } = parseArgs({
    args: withValues(process.argv.slice(2)),
    allowPositionals: true,
    options: {
      games: { type: 'string' },
      round: { type: 'string', default: '0' },
      roles: { type: 'boolean', default: false },
      pairs: { type: 'boolean', default: false },
      habits: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      epochs: { type: 'string', default: '4' },
      threads: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadInputError('say which game to learn: npm run learn -- GAME');
  const round = wholeNumber('round', values.round, 0);
  if (values.roles) {
    if (game !== 'ltk-identity') throw new BadInputError(`--roles is for ltk-identity; ${game} has no roles`);
    const games = wholeNumber('games', values.games ?? '4000', 4);
    learnRoles(ROOT, games, wholeNumber('seed', values.seed, 0), reporter('playing'));
    process.exit();
  }
  if (values.pairs) {
    if (game !== 'ltk-kingdoms')
      throw new BadInputError(`--pairs is for ltk-kingdoms; nobody has two heroes in ${game}`);
    const games = wholeNumber('games', values.games ?? '8000', 4);
    learnPairs(ROOT, games, wholeNumber('seed', values.seed, 0), reporter('playing'));
    process.exit();
  }
  if (values.habits) {
    const seed = wholeNumber('seed', values.seed, 0);
    if (game === 'thrones')
      learnHabits(ROOT, wholeNumber('games', values.games ?? '1500000', 2000), seed, reporter('playing'));
    else if (game === 'sorcery')
      learnSorceryHabits(ROOT, round || ROUNDS, wholeNumber('games', values.games ?? '8000', 1), seed, reporter);
    else {
      const games = wholeNumber('games', values.games ?? '900', 2);
      const threads = wholeNumber('threads', values.threads, 1);
      await learnLtkHabits(game, { games, seed, round: wholeNumber('round', values.round, 1), threads }, reporter);
    }
    process.exit();
  }
  if (game === 'sorcery' && round > 0) {
    throw new BadInputError(
      'what the expert of sorcery knows is learned with its habits: npm run learn -- sorcery --habits',
    );
  }
  await learn(lessonOf(game), {
    round,
    games: wholeNumber('games', values.games ?? (round === 0 ? '100000' : '2000'), 2),
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
