import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@cardwright/engine';
import { type NetShape, Position } from '@cardwright/players/search';
import { afterAll, describe, expect, test } from 'vitest';
import { lossOn, priorLoss, Training } from '../src/fit.ts';
import { lessonOf } from '../src/lessons.ts';
import { decide, Samples, sampleBytes } from '../src/samples.ts';

const SHAPE: NetShape = { features: 4, names: 1, kinds: 3, groups: 2, hidden: 8, outputs: 2 };
const folder = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Positions of two sides; the side whose things are worth more wins, and things of kind 2 are worth double. */
function anySamples(seed: number, count: number): Samples {
  const random = randomFrom(seed);
  const position = new Position(SHAPE);
  const all = Array.from({ length: count }, () => {
    position.clear();
    const sides = [0, 0];
    for (let i = 0; i < 4; i++) {
      const [kind, side, worth] = [1 + random.below(2), i % 2, random.below(5)] as const;
      const at = position.add(kind, 1 << side);
      position.features[at + 1] = worth;
      sides[side] = (sides[side] as number) + worth * kind;
    }
    const [a, b] = sides as [number, number];
    const bytes = sampleBytes(SHAPE, position);
    const won = a > b ? [255, 0] : a < b ? [0, 255] : [128, 127];
    decide(bytes, won, won);
    return bytes;
  });
  return new Samples(SHAPE, Buffer.concat(all));
}

const taught = anySamples(1, 3000);
const unseen = anySamples(2, 500);

test('samples are read as they were written', () => {
  const position = new Position(SHAPE);
  const at = position.add(2, 3);
  position.features.set([9, 0, 255, 1], at);
  position.add(0, 1);
  const bytes = sampleBytes(SHAPE, position);
  decide(bytes, [204, 51], [0, 255]);
  const samples = new Samples(SHAPE, Buffer.concat([bytes, bytes]));
  const [again, target] = [new Position(SHAPE), new Float32Array(2)];
  samples.read(1, again, target, 'worth');
  expect(samples.count).toBe(2);
  expect([...target]).toEqual([204 / 255, 51 / 255].map(Math.fround));
  samples.read(1, again, target, 'end');
  expect([...target]).toEqual([0, 1]);
  expect([again.count, again.kinds[0], again.groups[0], again.groups[1]]).toEqual([2, 2, 3, 1]);
  expect([...again.features.subarray(0, 8)]).toEqual([9, 0, 255, 1, 0, 0, 0, 0]);
});

test('what there is to learn is learned: unseen positions too', () => {
  const course = new Training(SHAPE, 1);
  const before = lossOn(course.net, unseen);
  for (let epoch = 0; epoch < 12; epoch++) course.teach(taught, 12, () => {});
  const prior = priorLoss(SHAPE, taught, unseen);
  expect(prior).toBeCloseTo(Math.LN2, 1);
  expect(before).toBeGreaterThan(prior * 0.9);
  expect(lossOn(course.net, unseen)).toBeLessThan(prior * 0.35);
});

test('the same lessons make the same weights, also when they were interrupted', () => {
  const file = join(folder, 'course.bin');
  const whole = new Training(SHAPE, 5);
  for (let epoch = 0; epoch < 3; epoch++) whole.teach(taught, 3, () => {});
  const begun = new Training(SHAPE, 5);
  begun.teach(taught, 3, () => {});
  begun.save(file);
  const resumed = new Training(SHAPE, 5);
  resumed.resume(file);
  expect(resumed.epoch).toBe(1);
  while (resumed.epoch < 3) resumed.teach(taught, 3, () => {});
  expect(resumed.net.weights).toEqual(whole.net.weights);
  expect(new Training(SHAPE, 6).net.weights).not.toEqual(new Training(SHAPE, 5).net.weights);
});

describe.each(['ltk-identity', 'ltk-kingdoms', 'sorcery'])('the lesson of %s', (game) => {
  const lesson = lessonOf(game);

  test('plays the same game again for the same seed, and another for another', async () => {
    const [once, again, other] = await Promise.all([
      lesson.play(3, 0, null),
      lesson.play(3, 0, null),
      lesson.play(4, 0, null),
    ]);
    expect(once.length).toBeGreaterThan(0);
    expect(Buffer.concat(once).equals(Buffer.concat(again))).toBe(true);
    expect(Buffer.concat(once).equals(Buffer.concat(other))).toBe(false);
  });

  test('its samples say who won, of things the net knows', async () => {
    const samples = new Samples(lesson.shape, Buffer.concat(await lesson.play(7, 0, null)));
    const [position, target] = [new Position(lesson.shape), new Float32Array(lesson.shape.outputs)];
    for (let i = 0; i < samples.count; i++) {
      samples.read(i, position, target, 'end');
      expect(target.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(position.count).toBeGreaterThan(1);
      const kinds = position.kinds.subarray(0, position.count * lesson.shape.names);
      for (const kind of kinds) expect(kind).toBeLessThan(lesson.shape.kinds);
    }
  });

  test('its weights files are there, and say where they come from', () => {
    const files = [lesson.first, lesson.expert].map(({ file }) => join(import.meta.dirname, '../../..', file));
    expect(files.every(existsSync)).toBe(true);
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain(`npm run learn -- ${game} `);
  });
});

/** The folders of what was learned of a game. */
const FOLDERS = {
  'ltk-identity': 'ltk/search/identity',
  'ltk-kingdoms': 'ltk/search/kingdoms',
  sorcery: 'sorcery/search',
  thrones: 'thrones/search',
};

test.each(Object.entries(FOLDERS))('all that was learned of %s, habits included, is small', (_, place) => {
  const path = join(import.meta.dirname, '../../players/src', place);
  const texts = readdirSync(path)
    .filter((file) => /(weights|worths)\.ts$/.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(0);
  const inBytes = (text: string): number => text.length - (/'([\w+/=]{500,})'/.exec(text)?.[1]?.length ?? 0) / 4; // base64 is four signs for three bytes
  for (const text of texts) expect(text.length).toBeLessThan(100_000);
  expect(texts.reduce((sum, text) => sum + inBytes(text), 0)).toBeLessThan(100_000);
});

test('a game there is no lesson for is refused in one sentence', () => {
  expect(() => lessonOf('whist')).toThrow(
    'there is nothing to learn about "whist"; there is about ltk-identity, ltk-kingdoms, sorcery',
  );
  expect(() => lessonOf('thrones')).toThrow('npm run learn -- thrones --habits');
});

test('bad arguments are one line, and nothing is learned', () => {
  for (const [args, said] of [
    [[], 'say which game to learn: npm run learn -- GAME'],
    [['sorcery', 'thrones'], 'say which game to learn: npm run learn -- GAME'],
    [['sorcery', '--games', '-1'], '--games -1 is no number of games; it is a whole number from 2 on'],
    [['sorcery', '--epochs', '0'], '--epochs 0 is no number of epochs; it is a whole number from 1 on'],
    [['sorcery', '--roles'], '--roles is for ltk-identity; sorcery has no roles'],
  ] as const) {
    const main = join(import.meta.dirname, '../src/main.ts');
    const { status, stderr, stdout } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
    expect({ args, status, stderr, stdout }).toEqual({ args, status: 2, stderr: `${said}\n`, stdout: '' });
  }
});
