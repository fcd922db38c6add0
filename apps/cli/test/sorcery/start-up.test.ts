import { mkdirSync } from 'node:fs';
import { BadInputError } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { type SorceryOptions, setupFrom } from '../../src/games/sorcery/setup.ts';
import { answers, type DumpedPlayer, deck, file, run, scratch } from './harness.ts';

const NAMES = 'Bjarne|Linus';

/** What is said about a command line that cannot be used. */
async function refused(options: Partial<SorceryOptions>): Promise<string[]> {
  const { error, lines } = await run(NAMES, options);
  expect(error).toBeInstanceOf(BadInputError);
  expect(lines).toEqual([]);
  return error?.message.split('\n') ?? [];
}

test('an unknown card is named with its file, its line and the nearest card', async () => {
  const path = file('a.deck', 'Air Elemental\nEarth Elementl\n');
  expect(await refused({ deck1: path })).toEqual([
    `${path} line 2: "Earth Elementl" is no card; the nearest is "Earth Elemental"`,
  ]);
  const odd = file('b.deck', 'Zzyzx\nWorkshop Mage\n');
  const said = [
    `${odd} line 1: "Zzyzx" is no card`,
    `${odd} line 2: "Workshop Mage" is for testing only: it needs -testing`,
  ];
  expect(await refused({ deck1: odd })).toEqual(said);
  expect(await refused({ deck1: odd, deck2: odd })).toEqual(said); // what both decks have in common is said once
});

test('all problems are said at once, a line each', async () => {
  const [one, other] = [file('a.deck', 'Fire\n\nAir Elemental\nWater\n'), file('b.deck', '')];
  const said = await refused({
    deck1: one,
    deck2: other,
    seed: 'x',
    edition: 'old',
    p1: 'genius',
    think: 'soon',
    init: 'nowhere.txt',
  });
  expect(said).toHaveLength(8);
  expect(said[0]).toBe('--edition is "old"; it takes f2020 or standard');
  expect(said[1]).toMatch(/^--seed is "x"; it takes a whole number/);
  expect(said[2]).toMatch(/a\.deck line 1: "Fire" is no card/);
  expect(said[3]).toMatch(/a\.deck line 4: "Water" is no card/);
  expect(said[4]).toMatch(/b\.deck is empty/);
  expect(said[5]).toMatch(/^sorcery has no level "genius"; its levels are random \(L0\)/);
  expect(said[6]).toBe('--think is "soon"; it takes a time from 1ms to 600s, like 200ms or 1.5s');
  expect(said[7]).toBe('nowhere.txt cannot be read: there is no such file');
});

test('bots think as long as is said', () => {
  const given = { lang: 'en', p1: 'L4', p2: 'Newcomer', eloStore: file('ratings.json', '{}') };
  expect(setupFrom({ ...given, think: '50' }, {}).budget).toEqual({ ms: 50 });
  expect(setupFrom(given, {}).budget).toEqual({});
});

test('many bad lines are cut short', async () => {
  const said = await refused({ deck1: file('long.deck', 'Wrong\n'.repeat(5000)) });
  expect(said).toHaveLength(6);
  expect(said.at(-1)).toMatch(/^and 4995 more in .*long\.deck$/);
});

test.each([
  ['empty', ''],
  ['blank lines', '\n \n\t\n'],
])('a deck that is %s is refused', async (_what, content) => {
  const path = file('empty.deck', content);
  expect(await refused({ deck2: path })).toEqual([`${path} is empty: it needs a card name on each line`]);
});

test('a deck of binary garbage, and one that is a folder or not there, are refused in one line', async () => {
  const garbage = file(
    'bin.deck',
    Uint8Array.from({ length: 4096 }, (_, i) => (i * 37) % 256),
  );
  expect(await refused({ deck1: garbage })).toEqual([`${garbage} is no deck: it is binary, not lines of card names`]);
  const folder = scratch('folder');
  mkdirSync(folder);
  expect(await refused({ deck1: folder })).toEqual([`${folder} cannot be read: that is a folder`]);
  expect(await refused({ deck1: 'no.deck' })).toEqual(['no.deck cannot be read: there is no such file']);
});

test('a line of a megabyte in a deck is cut short', async () => {
  const [said = ''] = await refused({ deck1: file('wide.deck', 'x'.repeat(1 << 20)) });
  expect(said.length).toBeLessThan(250);
});

test('the words of a deck file are card names, nothing else', async () => {
  const path = file('extended.deck', 'extended');
  expect(await refused({ deck1: path })).toEqual([expect.stringContaining('line 1: "extended" is no card')]);
  const piped = file('piped.deck', 'Air Elemental|Banish\n');
  expect(await refused({ deck1: piped })).toEqual([expect.stringContaining('line 1: "Air Elemental')]);
});

test('lines that end as on Windows, and blank ones, do no harm', async () => {
  const path = file('dos.deck', '\uFEFFAir Elemental\r\n\r\n  Banish  \r\n');
  const { dump } = await run(NAMES, { testing: true, deck1: path });
  expect(dump.players[0].hand.map(({ name }) => name)).toEqual(['Air Elemental', 'Banish']);
});

test('a name is asked again with the reason until it will do', async () => {
  const typed = '|   |Bjarne Stroustrup|\u0007|Bjarne|Bjarne|  Linus  |end';
  const { lines } = await run(typed, { dump: false });
  expect(lines.slice(0, 12)).toEqual([
    'Name of player 1: ',
    'a name has 1 to 10 characters, not 0; please type another',
    'Name of player 1:    ',
    'a name has 1 to 10 characters, not 0; please type another',
    'Name of player 1: Bjarne Stroustrup',
    'a name has 1 to 10 characters, not 17; please type another',
    'Name of player 1: ?',
    'a name has letters, digits and signs that can be printed; please type another',
    'Name of player 1: Bjarne',
    'Name of player 2: Bjarne',
    'the other player is called Bjarne already; please type another name',
    'Name of player 2:   Linus  ',
  ]);
});

test('names of ten characters, Chinese ones too, are good', async () => {
  const { dump } = await run('0123456789|一二三四五六七八九十');
  expect(dump.players.map(({ name }) => name)).toEqual(['0123456789', '一二三四五六七八九十']);
});

test.each([
  ['', 1],
  ['Bjarne', 2],
])('input that ends before the names are there is said in one line (%j)', async (typed, player) => {
  const { error } = await run(typed);
  expect(error).toBeInstanceOf(BadInputError);
  expect(error?.message).toBe(`input ended before player ${player} had a name: no game was played`);
});

test('the lines of an init file, names included, come before those typed', async () => {
  const init = file('init.txt', 'Bjarne\nLinus\nend\n');
  const { lines, dump } = await run('end|bord', { init });
  expect(lines.filter((line) => /^(Name|\S+> )/.test(line))).toEqual([
    'Name of player 1: Bjarne',
    'Name of player 2: Linus',
    'Bjarne> end',
    'Linus> end',
    'Bjarne> bord',
    'Bjarne> ',
  ]);
  expect(dump.active).toBe(1);
  const half = await run('Linus|end', { init: file('half.txt', 'Bjarne') });
  expect(half.dump.players.map(({ name }) => name)).toEqual(['Bjarne', 'Linus']);
});

test('the same seed deals the same, and decks are shuffled unless it is a test', async () => {
  const hand = async (options: Partial<SorceryOptions>): Promise<string[]> =>
    (await run(NAMES, options)).dump.players[0].hand.map(({ name }) => name);
  expect(await hand({ seed: '3' })).toEqual(await hand({ seed: '3' }));
  expect(await hand({ seed: '3' })).not.toEqual(await hand({ seed: '4' }));
  const first = ['Air Elemental', 'Earth Elemental', 'Fire Elemental', 'Bomb', 'Potion Seller'];
  expect(await hand({ testing: true, seed: '3' })).toEqual(first);
  expect(await hand({ testing: true, edition: 'standard' })).toEqual(first.with(3, 'Bone Golem'));
});

test('--extended adds the four cards of the hand-out’s team', async () => {
  const all = async (options: Partial<SorceryOptions>): Promise<string[]> => {
    const typed = `${NAMES}${'|discard 1|draw'.repeat(22)}`;
    return answers(await run(typed, { testing: true, ...options })).flatMap((told) =>
      told.filter((line) => line.includes(' discards ')),
    );
  };
  expect(await all({})).not.toContain('Bjarne discards Grand Summoner');
  const cards = deck('Grand Summoner|Nullify|Contempt of the Weak|A Change of Luck');
  expect((await run(NAMES, { deck1: cards, deck2: cards })).error).toBeNull();
  const { dump } = await run(`${NAMES}${'|discard 1|draw'.repeat(26)}`, { testing: true, extended: true });
  expect(dump.players[0].hand.map(({ name }) => name)).not.toContain('Standstill');
});

test('a line of a megabyte and binary garbage as commands get one clear line each', async () => {
  const long = await run(`${NAMES}|${'x'.repeat(1 << 20)}|end`);
  expect(answers(long)[0]).toEqual(['this line has 1048576 characters; a command has at most 200']);
  expect(long.lines.every((line) => line.length < 2000)).toBe(true);
  expect(long.dump.active).toBe(2);
  const garbage = Buffer.concat([
    Buffer.from('Bjarne\nLinus\n'),
    Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 97 + 13) % 256)),
    Buffer.from('\nend\n'),
  ]);
  const { lines, error, dump } = await run(garbage);
  expect(error).toBeNull();
  expect(dump.active).toBe(2);
  expect(lines.filter((line) => /[\p{Cc}\uFFFD]/u.test(line))).toEqual([]);
});

describe('who begins', () => {
  const first = async (options: Partial<SorceryOptions>): Promise<string> => {
    const { dump } = await run('Bjarne|Linus', { ...options });
    return (dump.players[dump.active - 1] as DumpedPlayer).name;
  };
  const luck = { starts: undefined } as unknown as Partial<SorceryOptions>;

  test('is decided by the seed: the same one for the same seed, either for some seed', async () => {
    const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
    const begun = await Promise.all(seeds.map((seed) => first({ ...luck, seed })));
    expect(await Promise.all(seeds.map((seed) => first({ ...luck, seed })))).toEqual(begun);
    expect(new Set(begun)).toEqual(new Set(['Bjarne', 'Linus']));
  });

  test('is the first player under -testing, and whoever --starts says', async () => {
    for (const seed of ['1', '2', '3', '4']) {
      expect(await first({ ...luck, seed, testing: true })).toBe('Bjarne');
      expect(await first({ seed, starts: '1' })).toBe('Bjarne');
      expect(await first({ seed, starts: '2' })).toBe('Linus');
      expect(await first({ seed, starts: '2', testing: true })).toBe('Linus');
    }
  });

  test('is nobody else', async () => {
    expect((await run('', { starts: '3' })).error?.message).toBe(
      '--starts is "3"; it takes a whole number from 1 to 2',
    );
  });
});
