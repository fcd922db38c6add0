import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInputError } from '@cardwright/engine';
import { expected, rated } from '@cardwright/online';
import { expect, test } from 'vitest';
import { defaultStorePath, RatingFile, RatingFolder } from '../../src/games/sorcery/rating-store.ts';
import { Ratings } from '../../src/games/sorcery/ratings.ts';
import { takeLock } from '../../src/lock-file.ts';
import { NOT_THERE, NOWHERE } from '../command-line.ts';
import { file, type Run, scratch, tested } from './harness.ts';

test.each([
  { before: [1000, 1000], score: 1, after: [1025, 975] },
  { before: [1000, 1000], score: 0, after: [975, 1025] },
  { before: [1000, 1000], score: 0.5, after: [1000, 1000] },
  { before: [1025, 975], score: 1, after: [1046, 954] }, //   expected 0.5715: 50 × 0.4285 = 21.4
  { before: [1025, 975], score: 0, after: [996, 1004] }, //   50 × 0.5715 = 28.6
  { before: [1025, 975], score: 0.5, after: [1021, 979] }, // 50 × 0.0715 = 3.6
  { before: [1400, 1000], score: 1, after: [1405, 995] }, //  expected 10/11: 50/11 = 4.5
  { before: [1400, 1000], score: 0, after: [1355, 1045] },
  { before: [1000, 3000], score: 1, after: [1050, 2950] },
] as const)('$before with $score gives $after', ({ before, score, after }) => {
  expect(rated(before, score)).toEqual(after);
});

test('what is expected of two players adds up to one', () => {
  expect(expected(1200, 1000)).toBeCloseTo(0.7597, 4);
  expect(expected(1200, 1000) + expected(1000, 1200)).toBeCloseTo(1, 12);
});

const STRONG = 'Earth Elemental|Enrage|Giant Strength|Giant Strength|Giant Strength';
const WIN = 'play 1|play 2 1 1|play 2 1 1|play 2 1 1|play 1 1 1|end|end|attack 1';
const stored = (path: string): unknown => (JSON.parse(readFileSync(path, 'utf8')) as { ratings: unknown }).ratings;
const ratingLine = ({ lines }: Run): string | undefined => lines.find((line) => line.startsWith('Ratings'));

test('a won game changes both ratings, and the next game begins from there', async () => {
  const eloStore = scratch('ratings.json');
  const first = await tested(STRONG, WIN, { eloStore });
  expect(ratingLine(first)).toBe('Ratings: Bjarne 1000 to 1025, Linus 1000 to 975.');
  expect(stored(eloStore)).toEqual({ Bjarne: 1025, Linus: 975 });
  const second = await tested(STRONG, WIN, { eloStore });
  expect(second.lines[2]).toContain('Bjarne (1025) against Linus (975)');
  expect(ratingLine(second)).toBe('Ratings: Bjarne 1025 to 1046, Linus 975 to 954.');
});

test('leaving a game changes no rating and makes no file', async () => {
  for (const typed of ['play 1|quit', 'play 1']) {
    const eloStore = scratch('ratings.json');
    await tested(STRONG, typed, { eloStore });
    expect(existsSync(eloStore)).toBe(false);
  }
});

test('a folder of name.txt files is read before the store, and both are written', async () => {
  const eloDir = scratch('data');
  mkdirSync(eloDir);
  writeFileSync(join(eloDir, 'Bjarne.txt'), '1400\n');
  const eloStore = file('ratings.json', '{"ratings":{"Linus":1000,"Ada":1234}}');
  const run = await tested(STRONG, WIN, { eloDir, eloStore });
  expect(ratingLine(run)).toBe('Ratings: Bjarne 1400 to 1405, Linus 1000 to 995.');
  expect(readFileSync(join(eloDir, 'Bjarne.txt'), 'utf8')).toBe('1405\n');
  expect(readFileSync(join(eloDir, 'Linus.txt'), 'utf8')).toBe('995\n');
  expect(stored(eloStore)).toEqual({ Ada: 1234, Bjarne: 1405, Linus: 995 });
});

test('a folder that is not there yet is made when there is something to write', async () => {
  const eloDir = join(scratch('deep'), 'data');
  await tested(STRONG, 'quit', { eloDir });
  expect(existsSync(eloDir)).toBe(false);
  await tested(STRONG, WIN, { eloDir });
  expect(readdirSync(eloDir).sort()).toEqual(['Bjarne.txt', 'Linus.txt']);
});

test.each(['', 'not json', '{"ratings":', '[]', '{"ratings":{"Bjarne":"1000"}}', '{"ratings":[1]}', 'null', '\0\0'])(
  'a damaged store (%j) is said in one line and left as it is',
  async (content) => {
    const eloStore = file('ratings.json', content);
    const run = await tested(STRONG, WIN, { eloStore });
    expect(run.lines[2]).toBe(`the ratings in ${eloStore} are damaged; the file is left as it is: repair or remove it`);
    expect(run.lines[3]).toContain('Bjarne against Linus');
    expect(run.lines).toContain('Bjarne wins.');
    expect(ratingLine(run)).toBeUndefined();
    expect(readFileSync(eloStore, 'utf8')).toBe(content);
  },
);

test('a damaged name.txt is said in one line; the folder is left as it is, and the store is written', async () => {
  const eloDir = scratch('data');
  mkdirSync(eloDir);
  const path = join(eloDir, 'Linus.txt');
  writeFileSync(path, 'strong');
  const eloStore = scratch('ratings.json');
  const run = await tested(STRONG, WIN, { eloDir, eloStore });
  expect(run.lines[2]).toBe(`the rating in ${path} is no number; the file is left as it is: repair or remove it`);
  expect(readFileSync(path, 'utf8')).toBe('strong');
  expect(readdirSync(eloDir)).toEqual(['Linus.txt']);
  expect(stored(eloStore)).toEqual({ Bjarne: 1025, Linus: 975 });
});

test('a folder that fails at the end is said in one line, after the store is written', () => {
  const folder = scratch('data');
  const path = scratch('ratings.json');
  const ratings = new Ratings(new RatingFile(path), new RatingFolder(folder));
  mkdirSync(folder);
  mkdirSync(join(folder, 'B.txt'));
  expect(ratings.settle(['A', 'B'], 1)).toEqual({
    changed: { before: [1000, 1000], after: [1025, 975] },
    problem: `${join(folder, 'B.txt')} cannot be read: that is a folder`,
  });
  expect(stored(path)).toEqual({ A: 1025, B: 975 });
  expect(ratings.settle(['A', 'B'], 1).problem).toBeNull(); // said once
  expect(readdirSync(folder)).toEqual(['B.txt']);
});

test.each([
  ['is a file', () => file('plain', 'x'), (path: string) => `${path} is no folder`],
  [
    'is in a file',
    () => join(file('plain', 'x'), 'data'),
    (path: string) => `the folder ${path} cannot be made: ${dirname(path)} is no folder`,
  ],
  ['takes no files', () => '/proc', () => /^(no file|the folder) .*\/proc/],
  ['cannot be made', () => join(NOWHERE, 'deep', 'data'), () => NOT_THERE],
])('--elo-dir that %s is refused before anything is asked', async (_what, make, says) => {
  const eloDir = make();
  const { error, lines } = await tested(STRONG, WIN, { eloDir });
  expect(error).toBeInstanceOf(BadInputError);
  expect(error).toHaveProperty('message', expect.stringMatching(says(eloDir)));
  expect(lines).toEqual([]);
});

const settling = (...words: readonly string[]): Promise<number | null> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL('settling.ts', import.meta.url));
    spawn(process.execPath, [script, ...words], { stdio: 'inherit' }).on('close', resolve);
  });

test('games that end at once in several processes: none is lost', async () => {
  const [store, folder] = [scratch('ratings.json'), scratch('data')];
  const names = ['A', 'B', 'C', 'D'];
  const statuses = await Promise.all(names.map((name) => settling(store, folder, name, '15')));
  expect(statuses).toEqual([0, 0, 0, 0]);
  const all = stored(store) as Record<string, number>;
  expect(Object.keys(all)).toEqual([...names, 'Target']);
  expect(Object.values(all).reduce((sum, rating) => sum + rating, 0)).toBe(5000); // what one gains another loses
  expect(all['Target']).toBeLessThan(800);
  const inFolder = readdirSync(folder).map((name) => [
    name.replace('.txt', ''),
    readFileSync(join(folder, name), 'utf8'),
  ]);
  expect(Object.fromEntries(inFolder)).toEqual(
    Object.fromEntries(Object.entries(all).map(([name, rating]) => [name, `${rating}\n`])),
  );
  expect(existsSync(`${store}.lock`)).toBe(false);
});

test('a lock that a crash left is taken over after ten seconds', () => {
  const path = scratch('ratings.json');
  const lock = `${path}.lock`;
  writeFileSync(lock, 'somebody who is gone');
  const madeAt = Date.now() / 1000 - 9.7;
  utimesSync(lock, madeAt, madeAt);
  const began = performance.now();
  expect(new Ratings(new RatingFile(path)).settle(['A', 'B'], 1).problem).toBeNull();
  expect(performance.now() - began).toBeGreaterThan(200);
  expect(stored(path)).toEqual({ A: 1025, B: 975 });
  expect(existsSync(lock)).toBe(false);
});

test('a lock that was taken over is not taken away by who had it before', () => {
  const path = scratch('ratings.json');
  const release = takeLock(path);
  writeFileSync(`${path}.lock`, 'somebody else');
  release();
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe('somebody else');
});

test('a store in a place where no folder can be made is said in one line, and soon', async () => {
  const run = await tested(STRONG, WIN, { eloStore: join(NOWHERE, 'deep', 'ratings.json') });
  expect(run.error).toBeNull();
  expect(run.lines.at(-2)).toMatch(NOT_THERE);
});

test('a store that becomes damaged during the game is not overwritten', () => {
  const path = file('ratings.json', '{"ratings":{}}');
  const ratings = new Ratings(new RatingFile(path));
  expect(ratings.of(['A', 'B'])).toEqual({ ratings: [1000, 1000], problem: null });
  writeFileSync(path, '{"ratings":');
  expect(ratings.settle(['A', 'B'], 1)).toEqual({
    changed: null,
    problem: expect.stringContaining('damaged') as string,
  });
  expect(readFileSync(path, 'utf8')).toBe('{"ratings":');
});

test('a store that cannot be written is said in one line', async () => {
  const eloStore = join(file('plain', 'no folder'), 'ratings.json');
  const run = await tested(STRONG, WIN, { eloStore });
  expect(run.error).toBeNull();
  expect(run.lines).toContain('Bjarne wins.');
  expect(run.lines.at(-2)).toBe(`${dirname(eloStore)} is no folder`);
});

test('what a crash left half-written beside the store does no harm', () => {
  const path = scratch('ratings.json');
  writeFileSync(`${path}.1.part`, '{"rat');
  const store = new RatingFile(path);
  store.write(new Map([['Bjarne', 1025]]));
  expect(store.read('Bjarne')).toBe(1025);
  expect(readFileSync(`${path}.1.part`, 'utf8')).toBe('{"rat');
});

test('two games at once: the store is read again before it is written', () => {
  const path = scratch('ratings.json');
  const [one, other] = [new Ratings(new RatingFile(path)), new Ratings(new RatingFile(path))];
  expect(one.of(['A', 'B']).ratings).toEqual([1000, 1000]);
  expect(other.of(['C', 'D']).ratings).toEqual([1000, 1000]);
  one.settle(['A', 'B'], 1);
  other.settle(['C', 'A'], 1);
  expect(stored(path)).toEqual({ A: 998, B: 975, C: 1027 });
});

test('strange names have ratings too, and no name leads out of the folder', () => {
  const folder = scratch('data');
  const store = new RatingFolder(folder);
  const names = ['__proto__', '../../x', '..', 'a/b', '100%', '刘备', 'con:stru'];
  store.write(new Map(names.map((name, i) => [name, 1000 + i])));
  expect(names.map((name) => store.read(name))).toEqual(names.map((_, i) => 1000 + i));
  expect(readdirSync(folder).sort()).toEqual(
    ['%2E..txt', '%2E.%2F..%2Fx.txt', '100%25.txt', '__proto__.txt', 'a%2Fb.txt', 'con%3Astru.txt', '刘备.txt'].sort(),
  );
  const path = scratch('ratings.json');
  new RatingFile(path).write(new Map([['__proto__', 1234]]));
  expect(new RatingFile(path).read('__proto__')).toBe(1234);
  expect(new RatingFile(path).read('toString')).toBeNull();
});

test('the store belongs in the data folder, by the XDG rules', () => {
  expect(defaultStorePath({ XDG_DATA_HOME: '/data/own' })).toBe('/data/own/cardwright/sorcery-ratings.json');
  for (const env of [{}, { XDG_DATA_HOME: '' }, { XDG_DATA_HOME: 'relative' }])
    expect(defaultStorePath(env)).toMatch(/\/\.local\/share\/cardwright\/sorcery-ratings\.json$/);
});
