import './production.ts';
import { availableParallelism, loadavg } from 'node:os';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { random } from '@cardwright/players';
import { ltkBots } from '@cardwright/players/ltk';
import { thronesBots } from '@cardwright/players/thrones';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { botOf, forkMicroseconds, imagineMicroseconds, playRate } from './measure.ts';
import { leafMicroseconds, rolloutRate } from './rollouts.ts';
import { threadSpeedUp } from './threads.ts';
import { stepping, telling } from './told.ts';
import { pace, trickGame } from './whist.ts';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly measure: () => number | Promise<number>;
}

const thronesRandom = botOf(thronesBots, 'random');
const strategist = botOf(ltkBots, 'strategist');

// biome-ignore format: a row a line
const ROWS: readonly Row[] = [
  { what: 'thrones, random players', unit: 'games/s', atLeast: 10_000, measure: () => playRate(thrones, thronesRandom, 4, 'games') },
  { what: 'thrones, fork at a random decision', unit: 'µs', measure: () => forkMicroseconds(thrones, 4) },
  { what: 'thrones, imagine at a random decision', unit: 'µs', measure: () => imagineMicroseconds(thrones, 4) },
  { what: 'thrones, two threads against one', unit: '×', atLeast: 1.7, measure: threadSpeedUp },
  { what: 'sorcery, random players', unit: 'games/s', atLeast: 2_000, measure: () => playRate(sorcery, random, 2, 'games') },
  { what: 'ltk-identity, 5 seats, random players', unit: 'games/s', atLeast: 1_000, measure: () => playRate(ltkIdentity, random, 5, 'games') },
  { what: 'ltk-identity, 5 seats, random players', unit: 'decisions/s', atLeast: 200_000, measure: () => playRate(ltkIdentity, random, 5, 'decisions') },
  { what: 'ltk-identity, 5 seats, strategists', unit: 'games/s', atLeast: 300, measure: () => playRate(ltkIdentity, strategist, 5, 'games') },
  { what: 'ltk-identity, 5 seats, two turns of strategists in a world', unit: 'a second', measure: rolloutRate },
  { what: 'ltk-identity, 5 seats, to judge a world', unit: 'µs', measure: leafMicroseconds },
  { what: 'ltk-kingdoms, 6 seats, random players', unit: 'games/s', atLeast: 500, measure: () => playRate(ltkKingdoms, random, 6, 'games') },
  { what: 'ltk-identity, fork at a random decision', unit: 'µs', atMost: 10, measure: () => forkMicroseconds(ltkIdentity, 5) },
  { what: 'ltk-identity, imagine at a random decision', unit: 'µs', atMost: 20, measure: () => imagineMicroseconds(ltkIdentity, 5) },
  { what: 'ltk-identity, imagine at 8 seats', unit: 'µs', atMost: 20, measure: () => imagineMicroseconds(ltkIdentity, 8) },
  { what: 'ltk-kingdoms, imagine at 6 seats', unit: 'µs', atMost: 25, measure: () => imagineMicroseconds(ltkKingdoms, 6) },
  { what: 'a table of 8 tells a looker: a message', unit: 'bytes', atMost: 1_000, measure: () => telling().bytes },
  { what: 'a table of 8 tells a looker: a message', unit: 'µs', atMost: 60, measure: () => telling().microseconds },
  { what: 'the same, step by step', unit: 'bytes', measure: () => stepping().bytes },
  { what: 'the same, step by step', unit: 'µs', measure: () => stepping().microseconds },
  { what: 'whist, random moves', unit: 'moves/s', measure: async () => (await trickGame()).ours },
  { what: 'the same whist on boardgame.io 0.50', unit: 'moves/s', measure: async () => (await trickGame()).theirs },
  { what: 'ours against boardgame.io', unit: '×', atLeast: 100, measure: async () => (await trickGame()).ratio },
];

interface Measured extends Omit<Row, 'measure'> {
  readonly measured: number;
  readonly pace: number; //     of this core when it was measured, against the one the floors were set on
  readonly atPace1: number; //  what it would be there; floors are held against this
  readonly ok: boolean;
}

/** A figure as it would be on a core of pace 1: a slow one is forgiven, a fast one gets no credit. Ratios and bytes are the same anywhere. */
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
const unknown = args.find((arg) => arg !== '--json');
if (unknown !== undefined) {
  console.error(`bench does not know "${unknown}"; it takes --json`);
  process.exit(2);
}
const isJson = args.includes('--json');

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.error(`the machine is busy (load ${load.toFixed(1)}): threads will look slower than they are`);
}

const results: Measured[] = [];
if (!isJson) console.log(lineOf('what', 'measured', 'at pace 1', 'floor', ''));
await pace(); // once to warm up
for (const [i, { measure, ...row }] of ROWS.entries()) {
  console.error(`measuring ${i + 1} of ${ROWS.length}: ${row.what} …`);
  const before = await pace();
  const measured = await measure();
  const now = (before + (await pace())) / 2;
  const there = atPace1(measured, row.unit, Math.min(1, now));
  const ok = there >= (row.atLeast ?? 0) && there <= (row.atMost ?? Number.POSITIVE_INFINITY);
  const result: Measured = { ...row, measured, pace: Number(now.toFixed(3)), atPace1: there, ok };
  results.push(result);
  if (isJson) continue;
  console.log(lineOf(row.what, `${number(measured)} ${row.unit}`, number(there), floorOf(result), verdictOf(result)));
}
if (isJson) console.log(JSON.stringify(results, null, 2));
if (!isJson) {
  const slowest = Math.min(...results.map((result) => result.pace));
  console.log(
    `pace: this core against the one the floors were set on, by boardgame.io's moves a second; at its slowest ${slowest}`,
  );
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
