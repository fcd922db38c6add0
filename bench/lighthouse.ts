// `npm run lighthouse`: what Lighthouse says, as for a phone, of the first page, a table and a replay, served by our own server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FromServer, Room, TableSetup, ToServer } from '@cardwright/online';
import { serveTables } from '@cardwright/server';
import { builtPage } from '@cardwright/web/build';
import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { WebSocket } from 'ws';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FLOOR = 95;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

const setup = (game: string, seats: number): TableSetup => ({
  game,
  seats,
  options: {},
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
});

/** Lays a table, sits down with bots and plays on while it is wanted. Gives the table and the secret of the seat. */
async function played(
  base: string,
  { game, seats }: { readonly game: string; readonly seats: number },
  until: 'asked' | 'over',
): Promise<{ readonly id: string; readonly secret: string }> {
  const greeting = await fetch(`${base}/api/me`);
  const [cookie = ''] = (greeting.headers.get('set-cookie') ?? '').split(';');
  const made = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(setup(game, seats)),
  });
  const { id } = (await made.json()) as { id: string };
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/tables/${id}/socket`, { headers: { cookie } });
  const say = (message: ToServer): void => socket.send(JSON.stringify(message));
  let room: Room | null = null;
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (message.type === 'room') {
        if (room === null) say({ type: 'start' });
        room = message;
        if (message.phase === 'over') resolve();
      }
      if (message.type !== 'told' || message.asks == null || message.asks.passes !== null) return;
      if (until === 'asked') resolve();
      else say({ type: 'choose', n: message.asks.n, choice: [...message.asks.decision.default] });
    });
  });
  socket.close();
  return { id, secret: (room as Room | null)?.seatLink ?? '' };
}

const METRICS = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

interface Judgement {
  readonly scores: readonly number[];
  readonly metrics: readonly number[]; //    ms
  readonly pace: number;
  readonly faults: readonly string[];
}

/** What one audit says in a table, a line for each row. */
const rowsOf = (audit: RunnerResult['lhr']['audits'][string] | undefined): string[] =>
  (audit?.details?.items ?? []).map((item) => JSON.stringify(item));

/** What Lighthouse says of a page once. */
async function judgedOnce(url: string, port: number): Promise<Judgement> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, environment } = result.lhr;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    metrics: Object.keys(METRICS).map((id) => audits[id]?.numericValue ?? 0),
    pace: environment.benchmarkIndex,
    faults: [
      ...Object.values(audits).flatMap(({ id, score, displayValue = '' }) =>
        score !== null && score < 0.9 ? [`${id} ${Math.round(score * 100)} ${displayValue}`.trim()] : [],
      ),
      ...['long-tasks', 'bootup-time', 'largest-contentful-paint-element'].flatMap((id) => rowsOf(audits[id])),
    ],
  };
}

/** The middle one of so many runs, by performance. */
async function judged(url: string, runs: number, port: number): Promise<Judgement> {
  const all: Judgement[] = [];
  for (let run = 0; run < runs; run++) all.push(await judgedOnce(url, port));
  return all.toSorted((a, b) => (a.scores[0] as number) - (b.scores[0] as number))[Math.floor(runs / 2)] as Judgement;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    why: { type: 'boolean', default: false },
    page: { type: 'string' }, // one of them alone
  },
});
const PAGES = ['home', 'table', 'replay'] as const;
if (values.page !== undefined && !(PAGES as readonly string[]).includes(values.page)) {
  console.error(`there is no page ${values.page}: say ${PAGES.join(', ')}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'cardwright-lighthouse-'));
const served = await serveTables({
  folder: await builtPage(),
  data: join(folder, 'tables.sqlite'),
  port: 0,
  policy: { pause: { min: 1, max: 2 } },
});
const chrome = await launch({
  chromeFlags: FLAGS,
  ...(process.env['CHROMIUM'] === undefined ? {} : { chromePath: process.env['CHROMIUM'] }),
});
try {
  const table = await played(served.url, { game: 'ltk-identity', seats: 5 }, 'asked');
  const replay = await played(served.url, { game: 'thrones', seats: 4 }, 'over');
  const paths = { home: '/', table: `/#/at/${table.id}/${table.secret}`, replay: `/#/game/${replay.id}` } as const;
  for (const name of PAGES.filter((each) => each === (values.page ?? each))) {
    const path = paths[name];
    const { scores, metrics, pace, faults } = await judged(`${served.url}${path}`, Number(values.runs), chrome.port);
    const said = CATEGORIES.map((category, i) => `${category} ${scores[i]}`).join(', ');
    const times = Object.values(METRICS).map((metric, i) => `${metric} ${seconds(metrics[i] as number)}`);
    console.log(`${name.padEnd(7)} ${said}; ${times.join(', ')}; pace of the machine ${Math.round(pace)}`);
    if (values.why) for (const fault of faults) console.log(`        ${fault}`);
    if (scores.some((score) => score < FLOOR)) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  await served.close();
  rmSync(folder, { recursive: true });
}
