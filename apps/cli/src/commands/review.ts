import { namesIn } from '@cardwright/client';
import { BadInputError, type Match, type MatchRecord, replay, type Seat } from '@cardwright/engine';
import { stretches } from '@cardwright/lab';
import { HUMAN } from '@cardwright/players';
import { Presenter } from '@cardwright/presenter';
import {
  depthNamed,
  judgedIn,
  MARK_SIGNS,
  mattered,
  meanLoss,
  type Review,
  type ReviewPlan,
  reviewOf,
  type Step,
  Teller,
} from '@cardwright/review';
import { languageFrom, wholeNumber } from '../arguments.ts';
import { inColumns } from '../figures.ts';
import type { Terminal } from '../line-source.ts';
import { coloursFor, type Paint, printable, text } from '../paint.ts';
import { Progress } from '../progress.ts';
import { readRecord } from '../record-file.ts';
import { type Entry, entryOf } from '../registry.ts';
import { checkRules } from '../save-file.ts';
import { type ReviewTask, reviewPart } from '../sim-worker.ts';
import { threadPool } from '../thread-pool.ts';
import { MOST_THREADS } from './sim.ts';

export interface ReviewOptions {
  readonly seat?: string;
  readonly depth: string;
  readonly threads: string;
  readonly lang: string;
  readonly ascii?: boolean;
  readonly json?: boolean;
}

/** Looks at a game again: the chances of the sides, the choices of one seat that mattered, luck and skill. */
export async function review(path: string, given: ReviewOptions, { output }: Terminal): Promise<void> {
  const language = languageFrom(given.lang);
  const depth = depthNamed(given.depth);
  const threads = wholeNumber('--threads', given.threads, 1, MOST_THREADS);
  const record = readRecord(path);
  const entry = entryOf(record.game);
  checkRules(path, entry.game, record);
  const seat = seatFrom(given.seat, record);
  const match = played(path, entry, record);
  const plan: ReviewPlan = { record, seat, depth };
  const reviewed = reviewOf(entry, plan, await looked(plan, threads));
  if (given.json === true) {
    output.write(`${JSON.stringify(reviewed)}\n`);
    return;
  }
  const names = namesIn(entry, match.view('public'), match.seats)[language];
  const presenter = new Presenter(entry.game, language, (each) => names[each] as string, match.options);
  const colours = coloursFor(output, process.env);
  const paint: Paint = { presenter, players: [], colours, ascii: given.ascii === true, width: output.columns || 80 };
  const head = [
    `${presenter.words.name}, ${record.seed}`,
    presenter.name(seat),
    ...(match.outcome === null ? [] : [presenter.outcome(match.outcome)]),
  ];
  for (const line of [head.join(' · '), ...described(reviewed, new Teller(presenter, seat), paint.ascii)])
    output.write(`${printable(paint, text(paint, line))}\n`);
}

/** The seat that was named; else the person's; else the first. */
function seatFrom(given: string | undefined, { seats, players }: MatchRecord): Seat {
  if (given !== undefined) return wholeNumber('--seat', given, 1, seats) - 1;
  return Math.max(0, players.indexOf(HUMAN));
}

function played(path: string, { game }: Entry, record: MatchRecord): Match {
  if (record.choices.length === 0) throw new BadInputError(`${path} holds no choices: there is nothing to review`);
  try {
    return replay(game, record);
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

async function looked(plan: ReviewPlan, threads: number): Promise<Step[]> {
  const total = plan.record.choices.length;
  const pool = await threadPool<ReviewTask, Step[]>(reviewPart.name, reviewPart, threads);
  const progress = new Progress('choices', total, process.stderr);
  const waiting = stretches(total, threads);
  const steps: Step[] = [];
  const lane = async (): Promise<void> => {
    for (let stretch = waiting.shift(); stretch !== undefined; stretch = waiting.shift()) {
      steps.push(...(await pool.run({ plan, stretch })).result);
      progress.update(steps.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
    return steps.sort((a, b) => a.at - b.at);
  } finally {
    progress.end();
    await pool.close();
  }
}

const BARS = { plain: '▁▂▃▄▅▆▇█', ascii: '.:-=+*#@' } as const;
const WIDEST = 60;

/** A side's chance over the game, one sign a moment, as many as fit. */
function drawn(chances: readonly number[], ascii: boolean): string {
  const bars = ascii ? BARS.ascii : BARS.plain;
  const count = Math.min(WIDEST, chances.length);
  return Array.from({ length: count }, (_, i) => {
    const chance = chances[Math.floor((i * (chances.length - 1)) / Math.max(1, count - 1))] as number;
    return bars[Math.min(bars.length - 1, Math.floor(chance * bars.length))];
  }).join('');
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function described(review: Review, teller: Teller, ascii: boolean): string[] {
  const { words } = teller;
  const lines = review.sides.map((side, i) => {
    const chances = [...review.steps.map(({ before }) => before[i]?.value ?? 0), review.end[i] as number];
    return [teller.side(side), percent(chances[0] as number), drawn(chances, ascii), percent(chances.at(-1) as number)];
  });
  const marked = mattered(review);
  const judged = judgedIn(review);
  return [
    words.chance,
    ...inColumns(lines),
    '',
    words.mattered(marked.length, judged.length),
    ...marked.flatMap(({ at, verdict }) => [
      `${(verdict.mark === null ? '' : MARK_SIGNS[verdict.mark]).padStart(2)} ${at + 1}: ${teller.option(verdict.chosen)}${ascii ? ' - ' : ' — '}${teller.weight(verdict)}`,
      ...teller.reasons(verdict).map((line) => `   ${line}`),
    ]),
    words.loss((100 * meanLoss(review)).toFixed(1), judged.length),
    '',
    words.luckAndSkill,
    ...inColumns(teller.balance(review)),
  ];
}
