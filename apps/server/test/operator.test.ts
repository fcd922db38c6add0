import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type FairDeal, seedOf } from '@cardwright/online';
import { afterEach, describe, expect, test } from 'vitest';
import { appFor } from '../src/app.ts';
import { type OnlineServeOptions, serveTables } from '../src/online/server.ts';
import type { RunningServer } from '../src/serve.ts';
import { folderWithPage } from './folders.ts';
import { startPostgres } from './postgres.ts';
import { play, two } from './two.ts';
import { Visitor } from './visitor.ts';

const { folder, page } = folderWithPage();
let served: RunningServer;
let count = 0;
const serve = async (more: Partial<OnlineServeOptions> = {}): Promise<string> => {
  const data = join(folder, `${count++}.sqlite`);
  served = await serveTables({ folder: page, data, port: 0, policy: { pause: { min: 1, max: 5 } }, ...more });
  return `http://127.0.0.1:${served.port}`;
};
afterEach(() => served.close());

describe('/healthz', () => {
  test('is ready as long as the storage answers', async () => {
    const postgres = await startPostgres();
    const base = await serve({ data: postgres.url });
    const health = async (): Promise<[number, unknown]> => {
      const answer = await fetch(`${base}/healthz`);
      return [answer.status, await answer.json()];
    };
    expect(await health()).toEqual([200, { status: 'ready' }]);
    postgres.stop();
    for (;;) {
      const [status, body] = await health();
      if (status === 200) continue; // it takes a moment to go
      expect([status, body]).toEqual([503, { status: 'the storage does not answer' }]);
      break;
    }
  });
});

describe('/metrics', () => {
  test('counts tables, people, choices, messages, and how long news takes', async () => {
    const base = await serve();
    const { ann, ben } = await two(base);
    await play([ann, ben], 12);
    const figure = (text: string, name: string): number =>
      Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
    const answer = await fetch(`${base}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(figure(text, 'cardwright_tables{phase="playing"}')).toBe(1);
    expect(figure(text, 'cardwright_people')).toBe(2);
    expect(figure(text, 'cardwright_sockets')).toBe(2);
    expect(figure(text, 'cardwright_choices_total')).toBeGreaterThan(5);
    expect(figure(text, 'cardwright_choice_told_seconds_count')).toBeGreaterThan(5);
    expect(figure(text, 'cardwright_messages_total{way="out"}')).toBeGreaterThan(20);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect(figure(text, name)).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain('Ann');
  });

  test.each([
    ['here', 200, 404],
    ['all', 200, 200],
    ['nobody', 404, 404],
  ] as const)('for %s: %i on this machine, %i elsewhere', async (metricsFor, near, far) => {
    const base = await serve({ metricsFor, proxies: ['loopback'] });
    const status = async (from?: string): Promise<number> =>
      (await fetch(`${base}/metrics`, from === undefined ? {} : { headers: { 'x-forwarded-for': from } })).status;
    expect([await status(), await status('192.0.2.7')]).toEqual([near, far]);
  });
});

describe('who asks', () => {
  const statuses = async (base: string, addresses: readonly string[]): Promise<Set<number>> => {
    const found = new Set<number>();
    for (const address of addresses)
      found.add((await fetch(`${base}/api/tables`, { headers: { 'x-forwarded-for': address } })).status);
    return found;
  };
  const many = Array.from({ length: 12 }, (_, i) => `192.0.2.${i}`);

  test('an address that somebody makes up does not count; behind a proxy the proxy is believed', async () => {
    expect(await statuses(await serve({ rate: 1 }), many)).toEqual(new Set([200, 429]));
    await served.close();
    expect(await statuses(await serve({ rate: 1, proxies: ['loopback'] }), many)).toEqual(new Set([200]));
  });

  test('what a visitor says before the proxy does is not believed', async () => {
    const base = await serve({ rate: 1, proxies: ['loopback'] });
    const said = many.map((address) => `${address}, 198.51.100.1`);
    expect(await statuses(base, said)).toEqual(new Set([200, 429]));
  });

  test('the cookie is for TLS only where the proxy speaks it', async () => {
    const cookieOf = async (base: string): Promise<string> =>
      (await fetch(`${base}/api/me`, { headers: { 'x-forwarded-proto': 'https' } })).headers.get('set-cookie') ?? '';
    expect(await cookieOf(await serve())).not.toContain('Secure');
    await served.close();
    expect(await cookieOf(await serve({ proxies: ['loopback'] }))).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  });
});

describe('the log', () => {
  test('holds no seed, no hand, no secret and no address that lets somebody in', async () => {
    const lines: string[] = [];
    const data = join(folder, 'logged.sqlite');
    const base = await serve({ data, log: { level: 'debug', stream: { write: (line) => lines.push(line) } } });
    const { ann, ben, id } = await two(base);
    const link = ann.room?.seatLink as string;
    const hands = new Set<string>();
    for (let turns = 0; turns < 15; turns++) {
      await play([ann, ben], 2);
      for (const { view } of [ann, ben]) for (const card of handOf(view)) hands.add(card);
    }
    const tablet = await Visitor.at(base);
    await tablet.enter(id, `?seat=${link}`);
    for (const path of [`/t/${id}/${link}`, `/api/tables/${id}/record?seat=${link}`, `/api/tables/%zz${link}`])
      await fetch(base + path, { headers: { cookie: ann.cookie } });
    await expect(ann.enter(id, `/../../../../t/${id}/${link}`)).rejects.toThrow('302'); // no socket, but a link
    ann.raw(`{"type":"say","text":${JSON.stringify(link)}}`);
    await served.close();
    const log = lines.join('');
    const file = new DatabaseSync(data, { readOnly: true });
    const { fair } = file.prepare('select fair from "gameTable"').get() as { fair: string };
    const deal = JSON.parse(fair) as FairDeal;
    const keys = file.prepare('select distinct keys from choice').all() as { keys: string }[];
    file.close();
    expect(log).toContain('"route":"/api/tables/:id/socket"');
    expect(hands.size).toBeGreaterThan(2);
    expect(keys.length).toBeGreaterThan(5);
    const secrets = [ann, ben, tablet].map(({ cookie }) => cookie.split('=')[1] as string);
    const choices = keys.flatMap((row) => JSON.parse(row.keys) as string[]).filter((key) => key.length > 4);
    for (const secret of [
      await seedOf(deal),
      deal.secret,
      id,
      link,
      ben.room?.seatLink as string,
      ...secrets,
      ...hands,
      ...choices,
    ])
      expect(log).not.toContain(secret);
  });
});

test('of a fault the log says where, and not what rules say of it', async () => {
  const lines: string[] = [];
  await serve();
  const app = appFor(page, { log: { level: 'debug', stream: { write: (line) => lines.push(line) } } });
  app.get('/fault', () => {
    throw new Error('seat 1 holds a Peach');
  });
  await app.inject('/fault?seat=secret');
  app.log.error({ err: Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) }, 'a table failed');
  await app.close();
  const log = lines.join('');
  expect(log).not.toMatch(/Peach|secret/);
  expect(log).toContain('operator.test.ts');
  expect(log).toContain('no space left on device');
});

const handOf = (view: unknown): string[] => {
  const { players } = view as { players: readonly { hand: readonly ({ card: string } | null)[] }[] };
  return players.flatMap(({ hand }) => (Array.isArray(hand) ? hand : []).flatMap((card) => card?.card ?? []));
};
