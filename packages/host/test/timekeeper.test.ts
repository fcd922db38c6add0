import type { Decision, Seat } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { type ClockState, ManualClock, ONLINE, person, type TablePolicy } from '../src/index.ts';
import { NOTHING, type Question } from '../src/question.ts';
import { newSeat } from '../src/seats.ts';
import { Timekeeper } from '../src/timekeeper.ts';
import { asked } from './script.ts';
import { passing } from './tables.ts';

const TIME = { answer: 15, play: 45, setup: 60, bank: 100, gain: 5 };

const question = (seat: Seat, decision: Decision): Question => ({
  seat,
  decision,
  pause: 0,
  answer: null,
  answered: null,
  isByItself: false,
  due: 0,
  deadline: null,
  given: null,
  callOff: NOTHING,
});
const answer = (seat = 0): Question => question(seat, asked(seat, 'answer'));
const turn = (seat = 0): Question => question(seat, asked(seat, 'play', { checkpoint: true }));

function keeping(kept?: ClockState, time: TablePolicy['time'] = TIME) {
  const clock = new ManualClock();
  const expired: Question[] = [];
  const keeper = new Timekeeper(clock, { ...ONLINE, time }, passing, (each) => expired.push(each), kept);
  const seats = ['Ann', 'Ben'].map((name) => newSeat(person(name), TIME.bank));
  const [ann, ben] = seats as [(typeof seats)[0], (typeof seats)[0]];
  return { clock, keeper, expired, seats, ann, ben };
}

describe('the bank', () => {
  test('is filled up a little by every turn but the first, and never above what it was', () => {
    const { keeper, ann } = keeping();
    ann.bank = 50;
    const banks = ['1', '2', '2', '3'].map((name) => {
      keeper.start(turn(), ann, name);
      return ann.bank;
    });
    expect(banks).toEqual([50, 55, 55, 60]);
    ann.bank = 98;
    keeper.start(turn(), ann, '4');
    expect([ann.bank, ann.turn]).toEqual([100, '4']);
  });

  test('is not filled up by an answer in the turn of another', () => {
    const { keeper, ann } = keeping();
    ann.turn = '1';
    ann.bank = 50;
    keeper.start(answer(), ann, '2');
    expect([ann.bank, ann.turn]).toEqual([50, '1']);
  });

  test.each([
    [44, 100],
    [45, 100],
    [65, 80],
    [200, 0],
  ])('an answer after %d of 45 leaves %d of 100', (ms, left) => {
    const { clock, keeper, ann } = keeping();
    clock.pass(1000);
    const asking = turn();
    keeper.start(asking, ann, '1');
    clock.pass(ms);
    ann.expiries = 1;
    keeper.stop(asking, ann);
    expect([ann.bank, ann.expiries]).toEqual([left, 0]);
  });

  test('is not for what others do not know of', () => {
    const { clock, keeper, ann, expired } = keeping();
    const asking = question(0, asked(0, 'answer', { secret: true }));
    keeper.start(asking, ann, '1');
    expect(keeper.info(asking, ann)).toEqual({ left: 15, bank: 0 });
    clock.pass(15);
    expect(expired).toEqual([asking]);
    keeper.stop(asking, ann);
    expect(ann.bank).toBe(100);
  });
});

describe('taking back', () => {
  /** Ann has answered after so many ms, and Ben or Ann is asked for so many. */
  const answered = (after: number, since: number, next: Question) => {
    const table = keeping();
    const { clock, keeper, ann, seats } = table;
    clock.pass(1000);
    const first = turn();
    keeper.start(first, ann, '1');
    clock.pass(after);
    keeper.stop(first, ann);
    keeper.moveOn();
    keeper.start(next, seats[next.seat] as typeof ann, '1');
    clock.pass(since);
    return { ...table, may: keeper.mayTakeBack([next], seats) };
  };

  test('costs whoever takes back what they have thought since, and there is no more time for it than there was', () => {
    const next = turn();
    const { keeper, seats, ann, may } = answered(20, 10, next);
    expect(may).toBe(true);
    keeper.takeBack([next], seats);
    expect(ann.bank).toBe(90);
    const again = turn();
    keeper.start(again, ann, '1');
    expect(keeper.info(again, ann)).toEqual({ left: 15, bank: 90 }); // 45 less 20 less 10
  });

  test('what another has thought since costs nothing', () => {
    const next = turn(1);
    const { keeper, seats, ann, ben, may } = answered(20, 10, next);
    keeper.takeBack([next], seats);
    expect([may, ann.bank, ben.bank]).toEqual([true, 100, 100]);
  });

  test('is too late when nothing is left, and then the own time is over', () => {
    const next = turn();
    const { keeper, seats, ann, may } = answered(40, 100, next);
    expect(may).toBe(false);
    keeper.takeBack([next], seats);
    const again = turn();
    keeper.start(again, ann, '1');
    expect([ann.bank, keeper.info(again, ann)]).toEqual([0, { left: 0, bank: 0 }]);
  });

  test('of a question without a clock, or where nobody is hurried, costs nothing', () => {
    const { keeper, seats, ann } = keeping();
    expect(keeper.mayTakeBack([], seats)).toBe(true);
    keeper.takeBack([], seats);
    const idle = keeping(undefined, null);
    idle.keeper.start(turn(), idle.ann, '1');
    idle.keeper.stop(turn(), idle.ann);
    idle.keeper.takeBack([turn()], idle.seats);
    expect([ann.bank, idle.ann.bank, idle.keeper.mayTakeBack([], idle.seats)]).toEqual([100, 100, true]);
    expect([idle.keeper.kept(0, idle.seats, []), idle.clock.next]).toEqual([null, null]);
  });
});

describe('where everybody is away', () => {
  test('every clock stands, and goes on where it stood', () => {
    const { clock, keeper, ann, seats, expired } = keeping();
    const [asking, other] = [answer(), { ...answer(1), isByItself: true, due: 7 }];
    keeper.start(asking, ann, '1');
    clock.pass(5);
    keeper.pause([asking, other]);
    expect([keeper.isPaused, clock.next]).toEqual([true, null]);
    clock.pass(1000);
    expect([keeper.now, keeper.info(asking, ann)]).toEqual([5, { left: 10, bank: 100 }]);
    keeper.resume([asking, other]);
    expect([keeper.isPaused, keeper.now, other.due, other.given]).toEqual([false, 1005, 1007, null]);
    expect(keeper.kept(3, seats, [asking, other])).toEqual({
      choices: 3,
      seats: [
        { bank: 100, turn: null, expiries: 0, standsIn: false, left: 10 },
        { bank: 100, turn: null, expiries: 0, standsIn: false, left: null },
      ],
    });
    keeper.resume([asking, other]); // they were back already
    expect(other.due).toBe(1007);
    clock.pass(109);
    expect(expired).toEqual([]);
    clock.pass(1);
    expect(expired).toEqual([asking]);
  });

  test('what is asked then is not timed before somebody is back; a bot that thinks is not called off', () => {
    const { clock, keeper, ann } = keeping();
    let isCalledOff = false;
    const thinking = { ...answer(1), callOff: [() => (isCalledOff = true)] };
    keeper.pause([thinking]);
    const asking = answer();
    keeper.start(asking, ann, '1');
    expect([clock.next, isCalledOff]).toEqual([null, false]);
  });
});

test('time that was kept counts for the question that is open, and for that one alone', () => {
  const seat = { bank: 30, turn: '1', expiries: 0, standsIn: false };
  const { keeper, ann, ben } = keeping({
    choices: 4,
    seats: [
      { ...seat, left: 3 },
      { ...seat, left: null },
    ],
  });
  const [first, second] = [turn(), turn(1)];
  keeper.start(first, ann, '1');
  keeper.start(second, ben, '1');
  expect([keeper.info(first, ann)?.left, keeper.info(second, ben)?.left]).toEqual([3, 45]);
  keeper.moveOn();
  const next = turn();
  keeper.start(next, ann, '1');
  expect(keeper.info(next, ann)?.left).toBe(45);
});
