import { formatRecord, Match, type Seat } from '@cardwright/engine';
import type { Ask } from '@cardwright/players';
import { describe, expect, test } from 'vitest';
import { botPlayer, type FromHost, person, type TableHost } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { botFrom, decliner, tableOf } from './tables.ts';

const ended = ({ heard }: Looker): FromHost[] => heard.filter(({ type }) => type === 'closed' || type === 'record');
const two = [person('Ann'), person('Ben')];

describe('a table that is closed', () => {
  test('says so once to everybody, and who left it if somebody did', () => {
    const { host } = tableOf({ game: scripted(asked(0, 'play')), seats: two });
    const lookers = [new Looker(host, { seats: [0] }), new Looker(host, { viewer: 'public' })];
    host.open();
    host.close(1);
    host.close();
    for (const each of lookers) expect(ended(each)).toEqual([{ type: 'closed', code: 'ended', by: 1 }]);
    const other = tableOf({ game: scripted(asked(0, 'play')), seats: two });
    const ann = new Looker(other.host, { seats: [0] });
    other.host.close();
    expect(ended(ann)).toEqual([{ type: 'closed', code: 'ended' }]);
    expect(ended(ann)[0]).not.toHaveProperty('by');
  });

  test('hears nobody any more, plays nothing on, and may be left', () => {
    const game = scripted(asked(0, 'play'), asked(1, 'play'), asked(0, 'play'));
    const { host, clock } = tableOf({
      game,
      seats: [person('Ann'), botPlayer(decliner)],
      policy: { pause: { min: 500, max: 500 }, presence: true },
    });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    ann.decline();
    host.close();
    const { length } = ann.heard;
    ann.say({ type: 'history' });
    ann.screen.wake();
    ann.screen.leave();
    clock.pass(10_000);
    expect([ann.heard.length, host.length, clock.next]).toEqual([length, 1, null]);
  });

  test('gives everybody the record if the game is over; of a match that was handed over there is none', () => {
    const game = scripted(asked(0, 'play'));
    const { host } = tableOf({ game, seats: two });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    new Looker(host, { seats: [0] }).decline();
    host.close();
    expect(ended(ben)).toEqual([
      { type: 'record', record: formatRecord(host.record()) },
      { type: 'closed', code: 'ended' },
    ]);
    const handed = tableOf({ game, origin: Match.start(game, { seed: 1, seats: 2 }), seats: two });
    const ann = new Looker(handed.host, { seats: [0] });
    handed.host.open();
    ann.decline();
    handed.host.close();
    expect([ann.outcome?.label, ended(ann)]).toEqual(['done', [{ type: 'closed', code: 'ended' }]]);
  });

  test('calls off the hint somebody waits for; what goes wrong afterwards is nobody’s', async () => {
    const faults: unknown[] = [];
    let fail: (error: unknown) => void = () => undefined;
    let isCalledOff = (): boolean => false;
    const adviser = {
      ...decliner,
      open: () => ({
        decide: ({ signal }: Ask) => {
          isCalledOff = () => signal?.aborted === true;
          return new Promise<never>((_, reject) => (fail = reject));
        },
      }),
    };
    const { host } = tableOf({
      game: scripted(asked(0, 'play')),
      seats: two,
      more: { adviser, onFault: (fault) => faults.push(fault) },
    });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    ann.say({ type: 'hint' });
    host.close();
    fail(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([isCalledOff(), faults, ended(ann)]).toEqual([true, [], [{ type: 'closed', code: 'ended' }]]);
  });
});

describe('a fault ends the table', () => {
  const broken = botFrom(() => {
    throw new Error('no idea');
  });

  test.each<[when: string, first: Seat, act: (host: TableHost, ann: Looker) => void]>([
    ['is asked first', 1, () => undefined],
    ['sits down', 0, (host) => host.sit(0, botPlayer(broken))],
    ['sits in for somebody', 0, (_, ann) => ann.screen.leave()],
  ])('of a bot that %s, and nobody has to want to know of it', (_, first, act) => {
    const { host, clock } = tableOf({
      game: scripted(asked(first, 'play')),
      seats: [person('Ann'), botPlayer(broken), person('Cat')],
      policy: { presence: true, grace: 10 },
      more: { standIn: broken },
    });
    const [ann, cat] = [0, 2].map((seat) => new Looker(host, { seats: [seat] })) as [Looker, Looker];
    expect(() => {
      host.open();
      act(host, ann);
      clock.pass(100);
    }).not.toThrow();
    expect(cat.heard.at(-1)).toEqual({ type: 'closed', code: 'fault' });
  });

  test('but not of one that was called off, or that gave a hint nobody waits for any more', async () => {
    const [faults, fails]: [unknown[], ((error: unknown) => void)[]] = [[], []];
    const slow = { ...decliner, open: () => ({ decide: () => new Promise<never>((_, fail) => fails.push(fail)) }) };
    const { host } = tableOf({
      game: scripted(asked(0, 'play'), asked(1, 'play')),
      seats: [person('Ann'), botPlayer(slow)],
      policy: { undo: 'free' },
      more: { adviser: slow, onFault: (fault) => faults.push(fault) },
    });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    ann.say({ type: 'hint' });
    ann.decline();
    ann.say({ type: 'undo' });
    expect(fails.length).toBe(2); // the hint, and who was asked next
    for (const fail of fails) fail(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([faults, ended(ann), ann.asks !== null]).toEqual([[], [], true]);
  });

  test('of a bot that thinks for a while', async () => {
    const faults: unknown[] = [];
    const slow = { ...decliner, open: () => ({ decide: () => Promise.reject(new Error('no idea')) }) };
    const { host } = tableOf({
      game: scripted(asked(1, 'play')),
      seats: [person('Ann'), botPlayer(slow)],
      more: { onFault: (fault) => faults.push(fault) },
    });
    const ann = new Looker(host, { seats: [0] });
    host.open();
    await new Promise((resolve) => setImmediate(resolve));
    expect([faults, ended(ann)]).toEqual([[new Error('no idea')], [{ type: 'closed', code: 'fault' }]]);
  });

  test('of an adviser, and of a store that cannot take back', async () => {
    const adviser = { ...decliner, open: () => ({ decide: () => Promise.reject(new Error('no idea')) }) };
    const store = { append: () => undefined, cut: () => Promise.reject(new Error('no store')), end: () => undefined };
    for (const [say, message] of [['hint', 'no idea'], ['undo', 'no store']] as const) {
      const faults: unknown[] = [];
      const more = { adviser, store, onFault: (fault: unknown) => faults.push(fault) };
      const { host } = tableOf({ game: scripted(asked(0, 'play'), asked(0, 'play')), seats: two, more });
      const ann = new Looker(host, { seats: [0] });
      host.open();
      ann.decline();
      ann.say({ type: say });
      await new Promise((resolve) => setImmediate(resolve));
      expect([faults, ended(ann)]).toEqual([[new Error(message)], [{ type: 'closed', code: 'fault' }]]);
    } // biome-ignore format: pairs
  });
});
