// `npm run load`: people at many tables of a real server, over real sockets, and the same at a server of boardgame.io.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import type { TableSetup } from '@cardwright/online';
import { BoardgameTables } from './boardgame-tables.ts';
import { CardwrightTables } from './cardwright-tables.ts';
import { type DrivenTables, USUAL_THINK } from './driven-tables.ts';
import { Latencies } from './latencies.ts';
import { MeasuredServer, type Usage, type Wanted } from './measured-server.ts';
import { type Several, startSeveral } from './several-servers.ts';

const USAGE =
  'npm run load -- [--tables 2000] [--people 2] [--seconds 60] [--game ltk-identity] [--seats 5] [--think 3000] [--alone] [--servers 3 [--together]] [--json]';
const SETTLE = 5_000; // ms from the last one who sits down to the first that counts

interface Figures {
  readonly tables: number;
  readonly choices: number;
  readonly p50: number; //            ms from a choice to everybody's told
  readonly p99: number;
  readonly messages: number; //       a second, from the server
  readonly memoryPerTable: number; // bytes
  readonly cpuPerChoice: number; //   ms of the server, bots and all
  readonly parts: Readonly<Record<'main' | 'tables' | 'storage' | 'others' | 'generator', number>>; // the same by thread, and of whoever plays
  readonly busy: number; //           share of a core
  readonly waited: number; //         share of the time the server wanted a core that others had
  readonly lost: number;
  readonly rows?: number; //          a second, written by PostgreSQL
  readonly around?: Readonly<Record<string, number>>; // ms of CPU a choice of what stands beside the servers
}

/** What is measured: a server, or several as one. */
interface Measured {
  usage(wanted: Wanted): Promise<Usage>;
  rows?(): Promise<number>; // choices that are kept
  around?(): Readonly<Record<string, number>>; // seconds of CPU of what stands beside them
}

async function drive(server: Measured, tables: DrivenTables, count: number, seconds: number): Promise<Figures> {
  const before = await server.usage('heap');
  await tables.open();
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  const latencies = new Latencies();
  const begun = await server.usage('cpu');
  const own = process.cpuUsage();
  const beside = server.around?.();
  const rows = await server.rows?.();
  tables.measure(latencies);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  tables.rest();
  const ended = await server.usage('cpu');
  const generator = process.cpuUsage(own);
  const besideEnded = server.around?.();
  const rowsEnded = await server.rows?.();
  const { heap } = await server.usage('heap');
  const lost = await tables.close();
  const perChoice = (seconds: number): number => round((seconds * 1_000) / tables.choices);
  const used = (part: keyof Usage['cpu']): number => ended.cpu[part] - begun.cpu[part];
  const cpu = used('main') + used('tables') + used('storage') + used('others');
  return {
    tables: count,
    choices: tables.choices,
    p50: round(latencies.quantile(0.5)),
    p99: round(latencies.quantile(0.99)),
    messages: Math.round(tables.messages / seconds),
    memoryPerTable: Math.round((heap - before.heap) / count),
    cpuPerChoice: perChoice(cpu),
    parts: {
      main: perChoice(used('main')),
      tables: perChoice(used('tables')),
      storage: perChoice(used('storage')),
      others: perChoice(used('others')),
      generator: perChoice((generator.user + generator.system) / 1e6),
    },
    busy: round(cpu / seconds),
    waited: round(used('waited') / seconds),
    lost,
    ...(rowsEnded !== undefined && { rows: Math.round((rowsEnded - (rows ?? 0)) / seconds) }),
    ...(besideEnded && {
      around: Object.fromEntries(
        Object.entries(besideEnded).map(([name, s]) => [name, perChoice(s - (beside?.[name] ?? 0))]),
      ),
    }),
  };
}

const round = (number: number): number => Math.round(number * 100) / 100;

async function ownServer(
  setup: TableSetup,
  count: number,
  people: number,
  seconds: number,
  think: number,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-load-'));
  const [page, data] = [join(folder, 'page'), join(folder, 'data.sqlite')];
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  const server = await MeasuredServer.start('cardwright-server.ts', page, data);
  try {
    const file = new DatabaseSync(data, { readOnly: true });
    const counting = file.prepare('select seat, count(*) as n from choice where "gameTable" = ? group by seat');
    const kept = (table: string): Promise<Map<number, number>> =>
      Promise.resolve(new Map((counting.all(table) as { seat: number; n: number }[]).map(({ seat, n }) => [seat, n])));
    const tables = new CardwrightTables([server.port], false, setup, count, people, kept, think);
    return await drive(server, tables, count, seconds);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Several servers with PostgreSQL and NATS. */
async function severalServers(
  setup: TableSetup,
  count: number,
  people: number,
  seconds: number,
  servers: number,
  areApart: boolean,
  think: number,
): Promise<Figures> {
  const several = await startSeveral(servers);
  try {
    const kept: Several['kept'] = (table) => several.kept(table);
    const tables = new CardwrightTables(several.ports, areApart, setup, count, people, kept, think);
    return await drive(several, tables, count, seconds);
  } finally {
    await several.stop();
  }
}

async function boardgameServer(count: number, seconds: number): Promise<Figures> {
  const server = await MeasuredServer.start('boardgame-server.ts');
  try {
    return await drive(server, new BoardgameTables(server.port, count), count, seconds);
  } finally {
    await server.stop();
  }
}

function wholeNumber(name: string, given: string): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`--${name} is ${JSON.stringify(given)}; it takes a whole number of at least 1; ${USAGE}`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    people: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
    game: { type: 'string', default: 'ltk-identity' },
    seats: { type: 'string', default: '5' },
    alone: { type: 'boolean', default: false }, // without boardgame.io
    servers: { type: 'string' }, //                so many, with PostgreSQL and NATS; else one with a file
    together: { type: 'boolean', default: false }, // the people of a table come to the same of them
    think: { type: 'string', default: String(USUAL_THINK) }, // ms a choice takes them
    json: { type: 'boolean', default: false },
  },
});
const count = wholeNumber('tables', values.tables);
const people = wholeNumber('people', values.people);
const seconds = wholeNumber('seconds', values.seconds);
const setup: TableSetup = {
  game: values.game,
  seats: wholeNumber('seats', values.seats),
  options: {},
  time: 'usual',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
};

const think = wholeNumber('think', values.think);
const own =
  values.servers === undefined
    ? await ownServer(setup, count, people, seconds, think)
    : await severalServers(
        setup,
        count,
        people,
        seconds,
        wholeNumber('servers', values.servers),
        !values.together,
        think,
      );
const other = values.alone || values.servers !== undefined ? null : await boardgameServer(count, seconds);
const ratio =
  other === null
    ? null
    : { p99: round(own.p99 / other.p99), cpuPerChoice: round(own.cpuPerChoice / other.cpuPerChoice) };
if (values.json) console.log(JSON.stringify({ ...own, boardgame: other, ratio }));
else {
  const show = (name: string, figures: Figures): void =>
    console.log(
      `${name}: ${figures.tables} tables, ${figures.choices} choices of people; from a choice to everybody's told p50 ${figures.p50} ms, p99 ${figures.p99} ms; ` +
        `${figures.messages} messages/s; ${Math.round(figures.memoryPerTable / 1000)} kB a table; ${figures.cpuPerChoice} ms of CPU a choice ` +
        `(${figures.parts.main} main thread, ${figures.parts.tables} tables, ${figures.parts.storage} storage, ${figures.parts.others} others; ${figures.parts.generator} the people), ` +
        `${Math.round(figures.busy * 100)} % of a core, ${Math.round(figures.waited * 100)} % of the time without one; lost ${figures.lost}` +
        (figures.rows === undefined ? '' : `; ${figures.rows} choices of all written/s`) +
        Object.entries(figures.around ?? {})
          .map(([name, ms]) => `; ${name} ${ms} ms of CPU a choice`)
          .join(''),
    );
  show(`${values.game}, ${people} people and ${Number(values.seats) - people} bots`, own);
  if (other !== null) show('boardgame.io 0.50, nine fields', other);
  if (ratio !== null) console.log(`ours to theirs: p99 ${ratio.p99}, CPU a choice ${ratio.cpuPerChoice}`);
}
process.exit(own.lost > 0 ? 1 : 0);
