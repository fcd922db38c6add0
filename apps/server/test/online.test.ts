import { join } from 'node:path';
import { parseRecord, replay } from '@cardwright/engine';
import { type Asked, type ClockInfo, type Told, USUAL_TIMES } from '@cardwright/host';
import type { Room } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { serveTables } from '../src/online/server.ts';
import type { RunningServer } from '../src/serve.ts';
import { folderWithPage } from './folders.ts';
import { idOf, play, setup, two } from './two.ts';
import { Visitor } from './visitor.ts';

const { folder, page } = folderWithPage();

let served: RunningServer;
let count = 0;
const serve = async (data = join(folder, `${count++}.sqlite`)): Promise<string> => {
  served = await serveTables({ folder: page, data, port: 0, policy: { pause: { min: 1, max: 5 } } });
  return `http://127.0.0.1:${served.port}`;
};
afterEach(() => served.close());

describe('a table of two', () => {
  test('a link is enough: whoever opens it sits down; they play to the end, and the record can be fetched', async () => {
    const base = await serve();
    const { ann, ben, id } = await two(base);
    expect(ann.room).toMatchObject({
      phase: 'playing',
      own: 0,
      members: [{ name: 'Ann', isMaker: true }, { name: 'Ben' }],
    });
    expect(new Set([ann.room?.seat, ben.room?.seat])).toEqual(new Set([0, 1]));
    expect((await ann.call('GET', `/api/tables/${id}/record`)).status).toBe(404);
    await play([ann, ben]);
    await ann.until(() => ann.room?.phase === 'over');
    const { status, body } = await ben.call('GET', `/api/tables/${id}/record`);
    expect(status).toBe(200);
    const record = parseRecord(body as string);
    expect(replay((await loadGame('sorcery')).game, record).outcome).toEqual(ann.outcome);
  });

  test('somebody who is cut off comes back to the same seat and question', async () => {
    const base = await serve();
    const { ann, ben, id } = await two(base);
    await play([ann, ben], 20);
    await Promise.race([ann, ben].map((each) => each.until(() => each.asks?.passes === null)));
    const asked = ann.asks?.passes === null ? ann : ben;
    const { asks, view, last } = asked;
    asked.drop();
    await asked.enter(id, `?since=${last}`);
    asked.choose((asks as NonNullable<typeof asks>).decision.default);
    asked.say({ type: 'history' });
    await asked.until(() => asked.heard.some(({ type }) => type === 'history'));
    expect(view).toBeDefined();
    expect(asked.heard.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('a server that is stopped in mid-game finds the table again, at its question', async () => {
    const data = join(folder, 'again.sqlite');
    const { ann, ben, id } = await two(await serve(data));
    await play([ann, ben], 25);
    await Promise.race([ann, ben].map((each) => each.until(() => each.asks?.passes === null)));
    const asked = ann.asks?.passes === null ? ann : ben;
    const { decision } = asked.asks as NonNullable<Visitor['asks']>;
    await served.close();
    const again = await serve(data);
    const back = await asked.moved(again);
    await back.enter(id);
    await back.until(() => back.asks !== null);
    expect(back.asks?.decision).toEqual(decision);
    expect(back.view).toEqual(asked.view);
  });

  test('whoever comes back has seat, question and clock with three messages, by a reload and by another device', async () => {
    const base = await serve();
    const { ann, ben, id } = await two(base, { time: 'usual' });
    await play([ann, ben], 5);
    await Promise.race([ann, ben].map((each) => each.until(() => each.asks?.passes === null)));
    const asked = ann.asks?.passes === null ? ann : ben;
    const { asks, room } = asked as { asks: Asked; room: Room };
    const comesBack = async (visitor: Visitor, query = ''): Promise<void> => {
      await visitor.enter(id, query);
      await visitor.until(() => visitor.heard.length >= 3);
      const [first, second, third] = visitor.heard;
      expect([first, second, third]).toMatchObject([
        { type: 'room', seat: room.seat, phase: 'playing' },
        { type: 'welcome' },
        { type: 'told', asks: { decision: asks.decision, passes: null }, clock: { bank: expect.any(Number) } },
      ]);
      const { left } = (third as Told).clock as ClockInfo;
      expect(left).toBeLessThanOrEqual(USUAL_TIMES.play);
    };
    asked.drop();
    await comesBack(await asked.moved(base));
    await comesBack(await Visitor.at(base), `?seat=${room.seatLink}`);
  });

  test('another device takes the same seat by its link; a stranger only looks on', async () => {
    const base = await serve();
    const { ann, id } = await two(base);
    const tablet = await Visitor.at(base);
    await tablet.enter(id, `?seat=${ann.room?.seatLink}`);
    await tablet.until(() => tablet.view !== undefined);
    expect(tablet.view).toEqual(ann.view);
    const stranger = await Visitor.at(base);
    await stranger.enter(id);
    await stranger.until(() => stranger.view !== undefined);
    expect(stranger.room).toMatchObject({ own: null, seat: null, seatLink: null, watchers: 1 });
    expect((stranger.view as { seat: unknown }).seat).toBeNull();
  });
});

describe('before it begins', () => {
  test('only the maker sets it up, and it begins when all are ready', async () => {
    const base = await serve();
    const [ann, ben] = [await Visitor.at(base, 'Ann'), await Visitor.at(base, 'Ben')];
    const id = idOf(await ann.call('POST', '/api/tables', setup({ game: 'thrones', seats: 4, options: {} })));
    await ann.enter(id);
    await ben.enter(id);
    await ben.until(() => ben.room?.members.length === 2);
    ben.say({ type: 'start' });
    ann.say({ type: 'start' });
    ben.say({ type: 'setup', setup: setup({ game: 'thrones', seats: 4 }) });
    ann.say({ type: 'setup', setup: setup({ game: 'thrones', seats: 9 }) });
    const codes = ({ heard }: Visitor): string[] =>
      heard.flatMap((each) => (each.type === 'denied' ? [each.code] : []));
    await ben.until(() => codes(ben).length === 2);
    await ann.until(() => codes(ann).length === 2);
    expect(codes(ben)).toEqual(['not-maker', 'not-maker']);
    expect(codes(ann)).toEqual(['not-ready', 'bad-setup']);
    expect(ann.heard.findLast(({ type }) => type === 'denied')).toMatchObject({
      detail: 'thrones is played by 4, not by 9',
      why: { code: 'wrong-seats', values: { game: 'thrones', allowed: '4', seats: 9 } },
    });
    ben.say({ type: 'ready', is: true });
    await ann.until(() => ann.room?.members[1]?.isReady === true);
    ann.say({ type: 'start' });
    await ben.until(() => ben.room?.phase === 'playing');
  });

  test('public tables stand in the lobby until they are full', async () => {
    const base = await serve();
    const ann = await Visitor.at(base, 'Ann');
    const id = idOf(await ann.call('POST', '/api/tables', setup({ isPublic: true })));
    await ann.enter(id);
    await ann.until(() => ann.room !== null);
    const lobby = async (query = ''): Promise<unknown> => (await ann.call('GET', `/api/tables${query}`)).body;
    expect(await lobby()).toMatchObject({ tables: [{ id, game: 'sorcery', seats: 2, taken: 1, names: ['Ann'] }] });
    expect(await lobby('?game=thrones')).toEqual({ tables: [], playing: { tables: 0, people: 0 } });
    const ben = await Visitor.at(base, 'Ben');
    await ben.enter(id);
    await ben.until(() => ben.room !== null);
    expect(await lobby()).toEqual({ tables: [], playing: { tables: 0, people: 0 } });
    ben.say({ type: 'ready', is: true });
    await ann.until(() => ann.room?.members[1]?.isReady === true);
    ann.say({ type: 'start' });
    await ben.until(() => ben.room?.phase === 'playing');
    expect(await lobby()).toEqual({ tables: [], playing: { tables: 1, people: 2 } });
  });
});

describe('what is said', () => {
  test('phrases everywhere, words among friends', async () => {
    const base = await serve();
    const { ann, ben } = await two(base);
    ann.say({ type: 'phrase', phrase: 'hello' });
    ann.say({ type: 'say', text: 'good luck' });
    const said = (): unknown[] => ben.heard.filter(({ type }) => type === 'said');
    await ben.until(() => said().length === 2);
    expect(said()).toEqual([
      { type: 'said', by: 'Ann', phrase: 'hello' },
      { type: 'said', by: 'Ann', text: 'good luck' },
    ]);
  });
});

describe('bad clients', () => {
  test('rubbish is refused in a line, a flood is slowed down, and the table goes on', async () => {
    const base = await serve();
    const { ann, ben } = await two(base);
    for (const text of ['', '{', '[]', '{"type":"x"}', '{"type":"choose","n":-1,"choice":[]}']) ann.raw(text);
    await ann.until(() => ann.heard.filter(({ type }) => type === 'refused').length === 5);
    for (let i = 0; i < 200; i++) ann.raw('{"type":"ready"}');
    await ann.until(() => ann.heard.some((each) => each.type === 'denied' && each.code === 'too-fast'));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await play([ann, ben], 6);
    expect([ann.isOpen, ben.isOpen]).toEqual([true, true]);
  });

  test('the whole game, told again and again, is more than a few messages', async () => {
    const base = await serve();
    const { ann } = await two(base);
    for (let i = 0; i < 20; i++) ann.say({ type: 'history' });
    await ann.until(() => ann.heard.some((each) => each.type === 'denied' && each.code === 'too-fast'));
    expect(ann.heard.filter(({ type }) => type === 'history').length).toBeLessThan(8);
    expect(ann.isOpen).toBe(true);
  });

  test('a message that is too long costs the socket, not the seat', async () => {
    const base = await serve();
    const { ann, id } = await two(base);
    ann.raw('x'.repeat(1 << 17));
    await ann.until(() => !ann.isOpen);
    await ann.enter(id);
    await ann.until(() => ann.room?.seat !== null);
    expect(ann.isOpen).toBe(true);
  });

  test('pages of other sites are not let in', async () => {
    const base = await serve();
    const { ann, id } = await two(base);
    const foreign = { origin: 'http://elsewhere.example' };
    await expect(ann.enter(id, '', foreign)).rejects.toThrow('403');
    const answer = await fetch(`${base}/api/me`, { headers: foreign });
    expect(answer.status).toBe(403);
  });

  test('a name is clean, or refused', async () => {
    const ann = await Visitor.at(await serve());
    for (const name of ['', '   ', 'x'.repeat(25), 'a\u202Eb', '\u0000', 7])
      expect((await ann.call('POST', '/api/me', { name })).status).toBe(400);
    expect(await ann.call('POST', '/api/me', { name: ' Ａnn  李 ' })).toEqual({
      status: 200,
      body: { name: 'Ann 李', isKept: false },
    });
  });
});
