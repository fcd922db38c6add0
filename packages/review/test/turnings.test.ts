import type { MatchRecord } from '@cardwright/engine';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { beforeAll, expect, test } from 'vitest';
import { chanceLine, turningsIn } from '../src/index.ts';
import { gameOf } from './games.ts';

const rounded = (line: readonly number[]) =>
  turningsIn(line).map(({ turn, before, after }) => [turn, Math.round(100 * before), Math.round(100 * after)]);

test.each([
  ['nothing turned', [0.5, 0.52, 0.49, 0.53], []],
  ['one turn', [0.5, 0.5, 0.2, 0.21], [[1, 50, 20]]],
  ['two adjoining turns that go the same way are one', [0.3, 0.3, 0.5, 0.8, 0.8], [[2, 30, 80]]],
  [
    'up and down are two',
    [0.5, 0.8, 0.4, 0.4],
    [
      [0, 50, 80],
      [1, 80, 40],
    ],
  ],
  [
    'the three largest, in their order',
    [0.5, 0.6, 0.5, 0.9, 0.9, 0.6, 0.6, 0.9, 1],
    [
      [2, 50, 90],
      [4, 90, 60],
      [6, 60, 100],
    ],
  ],
  ['no turn at all', [1], []],
])('where it turned: %s', (_, line, found) => {
  expect(rounded(line)).toEqual(found);
});

let entry: GameEntry;
let record: MatchRecord;
beforeAll(async () => {
  entry = await loadGame('sorcery');
  record = await gameOf(entry, 3);
});

const lineOf = async (seat: number, after: readonly number[], playouts = 8) => {
  const line: number[] = [];
  for await (const { value } of chanceLine(entry, record, seat, after, playouts)) line.push(value);
  return line;
};

test('the chance before every turn that is asked for, and the end; the same whenever it is reckoned', async () => {
  const half = Math.floor(record.choices.length / 2);
  const line = await lineOf(0, [0, half, record.choices.length]);
  expect(line.length).toBe(4);
  expect(line.slice(2)).toEqual(record.outcome === 'p1' ? [1, 1] : [0, 0]);
  expect(await lineOf(0, [0, half, record.choices.length])).toEqual(line);
  const other = await lineOf(1, [0, half, record.choices.length]);
  for (const [i, value] of line.entries()) expect(value + (other[i] as number)).toBeCloseTo(1, 1);
});
