import { formatRecord, parseRecord } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { archive } from '../src/archive.ts';
import { type ArchivedGame, archivedAfter, archivedFrom, fileName, playedOn } from '../src/archived-game.ts';
import { cut, recordOf } from './recorded.ts';
import { TestSeat } from './seat.ts';

const BENCH = { bots: [{ id: 'random' }, { id: 'greedy' }], usualBot: 'greedy' };

/** A game after these numbers of choices, one after the other, at the times 1, 2, 3 … */
async function keptThrough(...lengths: readonly number[]): Promise<ArchivedGame> {
  const record = await recordOf('thrones');
  let kept: ArchivedGame | null = null;
  for (const [i, length] of lengths.entries()) kept = archivedAfter(kept, 'abc', cut(record, length), null, i + 1);
  return kept as ArchivedGame;
}

test('a game is kept with all a list says of it', async () => {
  expect(await keptThrough(3, 5)).toMatchObject({
    id: 'abc',
    game: 'thrones',
    length: 5,
    ending: null,
    isPractice: false,
    begun: 1,
    updated: 2,
  });
});

test('what was once taken back stays practice', async () => {
  expect((await keptThrough(3, 5, 4)).isPractice).toBe(true);
  expect((await keptThrough(3, 5, 4, 9)).isPractice).toBe(true);
});

test('a game that was only looked at is no newer', async () => {
  expect((await keptThrough(3, 5, 5)).updated).toBe(2);
});

test('a list names seats and bots; a record that cannot be read has neither', async () => {
  const kept = await keptThrough(3);
  expect(kept).toMatchObject({ seats: 4, bots: ['greedy'] });
  const text = formatRecord(cut(await recordOf('thrones'), 3));
  expect(archivedFrom(kept, text)).toEqual(kept);
  expect(archivedFrom(kept, text.slice(0, 40))).toMatchObject({ seats: null, bots: [] });
});

test('a file is called after its game and its seed', async () => {
  expect(fileName(await keptThrough(3), formatRecord(cut(await recordOf('thrones'), 3)))).toBe('thrones-11-abc.record');
});

test('playing on: the record up to here, who sat there moves to the person’s old seat', async () => {
  const record = await recordOf('thrones');
  const players = ['human', 'random', 'greedy', 'greedy'];
  const on = (seat: number, change: object = {}) => playedOn({ ...record, players, ...change }, 7, seat, BENCH);
  expect(on(1)).toMatchObject({ players: ['random', 'human', 'greedy', 'greedy'], outcome: null });
  expect(on(1).choices).toEqual(record.choices.slice(0, 7));
  expect(on(0).players).toEqual(players);
  expect(on(2, { players: ['greedy', 'random', 'greedy', 'random'] }).players).toEqual([
    'greedy',
    'random',
    'human',
    'random',
  ]);
  expect(on(2, { players: [] }).players).toEqual(['greedy', 'greedy', 'human', 'greedy']);
  expect(on(1, { players: ['human', 'human', 'a champion', 'greedy'] }).players).toEqual([
    'greedy',
    'human',
    'greedy',
    'greedy',
  ]);
});

test.each(['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'])('%s is played on from any move', async (game) => {
  const record = await recordOf(game);
  const card = await new TestSeat().call('describe', { game, language: 'en' });
  for (const at of [0, Math.floor(record.choices.length / 2), record.choices.length - 1]) {
    const seat = new TestSeat();
    const [id, played] = [`${game}-${at}`, playedOn(record, at, 1, card)];
    await archive.keep(archivedAfter(null, id, played, null, 1), formatRecord(played));
    await seat.call('open', { id, setup: null, language: 'en', pace: 0 });
    expect(seat.faults).toEqual([]);
    expect(seat.news.frame.viewer).toBe(1);
    expect(parseRecord(await seat.call('record', {})).choices.slice(0, at)).toEqual(record.choices.slice(0, at));
  }
});
