import { Replay } from '@cardwright/client';
import { formatRecord, type MatchRecord, type Viewer } from '@cardwright/engine';
import { GAMES, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../src/words/faults.ts';
import { cut, recordOf } from './recorded.ts';
import { TestSeat } from './seat.ts';

const SEEK_MS = 100;
const ROUNDS = 40; // at most, on a busy machine

const replayOf = async (record: MatchRecord): Promise<Replay> => new Replay(await loadGame(record.game), record);

/** Moves spread over a game, its ends among them. */
const spread = (length: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => Math.round((i / count) * length));

const plain = (spans: readonly { readonly text: string }[] | null): string | null =>
  spans === null ? null : spans.map(({ text }) => text).join('');

describe.each(GAMES.map(({ id }) => id))('a replay of %s', (game) => {
  test('shows the same from wherever a move is reached', async () => {
    const record = await recordOf(game);
    const [forward, backward] = [await replayOf(record), await replayOf(record)];
    const moves = spread(record.choices.length, 9);
    const at = (replay: Replay) => (move: number) => JSON.stringify(replay.still(move, 0, 'en'));
    const seen = moves.map(at(forward));
    expect(moves.toReversed().map(at(backward)).toReversed()).toEqual(seen);
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

  test('can be seen by every seat, by an onlooker and from above, in both languages', async () => {
    const record = await recordOf(game);
    const summary = await replayOf(record);
    const viewers: Viewer[] = ['public', 'all', ...Array.from({ length: record.seats }, (_, seat) => seat)];
    for (const viewer of viewers) {
      for (const move of spread(record.choices.length, 4)) {
        const { frame } = summary.still(move, viewer, 'zh');
        expect(frame).toMatchObject({ game, viewer, at: move, prompt: null });
        expect(frame.scene.near).toBe(typeof viewer === 'number' ? viewer : null);
        expect(plain(frame.status)).toMatch(/\p{Script=Han}/u);
      }
      expect(summary.story(viewer, 'zh').length).toBe(summary.story(viewer, 'en').length);
    }
  });

  test('its log knows nothing of what comes later', async () => {
    const record = await recordOf(game);
    const whole = await replayOf(record);
    const middle = Math.floor(record.choices.length / 3);
    const part = await replayOf(cut(record, middle));
    for (const viewer of [0, 1, 'public', 'all'] as const) {
      const story = whole.story(viewer, 'en');
      const known = part.story(viewer, 'en');
      expect(known).toEqual(story.slice(0, known.length));
      expect(story.slice(known.length).every(({ at }) => at >= middle)).toBe(true);
      expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).toSorted((a, b) => a - b));
    }
  });

  test('what is chosen next is known to who chooses it and from above, not to others', async () => {
    const record = await recordOf(game);
    const summary = await replayOf(record);
    for (const move of spread(record.choices.length - 1, 12)) {
      const { seat, keys } = record.choices[move] as { seat: number; keys: readonly string[] };
      const chosen = (viewer: Viewer) => plain(summary.still(move, viewer, 'en').chosen);
      expect(chosen(seat)).toBe(chosen('all'));
      if (keys.length > 0) expect(chosen(seat)).toMatch(/\w/);
      expect(chosen('public')).toBeNull();
      expect(chosen((seat + 1) % record.seats)).toBeNull();
    }
    expect(summary.still(record.choices.length, 'all', 'en').chosen).toBeNull();
  });

  test(`any move of the biggest table is shown in less than ${SEEK_MS} ms`, async () => {
    const { seats } = (await loadGame(game)).game;
    const record = await recordOf(game, seats.max);
    const summary = await replayOf(record);
    const { length } = record.choices;
    const timeTo = (at: number): number => {
      summary.still(length - at, 0, 'en'); // from somewhere else
      const begun = performance.now();
      summary.still(at, at % seats.max, 'en');
      return performance.now() - begun;
    };
    // The best of some rounds: other tests have their share of the machine.
    const bestTo = (at: number): number => {
      let best = timeTo(at);
      for (let round = 0; round < ROUNDS && best >= SEEK_MS; round++) best = Math.min(best, timeTo(at));
      return best;
    };
    expect(Math.max(...spread(length, 40).map(bestTo))).toBeLessThan(SEEK_MS);
  });
});

test('what is asked for beyond the game is the end of it, and a seat that is not there sees what everybody sees', async () => {
  const record = await recordOf('thrones');
  const summary = await replayOf(record);
  expect(summary.still(9999, 9, 'en').frame).toMatchObject({ at: record.choices.length, viewer: 'public' });
  expect(summary.still(-1, 0, 'en').frame.at).toBe(0);
});

test('a game that stops where only single answers are left is shown as far as it came', async () => {
  const record = await recordOf('thrones');
  const summary = await replayOf({ ...record, outcome: null }); // the last choice was made, its forced rest was not
  expect(summary.summary).toMatchObject({ ending: null, length: record.choices.length });
  expect(summary.still(record.choices.length, 0, 'en').frame.at).toBe(record.choices.length);
});

test('it was the person’s if there was one', async () => {
  const record = await recordOf('thrones');
  const own = async (players: readonly string[]) => (await replayOf({ ...record, players })).summary.own;
  expect(await own(['greedy', 'human', 'greedy', 'greedy'])).toBe(1);
  expect(await own(['human', 'human', 'greedy', 'greedy'])).toBeNull();
  expect(await own([])).toBeNull();
});

describe('a record that cannot be shown says why, in both languages', () => {
  const withSum = (change: (record: MatchRecord) => MatchRecord) => async (): Promise<string> =>
    formatRecord(change(await recordOf('thrones')));
  const text = withSum((record) => record);
  const cases: readonly (readonly [what: string, text: () => Promise<string>, said: RegExp])[] = [
    ['foreign', async () => 'PK\u0003\u0004 some archive', /^this is no Cardwright record/],
    ['empty', async () => '', /^this is no Cardwright record/],
    ['cut off', async () => (await text()).slice(0, 300), /^the record is cut off/],
    ['altered', async () => (await text()).replace('seed 11', 'seed 12'), /^the record was altered/],
    ['another game', withSum((record) => ({ ...record, game: 'bridge' })), /^there is no game "bridge"/],
    ['other cards', withSum((record) => ({ ...record, seed: 12 })), /^choice \d+ of the record/],
    ['another end', withSum((record) => ({ ...record, outcome: 'nobody' })), /^the record says it ended with "nobody"/],
    ['too many seats', withSum((record) => ({ ...record, seats: 7 })), /^thrones is played by 4, not by 7/],
    ['odd options', withSum((record) => ({ ...record, options: { wild: 1 } })), /^thrones has no option "wild"/],
    [
      'going on after its end',
      withSum((record) => ({ ...record, choices: [...record.choices, { seat: 0, keys: ['pass'] }] })),
      /^the record goes on after the end/,
    ],
    ['badly written', withSum((record) => ({ ...record, game: 'thrones\nrules' })), /^line \d+ of the record is/],
  ];
  test.each(cases)('%s', async (_, written, said) => {
    const seat = new TestSeat();
    const message = await seat.call('openReplay', { record: await written(), language: 'en' }).then(
      () => 'it was shown',
      (error: Error) => error.message,
    );
    expect(message).toMatch(said);
    expect(faultIn('en', message)).toBe(message);
    expect(faultIn('zh', message)).toMatch(/\p{Script=Han}/u);
    expect(faultIn('zh', message)).not.toMatch(/\$\d/);
    expect(seat.faults).toEqual([]);
  });
});

test('a record made by other rules is no fault: its log is shown', async () => {
  const seat = new TestSeat();
  const record = formatRecord({ ...(await recordOf('thrones')), rules: '999', log: ['Seat 1 plays a card.'] });
  const { legacy: kept } = await seat.call('openReplay', { record, language: 'en' });
  expect(kept).toEqual({ old: '999', now: '1', lines: ['Seat 1 plays a card.'] });
  expect(seat.faults).toEqual([]);
});
