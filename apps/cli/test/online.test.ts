import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join as path } from 'node:path';
import { serveTables } from '@cardwright/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HostOptions, host } from '../src/commands/host.ts';
import { type JoinOptions, join } from '../src/commands/join.ts';
import { GuestFile } from '../src/online/guest-file.ts';
import { linkFrom } from '../src/online/link.ts';
import { GuestServer, PATIENCE, ServerLine } from '../src/online/server-line.ts';
import { folder } from './command-line.ts';
import { type Answering, OnlineProgram } from './online-programs.ts';

const page = folder();
const data = path(page, 'tables.sqlite');
let served: Awaited<ReturnType<typeof serveTables>>;
let server: string;
const serve = async (port = 0): Promise<void> => {
  served = await serveTables({ folder: page, data, port, policy: { pause: { min: 1, max: 2 } } });
  server = `http://localhost:${served.port}`;
};
beforeAll(async () => {
  writeFileSync(path(page, 'index.html'), '');
  await serve();
});
afterAll(() => served.close());

const programs: OnlineProgram[] = [];
const running = (program: OnlineProgram): OnlineProgram => {
  programs.push(program);
  return program;
};
afterEach(async () => {
  for (const each of programs.splice(0)) {
    each.endInput();
    await each.ended();
  }
});

const hosting = (
  game: string,
  given: Partial<HostOptions> = {},
  answer?: Answering,
  own: string = folder(),
): OnlineProgram => {
  const wanted = { server, set: [], clock: 'none', lang: 'en', ...given };
  return running(OnlineProgram.here((terminal, env) => host(game, wanted, terminal, env), answer, own));
};
const joining = (
  link: string,
  given: Partial<JoinOptions> = {},
  answer?: Answering,
  own: string = folder(),
): OnlineProgram =>
  running(OnlineProgram.here((terminal, env) => join(link, { lang: 'en', ...given }, terminal, env), answer, own));

/** Both have come and agreed, and it begins. */
async function begin(ann: OnlineProgram, join: (link: string) => OnlineProgram): Promise<OnlineProgram> {
  await ann.until(() => ann.link !== '');
  const ben = join(ann.link);
  await ann.untilSaid(/At the table: Ann \(begins\), Ben;/);
  ann.type('start');
  await ben.untilSaid('开局。');
  return ben;
}

const twoAt = async (game: string, answer?: Answering): Promise<[OnlineProgram, OnlineProgram]> => {
  const ann = hosting(game, { name: 'Ann' }, answer);
  return [ann, await begin(ann, (link) => joining(link, { name: 'Ben', lang: 'zh' }, answer))];
};

test.each([
  ['thrones', () => '1'],
  ['sorcery', (question: number) => (question % 4 === 3 ? 'end' : '1')],
] as const)('two real programs play a whole game of %s over the wire, each in its language', async (game, answer) => {
  const ann = running(OnlineProgram.inProcess(['host', game, '--server', server, '--name', 'Ann'], answer));
  const ben = await begin(ann, (link) =>
    running(OnlineProgram.inProcess(['join', link, '--name', 'Ben', '--lang', 'zh'], answer)),
  );
  expect([await ann.ended(), await ben.ended(), ann.faults, ben.faults]).toEqual([0, 0, '', '']);
  expect(ann.said).toMatch(/^Result: .+$/m);
  expect(ben.said).toMatch(/^结果：.+$/m);
  expect(Math.min(ann.questions, ben.questions)).toBeGreaterThan(5);
  const record = await fetch(`${ann.link.replace('/t/', '/api/tables/')}/record`);
  expect(await record.text()).toContain(`game ${game}`);
  expect(ann.said).toContain(ann.link.replace('/t/', '/r/'));
});

test('a phrase is heard by the others in their language; words too, among friends', async () => {
  const [ann, ben] = await twoAt('thrones');
  ann.type('/well-played');
  await ben.untilSaid('Ann：“打得好！”');
  ben.type('/say 再见 everybody');
  await ann.untilSaid('Ben: “再见 everybody”');
  ann.type('/nonsense');
  await ann.untilSaid('there is no /nonsense; /help lists what there is');
  expect([ann.status, ben.status]).toEqual([null, null]);
});

describe('text from outside gives the terminal no orders, and no colours where there are some', () => {
  const ORDER = '\u001B[8m\u001B[31m\u202E';
  beforeEach(() => void vi.stubEnv('FORCE_COLOR', '1'));
  afterEach(() => void vi.unstubAllEnvs());

  test('what somebody says is one line of theirs', async () => {
    const ann = hosting('thrones', { name: 'Ann' });
    await ann.until(() => ann.link !== '');
    const at = new GuestServer(server, new GuestFile(folder()), 'Eve');
    await at.greet();
    const nothing = (): void => undefined;
    const eve = new ServerLine(at, linkFrom(ann.link, 'en'), { hear: nothing, cut: nothing, restored: nothing, lost: nothing }); // biome-ignore format: one line
    await eve.open();
    eve.send({ type: 'say', text: `${ORDER}hello\nAnn: I give up` });
    await ann.untilSaid('hello');
    expect(ann.said).toContain('Eve: “?[8m?[31m?hello?Ann: I give up”\n');
    eve.close();
  });

  test('what a server says, whatever that is', async () => {
    const other = createServer((_, answer) => answer.end(JSON.stringify({ name: `${ORDER}me`, problem: ORDER })));
    await new Promise<void>((resolve) => void other.listen(0, resolve));
    const ann = joining(`http://localhost:${(other.address() as AddressInfo).port}/t/abc`);
    expect(await ann.ended()).toBe(2);
    expect([ann.said, ann.faults].map((said) => said.includes('?[8m?[31m?me'))).toEqual([true, false]);
    expect(/\p{C}/u.test((ann.said + ann.faults).replaceAll('\n', ''))).toBe(false);
    other.closeAllConnections();
    other.close();
  });
});

test.each([
  ['no JSON', 'hello', /is no Cardwright server|no server|answers/i],
  [
    'a game that this program does not have',
    JSON.stringify({ type: 'welcome', game: 'constructor' }),
    /there is no game/,
  ],
])('a server that says %s ends the program with a sentence', async (_, said, sentence) => {
  const other = createServer((_request, answer) => answer.end(JSON.stringify({ name: 'Ann' })));
  other.on('upgrade', ({ headers }, socket) => {
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest('base64')}\r\n\r\n`,
    );
    socket.write(Buffer.concat([Buffer.from([0x81, said.length]), Buffer.from(said)])); // one frame of text
  });
  await new Promise<void>((resolve) => void other.listen(0, resolve));
  const ann = joining(`http://localhost:${(other.address() as AddressInfo).port}/t/abc`);
  expect(await ann.ended()).toBe(2);
  expect(ann.faults).toMatch(sentence);
  other.closeAllConnections();
  other.close();
});

test('whoever quits leaves the seat to a bot, and the other one plays on', async () => {
  const [ann, ben] = await twoAt('thrones', () => '1');
  ben.type('quit');
  expect([await ben.ended(), ben.faults]).toEqual([0, '你已离开牌桌。\n']);
  expect(await ann.ended()).toBe(0);
});

test('input that ends, and Ctrl-C twice, leave too, each with its exit code', async () => {
  const [ann, ben] = await twoAt('thrones');
  ben.endInput();
  expect([await ben.ended(), ben.faults]).toEqual([2, '对局未完输入已结束，由电脑接着打\n']);
  ann.signal('SIGINT');
  await ann.untilSaid('Ctrl-C once more leaves the table');
  ann.signal('SIGINT');
  expect([await ann.ended(), ann.faults]).toEqual([130, 'You have left the table.\n']);
});

test('a server that comes back: the same seats, nothing is told twice, and it is played to its end', async () => {
  let isHeld = true;
  const [ann, ben] = await twoAt('thrones', (question) => (question > 2 && isHeld ? null : '1'));
  await Promise.race([ann, ben].map((each) => each.until(() => each.questions > 3)));
  const { port } = served;
  await served.close();
  await ann.untilSaid('The line to the server is cut.');
  isHeld = false; // whoever is back first is asked once more, maybe before the other one is back
  await serve(port);
  await ann.untilSaid('The line is there again.');
  await ben.untilSaid('已重新连上。');
  await Promise.race([ann, ben].map((each) => each.until(() => each.questions > 4)));
  expect([await ann.ended(), await ben.ended()]).toEqual([0, 0]);
  for (const line of ['Result: ', 'Play 1: ']) expect(ann.said.split(`\n${line}`)).toHaveLength(2);
});

test('whoever was cut off is back within two seconds of the network', () => {
  expect(Math.max(...PATIENCE)).toBeLessThan(2_000);
});

test('the same person from another terminal has the same seat', async () => {
  const own = folder();
  const ann = hosting('thrones', { name: 'Ann' }, undefined, own);
  await ann.until(() => ann.link !== '');
  const again = joining(ann.link, { name: 'Ann' }, undefined, own);
  await again.untilSaid(/At the table: Ann \(begins\); 3 seats are free/);
  expect(again.said).toContain('You are Ann at ');
});

test('another device takes the seat by its link; a link of a seat that nobody has is refused', async () => {
  const ann = hosting('thrones', { name: 'Ann' });
  await ann.until(() => ann.link !== '');
  ann.type('/seat');
  await ann.untilSaid(/Your seat, from another device: \S+/);
  const [, seat = ''] = /another device: (\S+)/.exec(ann.said) ?? [];
  const tablet = joining(seat);
  await tablet.untilSaid(/At the table: Ann \(begins\); 3 seats are free/);
  const wrong = joining(`${ann.link}/nobodys-seat`);
  expect([await wrong.ended(), wrong.faults]).toEqual([
    2,
    'nobody has the seat of this link; without its last part it is the link of the table\n',
  ]);
});

test('a server of its own, where none is named', async () => {
  const own = folder();
  const given = { set: [], clock: 'none', lang: 'en', name: 'Ann', bots: 'random' };
  const hostHere = (...[terminal, env]: Parameters<Parameters<typeof OnlineProgram.here>[0]>): Promise<void> =>
    host('thrones', given, terminal, env, async () => page);
  const ann = running(OnlineProgram.here(hostHere, () => 'quit', own));
  await ann.until(() => ann.link !== '');
  expect(ann.link).not.toContain(server);
  ann.type('start');
  expect(await ann.ended()).toBe(0);
  expect(ann.questions).toBe(1);
  await expect(fetch(ann.link)).rejects.toThrow('fetch failed');
});

describe('what cannot be is refused in a sentence, with exit code 2', () => {
  const refusedBy = async (program: OnlineProgram): Promise<string> => {
    expect(await program.ended()).toBe(2);
    return program.faults;
  };
  const NO_SERVER = /^no Cardwright server answers at http:\/\/localhost:1; start one with /;

  test('links and servers', async () => {
    expect(await refusedBy(joining('nonsense'))).toBe(
      '"nonsense" is no link to a table; one looks like http://localhost:3000/t/Gx7-2aPq_0Zk\n',
    );
    expect(await refusedBy(joining(`${server}/t/nothing-here`))).toBe('there is no such table\n');
    expect(await refusedBy(joining('http://localhost:1/t/abcdefgh'))).toMatch(NO_SERVER);
    expect(await refusedBy(hosting('thrones', { server: 'http://localhost:1' }))).toMatch(NO_SERVER);
    expect(await refusedBy(hosting('thrones', { server: 'http://' }))).toBe(
      '--server is "http://"; it takes an address like http://localhost:3000\n',
    );
    expect(await refusedBy(hosting('thrones', { bots: 'L4', think: '10s' }))).toBe(
      '--think is "10s"; it takes a time from 1ms to 3s, like 200ms or 1.5s\n',
    );
  });

  test('the same in Chinese', async () => {
    const lang = 'zh';
    expect(await refusedBy(joining('nonsense', { lang }))).toBe(
      '"nonsense" 不是牌桌链接；链接形如 http://localhost:3000/t/Gx7-2aPq_0Zk\n',
    );
    const noServer = 'http://localhost:1 没有 Cardwright 服务器回应；请用 npx cardwright serve 启动一个，或检查地址\n';
    expect(await refusedBy(joining('http://localhost:1/t/abcdefgh', { lang }))).toBe(noServer);
    expect(await refusedBy(hosting('thrones', { server: 'http://localhost:1', lang }))).toBe(noServer);
    expect(await refusedBy(hosting('thrones', { server: 'http://', lang }))).toBe(
      '--server 写的是 "http://"；应为网址，如 http://localhost:3000\n',
    );
  });

  test.each([
    [{ clock: 'slow' }, '--clock is "slow"; it takes none, usual or quick\n'],
    [{ seats: '5' }, '--seats is 5; thrones is played by 4\n'],
    [{ set: ['shuffle'] }, '--set is "shuffle"; it takes name=value\n'],
    [{ port: '1' }, '--port is for a server of your own, --server names another: say one of them\n'],
    [
      { rated: true, set: ['shuffle=java'] },
      'a rated table has the usual options; leave out shuffle, or say isRated: false\n',
    ],
    [{ name: 'x'.repeat(30) }, 'a name has at most 24 letters\n'],
  ])('%j', async (given, said) => {
    expect(await refusedBy(hosting('thrones', given))).toBe(said);
  });

  test('a game, an option and a bot that are not there', async () => {
    expect(await refusedBy(hosting('chess'))).toMatch(/^there is no game "chess"; the games are /);
    expect(await refusedBy(hosting('thrones', { set: ['shuffle=never'] }))).toMatch(/shuffle/);
    expect(await refusedBy(hosting('thrones', { bots: 'L9' }))).toMatch(/L9/);
  });

  test('a table without a free seat, unless somebody only looks on', async () => {
    const ann = hosting('sorcery', { name: 'Ann' });
    await ann.until(() => ann.link !== '');
    joining(ann.link, { name: 'Ben' });
    await ann.untilSaid('all seats are taken');
    expect(await refusedBy(joining(ann.link))).toBe('all seats of this table are taken; say --watch to look on\n');
    expect(await refusedBy(joining(ann.link, { lang: 'zh' }))).toBe('这桌座位已满；加 --watch 可以旁观\n');
    expect(await refusedBy(joining(`${ann.link}/nobodys-seat`, { lang: 'zh' }))).toBe(
      '这个链接的座位没有人；去掉最后一段就是牌桌的链接\n',
    );
    const dan = joining(ann.link, { watch: true });
    await dan.untilSaid('all seats are taken');
  });
});

test.each([
  ['http://localhost:3000/t/abc', { server: 'http://localhost:3000', table: 'abc', secret: null }],
  ['localhost:3000/t/abc/s-3_x', { server: 'http://localhost:3000', table: 'abc', secret: 's-3_x' }],
  ['https://cards.example/#/at/abc', { server: 'https://cards.example', table: 'abc', secret: null }],
  [' https://cards.example/#/at/abc/def/ ', { server: 'https://cards.example', table: 'abc', secret: 'def' }],
])('%j is a link', (given, link) => {
  expect(linkFrom(given, 'en')).toEqual(link);
});

test.each([
  '',
  'abc',
  '/t/abc',
  'http://x/r/abc',
  'http://x/t/',
  'http://x/t/a b',
  'http://x/t/a/b/c',
  'ftp://x/t/abc',
  'http://u:p@x/t/abc',
])('%j is none', (given) => {
  expect(() => linkFrom(given, 'en')).toThrow(/is no link to a table|it takes an address/);
  expect(() => linkFrom(given, 'zh')).toThrow(/不是牌桌链接|应为网址/);
});

test('what everybody has seen is not taken back, and there are no hints; what a card does is told at any time', async () => {
  const [ann, ben] = await twoAt('sorcery');
  await Promise.race([ann.until(() => ann.questions > 0), ben.until(() => ben.questions > 0)]);
  const [asker, other] = ann.questions > 0 ? [ann, ben] : [ben, ann];
  asker.type('hint');
  await asker.untilSaid(/there are no hints at this table|这张牌桌没有提示/);
  for (const each of [asker, other]) {
    each.type('look air');
    await each.untilSaid(/\nAir Elemental ·|\n.*元素 ·/);
  }
  other.type('7');
  await other.untilSaid(/Nothing is asked of you now|现在没有问你/);
  const before = asker.questions;
  asker.type('end');
  await other.until(() => other.questions > 0);
  asker.type('undo');
  await asker.untilSaid(/that was for a question that is gone|nothing that can be taken back|那个问题|没有可以/);
  expect(asker.questions).toBe(before);
});

test('what nobody can have noticed is taken back, and asked again', async () => {
  const ann = hosting('ltk-identity', { name: 'Ann', seats: '4' });
  await ann.until(() => ann.link !== '');
  const all = [ann, ...['Ben', 'Cara', 'Dan'].map((name) => joining(ann.link, { name }))];
  await ann.untilSaid(/At the table: Ann \(begins\), (?:(?:Ben|Cara|Dan)(?:, |;)){3} all seats are taken/);
  ann.type('start');
  const nextOf = async (people: readonly OnlineProgram[]): Promise<OnlineProgram> => {
    await Promise.race(people.map((each) => each.until(() => each.questions > 0)));
    return people.find(({ questions }) => questions > 0) as OnlineProgram;
  };
  const lord = await nextOf(all);
  lord.type('1'); // for all to see
  const others = all.filter((each) => each !== lord);
  const first = await nextOf(others);
  first.type('1'); // and nobody sees which hero
  await nextOf(others.filter((each) => each !== first));
  expect(first.questions).toBe(1);
  first.type('undo');
  await first.untilSaid('The last choice was taken back.');
  await first.until(() => first.questions === 2);
});
