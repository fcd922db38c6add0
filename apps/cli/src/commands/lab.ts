import { BadInputError, completeOptions, formatDigest, type Language } from '@cardwright/engine';
import { csvOf, figuresOf, type LabReport, namesOf, type Survey, type SurveyPlan, type Variant } from '@cardwright/lab';
import { botOf, usualBot } from '@cardwright/players';
import { cleanText } from '@cardwright/presenter';
import { languageFrom, quoted, seatsFrom, seedFrom, settingsFrom, wholeNumber } from '../arguments.ts';
import { INTERRUPTED } from '../faults.ts';
import { count } from '../figures.ts';
import { checkWritable, deliver } from '../files.ts';
import { workersFor } from '../jobs/workers.ts';
import { tableOf } from '../lab-table.ts';
import type { Terminal } from '../line-source.ts';
import { Progress } from '../progress.ts';
import { type Entry, entryOf } from '../registry.ts';
import { type SurveyTask, surveyStretch } from '../sim-worker.ts';
import { StoredSurvey } from '../stored-survey.ts';
import { finished, shareOut } from '../thread-pool.ts';
import { MOST_GAMES, MOST_THREADS } from './sim.ts';

export interface LabOptions {
  readonly games: string;
  readonly level?: string;
  readonly seats?: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly vary: readonly string[];
  readonly threads: string;
  readonly queue?: string;
  readonly lang: string;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

type Format = 'table' | 'csv' | 'json';

/** Plays many games of bots and tells how balanced the game is: who wins with what, with intervals. */
export async function lab(id: string, given: LabOptions, { output }: Terminal): Promise<void> {
  const entry = entryOf(id);
  const language = languageFrom(given.lang);
  const format = formatFrom(given);
  const games = wholeNumber('--games', given.games, 2, MOST_GAMES);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const level = given.level === undefined ? usualBot(entry) : botOf(entry, given.level);
  const plan = planFrom(entry, given);
  if (given.out !== undefined) checkWritable(given.out);
  const task = { game: entry.game.id, bot: level.id, plan };
  const surveyed = await played(task, entry.game.rules, games, threads, given.queue);
  if (surveyed.games < games) {
    process.stderr.write(`stopped after ${count(surveyed.games)} of ${count(games)} games; the same command goes on\n`);
    process.exitCode = INTERRUPTED;
    return;
  }
  const report = reportOf(entry, level.id, plan, surveyed, commandOf(entry, level.id, given));
  const text = {
    table: () =>
      `${[HEADS[language](entry.game.text[language].name, report), ...tableOf(report, language)].join('\n')}\n`,
    csv: () => csvOf(report),
    json: () => `${JSON.stringify(report)}\n`,
  }[format]();
  deliver(given.out, text, output);
}

function formatFrom({ csv, json, out }: LabOptions): Format {
  if (csv === true && json === true) throw new BadInputError('--csv and --json are two forms of the same: say one');
  if (csv === true || (json !== true && out?.toLowerCase().endsWith('.csv') === true)) return 'csv';
  return json === true || out?.toLowerCase().endsWith('.json') === true ? 'json' : 'table';
}

/** What `--vary` asks for: of each option the first value is played anyway, the others beside it. */
function variedIn(vary: readonly string[], set: Readonly<Record<string, string>>): [Record<string, string>, Variant[]] {
  const base: Record<string, string> = {};
  const variants: Variant[] = [];
  for (const each of vary) {
    const at = each.indexOf('=');
    const name = each.slice(0, Math.max(0, at));
    const values = each.slice(at + 1).split(',');
    if (at < 1 || values.length < 2 || new Set(values).size < values.length)
      throw new BadInputError(
        `--vary is ${JSON.stringify(each)}; it takes an option and two or more of its values, like spies=one,two`,
      );
    if (Object.hasOwn(set, name) || Object.hasOwn(base, name))
      throw new BadInputError(
        `--vary ${name}: that option is set twice; its first value is the one it is compared with`,
      );
    const [first, ...others] = values as [string, ...string[]];
    base[name] = first;
    variants.push(...others.map((value) => ({ name: `${name}=${value}`, options: { [name]: value } })));
  }
  return [base, variants];
}

function planFrom(entry: Entry, given: LabOptions): SurveyPlan {
  const set = settingsFrom(given.set);
  const [base, variants] = variedIn(given.vary, set);
  const options = { ...set, ...base };
  for (const varied of [{}, ...variants.map((variant) => variant.options)])
    completeOptions(entry.game, { ...options, ...varied }); // refuses bad ones before any thread starts
  return { seats: seatsFrom(entry, given.seats), seed: seedFrom(given.seed), options, variants };
}

function commandOf({ game }: Entry, level: string, { games, seats, seed, set, vary }: LabOptions): string {
  const flags = [
    ['--games', games],
    ['--level', level],
    ['--seed', seed],
    ...(seats === undefined ? [] : [['--seats', seats]]),
    ...set.map((each) => ['--set', each]),
    ...vary.map((each) => ['--vary', each]),
  ];
  return ['npx', 'cardwright', 'lab', game.id, ...flags.flat().map(quoted)].join(' ');
}

async function played(
  task: Omit<SurveyTask, 'stretch'>,
  rules: string,
  games: number,
  threads: number,
  queue: string | undefined,
): Promise<Survey> {
  const kept = new StoredSurvey(JSON.stringify({ rules, games, ...task }), process.env, (line) =>
    process.stderr.write(`${cleanText(line)}\n`),
  );
  const from = kept.survey.games;
  if (from > 0) process.stderr.write(`${count(from)} of ${count(games)} games are there already\n`);
  const { pool, lanes, helping } = await workersFor<SurveyTask, Survey>(
    surveyStretch.name,
    surveyStretch,
    threads,
    queue,
  );
  const progress = new Progress('games', games, process.stderr);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    kept.save();
    process.stderr.write('\nstopping when the games under way are over; Ctrl-C again stops at once, without them\n');
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await shareOut(
      games - from,
      lanes,
      (stretch) => pool.run({ ...task, stretch: { from: from + stretch.from, to: from + stretch.to } }),
      (done) => {
        progress.update(from + finished(done));
        kept.take(done, from);
        return isStopped;
      },
      helping,
    );
    if (kept.survey.games < games) kept.save();
    else kept.forget();
    return kept.survey;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    progress.end();
    await pool.close();
  }
}

function reportOf(
  { game, gauge }: Entry,
  level: string,
  { seats, seed, options }: SurveyPlan,
  { games, counts, digest }: Survey,
  command: string,
): LabReport {
  const rows = figuresOf(counts, games, gauge.roles);
  const heroes = [...new Set(rows.flatMap(({ figure, row }) => (figure === 'hero' ? [row] : [])))];
  const kinds = heroes.flatMap((hero) => {
    const kind = gauge.kindOf?.(hero);
    return kind === undefined ? [] : [[hero, kind] as const];
  });
  return {
    game: game.id,
    rules: game.rules,
    command,
    seats,
    level,
    seed,
    games,
    options,
    digest: formatDigest(digest),
    names: namesOf(game, gauge, rows, completeOptions(game, options)),
    columns: gauge.roles,
    kinds: Object.fromEntries(kinds),
    rows,
  };
}

const HEADS = {
  en: (name, { seats, games, seed, level, digest }) =>
    `${name}, ${seats} seats, ${count(games)} games, seed ${seed}, ${level}, digest ${digest}`,
  zh: (name, { seats, games, seed, level, digest }) =>
    `${name}，${seats} 人，${count(games)} 局，种子 ${seed}，${level}，摘要 ${digest}`,
} as const satisfies Readonly<Record<Language, (name: string, report: LabReport) => string>>;
