import type { LogLine, ReplaySummary } from '@cardwright/client';
import { expect, test } from 'vitest';
import { actionsOf } from '../src/replay/actions.ts';
import { createReplay, type Start } from '../src/replay/store.ts';
import { textOf } from '../src/replay/text.ts';
import { movesOf, storyUntil, turnAfter, turnBefore } from '../src/replay/turns.ts';
import { useSettings } from '../src/settings.ts';
import { recordOf, textOfRecord } from './recorded.ts';
import { TestSeat } from './seat.ts';

const line = (at: number, tone: LogLine['tone'], text = `${tone} ${at}`): LogLine => ({ at, tone, spans: [{ text }] });
const STORY = [
  line(0, 'plain'),
  line(0, 'turn'),
  line(3, 'plain'),
  line(5, 'turning'),
  line(5, 'turn'),
  line(9, 'plain'),
];

test('turns and turning points are found in the log', () => {
  const turns = movesOf(STORY, 'turn');
  expect([turns, movesOf(STORY, 'turning')]).toEqual([[0, 5], [5]]);
  expect([0, 3, 5, 6].map((at) => turnBefore(turns, at))).toEqual([0, 0, 0, 5]);
  expect([0, 4, 5].map((at) => turnAfter(turns, at, 9))).toEqual([5, 5, 9]);
  expect(storyUntil(STORY, 4)).toEqual(STORY.slice(0, 3));
  expect(storyUntil(STORY, 9)).toBe(STORY);
});

test('a game as text: what it was, then everything, a blank line before each turn', () => {
  expect(textOf(['Thrones', 'four players'], STORY.slice(0, 5))).toBe(
    'Thrones\nfour players\n\nplain 0\n\nturn 0\nplain 3\nturning 5\n\nturn 5\n',
  );
});

/** A replay of a game of Thrones over a real host, and what was asked of it. */
async function opened(start: Partial<Start> = {}) {
  const seat = new TestSeat();
  const summary: ReplaySummary = await seat.call('openReplay', {
    record: await textOfRecord('thrones'),
    language: 'en',
  });
  const asked: string[] = [];
  const link: Parameters<typeof createReplay>[0] = {
    call: (call, given) => {
      asked.push(call);
      return seat.call(call, given);
    },
  };
  const { replay, table } = createReplay(link, summary, { at: null, viewer: null, language: 'en', ...start });
  const settled = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      const { at, viewer, shown } = replay.getState();
      if (shown === at && table.getState().frame?.viewer === viewer) return;
    }
  };
  replay.getState().speak('en');
  await settled();
  return { replay, table, summary, asked, settled, actions: actionsOf(replay, summary.length) };
}

test('it begins as the person saw it, at the beginning; or where the address says', async () => {
  const usual = await opened();
  expect(usual.replay.getState()).toMatchObject({ at: 0, viewer: 0 });
  expect(usual.table.getState().frame).toMatchObject({ viewer: 0, at: 0 });
  expect((await opened({ at: 12, viewer: 2 })).table.getState().frame).toMatchObject({ viewer: 2, at: 12 });
  const beyond = await opened({ at: 9999, viewer: 9 });
  expect(beyond.table.getState().frame).toMatchObject({ viewer: 0, at: beyond.summary.length });
});

test('a seat that is not there is not looked through, and is nobody to play on as', async () => {
  const { replay, table, settled } = await opened();
  replay.getState().see(9);
  await settled();
  expect(replay.getState()).toMatchObject({ viewer: 0, eyes: 0 });
  expect(table.getState().frame?.viewer).toBe(0);
});

test('the log goes as far as the move, unless everything is shown', async () => {
  const { replay, table, settled } = await opened({ at: 10 });
  expect(table.getState().log.every(({ at }) => at <= 10)).toBe(true);
  replay.getState().toggleEverything();
  await settled();
  expect(replay.getState().viewer).toBe('all');
  expect(table.getState().log.some(({ at }) => at > 10)).toBe(true);
  replay.getState().toggleEverything();
  await settled();
  expect(table.getState().frame?.viewer).toBe(0);
});

test('one move on is seen coming about, a place that is looked for is there at once', async () => {
  const { replay, table, asked, settled, actions } = await opened();
  const cues: (string | null)[] = [];
  table.subscribe(({ frame }, before) => {
    if (frame !== before.frame) cues.push(frame?.cue?.kind ?? null);
  });
  useSettings.getState().set({ pace: 'brisk' });
  actions.on();
  await settled();
  expect(cues.splice(0).slice(-2)).toEqual(['use', null]);
  expect(table.getState().frame?.at).toBe(1);
  replay.getState().seek(2);
  await settled();
  actions.back();
  await settled();
  expect(cues.splice(0).every((kind) => kind === null)).toBe(true);
  actions.on();
  actions.on(); // faster than it can be shown
  await settled();
  expect([replay.getState().shown, cues.at(-1)]).toEqual([3, null]);
  useSettings.getState().set({ pace: 'instant' });
  asked.length = 0;
  actions.on();
  await settled();
  expect(asked).not.toContain('steps');
});

test('somebody who drags along the whole game gets the end of it, not every move on the way', async () => {
  const { replay, table, summary, asked, settled } = await opened();
  asked.length = 0;
  for (let at = 1; at <= summary.length; at++) replay.getState().seek(at);
  await settled();
  expect(table.getState().frame?.at).toBe(summary.length);
  expect(asked).toEqual(['still', 'still']);
});

test('keys go a move, a turn, to the ends, and no further', async () => {
  const { replay, summary, actions } = await opened();
  const after = (...steps: readonly (() => void)[]): number => {
    for (const step of steps) step();
    return replay.getState().at;
  };
  const [, second] = movesOf(replay.getState().story, 'turn');
  expect(after(actions.on, actions.on, actions.back)).toBe(1);
  expect(after(actions.turnOn)).toBe(second);
  expect(after(actions.on, actions.turnBack)).toBe(second);
  expect(after(actions.last, actions.on)).toBe(summary.length);
  expect(after(actions.first, actions.back, actions.turnBack)).toBe(0);
});

test('it runs until the end, from the beginning if it was there', async () => {
  const { replay, summary, actions } = await opened({ at: 9999 });
  actions.toggleRunning();
  expect(replay.getState()).toMatchObject({ isRunning: true, at: 0 });
  replay.getState().seek(summary.length);
  expect(replay.getState().isRunning).toBe(false);
  actions.first();
  actions.toggleRunning();
  actions.on();
  expect(replay.getState()).toMatchObject({ isRunning: false, at: 1 });
});

test('it changes its language where it is', async () => {
  const { replay, table, settled } = await opened({ at: 10 });
  replay.getState().speak('zh');
  await settled();
  await expect.poll(() => table.getState().log[0]?.spans[0]?.text).toMatch(/\p{Script=Han}/u);
  expect(table.getState().frame?.status[0]?.text).toMatch(/\p{Script=Han}/u);
  expect(replay.getState().at).toBe(10);
  expect((await recordOf('thrones')).choices.length).toBeGreaterThan(10);
});
