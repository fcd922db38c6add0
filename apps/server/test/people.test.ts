import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPassword, keptPassword } from '../src/online/password.ts';
import { serveTables } from '../src/online/server.ts';
import type { RunningServer } from '../src/serve.ts';
import { SETUP } from './company.ts';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-people-'));
mkdirSync(join(folder, 'page'));
writeFileSync(join(folder, 'page', 'index.html'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let served: RunningServer;
let base: string;
beforeEach(async () => {
  served = await serveTables({ folder: join(folder, 'page'), data: ':memory:', port: 0 });
  base = `http://127.0.0.1:${served.port}`;
});
afterEach(() => served.close());

const PASSWORD = 'correct horse 电池';
const keeping = async (name: string): Promise<Visitor> => {
  const visitor = await Visitor.at(base, name);
  expect(await visitor.call('POST', '/api/account', { password: PASSWORD })).toEqual({
    status: 200,
    body: { name, isKept: true },
  });
  return visitor;
};

describe('a name that is kept', () => {
  test('is at hand at another device, with the password and not without', async () => {
    await keeping('Ann');
    const other = await Visitor.at(base, 'Somebody');
    const bad = await other.call('POST', '/api/login', { name: 'Ann', password: 'correct horse' });
    const nobody = await other.call('POST', '/api/login', { name: 'Nobody', password: PASSWORD });
    const problem = 'this name with this password is not known here';
    expect(bad).toEqual({ status: 401, body: { problem, why: { code: 'unknown-login' } } });
    expect(nobody).toEqual(bad);
    expect((await other.call('GET', '/api/me')).body).toEqual({ name: 'Somebody', isKept: false });
    expect((await other.call('POST', '/api/login', { name: ' ANN ', password: PASSWORD })).status).toBe(200);
    expect((await other.call('GET', '/api/me')).body).toEqual({ name: 'Ann', isKept: true });
  });

  test('cannot be taken, however it is written; guests who had it get another', async () => {
    const same = await Visitor.at(base, 'ann');
    await keeping('Ann');
    const { body } = await same.call('GET', '/api/me');
    expect((body as { name: string }).name.toLowerCase()).not.toBe('ann');
    for (const name of ['Ann', 'ANN', ' a n n ', 'Ａｎｎ']) {
      const { status } = await same.call('POST', '/api/me', { name });
      expect([name, status]).toEqual([name, 409]);
    }
    expect((await same.call('POST', '/api/me', { name: 'Anna' })).status).toBe(200);
  });

  test('can be changed by whoever keeps it, and is then free', async () => {
    const ann = await keeping('Ann');
    expect((await ann.call('POST', '/api/me', { name: 'Anne' })).body).toEqual({ name: 'Anne', isKept: true });
    await Visitor.at(base, 'Ann').then((other) => other.call('GET', '/api/me'));
    const other = await Visitor.at(base);
    expect((await other.call('POST', '/api/me', { name: 'Ann' })).status).toBe(200);
    expect((await other.call('POST', '/api/me', { name: 'anne' })).status).toBe(409);
  });

  test('bad bodies are refused in a sentence', async () => {
    const ann = await Visitor.at(base, 'Ann');
    for (const password of ['short', 'x'.repeat(201), 7, null])
      expect((await ann.call('POST', '/api/account', { password })).status).toBe(400);
    for (const body of [{}, { name: 'Ann' }, { name: 1, password: 'x' }])
      expect((await ann.call('POST', '/api/login', body)).status).toBe(400);
    expect((await ann.call('GET', '/api/me')).body).toEqual({ name: 'Ann', isKept: false });
  });

  test('a password is not to be guessed: after a few tries nobody is let try', async () => {
    await keeping('Ann');
    const thief = await Visitor.at(base);
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++)
      statuses.push((await thief.call('POST', '/api/login', { name: 'Ann', password: `guess ${i}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await thief.call('POST', '/api/login', { name: 'Ann', password: PASSWORD })).status).toBe(429);
  });
});

describe('sessions', () => {
  test('logging out ends this one; the cookie that somebody copied is worth nothing any more', async () => {
    const ann = await keeping('Ann');
    const copy = await ann.moved(base);
    await ann.call('POST', '/api/logout', {});
    expect((await copy.call('GET', '/api/me')).body).not.toMatchObject({ name: 'Ann' });
    expect((await ann.call('GET', '/api/me')).body).not.toMatchObject({ name: 'Ann' });
  });

  test('logging out everywhere ends them all, with the sockets they opened; the others stay', async () => {
    const ann = await keeping('Ann');
    const tablet = await Visitor.at(base);
    await tablet.call('POST', '/api/login', { name: 'Ann', password: PASSWORD });
    const ben = await Visitor.at(base, 'Ben');
    const { id } = (await ann.call('POST', '/api/tables', { ...SETUP })).body as { id: string };
    for (const each of [ann, tablet, ben]) {
      await each.enter(id);
      await each.until(() => each.room !== null);
    }
    await tablet.call('POST', '/api/logout', { everywhere: true });
    for (const each of [ann, tablet]) await each.until(() => !each.isOpen);
    expect(ben.isOpen).toBe(true);
    expect((await ann.call('GET', '/api/me')).body).not.toMatchObject({ name: 'Ann' });
    expect((await tablet.call('POST', '/api/login', { name: 'Ann', password: PASSWORD })).status).toBe(200);
  });
});

describe('a page for each name', () => {
  test('who keeps a name comes before guests of the past; nobody is 404', async () => {
    const ann = await keeping('Ann');
    const { status, body } = await ann.call('GET', '/api/people/ann');
    expect([status, body]).toMatchObject([
      200,
      { name: 'Ann', isKept: true, isOwn: true, games: [], byGame: [], byHero: [], line: {} },
    ]);
    const other = await Visitor.at(base);
    expect((await other.call('GET', '/api/people/Ann')).body).toMatchObject({ name: 'Ann', isOwn: false });
    expect((await other.call('GET', '/api/people/nobody')).status).toBe(404);
    expect((await other.call('GET', `/api/people/${'x'.repeat(90)}`)).status).toBe(404);
  });

  test('a ladder has the bots as they were measured, and needs a game', async () => {
    const ann = await Visitor.at(base);
    const { body } = await ann.call('GET', '/api/ladder?game=thrones');
    const { rows, own, count } = body as { rows: object[]; own: unknown; count: number };
    expect(rows[0]).toMatchObject({ rank: 1, kind: 'bot', isNew: false, bot: { name: { en: expect.any(String) } } });
    expect([own, count]).toEqual([null, rows.length]);
    for (const query of ['', '?game=', '?game=chess'])
      expect((await ann.call('GET', `/api/ladder${query}`)).status).toBe(400);
  });

  test('quick match needs a game that is there', async () => {
    const ann = await Visitor.at(base);
    for (const body of [{}, { game: 7 }, { game: 'chess' }])
      expect((await ann.call('POST', '/api/quick', body)).status).toBe(400);
    expect((await ann.call('POST', '/api/quick', { game: 'thrones' })).body).toEqual({ id: expect.any(String) });
  });
});

test('a password is kept as argon2id, and the same one twice is not the same', async () => {
  const [one, two] = [await keptPassword(PASSWORD), await keptPassword(PASSWORD)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPassword(one, PASSWORD)).toBe(true);
  expect(await isPassword(one, PASSWORD.normalize('NFD'))).toBe(true);
  expect(await isPassword(one, `${PASSWORD} `)).toBe(false);
  expect(await isPassword(null, PASSWORD)).toBe(false);
  expect(await isPassword('rubbish', PASSWORD)).toBe(false);
});
