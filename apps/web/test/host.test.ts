import type { Frame } from '@cardwright/client';
import { formatRecord, parseRecord, randomFrom } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { GAMES } from '@cardwright/registry/list';
import { describe, expect, test } from 'vitest';
import { holdersAgain } from '../src/host/table-setup.ts';
import { TestSeat } from './seat.ts';

const given = { language: 'en', pace: 0 } as const;
const AT_ONCE = 'L1'; // bots nobody waits for

const HINTS = 1; // the strongest bot thinks about each; what follows is chosen without it

/** Plays with hints, then with what comes, at most so many choices. */
async function playOn(seat: TestSeat, most = Number.POSITIVE_INFINITY): Promise<Frame> {
  const random = randomFrom(most === Number.POSITIVE_INFINITY ? 1 : most);
  for (let i = 0; i < most; i++) {
    const { frame } = seat.news;
    const { prompt } = frame;
    if (prompt === null) break;
    const hint = i < HINTS ? await seat.call('hint', {}) : null;
    const any = Array.from({ length: Math.max(1, prompt.min) }, (_, n) => n);
    const from = prompt.min > 1 ? 0 : random.below(prompt.choices.length);
    await seat.call('choose', { at: frame.at, choice: hint?.choice ?? any.map((n) => n + from) });
  }
  return seat.news.frame;
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('is played to its end, and its record replays', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: `${game}-end`, setup: { game, bots: AT_ONCE, seed: 7, as: [0] }, ...given });
    const last = await playOn(seat);
    expect(seat.faults).toEqual([]);
    expect(last.ending).not.toBeNull();
    expect(last.prompt).toBeNull();
    const record = await seat.call('record', {});
    expect(formatRecord(parseRecord(record))).toBe(record);
    const summary = await seat.call('openReplay', { record, language: 'en' });
    expect(summary).toMatchObject({ game, seed: 7, length: parseRecord(record).choices.length, own: 0 });
    const still = await seat.call('still', { at: summary.length, viewer: 0, language: 'en' });
    expect(still.frame.scene).toEqual({ ...last.scene, seats: expect.anything() as unknown });
    expect(await seat.call('story', { viewer: 0, language: 'en' })).toHaveLength(seat.log.length);
    const again = new TestSeat();
    await again.call('open', { id: `${game}-end`, setup: null, ...given });
    expect(again.news.frame).toEqual({ ...last, at: again.news.frame.at });
    expect(await again.call('record', {})).toBe(record);
    expect(again.log).toEqual(seat.log);
  });

  test('goes on where it was left, with the same question', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: `${game}-on`, setup: { game, bots: AT_ONCE, seed: 11, as: [0] }, ...given });
    const before = await playOn(seat, 6);
    const again = new TestSeat();
    expect(await again.call('open', { id: `${game}-on`, setup: null, ...given })).toBe(true);
    expect(again.news.frame).toEqual({ ...before, at: again.news.frame.at });
    expect(again.log).toEqual(seat.log);
  });

  test('takes back the last choice', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 5, as: [0] }, ...given });
    const before = await playOn(seat, 3);
    if (before.prompt === null) throw new Error('the game is over too soon for this test');
    expect(seat.news.canUndo).toBe(true);
    const { log } = seat;
    await seat.call('choose', { at: before.at, choice: before.prompt.min === 0 ? [] : [0] });
    await seat.call('undo', {});
    expect(seat.news.frame).toEqual({ ...before, at: seat.news.frame.at });
    expect(seat.log).toEqual(log);
  });

  test('no record, no seed and no hand but one’s own reaches the page before the game is over', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 271_828_182, as: [0] }, ...given });
    await playOn(seat, 12);
    const sent = JSON.stringify(seat.heard);
    expect(sent).not.toContain('271828182');
    expect(sent).not.toMatch(/"(record|seed|deckOrder|views)"/);
  });

  test('speaks Chinese when asked to, without losing the question', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 3, as: [0] }, ...given });
    const { frame } = seat.news;
    await seat.call('language', { language: 'zh' });
    const chinese = seat.news.frame;
    expect(chinese.prompt?.choices.map(({ key }) => key)).toEqual(frame.prompt?.choices.map(({ key }) => key));
    expect(chinese.status.map(({ text }) => text).join('')).toMatch(/\p{Script=Han}/u);
    expect(seat.news.log.from).toBe(0);
  });

  test('is told the same again after the language was changed, whatever could not be otherwise included', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 1, as: [0] }, ...given });
    for (let i = 0; i < 12 && seat.news.frame.prompt !== null; i++) {
      const { log } = seat;
      await seat.call('language', { language: 'en' });
      expect(seat.log).toEqual(log);
      await playOn(seat, 3);
    }
  });

  test('nobody is asked what has only one answer, not even while people look', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 1, as: [0] }, language: 'en', pace: 800 });
    for (let i = 0; i < 30; i++) {
      while (seat.news.isStaging) await seat.call('skip', {});
      await playOn(seat, 1);
    }
    const asked = seat.heard.flatMap(({ frame }) => frame.prompt ?? []);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ choices, min }) => choices.length === 1 && min === 1)).toEqual([]);
  });

  test('a choice for a question that is gone changes nothing', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 2, as: [0] }, ...given });
    const { frame } = seat.news;
    await seat.call('choose', { at: frame.at + 1, choice: [0] });
    expect(seat.news.frame).toEqual(frame);
  });

  test('an impossible choice is refused in a line, and the question stays', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 2, as: [0] }, ...given });
    const { frame } = seat.news;
    await expect(seat.call('choose', { at: frame.at, choice: [9999] })).rejects.toThrow('there is no option 9999');
    expect(seat.news.frame).toEqual(frame);
    expect(seat.faults).toEqual([]);
  });

  test('a typed answer is read, and a wrong one says what is wrong', async () => {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game, bots: AT_ONCE, seed: 2, as: [0] }, ...given });
    expect(await seat.call('type', { line: 'xyzzy' })).toMatchObject({
      problem: expect.stringContaining('xyzzy') as string,
    });
    const { at } = seat.news.frame;
    expect(await seat.call('type', { line: '1' })).toBeNull();
    await expect.poll(() => seat.news.frame.at).toBeGreaterThan(at);
  });
});

test('a game that does not exist, a bad seat and a bad seed are refused in one line', async () => {
  const seat = new TestSeat();
  await expect(seat.call('open', { id: null, setup: { game: 'bridge', seed: 1, as: [0] }, ...given })).rejects.toThrow(
    'there is no game "bridge"; the games are',
  );
  await expect(seat.call('open', { id: null, setup: { game: 'thrones', seed: 1, as: [4] }, ...given })).rejects.toThrow(
    'there is no seat 4; the seats are 0 to 3',
  );
  await expect(
    seat.call('open', { id: null, setup: { game: 'thrones', seed: -1, as: [0] }, ...given }),
  ).rejects.toThrow('-1 is no seed');
});

test('"don’t ask" passes for the rest of the turn, and says so', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'thrones', seed: 4, as: [0] }, ...given });
  while (seat.news.frame.prompt?.choices.every(({ does }) => does === null) === true) await playOn(seat, 1);
  const battle = (): unknown => seat.news.frame.scene.facts.find(({ id }) => id === 'play')?.value;
  const before = battle();
  await seat.call('quiet', { until: 'turn' });
  expect(battle()).not.toBe(before);
  expect(seat.heard.some(({ passed }) => passed !== null)).toBe(true);
  expect(seat.news.frame.prompt).not.toBeNull();
});

test('what was played is seen before the others answer', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'thrones', seed: 4, as: [0] }, ...given });
  await seat.call('pace', { pace: 60_000 }); // however busy the machine is
  const { at, prompt } = seat.news.frame;
  const before = seat.heard.length;
  await seat.call('choose', { at, choice: [prompt?.choices[0]?.index ?? 0] });
  expect(seat.heard.length).toBe(before + 1); // the others have not answered yet
  expect(seat.news.frame).toMatchObject({ at: at + 1, prompt: null });
});

test('whoever types a choice need not wait for the bots', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'thrones', seed: 4, as: [0] }, ...given });
  await seat.call('pace', { pace: 60_000 });
  expect(await seat.call('type', { line: '1' })).toBeNull();
});

test('a bot that is still thinking when a choice is taken back has thought in vain', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'sorcery', seed: 5, bots: 'smart', as: [0] }, ...given });
  const before = seat.news.frame;
  const end = before.prompt?.choices.find(({ does }) => does === 'end');
  await seat.call('choose', { at: before.at, choice: [end?.index ?? 0] });
  expect(seat.news.isThinking).toBe(true);
  await seat.call('undo', {});
  expect(seat.news.isThinking).toBe(false);
  const { frame } = seat.news;
  expect(frame).toEqual({ ...before, at: frame.at });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seat.news.frame).toEqual(frame);
});

test('several people at one screen: a curtain between them, and nobody else’s hand on this side of it', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'thrones', seed: 4, as: [0, 1] }, ...given });
  const hands: string[][] = [];
  for (let i = 0; i < 6; i++) {
    const { curtain, frame } = seat.news;
    expect(curtain?.name).toBe(`Player ${(curtain?.seat ?? 0) + 1}`);
    expect([frame.viewer, frame.scene.hand, frame.prompt]).toEqual(['public', null, null]);
    const before = JSON.stringify(seat.news);
    for (const card of hands.at(-1) ?? []) expect(before).not.toContain(`"${card}"`);
    await seat.call('lift', { seat: curtain?.seat ?? 0 });
    const shown = seat.news.frame;
    expect([shown.viewer, shown.prompt?.seat]).toEqual([curtain?.seat, curtain?.seat]);
    hands.push((shown.scene.hand?.cards ?? []).map(({ id }) => id));
    // The cards that are played are everybody's to see.
    const choice = shown.prompt?.choices.at(-1);
    await seat.call('choose', { at: shown.at, choice: [choice?.index ?? 0] });
    hands[i] = (hands[i] ?? []).filter((card) => choice?.touches.includes(card) !== true);
  }
  expect(parseRecord(await seat.call('record', {})).players.slice(0, 2)).toEqual(['human', 'human']);
});

test('seats are dealt unless they are chosen', async () => {
  const seats = new Set<unknown>();
  for (let i = 0; i < 40 && seats.size < 4; i++) {
    const seat = new TestSeat();
    await seat.call('open', { id: null, setup: { game: 'thrones', seed: 1 }, ...given });
    seats.add(seat.news.frame.viewer);
  }
  expect(seats.size).toBe(4);
});

test('"pass for this card" is offered where a card is to be answered, and asks nothing more about it', async () => {
  const seat = new TestSeat();
  await seat.call('open', { id: null, setup: { game: 'ltk-identity', seats: 5, seed: 8, as: [1] }, ...given });
  for (let i = 0; i < 400 && !seat.news.canPassCard && seat.news.frame.ending === null; i++) await playOn(seat, 1);
  expect(seat.news.canPassCard).toBe(true);
  const { at } = seat.news.frame;
  await seat.call('quiet', { until: 'card' });
  expect(seat.heard.some(({ passed }) => passed !== null)).toBe(true);
  expect(seat.news.frame.at).not.toBe(at);
});

test('how long bots may think is as it was when a game is gone on with, and when the same table is laid again', async () => {
  const seat = new TestSeat();
  const setup = { game: 'thrones', bots: 'L4', think: 20, seed: 1, as: [0] };
  await seat.call('open', { id: 'thinking', setup, ...given });
  const again = new TestSeat();
  await again.call('open', { id: 'thinking', setup: null, ...given });
  const oncemore = new TestSeat();
  await oncemore.call('open', { id: 'thinking', setup: null, ...given });
  for (const each of [seat, again, oncemore]) expect((await each.call('setup', {})).think).toBe(20);
  const thrones = await loadGame('thrones');
  const record = parseRecord(await seat.call('record', {}));
  const budgets = (think?: number): unknown[] =>
    holdersAgain(thrones, record, think).map((each) => ('budget' in each ? each.budget : null));
  expect(budgets(20)).toEqual([null, { ms: 20 }, { ms: 20 }, { ms: 20 }]);
  expect(budgets()).toEqual([null, null, null, null]);
});
