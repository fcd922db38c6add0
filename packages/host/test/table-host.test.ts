import { isDeepStrictEqual } from 'node:util';
import { Match, randomFrom, replay } from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { botPlayer, emptySeat, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { botFrom, bots, decliner, firstOf, five, GAMES, tableOf } from './tables.ts';

/** Answers whatever is asked with the first choice that fits, until the game is over. */
function finish(looker: Looker): void {
  for (let i = 0; i < 5000 && looker.outcome === null && looker.asks !== null; i++) {
    looker.choose(firstOf(looker.asks.decision));
  }
}

describe.each(GAMES)('$id', (game) => {
  const seats = (): ReturnType<typeof bots> => [person('Ann'), ...bots(game.seats.default - 1)];

  test('a person among bots is asked, told and shown everything to the end, and the record plays to the same', () => {
    const { host } = tableOf({ game, seats: seats() });
    const ann = new Looker(host, { seats: [0] });
    const above = new Looker(host, { viewer: 'all' });
    ann.onTold = () => {
      if (!isDeepStrictEqual(ann.view, host.match.view(0))) expect(ann.view).toEqual(host.match.view(0));
    };
    host.open();
    finish(ann);
    expect(ann.outcome).toEqual(host.match.outcome);
    expect(ann.outcome).not.toBeNull();
    expect(above.outcome).toEqual(ann.outcome);
    const again = replay(game, host.record());
    expect(again.outcome).toEqual(host.match.outcome);
    expect(host.record().players).toEqual(['human', ...Array.from({ length: game.seats.default - 1 }, () => 'first')]);
  });

  test('what happened before is told in order to whoever comes later, with the same views', () => {
    const { host } = tableOf({ game, seats: seats() });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    for (let i = 0; i < 12 && ann.asks !== null; i++) ann.decline();
    const late = new Looker(host, { seats: [0] });
    expect(late.view).toEqual(ann.view);
    expect(late.asks).toEqual(ann.asks);
    late.say({ type: 'history' });
    const history = late.heard.at(-1);
    expect(history?.type).toBe('history');
    const told = history?.type === 'history' ? history.told : [];
    expect(told.flatMap(({ events = [] }) => events).slice(-ann.events.length)).toEqual(ann.events);
  });

  test('everything can be taken back, one choice after the other', () => {
    const { host } = tableOf({ game, seats: seats() });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    const views: unknown[] = [];
    for (let i = 0; i < 5 && ann.asks !== null; i++) {
      views.push(ann.view);
      ann.decline();
    }
    for (const view of views.toReversed()) {
      ann.say({ type: 'undo' });
      expect(ann.view).toEqual(view);
    }
    expect(host.length).toBe(host.record().choices.length);
    ann.say({ type: 'undo' });
    expect(ann.refusals.map(({ code }) => code)).toEqual(['no-undo']);
    expect(host.isPractice).toBe(true);
  });

  test('a record is gone on with at the same question', () => {
    const { host } = tableOf({ game, seats: seats() });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    for (let i = 0; i < 7 && ann.asks !== null; i++) ann.decline();
    const resumed = tableOf({ game, seats: seats(), origin: host.record() });
    const again = new Looker(resumed.host, { seats: [0] });
    resumed.host.open();
    expect(again.view).toEqual(ann.view);
    expect(again.asks?.decision).toEqual(ann.asks?.decision);
  });

  test('no message says the seed, or anything of the record, before the game is over', () => {
    const { host } = tableOf({ game, seats: seats(), origin: { seed: 123_456_789_012 } });
    const ann = new Looker(host, { seats: [0] });
    const watcher = new Looker(host, { viewer: 'public' });
    host.open();
    finish(ann);
    for (const { heard } of [ann, watcher]) expect(JSON.stringify(heard)).not.toContain('123456789012');
  });
});

describe('an answer', () => {
  const open = () => {
    const table = tableOf({ seats: five(0) });
    const ann = new Looker(table.host, { seats: [0] });
    table.host.open();
    return { ...table, ann };
  };

  test('to a question that is gone changes nothing, and doubled it counts once', () => {
    const { host, ann } = open();
    const { n, decision } = ann.asks as NonNullable<Looker['asks']>;
    ann.say({ type: 'choose', n, choice: [...decision.default] });
    const after = host.length;
    ann.say({ type: 'choose', n, choice: [...decision.default] });
    expect(host.length).toBe(after);
    expect(ann.refusals.map(({ code }) => code)).toEqual(['late']);
  });

  test('that is none of the options is refused with a sentence', () => {
    const { host, ann } = open();
    const before = host.match.digest();
    ann.choose([99]);
    expect(ann.refusals).toEqual([
      { type: 'refused', code: 'illegal', detail: expect.stringContaining('there is no option 99') },
    ]);
    expect(host.match.digest()).toBe(before);
  });

  test('by somebody who is not asked is refused', () => {
    const { host, ann } = open();
    const watcher = new Looker(host, { viewer: 'public' });
    watcher.say({ type: 'choose', n: ann.asks?.n ?? 0, choice: [0] });
    expect(watcher.refusals.map(({ code }) => code)).toEqual(['late']);
  });
});

describe('messages that do not fit', () => {
  const random = randomFrom(99);
  const pick = <V>(values: readonly V[]): V => values[random.below(values.length)] as V;
  const ODD: readonly unknown[] = [
    null,
    undefined,
    0,
    -1,
    1e99,
    Number.NaN,
    '',
    'choose',
    [],
    {},
    [[]],
    true,
    '__proto__',
    { length: 3 },
  ];
  const odd = (): unknown =>
    random.below(4) === 0 ? { [pick(['type', 'n', 'choice', 'constructor'])]: pick(ODD) } : pick(ODD);
  const nearly = (): unknown => ({
    type: pick(['choose', 'hold', 'quiet', 'lift', 'withdraw', 'history2', 'toString', pick(ODD)]),
    ...(random.below(2) === 0 ? { n: pick([...ODD, 3, 1]) } : {}),
    ...(random.below(2) === 0
      ? { choice: pick([...ODD, [0], ['0'], [0.5], [-1], [1e9], Array.from({ length: 999 }, () => 0)]) }
      : {}),
    ...(random.below(4) === 0 ? { seat: pick([...ODD, 7]) } : {}),
    ...(random.below(4) === 0 ? { until: pick([...ODD, 'week']) } : {}),
    ...(random.below(4) === 0 ? { extra: 1 } : {}),
  });

  test('get one refusal each and change nothing: 100,000 of them', () => {
    const { host } = tableOf({ seats: five(0) });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    const before = host.match.digest();
    let expected = ann.heard.length;
    for (let i = 0; i < 100_000; i++) {
      const message = random.below(3) === 0 ? odd() : nearly();
      const { type, until, n } = (message ?? {}) as { type?: unknown; until?: unknown; n?: unknown };
      if (type === 'quiet' && until === null) continue; // that one is well formed
      if (type === 'choose' && n === ann.asks?.n) continue;
      ann.screen.receive(message);
      expected++;
      if (ann.heard.length !== expected)
        throw new Error(`${JSON.stringify(message)} got ${ann.heard.length - expected + 1} answers`);
    }
    expect(host.match.digest()).toBe(before);
    ann.decline();
    expect(host.length).toBeGreaterThan(0);
  });
});

describe('several people at one screen', () => {
  test('a curtain falls between two of them, and nobody sees another hand', () => {
    const { host } = tableOf({ seats: five(0, 3) });
    const shared = new Looker(host, { seats: [0, 3] });
    host.open();
    const whose = (): number | null | undefined => shared.told.findLast((told) => told.curtain !== undefined)?.curtain;
    const seen = new Set<number>();
    for (let i = 0; i < 400 && seen.size < 2; i++) {
      const seat = whose();
      if (seat != null) {
        expect(shared.asks).toBeNull();
        expect(shared.view).toEqual(host.match.view('public'));
        shared.say({ type: 'lift', seat });
        seen.add(seat);
      }
      expect(shared.view).toEqual(host.match.view(shared.asks?.decision.seat ?? 'public'));
      shared.decline();
    }
    expect(seen).toEqual(new Set([0, 3]));
    for (const event of shared.events) expect(event).not.toHaveProperty('secret');
  });

  test('the curtain waits for no one who sits elsewhere', () => {
    const { host } = tableOf({ seats: five(0, 1, 3) });
    const shared = new Looker(host, { seats: [0, 3] });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    for (let i = 0; i < 60 && ben.asks === null; i++) {
      const whose = shared.told.findLast((told) => told.curtain !== undefined)?.curtain;
      if (whose != null) shared.say({ type: 'lift', seat: whose });
      shared.decline();
    }
    expect(ben.asks).not.toBeNull();
    expect(shared.told.map(({ curtain }) => curtain)).not.toContain(1);
  });

  test('at home nobody is called to the screen who has nothing to answer with (a ruling of docs/protocol.md)', () => {
    const hidden = (seat: number, choices: number) => asked(seat, 'answer', { secret: true, choices });
    const game = scripted(hidden(0, 2), hidden(1, 1), hidden(2, 2), asked(0, 'play'));
    const { host } = tableOf({ game, origin: { seed: 1, seats: 3 }, seats: ['Ann', 'Ben', 'Cat'].map(person) });
    const shared = new Looker(host, { seats: [0, 1, 2] });
    host.open();
    const called: number[] = [];
    for (let i = 0; i < 3; i++) {
      const seat = shared.told.findLast((told) => told.curtain !== undefined)?.curtain;
      if (seat != null) {
        called.push(seat);
        shared.say({ type: 'lift', seat });
      }
      shared.decline();
    }
    expect(called).toEqual([0, 2, 0]);
  });

  test('a seat that is not theirs is not shown', () => {
    const { host } = tableOf({ seats: five(0, 3) });
    const shared = new Looker(host, { seats: [0, 3] });
    host.open();
    shared.say({ type: 'lift', seat: 1 });
    expect(shared.refusals.map(({ code }) => code)).toEqual(['not-yours']);
  });
});

describe('undo among people', () => {
  test('where nothing is taken back, nothing is', () => {
    const { host } = tableOf({ seats: five(0), policy: { undo: 'none' } });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    ann.decline();
    const { length } = host;
    ann.say({ type: 'undo' });
    expect([ann.refusals.map(({ code }) => code), host.length]).toEqual([['no-undo'], length]);
    expect(ann.told.some(({ undo }) => undo === true)).toBe(false);
  });

  test('what others could notice stays; an imagined match is handed over as it stands', () => {
    const { host } = tableOf({ seats: five(0, 1, 2, 3, 4), policy: { undo: 'fair' } });
    const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    for (let i = 0; i < 60; i++) {
      const asked = people.find(({ asks }) => asks !== null) as Looker;
      const heard = people.filter((each) => each !== asked).map(({ events }) => events.length);
      asked.decline();
      const isNoticed = people
        .filter((each) => each !== asked)
        .some(({ events }, k) => events.length > (heard[k] as number));
      if (isNoticed) expect(asked.told.findLast((told) => told.undo !== undefined)?.undo ?? false).toBe(false);
    }
    const world = Match.start(ltkIdentity, { seed: 3 }, { askForced: true }).imagine(0, 8) as unknown as Match;
    const handed = tableOf({ game: ltkIdentity, origin: world, seats: five(0) });
    const ann = new Looker(handed.host, { seats: [0] });
    handed.host.open();
    expect(ann.view).toEqual(handed.host.match.view(0));
  });
});

test('a bot that cannot answer ends the table with a fault, and the record is there', () => {
  const faults: unknown[] = [];
  const broken = botFrom(() => {
    throw new Error('no idea');
  });
  const { host } = tableOf({
    seats: [person(), ...Array.from({ length: 4 }, () => botPlayer(broken))],
    more: { onFault: (error) => faults.push(error), standIn: decliner },
  });
  const ann = new Looker(host, { seats: [0] });
  host.open();
  for (let i = 0; i < 50 && faults.length === 0; i++) ann.decline();
  expect(faults).toEqual([new Error('no idea')]);
  expect(ann.heard.at(-1)).toEqual({ type: 'closed', code: 'fault' });
  expect(host.record().choices.length).toBe(host.length);
});

describe.each(GAMES)('$id that is over', (game) => {
  test('is opened again as it ended, and its last choice can be taken back', () => {
    const seats = [person('Ann'), ...bots(game.seats.default - 1)];
    const { host } = tableOf({ game, seats });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    finish(ann);
    const { host: again } = tableOf({ game, seats, origin: host.record() });
    const late = new Looker(again, { seats: [0] });
    again.open();
    expect(late.outcome).toEqual(host.match.outcome);
    late.say({ type: 'undo' });
    expect(late.outcome).toBeNull();
    expect(late.asks).not.toBeNull();
  });
});

test('who sits where is told and written down: a person without a name, a bot with its time, a seat that is empty', () => {
  const seats = [person(), botPlayer(decliner, { ms: 5 }), emptySeat];
  expect(seats[1]).toEqual({ kind: 'bot', bot: decliner, budget: { ms: 5 } });
  expect(botPlayer(decliner)).toEqual({ kind: 'bot', bot: decliner });
  const standIn = botFrom((decision) => decision.default, 'stand-in');
  const { host } = tableOf({ game: scripted(asked(0, 'play')), seats, more: { standIn } });
  const ann = new Looker(host, { seats: [0] });
  expect(ann.told[0]?.seats).toEqual([
    { holder: 'person', name: '' },
    { holder: 'bot', name: 'decliner', level: 'L0', alias: expect.any(Number) },
    { holder: 'empty', name: 'stand-in', level: 'L0', alias: expect.any(Number) },
  ]);
  expect(host.record().players).toEqual(['human', 'decliner', 'stand-in']);
});

test('a record of other rules is not played on', () => {
  const { host } = tableOf({ seats: [person('Ann'), ...bots(4)] });
  const record = { ...host.record(), rules: 'older' };
  expect(() => tableOf({ seats: [person('Ann'), ...bots(4)], origin: record })).toThrow('was made by rules older');
});
