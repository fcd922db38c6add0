import { describe, expect, test } from 'vitest';
import { botPlayer, emptySeat, person } from '../src/index.ts';
import { Looker } from './looker.ts';
import { first, five, tableOf } from './tables.ts';

describe('people come and go', () => {
  const online = { presence: true, grace: 60_000, pause: { min: 600, max: 1200 }, undo: 'fair' } as const;
  const seats = [person('Ann'), person('Ben'), emptySeat, botPlayer(first), botPlayer(first)];

  test('a bot sits in for somebody who is away, and gets up when they are back', () => {
    const { host, clock } = tableOf({ seats, policy: online });
    const ann = new Looker(host, { seats: [0] });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    clock.pass(20_000);
    ben.screen.leave();
    const seatOf = () => ann.told.findLast((told) => told.seats !== undefined)?.seats?.[1];
    expect(seatOf()).toEqual({ holder: 'person', name: 'Ben', isHere: false });
    clock.pass(60_000);
    expect(seatOf()).toEqual({ holder: 'person', name: 'Ben', isHere: false, standIn: 'decliner' });
    const back = new Looker(host, { seats: [1] });
    expect(seatOf()).toEqual({ holder: 'person', name: 'Ben' });
    expect(back.view).toEqual(host.match.view(1));
  });

  test('who else comes and goes gives nobody who is away more time; a table that is closed waits for nobody', () => {
    const three = [person('Ann'), person('Ben'), person('Cat'), botPlayer(first), botPlayer(first)];
    const { host, clock } = tableOf({ seats: three, policy: online });
    const [ann, ben, cat] = [0, 1, 2].map((seat) => new Looker(host, { seats: [seat] })) as [Looker, Looker, Looker];
    host.open();
    ben.screen.leave();
    clock.pass(59_000);
    cat.screen.leave();
    expect(new Looker(host, { seats: [2] }).view).toBeDefined();
    clock.pass(1_000);
    const isReplaced = (seat: number): boolean =>
      ann.told.findLast((told) => told.seats !== undefined)?.seats?.[seat]?.standIn !== undefined;
    expect([isReplaced(1), isReplaced(2)]).toEqual([true, false]);
    ann.screen.leave();
    host.close();
    expect(clock.next).toBeNull();
  });

  test('where everybody is away the game stands still, and goes on with the clock it had', () => {
    const time = { answer: 15_000, play: 45_000, setup: 60_000, bank: 90_000, gain: 5_000 };
    const { host, clock } = tableOf({ seats, policy: { ...online, time } });
    const ann = new Looker(host, { seats: [0] });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    for (let i = 0; i < 100 && ann.asks === null; i++) {
      clock.pass(500);
      if (ben.asks !== null) ben.decline();
    }
    clock.pass(2_000);
    const { n } = ann.asks as NonNullable<Looker['asks']>;
    ann.screen.leave();
    ben.screen.leave();
    const digest = host.match.digest();
    clock.pass(10_000_000);
    expect(host.match.digest()).toBe(digest);
    const back = new Looker(host, { seats: [0] }, ann.last);
    expect(back.told.at(-1)?.paused).toBe(false);
    expect(back.told.some(({ asks }) => asks?.n === n) || ann.asks !== null).toBe(true);
    const whole = new Looker(host, { seats: [0] });
    expect(whole.asks?.decision).toEqual(ann.asks?.decision);
    const left = whole.told[0]?.clock?.left ?? 0;
    expect([13_000, 43_000, 58_000]).toContain(left);
  });

  test('two expiries in a row, and a bot sits in until there is a sign of life', () => {
    const time = { answer: 1_000, play: 1_000, setup: 1_000, bank: 0, gain: 0 };
    const { host, clock } = tableOf({ seats: five(0, 1), policy: { ...online, time } });
    const ann = new Looker(host, { seats: [0] });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    expect(ben.view).toBeDefined();
    const standIn = () => ann.told.findLast((told) => told.seats !== undefined)?.seats?.[0]?.standIn;
    for (let i = 0; i < 200 && standIn() === undefined; i++) clock.pass(500);
    expect(standIn()).toBe('decliner');
    ann.say({ type: 'quiet', until: null });
    expect(standIn()).toBeUndefined();
  });

  test('somebody who was cut off for a moment gets just what was missed', () => {
    const { host } = tableOf({ seats: five(0, 1, 2, 3, 4) });
    const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const [ann] = people as [Looker];
    ann.screen.leave();
    const { last: known, view } = ann;
    for (let i = 0; i < 3; i++)
      people
        .slice(1)
        .find(({ asks }) => asks !== null)
        ?.decline();
    const back = new Looker(host, { seats: [0] }, known);
    expect(back.told.every((told) => told.n > known && told.view === undefined)).toBe(true);
    expect(view).toBeDefined();
  });

  test.each([0, 1, 5, 15, 16, 17])(
    'somebody who has missed %d messages gets the same bytes as who has stayed',
    (missed) => {
      const { host } = tableOf({ seats: five(0, 1, 2, 3, 4) });
      const people = five(0, 1, 2, 3, 4).map((_, seat) => new Looker(host, { seats: [seat] }));
      const stayed: { n: number; text: string }[] = [];
      host.join({ seats: [0] }, (message, text) => {
        if (message.type !== 'told' || text === undefined) return;
        expect(text).toBe(JSON.stringify(message));
        stayed.push({ n: message.n, text });
      });
      host.open();
      while (stayed.length < 20) people.find(({ asks }) => asks !== null)?.decline();
      const since = (stayed.at(-1)?.n ?? 0) - missed;
      const back: string[] = [];
      let isWhole = false;
      host.join(
        { seats: [0] },
        (message, text) => {
          if (message.type !== 'told') return;
          if (text !== undefined) back.push(text);
          else isWhole = true;
        },
        since,
      );
      expect(isWhole).toBe(missed > 16); // so many are kept
      expect(back).toEqual(isWhole ? [] : stayed.filter(({ n }) => n > since).map(({ text }) => text));
    },
  );
});
