import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeOf } from '../src/cluster/membership.ts';
import { type ServedTables, serveTables } from '../src/online/server.ts';
import { folderWithPage } from './folders.ts';
import { idOf, play, setup, two } from './two.ts';
import { Visitor } from './visitor.ts';

const { folder, page } = folderWithPage();
const data = join(folder, 'threads.sqlite');
let served: ServedTables;
const serve = async (): Promise<void> => {
  served = await serveTables({
    folder: page,
    data,
    port: 0,
    rate: 1000,
    threads: 2,
    policy: { pause: { min: 1, max: 5 } },
  });
};
const base = (): string => `http://127.0.0.1:${served.port}`;
beforeAll(serve);
afterAll(() => served.close());

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${base()}/metrics`)).text();
  return Number(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
};

/** The threads of this process. */
const threadNames = (): string[] =>
  readdirSync('/proc/self/task').map((each) => readFileSync(`/proc/self/task/${each}/comm`, 'utf8').trim());

describe('tables in threads of their own', () => {
  test('no thread is started before there is a table', async () => {
    const ann = await Visitor.at(base(), 'Ann');
    await ann.call('GET', '/api/tables');
    expect(await served.memory()).toBe(0);
    expect(await figure('cardwright_tables{phase="playing"}')).toBe(0);
  });

  test('people play to the end there, again at the next table, and what happened is counted', async () => {
    const { ann, ben, id } = await two(base());
    await play([ann, ben]);
    await ann.until(() => ann.room?.phase === 'over');
    expect((await ben.call('GET', `/api/tables/${id}/record`)).status).toBe(200);
    expect(await figure('cardwright_choices_total')).toBeGreaterThan(10);
    expect(await figure('cardwright_tables{phase="over"}')).toBe(1);
    ann.say({ type: 'again' });
    await ben.until(() => ben.room?.next !== null);
    const next = ben.room?.next as string;
    for (const each of [ann, ben]) {
      each.room = null;
      await each.enter(next);
    }
    await ben.until(() => ben.room?.members.length === 2);
    expect(ben.room?.phase).toBe('waiting');
  });

  test('tables are spread over the threads, and each is found', async () => {
    const ann = await Visitor.at(base(), 'Ann');
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) ids.push(idOf(await ann.call('POST', '/api/tables', setup())));
    const homes = ids.map((id) => homeOf(id, ['a', 'b']));
    expect(homes.filter((home) => home === 'a')).toHaveLength(3);
    for (const id of ids) {
      ann.room = null;
      await ann.enter(id);
      await ann.until(() => ann.room !== null);
      expect(ann.room).toMatchObject({ id, phase: 'waiting', own: 0 });
      ann.drop();
    }
  });

  test('a setup that makes no sense is refused with its reason, as without threads', async () => {
    const ann = await Visitor.at(base(), 'Ann');
    const { status, body } = await ann.call('POST', '/api/tables', setup({ game: 'thrones', seats: 9 }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      problem: 'thrones is played by 4, not by 9',
      why: { code: 'wrong-seats', values: { game: 'thrones', allowed: '4', seats: 9 } },
    });
  });

  test('those who want to play the same game at once come together; a public table stands in the lobby', async () => {
    const [ann, ben] = [await Visitor.at(base(), 'Ann'), await Visitor.at(base(), 'Ben')];
    const id = idOf(await ann.call('POST', '/api/quick', { game: 'thrones' }));
    await ann.enter(id);
    expect(idOf(await ben.call('POST', '/api/quick', { game: 'thrones' }))).toBe(id);
    for (;;) {
      const { tables } = (await ben.call('GET', '/api/tables')).body as { tables: { id: string }[] };
      if (tables.some((table) => table.id === id)) break; // threads tell of theirs now and then
    }
  });

  test('bots that search think in another thread', async () => {
    const ann = await Visitor.at(base(), 'Ann');
    const id = idOf(await ann.call('POST', '/api/tables', setup({ bots: ['tactician'] })));
    await ann.enter(id);
    await ann.until(() => ann.room?.members.length === 1);
    ann.say({ type: 'start' });
    await ann.until(() => ann.view !== undefined);
    while (!threadNames().includes('thinker') && ann.outcome === null) await play([ann], 1);
    await play([ann], 3);
    expect(threadNames()).toContain('thinker');
    expect(ann.heard.filter(({ type }) => type === 'closed')).toEqual([]);
  });

  test('a server that is stopped in mid-game finds the table again, at its question', async () => {
    const { ann, ben, id } = await two(base());
    await play([ann, ben], 25);
    await Promise.race([ann, ben].map((each) => each.until(() => each.asks?.passes === null)));
    const asked = ann.asks?.passes === null ? ann : ben;
    const { decision } = asked.asks as NonNullable<Visitor['asks']>;
    await served.close();
    await serve();
    const back = await asked.moved(base());
    await back.enter(id);
    await back.until(() => back.asks !== null);
    expect(back.asks?.decision).toEqual(decision);
    expect(back.view).toEqual(asked.view);
  });
});
