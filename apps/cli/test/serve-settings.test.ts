import { coresToUse } from '@cardwright/server';
import { describe, expect, test } from 'vitest';
import { type FlagValues, SERVE_FLAGS, variableOf } from '../src/serve-flags.ts';
import { serveSettings } from '../src/serve-settings.ts';
import { run } from './command-line.ts';

const mistakesOf = (given: FlagValues, env: NodeJS.ProcessEnv = {}): string[] => {
  try {
    serveSettings(given, env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('what is usual: this machine only, a file in the data folder', () => {
  expect(serveSettings({}, { XDG_DATA_HOME: '/data' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    isLan: false,
    data: '/data/cardwright/tables.sqlite',
    isDatabase: false,
    nats: null,
    threads: coresToUse(),
    proxies: [],
    keeping: { games: null, deserted: null },
    rate: 10,
    log: 'warn',
    metricsFor: 'here',
    lang: 'en',
  });
});

test.each([
  ['CARDWRIGHT_PORT', '8080', { port: 8080 }],
  ['CARDWRIGHT_HOST', '10.0.0.1', { host: '10.0.0.1' }],
  ['CARDWRIGHT_LAN', '1', { isLan: true, host: '0.0.0.0' }],
  ['CARDWRIGHT_LAN', 'no', { isLan: false, host: '127.0.0.1' }],
  ['CARDWRIGHT_DATA', '/srv/cards.sqlite', { data: '/srv/cards.sqlite' }],
  ['CARDWRIGHT_DB', 'postgres://a:b@c/d', { data: 'postgres://a:b@c/d', isDatabase: true }],
  ['CARDWRIGHT_BEHIND_PROXY', 'yes', { proxies: ['loopback'] }],
  ['CARDWRIGHT_BEHIND_PROXY', '10.0.0.2, 10.1.0.0/16', { proxies: ['10.0.0.2', '10.1.0.0/16'] }],
  ['CARDWRIGHT_THREADS', '0', { threads: 0 }],
  ['CARDWRIGHT_RATE', '50', { rate: 50 }],
  ['CARDWRIGHT_KEEP_GAMES', '90', { keeping: { games: 90, deserted: null } }],
  ['CARDWRIGHT_KEEP_DESERTED', '30', { keeping: { games: null, deserted: 30 } }],
  ['CARDWRIGHT_LOG', 'info', { log: 'info' }],
  ['CARDWRIGHT_METRICS', 'all', { metricsFor: 'all' }],
  ['CARDWRIGHT_LANG', 'zh', { lang: 'zh' }],
  ['CARDWRIGHT_PORT', '', { port: 3000 }],
])('%s=%s', (name, value, settings) => {
  expect(serveSettings({}, { [name]: value })).toMatchObject(settings);
});

test('one of several servers: a database and a NATS server', () => {
  expect(serveSettings({ db: 'postgres://c/d', nats: 'nats://c:4222' }, {})).toMatchObject({
    data: 'postgres://c/d',
    nats: 'nats://c:4222',
    threads: 0,
  });
});

test('threads for the tables: one a core, none where there is one core, four at most', () => {
  expect([1, 2, 3, 64].map((cores) => coresToUse(cores))).toEqual([0, 2, 3, 4]);
});

test('a flag wins', () => {
  expect(serveSettings({ port: '1' }, { CARDWRIGHT_PORT: '2' }).port).toBe(1);
  expect(serveSettings({ behindProxy: true }, { CARDWRIGHT_BEHIND_PROXY: '10.0.0.2' }).proxies).toEqual(['loopback']);
});

describe('a mistake is a line that says what would be right', () => {
  test.each([
    [{ keepGames: '0' }, '--keep-games is "0"; it takes a whole number from 1 to 36500'],
    [{ rate: '0' }, '--rate is "0"; it takes a whole number from 1 to 1000000'],
    [{ log: 'loud' }, '--log is "loud"; it takes silent, error, warn, info, debug'],
    [{ metrics: 'me' }, '--metrics is "me"; it takes here, all, nobody'],
    [{ lang: 'fr' }, '--lang is "fr"; it takes en, zh'],
    [{ host: ' ' }, '--host is empty'],
    [{ db: 'postgres://c/d', nats: 'c:4222' }, '--nats is no address of a NATS server; it takes nats://host:4222'],
    [{ nats: 'nats://c:4222' }, '--nats is for several servers that share a database: say --db postgres://… too'],
    [{ threads: '-1' }, '--threads is "-1"; it takes a whole number from 0 to 256'],
    [
      { db: 'postgres://c/d', nats: 'nats://c:4222', threads: '2' },
      '--threads is for one server, several are named by --nats: say one of them',
    ],
    [{ behindProxy: '10.0.0.2,proxy' }, '--behind-proxy names "proxy"; it takes addresses like 10.0.0.2 or 10.0.0.0/8'],
    [
      { behindProxy: '10.0.0.2/33' },
      '--behind-proxy names "10.0.0.2/33"; it takes addresses like 10.0.0.2 or 10.0.0.0/8',
    ],
    [
      { db: 'mysql://secret@x' },
      '--db is no address of a PostgreSQL database; it takes postgres://user:password@host/name',
    ],
    [{ data: 'a', db: 'postgres://x' }, '--data is a file, a database is named by --db: say one of them'],
    [{ lan: true, host: '::' }, '--lan lets the same network in, others are named by --host: say one of them'],
  ])('%j', (given, line) => {
    expect(mistakesOf(given)).toEqual([line]);
  });

  test.each(['-1', '65536', 'http', '3000.5', ''])('--port %j', (port) => {
    expect(mistakesOf({ port })).toEqual([
      `--port is ${JSON.stringify(port)}; it takes a whole number from 0 to 65535`,
    ]);
  });

  test('in the environment too, and a variable that is none', () => {
    expect(mistakesOf({}, { CARDWRIGHT_PORT: 'x', CARDWRIGHT_LAN: 'maybe', CARDWRIGHT_PROT: '1' })).toEqual([
      'CARDWRIGHT_LAN is "maybe"; it takes 1 or 0',
      'CARDWRIGHT_PORT is "x"; it takes a whole number from 0 to 65535',
      expect.stringMatching(/^CARDWRIGHT_PROT is no setting; there are CARDWRIGHT_PORT, /),
    ]);
  });

  test('exit code 2, before anything is built or served', async () => {
    const { status, stdout, stderr } = await run(['serve', '--log', 'loud', '--rate', 'x']);
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      '--rate is "x"; it takes a whole number from 1 to 1000000\n--log is "loud"; it takes silent, error, warn, info, debug\n',
    ]);
  });
});

test('serve --help names every flag and every variable', async () => {
  const { stdout } = await run(['serve', '--help']);
  for (const [name, [flags]] of Object.entries(SERVE_FLAGS)) {
    expect(stdout).toContain(flags);
    expect(stdout).toContain(variableOf(name as keyof typeof SERVE_FLAGS));
  }
});
