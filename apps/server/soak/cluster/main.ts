// `npm run soak:cluster`: people play at many tables while servers, NATS, PostgreSQL and the ways between them fail; then all that
// anybody did and heard is compared with what is kept.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { strike } from './blows.ts';
import { type Blow, pauseAfter } from './checker.ts';
import { Crew, SETUP } from './crew.ts';
import { judge } from './judged.ts';
import { Servers } from './servers.ts';
import { stepsAfter } from './steps.ts';

const USAGE = 'npm run soak:cluster -- [--minutes 20] [--tables 16] [--servers 3] [--seed 1]';
const LONGEST = 5_000; // ms until a table goes on after a death
const BEFORE = 5_000; //  ms until all are playing
const CALM = 12_000; //   ms of peace at the end

function refuse(line: string): never {
  console.error(`${line}; ${USAGE}`);
  process.exit(2);
}

function settings(): Record<'minutes' | 'tables' | 'servers' | 'seed', number> {
  const usual = { minutes: '20', tables: '16', servers: '3', seed: '1' };
  const option = (value: string) => ({ type: 'string', default: value }) as const;
  try {
    const { values } = parseArgs({
      options: {
        minutes: option(usual.minutes),
        tables: option(usual.tables),
        servers: option(usual.servers),
        seed: option(usual.seed),
      },
    });
    const number = (name: keyof typeof usual): number => {
      const value = Number(values[name]);
      if (value > 0 && (name === 'minutes' || Number.isSafeInteger(value))) return value;
      return refuse(`--${name} is ${JSON.stringify(values[name])}; it takes a number above 0`);
    };
    return { minutes: number('minutes'), tables: number('tables'), servers: number('servers'), seed: number('seed') };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { minutes, tables, servers: count, seed } = settings();
const random = randomFrom(seed);
const { game } = await loadGame(SETUP.game);
const keyOf = (option: unknown): string => game.key(option as never, SETUP.options);
const began = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`);

const TICK = 100; //  ms
const STALL = 500; // ms this machine itself may be late
const stalls: number[] = [];
let ticked = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - ticked > TICK + STALL) stalls.push(now);
  ticked = now;
}, TICK).unref();

const servers = await Servers.start(count);
try {
  say(`${count} servers at ${servers.base}`);
  const crews = Array.from({ length: tables }, () => new Crew(servers.base, random, keyOf));
  await Promise.all(crews.map((each) => each.begin()));
  say(`${tables} tables, ${2 * tables} people; ${minutes} minutes from now`);
  await new Promise((resolve) => setTimeout(resolve, BEFORE));
  const until = performance.now() + minutes * 60_000;
  const blows = await strike(servers, random, () => performance.now() > until, say);
  const calm = performance.now();
  await new Promise((resolve) => setTimeout(resolve, CALM));
  const stuck = crews.flatMap(({ acknowledged, played }) =>
    acknowledged.some((at) => at > calm) ? [] : [`stuck: nobody goes on at table ${played.at(-1)?.table}`],
  );
  for (const each of crews) each.leave();
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // what is on its way comes

  const { faults, faulty, choices, acknowledged } = await judge(
    crews.flatMap(({ played }) => played),
    servers.postgres.url,
  );
  const late: string[] = [];
  // Where this machine itself stood still, nobody can say what took so long.
  const isJudged = ({ at }: Blow): boolean => !stalls.some((stall) => stall > at && stall < at + LONGEST + STALL);
  for (const kind of new Set(blows.map((each) => each.kind))) {
    const own = blows.filter((each) => each.kind === kind);
    const judged = own.filter(isJudged);
    const found = judged.flatMap((blow) =>
      crews.map((crew) => ({ blow, crew, ms: pauseAfter(blow, crew.acknowledged, blows, LONGEST) ?? 0 })),
    );
    const pauses = found.map(({ ms }) => ms);
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);
    const unjudged =
      own.length === judged.length ? '' : ` (${own.length - judged.length} while this machine stood still itself)`;
    say(
      `${kind}: ${own.length} times${unjudged}; the longest until a table went on ${seconds(Math.max(0, ...pauses))} s`,
    );
    const over = kind === 'kill' ? found.filter(({ ms }) => ms > LONGEST) : [];
    for (const { blow, crew, ms } of over)
      late.push(
        `late: a table went on ${seconds(ms)} s after the death at ${seconds(blow.at - began)} s${stepsAfter(blow, crew, servers.taken)}`,
      );
  }
  say(`${servers.lapses.length} times a server was too late for its own tables`);
  const all = [...servers.failures, ...stuck, ...faults, ...late];
  for (const each of all) console.log(each);
  if (faulty.length > 0) {
    const file = join(tmpdir(), `cardwright-soak-${seed}.json`);
    writeFileSync(file, JSON.stringify({ blows, faulty }));
    console.log(`Everything that was done and heard at tables with a fault is in ${file}.`);
  }
  const games = crews.reduce((sum, each) => sum + each.played.length, 0);
  say(
    `${games} tables, ${choices} choices kept, ${acknowledged} acknowledged, ${blows.length} blows: ${all.length === 0 ? 'linearizable, nothing lost, nothing twice, one owner at a time' : `${all.length} faults`}`,
  );
  process.exitCode = all.length === 0 ? 0 : 1;
} finally {
  await servers.end();
}
process.exit();
