import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, childSeed, digestText, formatDigest, type Random } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { Habits, type HabitWeights, MARGIN, numbered, refined, TRUTHS } from '@cardwright/players/ltk';
import { packed, unpacked } from '@cardwright/players/search';
import { ROOT } from './before.ts';
import { generate } from './generate.ts';
import type { OnGame } from './lesson.ts';
import { type NotedQuestion, type QuestionCourse, questionsIn } from './ltk-questions.ts';
import { ridge, type Trial } from './ridge.ts';
import { gamesPerShard, readShards } from './shards.ts';
import { numbersText } from './weights-file.ts';

const UNSEEN = 0.1; //      of the shards are kept back
const OFTEN = 60; //        an answer that came up so often is learned of by itself
const PULL = { kind: 15, answer: 50 } as const;
const SWEEPS = 15;

const MODES = {
  [ltkIdentity.id]: {
    game: ltkIdentity,
    mode: 'identity' as const,
    dealOf: (random: Random) => ({
      seats: random.below(10) < 7 ? 5 : 2 + random.below(9),
      options: { spies: random.below(4) === 0 ? 'two' : 'one' },
    }),
  },
  [ltkKingdoms.id]: {
    game: ltkKingdoms,
    mode: 'kingdoms' as const,
    dealOf: (random: Random) => ({
      seats: random.below(10) < 7 ? 6 : 2 + random.below(9),
      options: { rules: random.below(2) === 0 ? 'course' : 'official' },
    }),
  },
};

function modeOf(game: string): (typeof MODES)[string] {
  const mode = MODES[game];
  if (mode !== undefined) return mode;
  throw new BadInputError(
    `--habits is for thrones, sorcery, ${Object.keys(MODES).join(', ')}; nobody has learned habits in ${game}`,
  );
}

const fileOf = (game: string): string => `packages/players/src/ltk/search/${modeOf(game).mode}/habit-weights.ts`;

/** The habits of the round before; null for the first. */
async function habitsBefore(game: string, round: number): Promise<HabitWeights | null> {
  if (round <= 1) return null;
  const file = join(ROOT, fileOf(game));
  const found = existsSync(file) ? ((await import(file)) as { habitWeights?: HabitWeights }).habitWeights : undefined;
  if (found?.round === round - 1 && found.rules === modeOf(game).game.rules) return found;
  throw new BadInputError(
    `round ${round} goes on from round ${round - 1}; run npm run learn -- ${game} --habits --round ${round - 1} first`,
  );
}

async function courseOf(game: string, round: number): Promise<QuestionCourse> {
  const { mode, ...course } = modeOf(game);
  const before = await habitsBefore(game, round);
  return { ...course, mind: (await refined[mode]()).mind, habits: before === null ? null : Habits.of(before) };
}

const linesOf = (questions: readonly NotedQuestion[]): Uint8Array[] =>
  questions.map((question) => Buffer.from(`${JSON.stringify(question)}\n`));

/** Plays games and tells of their questions, one a line. */
export async function questionMaker(game: string, round: number): Promise<(seed: number) => Uint8Array[]> {
  const course = await courseOf(game, round);
  return (seed) => linesOf(questionsIn(course, seed));
}

const questionsOf = (bytes: Uint8Array): NotedQuestion[] =>
  Buffer.from(bytes)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as NotedQuestion);

/** The answers that came up often enough, and those known before, by question, as a weights file has them. */
function oftenGiven(questions: readonly NotedQuestion[], before: HabitWeights['answers']): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { question, candidates } of questions) {
    let own = counts.get(question);
    if (own === undefined) counts.set(question, (own = new Map()));
    for (const { options } of candidates) for (const [answer] of options) own.set(answer, (own.get(answer) ?? 0) + 1);
  }
  const often: [string, string][] = [];
  for (const question of [...new Set([...counts.keys(), ...Object.keys(before)])].sort()) {
    const known = before[question]?.split(' ') ?? [];
    const given = [...(counts.get(question) ?? [])].filter(([, count]) => count >= OFTEN).map(([answer]) => answer);
    if (known.length + given.length > 0) often.push([question, [...new Set([...known, ...given])].sort().join(' ')]);
  }
  return Object.fromEntries(often);
}

const kindOf = (question: string): string => question.split(' ')[0] as string;

/** What was learned of questions: what is true of answers of a kind of question, and what besides of this answer. */
export class HabitLesson {
  readonly answers: Readonly<Record<string, string>>;
  readonly #numbers: ReturnType<typeof numbered>;
  readonly #kinds: ReadonlyMap<string, number>;
  readonly #count: number; // of answers; kinds come after them

  constructor(questions: readonly NotedQuestion[], before: HabitWeights | null = null) {
    this.answers = oftenGiven(questions, before?.answers ?? {});
    this.#numbers = numbered(this.answers);
    this.#count = [...this.#numbers.values()].reduce((sum, own) => sum + own.size, 0);
    const kinds = [...new Set(Object.keys(this.answers).map(kindOf))];
    this.#kinds = new Map(kinds.map((kind, i) => [kind, this.#count + i]));
  }

  #trialOf({ question, candidates }: NotedQuestion): Trial {
    const own = this.#numbers.get(question);
    const kind = this.#kinds.get(kindOf(question));
    return candidates.map(({ worth, options }) => ({
      worth,
      truths: Int32Array.from(
        options.flatMap(([answer, ...truths]) => {
          const subjects = [kind, own?.get(answer)].filter((each) => each !== undefined);
          return subjects.flatMap((subject) => truths.map((truth) => subject * TRUTHS + truth));
        }),
      ),
    }));
  }

  /** Worths of all answers: what was learned of the answer and of its kind together. */
  learn(questions: readonly NotedQuestion[], before: HabitWeights | null): Float32Array {
    const start = new Float64Array((this.#count + this.#kinds.size) * TRUTHS);
    if (before !== null) start.set(this.#from(before));
    const firstKind = this.#count * TRUTHS;
    const trials = questions.map((question) => this.#trialOf(question));
    const learned = ridge(trials, start, (truth) => (truth < firstKind ? PULL.answer : PULL.kind), SWEEPS);
    const worths = Float32Array.from(learned.subarray(0, firstKind));
    for (const [question, own] of this.#numbers) {
      const kind = (this.#kinds.get(kindOf(question)) as number) * TRUTHS;
      for (const answer of own.values())
        for (let truth = 0; truth < TRUTHS; truth++)
          worths[answer * TRUTHS + truth]! += learned[kind + truth] as number;
    }
    return worths;
  }

  /** What the round before has learned of these answers. */
  #from({ answers, numbers }: HabitWeights): Float64Array {
    const known = unpacked(Buffer.from(numbers, 'base64'));
    const theirs = numbered(answers);
    const start = new Float64Array(this.#count * TRUTHS);
    for (const [question, own] of this.#numbers)
      for (const [name, answer] of own) {
        const from = theirs.get(question)?.get(name);
        if (from !== undefined) start.set(known.subarray(from * TRUTHS, (from + 1) * TRUTHS), answer * TRUTHS);
      }
    return start;
  }

  /** What whoever goes by these worths gains over the first candidate, which is the strategist's, in winning chance a question. */
  gain(questions: readonly NotedQuestion[], worths: Float32Array): number {
    let gained = 0;
    for (const { question, candidates } of questions) {
      const own = this.#numbers.get(question);
      const known = candidates.filter(({ options }) => options.every(([answer]) => own?.has(answer)));
      const [first] = candidates;
      if (own === undefined || first === undefined || known[0] !== first) continue; // as the strategist does
      const worthOf = ({ options }: (typeof candidates)[number]): number =>
        options.reduce((sum, [answer, ...truths]) => {
          const at = (own.get(answer) as number) * TRUTHS;
          return truths.reduce((all, truth) => all + (worths[at + truth] as number), sum);
        }, 0);
      let [best, top] = [first, worthOf(first) + MARGIN];
      for (const other of known.slice(1)) {
        const worth = worthOf(other);
        if (worth > top) [best, top] = [other, worth];
      }
      gained += best.worth - first.worth;
    }
    return gained / questions.length;
  }
}

const quoted = (text: string): string => (/^[a-z]+$/.test(text) ? text : `'${text}'`);

function fileText(weights: HabitWeights): string {
  const { command, rules, round, questions, gain, answers, numbers } = weights;
  return [
    `// Written by \`${command}\`, not by hand.`,
    "import type { HabitWeights } from '../habits.ts';",
    '',
    'export const habitWeights: HabitWeights = {',
    `  command: '${command}',`,
    `  rules: '${rules}',`,
    `  round: ${round},`,
    `  questions: ${questions},`,
    `  gain: ${gain},`,
    '  answers: {',
    ...Object.entries(answers).map(([question, names]) => {
      const line = `    ${quoted(question)}: '${names}',`;
      return line.length > 120 ? `    ${quoted(question)}:\n      '${names}',` : line;
    }),
    '  },',
    '  numbers:',
    `    '${numbers}',`,
    '};',
    '',
  ].join('\n');
}

interface HabitPlan {
  readonly games: number;
  readonly seed: number;
  readonly round: number;
  readonly threads: number;
}

/** Learns from what searchers make of the questions of games, and writes the habits of a mode. */
export async function learnLtkHabits(game: string, plan: HabitPlan, reporter: (what: string) => OnGame): Promise<void> {
  const { games, seed, round, threads } = plan;
  if (round < 1) throw new BadInputError('habits are learned in rounds: --round 1, then --round 2');
  const before = await habitsBefore(game, round);
  const make = await questionMaker(game, round);
  const style = formatDigest(digestText(Buffer.concat(make(childSeed(0, 20))).toString()));
  const folder = join(ROOT, '.cache/learn', `${game}-habits-${style}-round-${round}-seed-${seed}`);
  mkdirSync(folder, { recursive: true });
  const perShard = gamesPerShard(round);
  const shards = Math.max(2, Math.ceil(games / perShard));
  const playing = reporter('playing');
  await generate({ game, folder, seed, round, what: 'questions' }, shards, threads, (made) => playing(made, shards));

  const first = Math.min(shards - 1, Math.floor(shards * (1 - UNSEEN)));
  const taught = questionsOf(readShards(folder, 0, first));
  const unseen = questionsOf(readShards(folder, first, shards));
  console.error(`learning from ${taught.length} questions …`);
  const lesson = new HabitLesson(taught, before);
  const worths = unpacked(packed(lesson.learn(taught, before))); // judged as they are kept
  const weights: HabitWeights = {
    command: `npm run learn -- ${game} --habits --round ${round} --games ${shards * perShard} --seed ${seed}`,
    rules: modeOf(game).game.rules,
    round,
    questions: taught.length,
    gain: Number(lesson.gain(unseen, worths).toFixed(5)),
    answers: lesson.answers,
    numbers: numbersText(worths),
  };
  writeFileSync(join(ROOT, fileOf(game)), fileText(weights));
  const points = (100 * weights.gain).toFixed(3);
  console.log(`${fileOf(game)}: ${points} points a question on ${unseen.length} unseen questions`);
}
