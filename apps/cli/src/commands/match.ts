import { completeOptions } from '@cardwright/engine';
import type { VersusPlan } from '@cardwright/lab';
import { botOf } from '@cardwright/players';
import { seatsFrom, seedFrom, settingsFrom, wholeNumber } from '../arguments.ts';
import { crewFor, finished, shareOut } from '../crew.ts';
import { count, percent } from '../figures.ts';
import type { Terminal } from '../line-source.ts';
import { type Decided, decide, type Summary, summaryOf } from '../pairs.ts';
import { Progress } from '../progress.ts';
import { entryOf } from '../registry.ts';
import { playStretch, type Versus, type VersusTask } from '../sim-worker.ts';
import { MOST_GAMES, MOST_THREADS } from './sim.ts';

export interface MatchOptions {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly threads: string;
  readonly set: readonly string[];
  readonly sprt?: boolean;
  readonly json?: boolean;
}

const VERDICTS = { accepted: 'A is better', rejected: 'A is not better', open: 'undecided: more games are needed' };

/** Plays two bots against each other: each deal twice, with the sides changed, so that luck counts for both. */
export async function match(
  id: string,
  first: string,
  second: string,
  given: MatchOptions,
  { output }: Terminal,
): Promise<void> {
  const entry = entryOf(id);
  const [a, b] = [botOf(entry, first).id, botOf(entry, second).id];
  const pairs = Math.ceil(wholeNumber('--games', given.games, 1, MOST_GAMES) / 2);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const options = settingsFrom(given.set);
  completeOptions(entry.game, options); // refuses bad ones before any thread starts
  const plan: VersusPlan = { seats: seatsFrom(entry, given.seats), seed: seedFrom(given.seed), options };
  if (given.seed === undefined && given.json === true) process.stderr.write(`seed ${plan.seed}\n`);
  const { summary, decided } = await played({ game: entry.game.id, a, b, plan }, pairs, threads, given.sprt === true);
  const lines =
    given.json === true
      ? [JSON.stringify(inJson(a, b, summary, decided))]
      : [`${entry.game.id}, seed ${plan.seed}: A ${a} against B ${b}`, ...described(summary, decided)];
  for (const line of lines) output.write(`${line}\n`);
}

async function played(
  task: Omit<VersusTask, 'stretch'>,
  pairs: number,
  threads: number,
  isTest: boolean,
): Promise<{ summary: Summary; decided: Decided | null }> {
  const crew = await crewFor<VersusTask, Versus>(playStretch.name, playStretch, threads);
  const progress = new Progress('pairs', pairs, process.stderr);
  let decided: Decided | null = null;
  try {
    const parts = await shareOut(
      pairs,
      threads,
      (stretch) => crew.run({ ...task, stretch }),
      (done) => {
        progress.update(finished(done));
        if (isTest) decided = decide(done);
        return decided !== null && decided.verdict !== 'open';
      },
    );
    const last: Decided | null = isTest ? decide(parts) : null;
    return { summary: summaryOf(parts, last?.pairs ?? pairs), decided: last };
  } finally {
    progress.end();
    await crew.close();
  }
}

/** `n` counts games; the times are A's. */
const inJson = (a: string, b: string, { pairs, score, pace }: Summary, decided: Decided | null): object => ({
  a,
  b,
  pairs,
  score: score.mean,
  low: score.low,
  high: score.high,
  msPerDecision: pace[0].p50,
  p99: pace[0].p99,
  n: 2 * pairs,
  ...(decided === null ? {} : { sprt: decided.verdict }),
});

function described({ pairs, score, pace }: Summary, decided: Decided | null): string[] {
  return [
    `A scores ${percent(score.mean)} (95 % interval ${percent(score.low)} to ${percent(score.high)}) in ${count(2 * pairs)} games, ${count(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}`,
    `ms a decision: A ${pace[0].p50} (p99 ${pace[0].p99}), B ${pace[1].p50} (p99 ${pace[1].p99})`,
    ...(decided === null ? [] : [`sequential test: ${VERDICTS[decided.verdict]}`]),
  ];
}
