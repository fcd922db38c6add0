import { completeOptions, type Language } from '@cardwright/engine';
import { type SimulationPlan, type Tally, together } from '@cardwright/lab';
import type { Bot } from '@cardwright/players';
import { botsFrom, languageFrom, seatsFrom, seedFrom, settingsFrom, thinkFrom, wholeNumber } from '../arguments.ts';
import { count, inColumns, percent } from '../figures.ts';
import { workersFor } from '../jobs/workers.ts';
import type { Terminal } from '../line-source.ts';
import { Progress } from '../progress.ts';
import type { Entry } from '../registry.ts';
import { entryOf } from '../registry.ts';
import { type SimulationTask, simulateStretch } from '../sim-worker.ts';
import { finished, shareOut } from '../thread-pool.ts';

export interface SimOptions {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly think?: string;
  readonly threads: string;
  readonly queue?: string;
  readonly set: readonly string[];
  readonly lang: string;
  readonly json?: boolean;
}

export const MOST_GAMES = 1_000_000_000;
export const MOST_THREADS = 256;

/** What a simulation says about itself, as `--json` prints it. */
export interface Simulation {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly digest: string;
}

/** Plays many games of bots and counts how they end. */
export async function sim(id: string, given: SimOptions, { output }: Terminal): Promise<void> {
  const entry = entryOf(id);
  const language = languageFrom(given.lang);
  const games = wholeNumber('--games', given.games, 1, MOST_GAMES);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const seats = seatsFrom(entry, given.seats);
  const bots = botsFrom(entry, given.bots, seats, entry.bots[0]);
  const options = settingsFrom(given.set);
  completeOptions(entry.game, options); // refuses bad ones before any thread starts
  const plan: SimulationPlan = { games, seats, seed: seedFrom(given.seed), options, budget: thinkFrom(given.think) };
  const result = await simulated(entry, bots, plan, threads, given.queue);
  if (given.json === true) output.write(`${JSON.stringify(result)}\n`);
  else for (const line of described(entry, bots, result, threads, language)) output.write(`${line}\n`);
}

async function simulated(
  entry: Entry,
  bots: readonly Bot[],
  plan: SimulationPlan,
  threads: number,
  queue: string | undefined,
): Promise<Simulation> {
  const { games, seats, seed } = plan;
  const began = performance.now();
  const { pool, lanes, helping } = await workersFor<SimulationTask, Tally>(
    simulateStretch.name,
    simulateStretch,
    threads,
    queue,
  );
  const progress = new Progress('games', games, process.stderr);
  const task = { game: entry.game.id, bots: bots.map((bot) => bot.id), plan };
  try {
    const parts = await shareOut(
      games,
      lanes,
      (stretch) => pool.run({ ...task, stretch }),
      (done) => {
        progress.update(finished(done));
        return false;
      },
      helping,
    );
    const { outcomes, decisions, digest } = together(parts.map(({ result }) => result));
    const seconds = (performance.now() - began) / 1000;
    return {
      game: entry.game.id,
      seats,
      games,
      seed,
      seconds: Number(seconds.toFixed(3)),
      gamesPerSecond: Math.round(games / seconds),
      decisions,
      decisionsPerSecond: Math.round(decisions / seconds),
      outcomes,
      digest,
    };
  } finally {
    progress.end();
    await pool.close();
  }
}

const several = (n: number, one: string): string => `${count(n)} ${n === 1 ? one : `${one}s`}`;

const WORDS = {
  en: {
    head: (name: string, { seats, games, seed }: Simulation, bots: readonly string[]) =>
      `${name}, ${seats} seats, ${several(games, 'game')}, seed ${seed}, bots ${bots.join(', ')}`,
    pace: ({ gamesPerSecond, decisionsPerSecond, decisions, seconds }: Simulation, threads: number) =>
      `${count(gamesPerSecond)} games/s, ${count(decisionsPerSecond)} decisions/s, ${count(decisions)} decisions in ${seconds} s on ${several(threads, 'thread')}`,
    digest: (digest: string) => `digest ${digest}`,
  },
  zh: {
    head: (name: string, { seats, games, seed }: Simulation, bots: readonly string[]) =>
      `${name}，${seats} 人，${count(games)} 局，种子 ${seed}，电脑 ${bots.join('、')}`,
    pace: ({ gamesPerSecond, decisionsPerSecond, decisions, seconds }: Simulation, threads: number) =>
      `每秒 ${count(gamesPerSecond)} 局、${count(decisionsPerSecond)} 次选择；${threads} 个线程用 ${seconds} 秒作了 ${count(decisions)} 次选择`,
    digest: (digest: string) => `摘要 ${digest}`,
  },
} as const satisfies Readonly<Record<Language, object>>;

function described(
  entry: Entry,
  bots: readonly Bot[],
  result: Simulation,
  threads: number,
  language: Language,
): string[] {
  const { outcomes, games } = result;
  const words = entry.game.text[language];
  const ids = bots.map((bot) => bot.id);
  const names = new Set(ids).size === 1 ? ids.slice(0, 1) : ids;
  const rows = Object.entries(outcomes).map(([label, n]) => [
    words.outcomes[label] ?? label,
    count(n),
    percent(n / games),
  ]);
  const { head, pace, digest } = WORDS[language];
  return [head(words.name, result, names), ...inColumns(rows), pace(result, threads), digest(result.digest)];
}
