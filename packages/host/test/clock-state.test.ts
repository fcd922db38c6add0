import { sorcery } from '@cardwright/sorcery';
import { describe, expect, test } from 'vitest';
import {
  botPlayer,
  type ClockInfo,
  type ClockState,
  ONLINE,
  person,
  type TableHost,
  USUAL_TIMES,
} from '../src/index.ts';
import { Looker } from './looker.ts';
import { botFrom, decliner, tableOf, windowOf } from './tables.ts';

const game = sorcery as unknown as NonNullable<Parameters<typeof tableOf>[0]['game']>;
const usual = botFrom(({ options }) => [Math.min(1, options.length - 1)], 'usual');
const origin = { seed: 3, options: { starts: 'p1' } };
const seats = [person('Ann'), person('Ben')];
const policy = { ...ONLINE, pause: null };

interface Table {
  readonly host: TableHost;
  readonly clock: ReturnType<typeof tableOf>['clock'];
  readonly ann: Looker;
  readonly ben: Looker;
}

function twoAt(more: Parameters<typeof tableOf>[0]['more'] = {}, from: object = origin): Table {
  const { host, clock } = tableOf({ game, origin: from as typeof origin, seats, policy, more });
  const [ann, ben] = [new Looker(host, { seats: [0] }), new Looker(host, { seats: [1] })];
  host.open();
  return { host, clock, ann, ben };
}

const clockOf = ({ told }: Looker): ClockInfo | null =>
  told.findLast(({ clock }) => clock !== undefined)?.clock ?? null;

/** The table as another process finds it: its record, and what was kept of its time. */
function reopened({ host }: Table): Table & { readonly kept: ClockState } {
  const kept = JSON.parse(JSON.stringify(host.time)) as ClockState;
  const { host: again, clock } = tableOf({ game, origin: host.record(), seats, policy, more: { time: kept } });
  again.open();
  clock.pass(3_600_000); // nobody is there for an hour
  return { host: again, clock, ann: new Looker(again, { seats: [0] }), ben: new Looker(again, { seats: [1] }), kept };
}

describe('a table that is opened again', () => {
  test('stands at the same question with the time that was left of it', () => {
    const table = twoAt();
    table.clock.pass(12_000);
    const { ann, clock, host } = reopened(table);
    expect(ann.asks?.decision).toEqual(table.ann.asks?.decision);
    expect(clockOf(ann)).toEqual({ left: USUAL_TIMES.play - 12_000, bank: USUAL_TIMES.bank });
    clock.pass(USUAL_TIMES.play - 12_000 + USUAL_TIMES.bank - 1);
    expect(host.length).toBe(table.host.length);
    clock.pass(1);
    expect(host.length).toBe(table.host.length + 1);
  });

  test('in the bank: what was taken of it is not given back', () => {
    const table = twoAt();
    table.clock.pass(USUAL_TIMES.play + 20_000);
    const { ann, kept } = reopened(table);
    expect(kept.seats[0]?.left).toBe(-20_000);
    expect(clockOf(ann)).toEqual({ left: 0, bank: USUAL_TIMES.bank - 20_000 });
  });

  test('with a bot that sits in, until whoever it plays for is back; time that ran out once counts', () => {
    const table = twoAt();
    const whole = USUAL_TIMES.play + USUAL_TIMES.bank;
    table.clock.pass(whole); // once
    const { host, clock, kept } = reopened(table);
    expect(kept.seats[0]?.expiries).toBe(1);
    while (host.time?.seats[1]?.left !== null) clock.pass(1_000); // Ben lets his time run out too
    clock.pass(whole);
    expect(host.time?.seats.map(({ standsIn }) => standsIn)).toEqual([true, false]);
    const again = tableOf({ game, origin: host.record(), seats, policy, more: { time: host.time } });
    again.host.open();
    const ben = new Looker(again.host, { seats: [1] });
    expect(ben.told.findLast((told) => told.seats !== undefined)?.seats?.[0]).toMatchObject({ standIn: decliner.id });
    const ann = new Looker(again.host, { seats: [0] });
    expect(ann.told.findLast((told) => told.seats !== undefined)?.seats?.[0]).not.toHaveProperty('standIn');
  });

  test('what was kept before the last choice says nothing of the question that is open now', () => {
    const table = twoAt();
    table.clock.pass(12_000);
    const before = table.host.time as ClockState;
    table.ann.decline();
    const { host } = tableOf({ game, origin: table.host.record(), seats, policy, more: { time: before } });
    const [ann, ben] = [new Looker(host, { seats: [0] }), new Looker(host, { seats: [1] })];
    host.open();
    expect([clockOf(ann)?.left, clockOf(ben)?.left]).toEqual([USUAL_TIMES.play, USUAL_TIMES.play]);
  });
});

describe('nobody gets more time by a trick', () => {
  test('an answer that was given ahead and is withdrawn: the clock goes on where it was', () => {
    const { match, seats: asked } = windowOf((able) => able.length > 1 && able[0] === true && able.at(-1) === true);
    const everybody = Array.from({ length: match.seats }, (_, seat) => person(`P${seat}`));
    const { host, clock } = tableOf({ origin: match, seats: everybody, policy: ONLINE });
    const people = everybody.map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const last = people[asked.at(-1) as number] as Looker;
    clock.pass(9_000);
    last.decline();
    clock.pass(3_000);
    last.withdraw();
    expect(clockOf(last)?.left).toBe(USUAL_TIMES.answer - 12_000);
  });

  test('taking back, again and again: when the bank is empty, the time is up', () => {
    const everybody = Array.from({ length: 5 }, (_, seat) => person(`P${seat}`));
    const { host, clock } = tableOf({ origin: { seed: 2 }, seats: everybody, policy: ONLINE });
    const people = everybody.map((_, seat) => new Looker(host, { seats: [seat] }));
    host.open();
    const mayUndo = ({ told }: Looker): boolean => told.findLast(({ undo }) => undo !== undefined)?.undo === true;
    const isThere = (): Looker | undefined => people.find((each) => each.asks?.passes === null && mayUndo(each));
    for (let i = 0; i < 200 && isThere() === undefined; i++) {
      clock.pass(1_500);
      people.find(({ asks }) => asks !== null && asks.passes === null)?.decline();
    }
    const stalling = isThere() as Looker;
    const { length } = host;
    let spent = 0;
    while (spent < 400_000 && host.length === length) {
      clock.pass(10_000);
      spent += 10_000;
      stalling.say({ type: 'undo' });
      if (host.length < length) stalling.decline();
    }
    expect(spent).toBeLessThanOrEqual(2 * USUAL_TIMES.play + USUAL_TIMES.bank);
  });
});

describe('who is away', () => {
  test('all of them were, for long, and one is back: a bot sits in for the other after a while', () => {
    const { host, clock } = tableOf({ game, origin, seats, policy: { ...policy, time: null } });
    const [ann, ben] = [new Looker(host, { seats: [0] }), new Looker(host, { seats: [1] })];
    host.open();
    for (const each of [ann, ben]) each.screen.leave();
    clock.pass(10 * ONLINE.grace);
    const back = new Looker(host, { seats: [1] });
    const first = (): object | undefined => back.told.findLast((told) => told.seats !== undefined)?.seats?.[0];
    expect(first()).toEqual({ holder: 'person', name: 'Ann', isHere: false });
    clock.pass(ONLINE.grace);
    expect(first()).toMatchObject({ standIn: decliner.id });
  });

  test('whoever has not come when it begins is away', () => {
    const { host, clock } = tableOf({ game, origin, seats, policy });
    const ben = new Looker(host, { seats: [1] });
    host.open();
    clock.pass(ONLINE.grace);
    expect(ben.told.findLast((told) => told.seats !== undefined)?.seats?.[0]).toMatchObject({ standIn: decliner.id });
  });

  test('whoever was the last one here leaves for good: the others, who are away, are waited for', () => {
    const { host, clock, ann, ben } = twoAt();
    ben.screen.leave();
    ann.screen.leave();
    host.sit(0, botPlayer(decliner));
    const { length } = host;
    clock.pass(10 * ONLINE.grace);
    expect(host.length).toBe(length);
  });

  test('a table that nobody plays at any more plays to its end by itself', () => {
    const { host, ann, ben } = twoAt();
    for (const each of [ann, ben]) each.screen.leave();
    for (const seat of [0, 1]) host.sit(seat, botPlayer(usual));
    expect(host.match.outcome).not.toBeNull();
  });
});
