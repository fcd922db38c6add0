import { type Decision, formatRecord, type Game, Match, parseRecord, replay } from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { LiveMatch } from '../src/live-match.ts';
import { asked, scripted } from './script.ts';

const hidden = (seat: number, kind = 'answer', choices = 2): Decision => asked(seat, kind, { secret: true, choices });
const live = (...steps: readonly (Decision | string)[]): LiveMatch =>
  new LiveMatch(scripted(...steps), { seed: 1, seats: 3 }, () => undefined);

describe('what others see while a window lasts', () => {
  /** At which step each sees the table after the first choice. */
  const seenAfter = (...steps: readonly (Decision | string)[]): unknown[] => {
    const match = live(...steps);
    const viewers = [0, 1, 2, 'public', 'all'] as const;
    for (const viewer of viewers) match.view(viewer);
    match.choose([1]);
    return viewers.map((viewer) => (match.view(viewer) as { at: number }).at);
  };

  test.each<[name: string, steps: readonly (Decision | string)[], seen: number[]]>([
    ['is what they saw before it, but for who has answered', [hidden(0), hidden(1)], [1, 0, 0, 0, 1]],
    ['is new when something happened', [hidden(0), 'bang', hidden(1)], [2, 2, 2, 2, 2]],
    ['is new when something else is asked', [hidden(0), hidden(1, 'discard')], [1, 1, 1, 1, 1]],
    ['is new when it is known who is asked', [hidden(0), asked(1, 'answer')], [1, 1, 1, 1, 1]],
    ['is new after a question that was no secret', [asked(0, 'answer'), hidden(1)], [1, 1, 1, 1, 1]],
    ['is new when the same one is asked again', [hidden(0), hidden(0)], [1, 1, 1, 1, 1]],
    ['is new when it is over', [hidden(0)], [1, 1, 1, 1, 1]],
  ])('%s', (_, steps, seen) => expect(seenAfter(...steps)).toEqual(seen));
});

test('what had a single answer was no choice that could be taken back', () => {
  const match = live(hidden(0, 'answer', 1), hidden(1), hidden(2));
  match.choose([0]);
  expect([match.unnoticed, match.length]).toEqual([null, 0]);
  match.choose([1]);
  expect([match.unnoticed, match.length]).toEqual([1, 1]);
});

describe('history', () => {
  const types = (match: LiveMatch): unknown[] =>
    match.history('public', 'public').map(({ events = [] }) => events.map(({ type }) => type));

  test('begins with the table as it was laid; only what happened is told, with what changed by it', () => {
    const match = live('begun', asked(0, 'play'), asked(1, 'play'), 'played', asked(0, 'play'));
    for (const choice of [0, 1]) match.choose([choice]);
    const told = match.history(0, 0);
    expect(told).toEqual([
      { view: { at: 1, turn: 0 }, events: [{ type: 'begun' }] },
      { events: [{ type: 'played' }], patch: { at: [4], turn: [2] } },
    ]);
    expect(live(asked(0, 'play')).history(0, 0)[0]).not.toHaveProperty('events');
  });

  test('goes as far as the match has gone, answers without a choice too', () => {
    const forced = asked(1, 'draw', { choices: 1 });
    const match = live(asked(0, 'play'), forced, 'x', forced, 'y', forced, 'z');
    match.choose([0]);
    expect(types(match)).toEqual([[]]);
    match.choose([0]);
    expect(types(match)).toEqual([[], ['x']]);
    match.choose([0]);
    expect(types(match)).toEqual([[], ['x'], ['y']]);
    match.choose([0]);
    expect([match.match.outcome?.label, types(match)]).toEqual(['done', [[], ['x'], ['y'], ['z']]]);
    const again = new LiveMatch(match.game, match.record([]), () => undefined);
    expect(types(again)).toEqual([[], ['x'], ['y'], ['z']]);
  });

  test('of a match that was handed over there is none, and no record either', () => {
    const game = scripted(asked(0, 'play'), 'played', asked(0, 'play'));
    const handed = new LiveMatch(game, Match.start(game, { seed: 1, seats: 3 }), () => undefined);
    handed.choose([0]);
    expect([handed.history(0, 0), handed.hasRecord, live().hasRecord]).toEqual([[], false, true]);
    expect(() => handed.record([])).toThrow('has no record');
  });
});

describe('decks and heroes that the options leave to the program', () => {
  const MANY =
    'cao-cao,liu-bei,sun-quan,zhang-fei,guan-yu,zhao-yun,lu-meng,zhou-yu,diao-chan,hua-tuo,xu-chu,guo-jia,zhen-ji';
  const now: Game = ltkIdentity;
  /** The program as it was when it had these heroes only. */
  const then: Game = {
    ...now,
    content: (options) => ({ ...now.content?.(options), heroes: MANY }),
    setup: (options, seats, seed) => now.setup({ ...options, heroes: MANY }, seats, seed),
  };
  const silent = (): void => undefined;
  const begun = (): LiveMatch => {
    const match = new LiveMatch(then, { seed: 5, seats: 5 }, silent);
    for (let i = 0; i < 30; i++) match.choose((match.match.decision as Decision).default);
    return match;
  };

  test('are in the record of every game that is played', () => {
    const fresh = new LiveMatch(now, { seed: 5, seats: 5 }, silent).record([]);
    expect(Object.keys(fresh.content ?? {})).toEqual(['deck', 'heroes']);
    expect(fresh.options['heroes']).toBe('');
    expect(replay(now, fresh).digest()).toBe(Match.start(now, { seed: 5, seats: 5 }).digest());
    expect('content' in new LiveMatch(thrones as unknown as Game, { seed: 5 }, silent).record([])).toBe(false);
  });

  test('are those of the record it goes on with: kept, taken back, told and written down again', () => {
    const record = begun().record(['human']);
    const match = new LiveMatch(now, record, silent);
    expect(match.record(['human'])).toEqual(record);
    expect(match.options['heroes']).toBe(MANY);
    expect(match.history('public', 'public').length).toBeGreaterThan(5);
    match.choose((match.match.decision as Decision).default);
    match.rewind(record.choices.length);
    expect(match.record(['human'])).toEqual(record);
    expect(new LiveMatch(now, parseRecord(formatRecord(record)), silent).match.digest()).toBe(match.match.digest());
  });
});
