import { BadInputError, completeOptions } from '@cardwright/engine';
import { ONE, type PairPlan, type SequentialResult, sidesIn } from '@cardwright/lab';
import { botOf } from '@cardwright/players';
import { seatsFrom, seedFrom, settingsFrom, thinkFrom, wholeNumber } from '../arguments.ts';
import { count, percent } from '../figures.ts';
import { workersFor } from '../jobs/workers.ts';
import type { Terminal } from '../line-source.ts';
import { decide, type Summary, summaryOf } from '../pairs.ts';
import { Progress } from '../progress.ts';
import { entryOf } from '../registry.ts';
import { type PairResults, type PairTask, playStretch } from '../sim-worker.ts';
import { finished, shareOut } from '../thread-pool.ts';
import { MOST_GAMES, MOST_THREADS } from './sim.ts';

export interface MatchOptions {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly threads: string;
  readonly queue?: string;
  readonly set: readonly string[];
  readonly side?: string;
  readonly budget?: string;
  readonly sprt?: boolean;
  readonly json?: boolean;
}

const VERDICTS = { accepted: 'A is better', rejected: 'A is not better', open: 'undecided: more games are needed' };

/**
 * What a bot gains a side: each deal twice, with B everywhere and with A on that side. Against what the same deals bring
 * anyway it does not matter how many sides there are, nor how fair they are to each other.
 */
export async function match(
  id: string,
  first: string,
  second: string,
  given: MatchOptions,
  { output }: Terminal,
): Promise<void> {
  const entry = entryOf(id);
  const [a, b] = [botOf(entry, first).id, botOf(entry, second).id];
  const deals = Math.ceil(wholeNumber('--games', given.games, 1, MOST_GAMES) / 2);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const options = settingsFrom(given.set);
  completeOptions(entry.game, options); // refuses bad ones before any thread starts
  const budget = thinkFrom(given.budget, '--budget');
  const plan: PairPlan = { seats: seatsFrom(entry, given.seats), seed: seedFrom(given.seed), options, budget };
  const sides = sidesFrom(given.side, sidesIn(entry.game, plan));
  if (given.seed === undefined && given.json === true) process.stderr.write(`seed ${plan.seed}\n`);
  if (given.json !== true) output.write(`${entry.game.id}, seed ${plan.seed}: A ${a} for B ${b}\n`);
  for (const side of sides) {
    const task = { game: entry.game.id, a, b, side, plan };
    const { summary, decided } = await played(task, deals, threads, given.sprt === true, given.queue);
    const lines =
      given.json === true ? [JSON.stringify(inJson(a, b, side, summary, decided))] : described(side, summary, decided);
    for (const line of lines) output.write(`${line}\n`);
  }
}

function sidesFrom(given: string | undefined, sides: readonly string[]): readonly string[] {
  if (given === undefined) return sides;
  const wanted = given.trim().toLowerCase();
  if (wanted === ONE || sides.includes(wanted)) return [wanted];
  const known = [...new Set([...sides, ONE])];
  throw new BadInputError(`--side is ${JSON.stringify(given)}; it takes ${known.join(' or ')}`);
}

async function played(
  task: Omit<PairTask, 'stretch'>,
  deals: number,
  threads: number,
  isTest: boolean,
  queue: string | undefined,
): Promise<{ summary: Summary; decided: SequentialResult | null }> {
  const { pool, lanes, helping } = await workersFor<PairTask, PairResults>(
    playStretch.name,
    playStretch,
    threads,
    queue,
  );
  const progress = new Progress('deals', deals, process.stderr);
  let decided: SequentialResult | null = null;
  try {
    const parts = await shareOut(
      deals,
      lanes,
      (stretch) => pool.run({ ...task, stretch }),
      (done) => {
        progress.update(finished(done));
        if (isTest) decided = decide(done);
        return decided !== null && decided.verdict !== 'open';
      },
      helping,
    );
    const last: SequentialResult | null = isTest ? decide(parts) : null;
    return { summary: summaryOf(parts, last?.deals ?? deals), decided: last };
  } finally {
    progress.end();
    await pool.close();
  }
}

/** The times are A's. */
const inJson = (
  a: string,
  b: string,
  side: string,
  { lift, pace }: Summary,
  decided: SequentialResult | null,
): object => ({
  a,
  b,
  side,
  ...lift,
  msP50: pace[0].p50,
  msP99: pace[0].p99,
  ...(decided === null ? {} : { sprt: decided.verdict }),
});

const signed = (lift: number): string => `${lift < 0 ? '−' : '+'}${Math.abs(lift).toFixed(2)}`;

function described(side: string, { lift, pace }: Summary, decided: SequentialResult | null): string[] {
  const { deals, base, score, low, high } = lift;
  return [
    `side ${side}: ${percent(base)} with B, ${percent(score)} with A, lift ${signed(lift.lift)} (95 % interval ${signed(low)} to ${signed(high)}) in ${count(deals)} ${deals === 1 ? 'deal' : 'deals'}`,
    `ms a decision: A ${pace[0].p50} (p99 ${pace[0].p99}), B ${pace[1].p50} (p99 ${pace[1].p99})`,
    ...(decided === null ? [] : [`sequential test: ${VERDICTS[decided.verdict]}`]),
  ];
}
