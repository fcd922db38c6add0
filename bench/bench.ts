import './production.ts';
import { availableParallelism, loadavg } from 'node:os';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { random } from '@cardwright/players';
import { ltkBots } from '@cardwright/players/ltk';
import { thronesBots } from '@cardwright/players/thrones';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { botOf, forkMicroseconds, imagineMicroseconds, median, playRate, type Sample } from './measure.ts';
import { leafMicroseconds, rolloutRate } from './rollouts.ts';
import { threadSpeedUp } from './threads.ts';
import { stepping, telling } from './told.ts';
import { pace, trickGame } from './whist.ts';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly prepare: () => Sample | Promise<Sample>;
}

const thronesRandom = botOf(thronesBots, 'random');
const strategist = botOf(ltkBots, 'strategist');

// biome-ignore format: a row a line
const ROWS: readonly Row[] = [
  { what: 'thrones, random players', unit: 'games/s', atLeast: 10_000, prepare: () => playRate(thrones, thronesRandom, 4, 'games') },
  { what: 'thrones, fork at a random decision', unit: 'µs', prepare: () => forkMicroseconds(thrones, 4) },
  { what: 'thrones, imagine at a random decision', unit: 'µs', prepare: () => imagineMicroseconds(thrones, 4) },
  { what: 'thrones, two threads against one', unit: '×', atLeast: 1.7, prepare: () => threadSpeedUp },
  { what: 'sorcery, random players', unit: 'games/s', atLeast: 2_000, prepare: () => playRate(sorcery, random, 2, 'games') },
  { what: 'ltk-identity, 5 seats, random players', unit: 'games/s', atLeast: 1_000, prepare: () => playRate(ltkIdentity, random, 5, 'games') },
  { what: 'ltk-identity, 5 seats, random players', unit: 'decisions/s', atLeast: 200_000, prepare: () => playRate(ltkIdentity, random, 5, 'decisions') },
  { what: 'ltk-identity, 5 seats, strategists', unit: 'games/s', atLeast: 700, prepare: () => playRate(ltkIdentity, strategist, 5, 'games') },
  { what: 'ltk-identity, 5 seats, two turns of strategists in a world', unit: 'a second', atLeast: 12_000, prepare: rolloutRate },
  { what: 'ltk-identity, 5 seats, to judge a world', unit: 'µs', atMost: 15, prepare: leafMicroseconds },
  { what: 'ltk-kingdoms, 6 seats, random players', unit: 'games/s', atLeast: 500, prepare: () => playRate(ltkKingdoms, random, 6, 'games') },
  { what: 'ltk-identity, fork at a random decision', unit: 'µs', atMost: 10, prepare: () => forkMicroseconds(ltkIdentity, 5) },
  { what: 'ltk-identity, imagine at a random decision', unit: 'µs', atMost: 20, prepare: () => imagineMicroseconds(ltkIdentity, 5) },
  { what: 'ltk-identity, imagine at 8 seats', unit: 'µs', atMost: 20, prepare: () => imagineMicroseconds(ltkIdentity, 8) },
  { what: 'ltk-kingdoms, imagine at 6 seats', unit: 'µs', atMost: 25, prepare: () => imagineMicroseconds(ltkKingdoms, 6) },
  { what: 'a table of 8 tells a looker: a message', unit: 'bytes', atMost: 1_000, prepare: () => () => telling().bytes },
  { what: 'a table of 8 tells a looker: a message', unit: 'µs', atMost: 60, prepare: () => () => telling().microseconds },
  { what: 'the same, step by step', unit: 'bytes', prepare: () => () => stepping().bytes },
  { what: 'the same, step by step', unit: 'µs', prepare: () => () => stepping().microseconds },
  { what: 'whist, random moves', unit: 'moves/s', prepare: () => async () => (await trickGame()).ours },
  { what: 'the same whist on boardgame.io 0.50', unit: 'moves/s', prepare: () => async () => (await trickGame()).theirs },
  { what: 'ours against boardgame.io', unit: '×', atLeast: 100, prepare: () => async () => (await trickGame()).ratio },
];

interface Measured extends Omit<Row, 'prepare'> {
  readonly measured: number;
  readonly pace: number; //     of this core when it was measured, against the one the floors were set on
  readonly atPace1: number; //  what it would be there, on a slower core; floors are held against this
  readonly ok: boolean;
}

/**
 * A figure as it would be on a core of pace 1, where this one is slower: that is forgiven. What a faster one measured stands as it is, so there a
 * floor says less. (Not everything gets faster by as much as boardgame.io does.) Ratios and bytes are the same anywhere.
 */
function atPace1(value: number, unit: string, slow: number): number {
  if (unit === 'µs') return value * slow;
  return unit === '×' || unit === 'bytes' ? value : value / slow;
}

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

const floorOf = ({ atLeast, atMost }: Measured): string =>
  atLeast !== undefined ? `≥ ${number(atLeast)}` : atMost !== undefined ? `≤ ${number(atMost)}` : '';

const verdictOf = (row: Measured): string => (floorOf(row) === '' ? '' : row.ok ? 'ok' : 'TOO SLOW');

const lineOf = (...[what, measured, there, floor, verdict]: [string, string, string, string, string]): string =>
  `${what.padEnd(44)}${measured.padStart(22)}${there.padStart(12)}${floor.padStart(12)}  ${verdict}`.trimEnd();

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const words = args.filter((arg) => arg !== '--json');
const unknown = words.find((word) => word.startsWith('-'));
if (unknown !== undefined) {
  console.error(`bench does not know "${unknown}"; it takes --json, and words that rows must have: bench random 5`);
  process.exit(2);
}
const chosen = ROWS.filter(({ what, unit }) => words.every((word) => `${what} ${unit}`.includes(word)));
if (chosen.length === 0) {
  console.error(`no row of bench has all of "${words.join(' ')}" in it; without words all are measured`);
  process.exit(2);
}

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.error(`the machine is busy (load ${load.toFixed(1)}): threads will look slower than they are`);
}

const WARM = 8; // before that, V8 is still at it
const ROUNDS = 13; // short ones: the core's pace may change from one second to the next

/** What is the same at any pace, or measured in turns with boardgame.io anyway. */
const isPaceless = ({ unit, what }: Pick<Row, 'unit' | 'what'>): boolean =>
  unit === '×' || unit === 'bytes' || what.includes('whist');

/** Measures a row several times, after some that do not count, and the core's pace before and after each. */
async function measured({ prepare, ...row }: Row): Promise<Measured> {
  const sample = await prepare();
  const rounds: { measured: number; pace: number; atPace1: number }[] = [];
  const [warm, count] = isPaceless(row) ? [0, 1] : [WARM, ROUNDS];
  for (let i = 0; i < warm; i++) await sample();
  let before = await pace();
  while (rounds.length < count) {
    const value = await sample();
    const after = await pace();
    const now = (before + after) / 2;
    rounds.push({ measured: value, pace: now, atPace1: atPace1(value, row.unit, Math.min(1, now)) });
    before = after;
  }
  const of = (key: 'measured' | 'pace' | 'atPace1'): number => median(rounds.map((round) => round[key]));
  const there = of('atPace1');
  const ok = there >= (row.atLeast ?? 0) && there <= (row.atMost ?? Number.POSITIVE_INFINITY);
  return { ...row, measured: of('measured'), pace: Number(of('pace').toFixed(3)), atPace1: there, ok };
}

const results: Measured[] = [];
if (!isJson) console.log(lineOf('what', 'measured', 'at pace 1', 'floor', ''));
await pace(); // once to warm up
for (const [i, row] of chosen.entries()) {
  console.error(`measuring ${i + 1} of ${chosen.length}: ${row.what} …`);
  const result = await measured(row);
  results.push(result);
  if (isJson) continue;
  const value = `${number(result.measured)} ${row.unit}`;
  console.log(lineOf(row.what, value, number(result.atPace1), floorOf(result), verdictOf(result)));
}
if (isJson) console.log(JSON.stringify(results, null, 2));
if (!isJson) {
  const slowest = Math.min(...results.map((result) => result.pace));
  console.log(
    `pace: this core against the one the floors were set on, by boardgame.io's moves a second; at its slowest ${slowest}`,
  );
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
