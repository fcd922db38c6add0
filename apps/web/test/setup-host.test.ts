import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../src/setup/faults.ts';
import { TestSeat } from './seat.ts';

const given = { language: 'en', pace: 0 } as const;
const SMART = join(import.meta.dirname, '../../../packages/thrones/properties/smart.properties');

const read = (game: string, text: string, kind: string | null = null, name = 'file') =>
  new TestSeat().call('readFile', { game, kind, name, text, options: {} });

/** What is wrong with a file, as a reader of each language is told. */
async function faults(game: string, text: string): Promise<readonly [string[], string[]]> {
  try {
    await read(game, text);
    return [[], []];
  } catch (error) {
    return [faultsIn('en', error), faultsIn('zh', error)];
  }
}

describe('files set up a table', () => {
  test('smart.properties of the course: its seed, its deal, its players', async () => {
    const text = readFileSync(SMART, 'utf8');
    const found = await read('thrones', text, null, 'smart.properties');
    expect(found).toEqual({
      kind: 'properties',
      options: { shuffle: 'java' },
      players: ['human', 'smart', 'simple', 'simple'],
      seed: 30_006,
    });
    const seat = new TestSeat();
    const setup = { game: 'thrones', seed: 30_006, options: { shuffle: 'java' }, as: [0], bots: found.players ?? [] };
    await seat.call('open', { id: null, setup, ...given });
    const { seats } = seat.news.frame.scene;
    expect(seats.map(({ player }) => player)).toEqual(['', 'Fair', 'Easy', 'Easy']);
    expect(seats[0]?.name).toBe('You');
  });

  test('cards and heroes are told apart by what they look like', async () => {
    expect(await read('ltk-identity', 'strike,7,spade\ndodge,2,heart')).toMatchObject({ kind: 'cards', count: 2 });
    expect(await read('ltk-identity', '# mine\nLiu Bei,SHU,4\nCao Cao,WEI,4')).toMatchObject({
      kind: 'heroes',
      count: 2,
    });
    expect(await read('sorcery', 'Banish\nAir Elemental')).toMatchObject({ kind: 'deck', count: 2 });
  });

  test.each([
    [
      'ltk-identity',
      'strike,7,spade\nstrick,7,spade\nslash',
      [
        'file line 2: no card is called "strick"; the nearest is "Strike"',
        'file line 3: "slash" is not "name,rank,suit"',
      ],
      ['第 2 行：没有叫“strick”的牌，最接近的是“Strike”', '第 3 行：“slash”应写成“牌名,点数,花色”'],
    ],
    [
      'ltk-identity',
      'Liu Bei,SHU,x',
      ['file line 1: "x" is no life; it takes a whole number such as 4'],
      ['第 1 行：“x”不是体力值'],
    ],
    [
      'ltk-identity',
      'peach,15,heart\ndodge,2,$&',
      [
        'file line 1: "15" is no rank; ranks are A, 2 to 10, J, Q, K',
        'file line 2: "$&" is no suit; suits are Heart, Spade, Diamond, Club',
      ],
      [
        '第 1 行：“15”不是点数，点数为 A、2 至 10、J、Q、K',
        '第 2 行：“$&”不是花色，花色为 Heart、Spade、Diamond、Club',
      ],
    ],
    ['sorcery', ' \n', ['file is empty: there is nothing in it to read'], ['file是空的']],
    [
      'sorcery',
      'Banish\nBanisch',
      ['file line 2: "Banisch" is no card; the nearest is "Banish"'],
      ['第 2 行：没有叫“Banisch”的牌，最接近的是“Banish”'],
    ],
    [
      'thrones',
      'seed = 1\nplayers.7 = smart',
      [
        'file, line 2: there is no key "players.7"; there are seed, watchingTime, players.0, players.1, players.2, players.3',
      ],
      ['第 2 行：没有“players.7”这一项，可用的有 seed, watchingTime, players.0, players.1, players.2, players.3'],
    ],
  ])('%s: what cannot be read is said by line, in both languages', async (game, text, en, zh) => {
    expect(await faults(game, text)).toEqual([en, zh]);
  });
});

describe('one’s own role', () => {
  test.each(['lord', 'loyalist', 'rebel', 'spy'])('%s, whatever the cards', async (role) => {
    for (const seed of [1, 2, 3]) {
      const seat = new TestSeat();
      await seat.call('open', { id: null, setup: { game: 'ltk-identity', seats: 5, seed, role }, ...given });
      const near = seat.news.frame.scene.seats.find(({ seat: at }) => at === seat.news.frame.viewer);
      expect(near?.portrait).toMatchObject({ role: { id: role } });
    }
  });

  test('a role that is not dealt is refused in a line', async () => {
    const setup = { game: 'ltk-identity', seats: 2, seed: 1, role: 'spy' };
    await expect(new TestSeat().call('check', { setup })).rejects.toThrow(
      'nobody is spy among 2; there are lord, rebel',
    );
  });

  test('roles are counted as they are dealt, and only where there are any', async () => {
    const roles = (game: string, seats: number, options = {}) =>
      new TestSeat().call('roles', { game, seats, options, language: 'zh' });
    expect(await roles('ltk-identity', 8)).toEqual([
      { id: 'lord', name: '主公', count: 1 },
      { id: 'loyalist', name: '忠臣', count: 2 },
      { id: 'rebel', name: '反贼', count: 4 },
      { id: 'spy', name: '内奸', count: 1 },
    ]);
    expect((await roles('ltk-identity', 8, { spies: 'two' })).map(({ count }) => count)).toEqual([1, 2, 3, 2]);
    expect(await roles('thrones', 4)).toEqual([]);
  });
});

test.each([
  [{ heroes: 'cao-cao,cao-cao' }, '武将“cao-cao”重复了'],
  [{ heroes: 'cao-cao' }, '1 名武将不够 5 人用，每人至少一名'],
  [{ fixed: 'cao-cao' }, '指定了 1 名武将，座位有 5 个，请每个座位各写一名'],
  [{ heroes: 'nobody-at-all' }, expect.stringMatching(/^此模式没有武将“nobody-at-all”，最接近的是 /)],
])('what is set up and cannot be played is said in Chinese, too: %j', async (options, zh) => {
  const setup = { game: 'ltk-identity', seats: 5, seed: 1, options };
  const error: unknown = await new TestSeat().call('check', { setup }).catch((each: unknown) => each);
  expect(faultsIn('zh', error)).toEqual([zh]);
});

test('what cannot be dealt is refused before anybody sits down', async () => {
  const setup = { game: 'ltk-identity', seats: 10, seed: 1, options: { deck: 'strike,7,spade' } };
  await expect(new TestSeat().call('check', { setup })).rejects.toThrow('a deck of 1 cards is too small for 10 seats');
});
