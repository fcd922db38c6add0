import { BadInputError, type Decision, type Seat } from '@cardwright/engine';
import type { Answer, Ask, Bot } from '@cardwright/players';
import { describe, expect, test } from 'vitest';
import { botPlayer, type Holder, person, type TableNeeds, type TablePolicy, type TableStorage } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { botFrom, decliner, tableOf } from './tables.ts';

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const keptBy = (append: TableStorage['append']): TableStorage => ({
  append,
  cut: () => undefined,
  end: () => undefined,
});

/** A bot that answers when it is let. */
function slowBot() {
  const asks: Ask[] = [];
  const ends: ((answer: Answer) => void)[] = [];
  let closed = 0;
  const decide = (ask: Ask): Promise<Answer> => {
    asks.push(ask);
    return new Promise((resolve) => ends.push(resolve));
  };
  const bot: Bot = { ...decliner, id: 'slow', open: () => ({ decide, close: () => void closed++ }) };
  return { bot, asks, end: (choice = 0) => ends.shift()?.({ choice: [choice] }), closed: () => closed };
}

function tableWith(
  steps: readonly (Decision | string)[],
  holders: readonly Holder[],
  more: Partial<TableNeeds> = {},
  policy: Partial<TablePolicy> = {},
) {
  const { host, clock } = tableOf({ game: scripted(...steps), seats: holders, more, policy });
  const ann = new Looker(host, { seats: [0] });
  host.open();
  return { host, clock, ann, keys: () => host.record().choices.map(({ keys }) => keys[0]) };
}

describe('a bot that thinks for a while', () => {
  test('has its budget, and what it says counts when it says it', async () => {
    const slow = slowBot();
    const { ann, keys } = tableWith([asked(1, 'play'), asked(0, 'play')], [person(), botPlayer(slow.bot, { ms: 7 })]);
    expect([slow.asks[0]?.budget, ann.asks, keys()]).toEqual([{ ms: 7 }, null, []]);
    slow.end();
    await breathe();
    expect([ann.asks?.decision.kind, keys()]).toEqual(['play', ['act-0']]);
  });

  test('has the whole of its own time where nobody says how much', () => {
    const slow = slowBot();
    tableWith([asked(1, 'play')], [person(), botPlayer(slow.bot)]);
    expect(slow.asks[0]?.budget).toEqual({});
  });

  test('is called off when something is taken back, and asked anew', async () => {
    const slow = slowBot();
    const { ann, keys, host } = tableWith([asked(0, 'play'), asked(1, 'play', { choices: 3 })], [person(), botPlayer(slow.bot)]); // biome-ignore format: one line
    ann.decline();
    const signal = slow.asks[0]?.signal;
    ann.say({ type: 'undo' });
    expect([signal?.aborted, slow.closed()]).toEqual([true, 1]);
    ann.choose([0]);
    slow.end(0); // too late
    await breathe();
    expect(keys()).toEqual(['act-0']);
    slow.end(1);
    await breathe();
    expect([keys(), host.match.outcome?.label, slow.closed()]).toEqual([['act-0', 'act-1'], 'done', 2]);
  });

  test('is called off when the table is closed, or another takes its seat', async () => {
    const [slow, other] = [slowBot(), slowBot()];
    const { host, keys } = tableWith([asked(1, 'play'), asked(1, 'play')], [person(), botPlayer(slow.bot)]);
    const first = slow.asks[0]?.signal;
    host.sit(1, botPlayer(other.bot));
    slow.end(0);
    await breathe();
    expect([first?.aborted, slow.closed(), keys(), other.asks.length]).toEqual([true, 1, [], 1]);
    const second = other.asks[0]?.signal;
    host.close();
    other.end(0);
    await breathe();
    expect([second?.aborted, other.closed(), keys()]).toEqual([true, 1, []]);
  });

  test('ends the table if it fails, but not once it was called off', async () => {
    for (const isCalledOff of [false, true]) {
      const { promise, reject } = Promise.withResolvers<Answer>();
      const bot: Bot = { ...decliner, id: 'failing', open: () => ({ decide: () => promise }) };
      const faults: unknown[] = [];
      const onFault = (error: unknown): void => void faults.push(error);
      const { host } = tableWith([asked(1, 'play')], [person(), botPlayer(bot)], { onFault });
      if (isCalledOff) host.sit(1, botPlayer(slowBot().bot));
      reject(new Error('lost'));
      await breathe();
      expect(faults).toHaveLength(isCalledOff ? 0 : 1);
    }
  });

  test('is called off also if it asks for that only later', () => {
    const slow = slowBot();
    const { host } = tableWith([asked(1, 'play')], [person(), botPlayer(slow.bot)]);
    host.close();
    expect(slow.asks[0]?.signal?.aborted).toBe(true);
  });
});

test.each([
  ['a secret question takes as long', true, [3_600, 3_600]],
  ['another takes a pause', false, [600, 600]],
] as const)('whether a bot that thinks has a choice or none, %s', async (_, secret, wanted) => {
  const taken = await Promise.all(
    [1, 2].map(async (choices) => {
      const slow = slowBot();
      const bot = { ...slow.bot, searches: true };
      const steps = [asked(1, 'answer', { choices, secret }), asked(0, 'play')];
      const holders = [person(), botPlayer(bot, { ms: 3_000 })];
      const { ann, clock } = tableWith(steps, holders, {}, { pause: { min: 600, max: 600 } });
      slow.end(); // it is done at once
      await breathe();
      for (let ms = 0; ms < 10_000; ms += 100) {
        if (ann.asks !== null) return ms;
        clock.pass(100);
      }
      return null;
    }),
  );
  expect(taken).toEqual(wanted);
});

test('what bots draw hangs on the seed, the seat and how far the game is; who brings numbers is asked for them', () => {
  const drawing = (more: Partial<TableNeeds> = {}): string[] => {
    const draws: string[] = [];
    const bot: Bot = {
      ...decliner,
      open: () => ({
        decide: ({ random, decision }) => {
          draws.push(`${random.below(1_000_000)}`);
          return { choice: decision.default };
        },
      }),
    };
    const steps = [asked(1, 'play'), asked(2, 'play'), asked(1, 'play'), asked(2, 'play'), asked(0, 'play')];
    tableWith(steps, [person(), botPlayer(bot), botPlayer(bot)], more);
    return draws;
  };
  expect(drawing()).toEqual(drawing());
  expect(new Set(drawing()).size).toBe(4);
  const seats: Seat[] = [];
  const low = { below: () => 7 } as unknown as ReturnType<NonNullable<TableNeeds['botRandom']>>;
  expect(drawing({ botRandom: (seat) => (seats.push(seat), low) })).toEqual(['7', '7', '7', '7']);
  expect(seats).toEqual([1, 2, 1, 2]);
});

test('what has a single answer is asked only of those who want to hear it', () => {
  const steps = [asked(1, 'draw', { choices: 1 }), asked(0, 'draw', { choices: 1 }), asked(0, 'play')];
  const kindsOf = (forced: TableNeeds['forced']) => {
    const heard: string[] = [];
    const bot = botFrom((decision) => (heard.push(decision.kind), [0]));
    const { ann } = tableWith(steps, [person(), botPlayer(bot)], forced === undefined ? {} : { forced });
    return [heard, ann.asks?.decision.kind];
  };
  expect(kindsOf(undefined)).toEqual([[], 'play']);
  expect(kindsOf({ people: true })).toEqual([[], 'draw']);
  expect(kindsOf({ bots: true })).toEqual([['draw'], 'play']);
});

describe('what cannot be kept', () => {
  test('later on: a person is told, and may choose again', async () => {
    let fails = 1;
    const store = keptBy(() => (fails-- > 0 ? Promise.reject(new BadInputError('the disk is full')) : undefined));
    const { ann, keys } = tableWith([asked(0, 'play'), asked(0, 'play')], [person(), person()], { store });
    ann.decline();
    await breathe();
    expect([ann.refusals, keys()]).toEqual([[{ type: 'refused', code: 'not-kept', detail: 'the disk is full' }], []]);
    ann.choose([0]);
    expect(keys()).toEqual(['act-0']);
  });

  test('a bot tries again after a while; a fault of the store ends the table', async () => {
    let fails = 1;
    const store = keptBy(() => {
      if (fails-- > 0) throw new BadInputError('the disk is full');
    });
    const { clock, keys } = tableWith([asked(1, 'play'), asked(0, 'play')], [person(), botPlayer(decliner)], { store });
    expect(keys()).toEqual([]);
    clock.pass(4_999);
    expect(keys()).toEqual([]);
    clock.pass(1);
    expect(keys()).toEqual(['pass']);
    for (const broken of [keptBy(() => Promise.reject(new Error('no store'))), { ...keptBy(() => undefined), end: () => Promise.reject(new Error('no store')) }]) {
      const faults: unknown[] = [];
      const more = { store: broken, onFault: (fault: unknown) => faults.push(fault) };
      tableWith([asked(0, 'play')], [person(), person()], more).ann.decline();
      await breathe();
      expect(faults).toEqual([new Error('no store')]);
    } // biome-ignore format: two stores
  });
});

test('whoever wants to know is told that it is over, once', () => {
  let ends = 0;
  const { ann } = tableWith([asked(0, 'play'), asked(0, 'play')], [person(), person()], { onEnd: () => ends++ });
  ann.decline();
  expect(ends).toBe(0);
  ann.decline();
  expect(ends).toBe(1);
});

describe('where everybody was away', () => {
  const policy = { presence: true, grace: 60_000, pause: { min: 500, max: 500 } };

  test('bots go on when somebody is back, after what was left of their pause', () => {
    const { host, clock, ann, keys } = tableWith([asked(1, 'play'), asked(0, 'play')], [person(), botPlayer(decliner)], {}, policy); // biome-ignore format: one line
    clock.pass(300);
    ann.screen.leave();
    clock.pass(10_000);
    expect([keys(), host.isPaused]).toEqual([[], true]);
    expect(new Looker(host, { seats: [0] }).asks).toBeNull();
    clock.pass(199);
    expect(keys()).toEqual([]);
    clock.pass(1);
    expect([keys(), host.isPaused]).toEqual([['pass'], false]);
  });

  test('time stood still from the first moment, whatever happened in between', () => {
    const time = { answer: 1_000, play: 1_000, setup: 1_000, bank: 0, gain: 0 };
    const holders = [person('Ann'), botPlayer(decliner)];
    const { host, clock, ann } = tableWith([asked(0, 'play')], holders, {}, { ...policy, time });
    clock.pass(400);
    ann.screen.leave();
    clock.pass(5_000);
    host.sit(1, botPlayer(botFrom(() => [0], 'other')));
    clock.pass(5_000);
    expect(new Looker(host, { seats: [0] }).told[0]?.clock?.left).toBe(600);
  });
});
