import { join } from 'node:path';
import { parseRecord, replay } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import { afterEach, expect, test } from 'vitest';
import { serveTables } from '../src/online/server.ts';
import { type RunningServer, serveTable } from '../src/serve.ts';
import { folderWithPage } from './folders.ts';
import { Visitor } from './visitor.ts';

const { folder, page } = folderWithPage();

let served: RunningServer;
let count = 0;
const serve = async (data = join(folder, `${count++}.sqlite`)): Promise<string> => {
  served = await serveTables({ folder: page, data, port: 0, policy: { pause: { min: 1, max: 2 } } });
  return `http://127.0.0.1:${served.port}`;
};
afterEach(() => served.close());

const SETUP: TableSetup = {
  game: 'sorcery',
  seats: 2,
  options: { deck1: 'Banish|'.repeat(6), deck2: 'Banish|'.repeat(6) },
  time: 'none',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
};

async function lay(maker: Visitor, more: Partial<TableSetup> = {}): Promise<string> {
  const { body } = await maker.call('POST', '/api/tables', { ...SETUP, ...more });
  const { id } = body as { id: string };
  await maker.enter(id);
  await maker.until(() => maker.room !== null);
  return id;
}

async function come(visitor: Visitor, id: string): Promise<void> {
  await visitor.enter(id);
  await visitor.until(() => visitor.room !== null);
}

test.each([
  ['/t/abc-DEF_1', '/#/at/abc-DEF_1'],
  ['/t/abc/S3cret-_', '/#/at/abc/S3cret-_'],
  ['/r/abc', '/#/game/abc'],
])('%s leads into the page: %s', async (short, place) => {
  const base = await serve();
  const { status, headers } = await fetch(base + short, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, place]);
});

test.each(['/t/a%2Fb', '/t/%0d%0aset-cookie:x', `/t/${'x'.repeat(65)}`, '/t/a/%23', '/r/a.b', '/t/'])(
  '%s leads nowhere',
  async (short) => {
    const { status, headers } = await fetch((await serve()) + short, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([404, null]);
  },
);

test('whether there is a table at a link can be asked, and no more than that', async () => {
  const ann = await Visitor.at(await serve(), 'Ann');
  const id = await lay(ann);
  expect(await ann.call('GET', `/api/tables/${id}`)).toEqual({
    status: 200,
    body: { id, game: 'sorcery', phase: 'waiting' },
  });
  expect((await ann.call('GET', '/api/tables/nowhere')).status).toBe(404);
});

test('a server without tables says so, and it is no fault', async () => {
  served = await serveTable({ folder: page, port: 0 });
  expect((await fetch(`http://127.0.0.1:${served.port}/api/me`)).status).toBe(204);
});

test('who takes another name is called by it at the table they come back to', async () => {
  const base = await serve();
  const [ann, ben] = [await Visitor.at(base, 'Ann'), await Visitor.at(base)];
  const id = await lay(ann);
  await come(ben, id);
  await ben.call('POST', '/api/me', { name: 'Ben' });
  ben.drop();
  await ben.enter(id);
  await ann.until(() => ann.room?.members[1]?.name === 'Ben');
  expect(ann.room?.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

test('whoever is away is not waited for, and a table whose maker got up is the next one’s', async () => {
  const base = await serve();
  const [ann, ben, cleo] = [
    await Visitor.at(base, 'Ann'),
    await Visitor.at(base, 'Ben'),
    await Visitor.at(base, 'Cleo'),
  ];
  const id = await lay(ann, { game: 'thrones', seats: 4, options: {} });
  await come(ben, id);
  await come(cleo, id);
  ann.say({ type: 'stand' });
  await ben.until(() => ben.room?.members[0]?.name === 'Ben' && ben.room.members[0].isMaker);
  ben.say({ type: 'start' });
  await ben.until(() => ben.heard.some((each) => each.type === 'denied' && each.code === 'not-ready'));
  cleo.drop();
  await ben.until(() => ben.room?.members[1]?.isHere === false);
  ben.say({ type: 'start' });
  await ben.until(() => ben.room?.phase === 'playing');
  expect(ben.room?.members.map(({ name, isMaker }) => [name, isMaker])).toEqual([
    ['Ben', true],
    ['Cleo', false],
  ]);
});

test('its maker turns a table into one for another game', async () => {
  const ann = await Visitor.at(await serve(), 'Ann');
  await lay(ann);
  ann.say({ type: 'setup', setup: { ...SETUP, game: 'thrones', seats: 4, options: {} } });
  await ann.until(() => ann.room?.setup.game === 'thrones');
  ann.say({ type: 'setup', setup: { ...SETUP, game: 'bridge' } });
  await ann.until(() =>
    ann.heard.some(
      (each) =>
        each.type === 'denied' &&
        each.detail?.startsWith('there is no game "bridge"; the games are ltk-identity') === true,
    ),
  );
  ann.say({ type: 'start' });
  await ann.until(() => ann.view !== undefined);
  expect(ann.heard.find(({ type }) => type === 'welcome')).toMatchObject({ game: 'thrones', seats: 4 });
});

/** Two people at Sorcery who only end their turns, until it is over. */
async function playedOut(ann: Visitor, ben: Visitor): Promise<string> {
  const id = await lay(ann, {
    options: { ...SETUP.options, deck1: 'Air Elemental|'.repeat(9), deck2: 'Banish|'.repeat(9) },
  });
  await come(ben, id);
  ben.say({ type: 'ready', is: true });
  await ann.until(() => ann.room?.members[1]?.isReady === true);
  ann.say({ type: 'start' });
  for (let i = 0; i < 3000 && ann.room?.phase !== 'over'; i++) {
    const asked = [ann, ben].find(({ asks }) => asks !== null && asks.passes === null);
    if (asked === undefined) {
      await Promise.race(
        [ann, ben].map((each) => each.until(() => each.asks?.passes === null || each.room?.phase === 'over')),
      );
      continue;
    }
    const { options, default: usual } = (asked.asks as NonNullable<Visitor['asks']>).decision;
    const act = options.findIndex(({ type }) => type === 'attack' || type === 'play');
    asked.choose(act < 0 ? usual : [act]);
    await new Promise((resolve) => setTimeout(resolve, 18)); // nobody may say more a second
  }
  return id;
}

test('two ask for another game at once, and go to the same table; the record outlives the server', async () => {
  const data = join(folder, 'kept.sqlite');
  const base = await serve(data);
  const [ann, ben] = [await Visitor.at(base, 'Ann'), await Visitor.at(base, 'Ben')];
  const id = await playedOut(ann, ben);
  for (const each of [ann, ben]) each.say({ type: 'again' });
  for (const each of [ann, ben]) await each.until(() => each.room?.next != null);
  expect(ann.room?.next).toBe(ben.room?.next);
  const { body } = await ann.call('GET', `/api/tables/${id}/record`);
  await served.close();
  const again = await ann.moved(await serve(data));
  const after = await again.call('GET', `/api/tables/${id}/record`);
  expect(after).toEqual({ status: 200, body });
  expect(replay((await loadGame('sorcery')).game, parseRecord(after.body as string)).outcome).not.toBeNull();
});
