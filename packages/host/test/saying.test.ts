import type { Decision } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { botPlayer, type Holder, person, type TableNeeds, type TablePolicy } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { botFrom, decliner, tableOf } from './tables.ts';

const three: readonly Holder[] = [person('Ann'), person('Ben'), person('Cat')];

/** Three people at a table of these questions. */
function sitting(
  steps: readonly (Decision | string)[],
  policy: Partial<TablePolicy> = {},
  more: Partial<TableNeeds> = {},
  seats = three,
) {
  const { host, clock } = tableOf({ game: scripted(...steps), seats, policy, more });
  const [ann, ben, cat] = seats.map((_, seat) => new Looker(host, { seats: [seat] })) as [Looker, Looker, Looker];
  const watcher = new Looker(host, { viewer: 'public' });
  host.open();
  return { host, clock, ann, ben, cat, watcher };
}

const codes = ({ refusals }: Looker): string[] => refusals.map(({ code }) => code);
const hidden = (seat: number, choices = 2) => asked(seat, 'answer', { secret: true, choices });
const PAUSE = { pause: { min: 500, max: 500 } };
const quietOf = ({ told }: Looker) => told.findLast(({ quiet }) => quiet !== undefined)?.quiet;

describe('withdrawing', () => {
  test('is for an answer that waits for others, and for nothing else', () => {
    const { ann, ben, cat, watcher, host } = sitting([hidden(0), hidden(1), hidden(2, 1), asked(0, 'play')], PAUSE);
    for (const each of [ann, ben, cat, watcher]) each.say({ type: 'withdraw', n: each.asks?.n ?? 0 });
    expect([ann, ben, cat, watcher].map(codes)).toEqual([['late'], ['late'], ['late'], ['late']]);
    ben.decline();
    ben.withdraw();
    expect([codes(ben), ben.asks?.decision.seat]).toEqual([['late'], 1]);
    ann.decline();
    expect(host.match.decision?.seat).toBe(1); // Ben is waited for
  });

  test('is too late for what is being kept', async () => {
    let kept: () => void = () => undefined;
    const append = (): Promise<void> => new Promise((resolve) => (kept = resolve));
    const store = { append, cut: () => undefined, end: () => undefined };
    const { ann, host } = sitting([hidden(0), hidden(1), asked(0, 'play')], PAUSE, { store });
    ann.decline();
    ann.withdraw();
    ann.decline();
    expect(codes(ann)).toEqual(['late', 'late']);
    kept();
    await new Promise((resolve) => setImmediate(resolve));
    expect(host.length).toBe(1);
  });
});

describe('holding', () => {
  test('what waits for its person anyway changes nothing; what is not asked is refused once', () => {
    const { ann, ben } = sitting([asked(0, 'play'), asked(1, 'play')], PAUSE);
    const { length } = ann.heard;
    ann.say({ type: 'hold', n: ann.asks?.n ?? 0 });
    expect(ann.heard.length).toBe(length);
    ben.say({ type: 'hold', n: 0 });
    expect(codes(ben)).toEqual(['late']);
  });
});

describe('being quiet', () => {
  test('is for who sits there, with open eyes', () => {
    const { host, watcher } = sitting([asked(0, 'play')]);
    const above = new Looker(host, { viewer: 0 });
    const shared = new Looker(host, { seats: [1, 2] });
    for (const each of [watcher, above, shared]) each.say({ type: 'quiet', until: 'turn' });
    expect([watcher, above, shared].map(codes)).toEqual([['not-yours'], ['not-yours'], ['not-yours']]);
  });

  test('until the turn ends passes what can be passed, and asks again in the next', () => {
    const steps = [0, 1, 2, 3].map(() => asked(0, 'answer')); // two of them are a turn
    const { ann, host } = sitting(steps);
    ann.say({ type: 'quiet', until: 'turn' });
    expect([host.length, quietOf(ann), ann.asks !== null]).toEqual([2, 'turn', true]);
    ann.say({ type: 'quiet', until: null });
    expect([host.length, quietOf(ann)]).toEqual([2, null]);
    ann.decline();
    expect(ann.asks).not.toBeNull();
  });

  test('where nothing passes, or nothing is asked, nothing happens by itself', () => {
    const { ann, ben, host } = sitting([asked(0, 'give', { min: 2, max: 2 }), asked(1, 'answer'), asked(1, 'answer')]);
    const n = ann.asks?.n;
    ann.say({ type: 'quiet', until: 'turn' });
    ben.say({ type: 'quiet', until: 'card' }); // there is no card
    expect([ann.asks?.n, host.length, quietOf(ann), quietOf(ben)]).toEqual([n, 0, 'turn', null]);
    ben.say({ type: 'quiet', until: 'turn' });
    ann.choose([0, 1]);
    expect([host.length, ben.asks !== null]).toEqual([2, true]); // his second is in another turn
  });

  test('passes where the first option is to pass, too', () => {
    const first = { ...asked(0, 'answer'), options: [{ type: 'pass' }, { type: 'act' }], default: [1] };
    const { ann, host } = sitting([first, asked(1, 'play')]);
    ann.say({ type: 'quiet', until: 'turn' });
    expect(host.record().choices).toEqual([{ seat: 0, keys: ['pass'] }]);
  });

  test('nothing is put a second time that is passed by itself anyway', () => {
    const { ann, clock, host } = sitting([hidden(0, 1), asked(0, 'answer'), asked(1, 'play')], PAUSE);
    clock.pass(400);
    ann.say({ type: 'quiet', until: 'turn' });
    clock.pass(100);
    expect(host.match.view(0)).toMatchObject({ at: 1 });
  });

  test('what is passed is told to whom it was passed for, and to nobody else', () => {
    const { ann, ben, clock } = sitting([hidden(0, 1), 'gone', asked(1, 'play')], PAUSE);
    clock.pass(500);
    const passed = ({ told }: Looker) => told.flatMap(({ passed: each }) => (each === undefined ? [] : [each.seat]));
    expect([passed(ann), passed(ben)]).toEqual([[0], []]);
  });
});

describe('hints', () => {
  test.each<[name: string, aids: boolean, more: Partial<TableNeeds>, code: string]>([
    ['where there are none', false, { adviser: decliner }, 'no-aids'],
    ['where nobody can give any', true, {}, 'no-aids'],
  ])('%s', (_, aids, more, code) => {
    const { ann } = sitting([asked(0, 'play')], { aids }, more);
    ann.say({ type: 'hint' });
    expect(codes(ann)).toEqual([code]);
  });

  test('are for who is asked', () => {
    const { ben, watcher } = sitting([asked(0, 'play')], {}, { adviser: decliner });
    for (const each of [ben, watcher]) each.say({ type: 'hint' });
    expect([codes(ben), codes(watcher)]).toEqual([['not-asked'], ['not-asked']]);
  });
});

test('there are as many holders as seats, and nobody sits on any other', () => {
  const { host } = sitting([asked(0, 'play')]);
  expect(() => new Looker(host, { seats: [3] })).toThrow('there is no seat 4; the seats are 1 to 3');
  const record = host.record();
  expect(() => tableOf({ game: scripted(asked(0, 'play')), origin: record, seats: three.slice(1) })).toThrow(
    'this game has 3 seats, and 2 are held',
  );
});

test('the curtain is for who shares a screen, and falls when it is wished', () => {
  const { host, ann } = sitting([asked(0, 'play'), asked(1, 'play')]);
  ann.say({ type: 'lift', seat: 0 });
  expect(codes(ann)).toEqual(['not-yours']);
  const shared = new Looker(host, { seats: [0, 2] });
  shared.say({ type: 'lift', seat: 0 });
  expect(shared.told.at(-1)?.viewer).toBe(0);
  shared.say({ type: 'lift', seat: null });
  expect([shared.told.at(-1)?.viewer, codes(shared)]).toEqual(['public', []]);
});

test('what nobody noticed is taken back without making practice of it', () => {
  const { ann, host } = sitting([hidden(0), hidden(1), asked(0, 'play')], { undo: 'fair' });
  ann.choose([0]);
  ann.say({ type: 'undo' });
  expect([host.length, host.isPractice]).toEqual([0, false]);
});

describe('another one takes a seat', () => {
  const first = botFrom(() => [0], 'first');

  test('and is asked what is open there; everybody is told who it is', () => {
    const { ben, host } = sitting([asked(0, 'play'), asked(0, 'play'), asked(1, 'play')]);
    host.sit(0, botPlayer(first));
    expect(host.record().choices.map(({ keys }) => keys[0])).toEqual(['act-0', 'act-0']);
    expect(ben.told.findLast(({ seats }) => seats !== undefined)?.seats?.[0]).toMatchObject({ name: 'first' });
  });

  test('where nothing is asked: the question of another stays as it was', () => {
    const { ann, host } = sitting([asked(0, 'play'), asked(1, 'play'), asked(0, 'play')]);
    const n = ann.asks?.n;
    host.sit(1, botPlayer(first));
    expect(ann.asks?.n).toBe(n);
    ann.decline();
    expect(host.record().choices.map(({ keys }) => keys[0])).toEqual(['pass', 'act-0']);
  });

  test('an answer that was given there stays given', () => {
    const { ann, ben, host } = sitting([hidden(0), hidden(1, 3), asked(0, 'play')], PAUSE);
    ben.choose([1]);
    host.sit(1, person('Bob'));
    ann.decline();
    expect(host.record().choices).toEqual([{ seat: 0, keys: ['pass'] }, { seat: 1, keys: ['act-1'] }]);
  }); // biome-ignore format: a row
});

describe('step by step', () => {
  const steps = [asked(0, 'play'), 'bang', 'after', asked(0, 'play'), asked(0, 'play')];
  const beats = ({ type }: { readonly type: string }): boolean => type === 'bang';

  test('what comes after the last step is told too, and a step that changed nothing says nothing of it', () => {
    const { ann, host } = sitting(steps, {}, { beats });
    ann.say({ type: 'steps', on: true });
    ann.decline();
    expect(ann.told.at(-1)).toMatchObject({ steps: [{ events: [{ type: 'bang' }] }], events: [{ type: 'after' }] });
    expect(ann.view).toEqual(host.match.view(0));
    ann.decline();
    expect(ann.told.at(-1)).not.toHaveProperty('steps');
  });

  test('where nobody says what is a step, there is none', () => {
    const { ann } = sitting(steps);
    ann.say({ type: 'steps', on: true });
    ann.decline();
    expect(ann.told.at(-1)).toMatchObject({ events: [{ type: 'bang' }, { type: 'after' }] });
  });
});

describe('screens', () => {
  test('whoever comes anew is told everything at once; the same eyes twice are told nothing new', () => {
    const { host, ann } = sitting([asked(0, 'play'), 'played', asked(0, 'play'), asked(1, 'play')]);
    for (const each of [ann, ann]) each.decline();
    const late = new Looker(host, { seats: [0, 2] });
    expect(late.told.length).toBe(1);
    late.say({ type: 'lift', seat: 2 });
    const { length } = late.heard;
    late.say({ type: 'lift', seat: 2 });
    expect([length, late.heard.length]).toEqual([3, 3]);
  });

  test('somebody with two of them is here until both are gone; what has left hears nothing', () => {
    const { host, ann, ben } = sitting([asked(0, 'play'), 'played', asked(1, 'play')], { presence: true, grace: 10 });
    const again = new Looker(host, { seats: [1] });
    ben.screen.leave();
    ben.screen.leave(); // once more does nothing
    const info = () => ann.told.findLast(({ seats }) => seats !== undefined)?.seats?.[1];
    expect(info()).toEqual({ holder: 'person', name: 'Ben' });
    const { length } = ben.heard;
    ann.decline();
    expect([ben.heard.length, again.asks?.decision.seat]).toEqual([length, 1]);
    again.screen.leave();
    expect(info()).toEqual({ holder: 'person', name: 'Ben', isHere: false });
  });

  test('a watcher who comes back is told everything anew, under numbers that nobody had', () => {
    const { host, ann, watcher } = sitting([asked(0, 'play'), 'played', asked(0, 'play')]);
    const other = new Looker(host, { viewer: 'public' });
    watcher.screen.leave();
    ann.decline();
    expect([ann.view, other.view]).toEqual([host.match.view(0), host.match.view('public')]); // they are still told
    other.screen.leave();
    const back = new Looker(host, { viewer: 'public' }, watcher.last);
    expect(back.told.map(({ view }) => view)).toEqual([host.match.view('public')]);
    expect(back.last).toBeGreaterThan(watcher.last);
  });

  test('when the game is over nobody is missed', () => {
    const { ann, ben, clock } = sitting([asked(0, 'play')], { presence: true, grace: 10 });
    ann.decline();
    const { length } = ben.heard;
    ann.screen.leave();
    clock.pass(100);
    expect(ben.heard.length).toBe(length);
  });
});

test('people see what bots do at their pace, and may hurry', () => {
  const seats = [person('Ann'), botPlayer(decliner), botPlayer(decliner)];
  const steps = [asked(1, 'play'), 'played', asked(2, 'play'), 'played', asked(0, 'play')];
  const { host, clock } = sitting(steps, {}, {}, seats);
  expect([host.pace, host.resting, host.isPaused, host.match.decision?.seat]).toEqual([0, 0, false, 0]);
  const slow = tableOf({ game: scripted(...steps), seats });
  slow.host.pace = 1000;
  slow.host.open();
  expect([slow.host.pace, slow.host.resting, slow.host.match.decision?.seat]).toEqual([1000, 1000, 2]);
  slow.clock.pass(400);
  expect(slow.host.resting).toBe(600);
  slow.host.hurry();
  expect([slow.host.match.decision?.seat, slow.host.resting, clock.next]).toEqual([0, 1000, null]);
});
