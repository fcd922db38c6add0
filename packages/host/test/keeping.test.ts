import { setImmediate as breathe } from 'node:timers/promises';
import { BadInputError, type Game, type RecordedChoice } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { person, type TableStorage } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { bots, five, GAMES, tableOf } from './tables.ts';

describe('keeping', () => {
  const choices: RecordedChoice[] = [];
  const store = (append: TableStorage['append']): TableStorage => ({
    append,
    cut: () => undefined,
    end: () => undefined,
  });

  test('nobody hears of a choice before it is kept', async () => {
    let kept: () => void = () => undefined;
    const { host } = tableOf({
      seats: five(0, 1, 2, 3, 4),
      more: { store: store(() => new Promise<void>((resolve) => (kept = resolve))) },
    });
    const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const asked = people.find(({ asks }) => asks !== null) as Looker;
    const before = people.map(({ heard }) => heard.length);
    asked.decline();
    expect(people.map(({ heard }) => heard.length)).toEqual(before);
    kept();
    await Promise.resolve();
    await Promise.resolve();
    expect(people.some(({ heard }, i) => heard.length > (before[i] as number))).toBe(true);
  });

  test('what cannot be kept is refused, and can be chosen again', () => {
    let isFull = true;
    const { host } = tableOf({
      seats: five(0, 1, 2, 3, 4),
      more: {
        store: store((choice) => {
          if (isFull) throw new BadInputError('the disk is full');
          choices.push(choice);
        }),
      },
    });
    const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const asked = people.find(({ asks }) => asks !== null) as Looker;
    asked.decline();
    expect(asked.refusals).toEqual([{ type: 'refused', code: 'not-kept', detail: 'the disk is full' }]);
    expect(host.length).toBe(0);
    isFull = false;
    asked.decline();
    expect(host.length).toBe(1);
    expect(choices).toHaveLength(1);
  });

  test('an end that cannot be kept is tried again; the table stays', async () => {
    const ends: string[] = [];
    const end = (outcome: string): Promise<void> => {
      ends.push(outcome);
      return ends.length < 3 ? Promise.reject(new BadInputError('the disk is full')) : Promise.resolve();
    };
    const { host, clock } = tableOf({
      game: GAMES[0] as Game,
      seats: bots(4),
      more: { store: { ...store(() => undefined), end } },
    });
    const looker = new Looker(host, { viewer: 'public' });
    host.open();
    for (let i = 0; i < 3; i++) {
      await Promise.resolve();
      clock.pass(10_000);
    }
    expect(looker.outcome).not.toBeNull();
    expect(ends).toEqual([looker.outcome?.label, looker.outcome?.label, looker.outcome?.label]);
    expect(looker.heard.filter(({ type }) => type === 'closed')).toEqual([]);
  });

  test('what cannot be taken back for lack of room stays, and the table too', async () => {
    const cut = (): Promise<void> => Promise.reject(new BadInputError('the disk is full'));
    const { host } = tableOf({
      seats: five(0, 1, 2, 3, 4),
      more: { store: { ...store(() => undefined), cut } },
    });
    const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const asked = people.find(({ asks }) => asks !== null) as Looker;
    asked.decline();
    const { length } = host;
    asked.say({ type: 'undo' });
    await Promise.resolve();
    expect(asked.refusals).toEqual([{ type: 'refused', code: 'not-kept', detail: 'the disk is full' }]);
    expect(host.length).toBe(length);
    expect(asked.heard.filter(({ type }) => type === 'closed')).toEqual([]);
  });

  test.each(['kept', 'not kept'])('while it is %s that something is taken back, no answer counts', async (how) => {
    const hidden = [0, 1].map((seat) => asked(seat, 'answer', { secret: true, choices: 3 }));
    const kept: RecordedChoice[] = [];
    let settle: () => void = () => undefined;
    const store: TableStorage = {
      append: (choice, number) => Promise.resolve().then(() => void kept.splice(number, Infinity, choice)),
      cut: (number) =>
        new Promise((resolve, reject) => {
          settle = () => {
            if (how === 'kept') kept.length = number;
            if (how === 'kept') resolve();
            else reject(new BadInputError('the disk is full'));
          };
        }),
      end: () => undefined,
    };
    const faults: unknown[] = [];
    const { host } = tableOf({
      game: scripted(...hidden, asked(0, 'play'), asked(0, 'play')),
      seats: [person('Ann'), person('Ben')],
      policy: { undo: 'fair' },
      more: { store, onFault: (fault) => faults.push(fault) },
    });
    const [ann, ben] = [0, 1].map((seat) => new Looker(host, { seats: [seat] })) as [Looker, Looker];
    host.open();
    ann.choose([0]);
    await breathe();
    ann.say({ type: 'undo' });
    ben.choose([1]);
    await breathe();
    expect(host.length).toBe(1);
    settle();
    await breathe();
    const choices = host.record().choices.map(({ seat, keys }) => `${seat} ${keys.join()}`);
    expect(choices).toEqual(how === 'kept' ? [] : ['0 act-0', '1 act-1']);
    expect([kept, faults]).toEqual([host.record().choices, []]);
    expect(ann.asks?.decision.kind).toBe(how === 'kept' ? 'answer' : 'play');
  });
});
