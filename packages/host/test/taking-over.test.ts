import type { Decision } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { botPlayer, type Holder, person, type TableNeeds } from '../src/index.ts';
import { Looker } from './looker.ts';
import { asked, scripted } from './script.ts';
import { botFrom, tableOf } from './tables.ts';

const acts = botFrom(() => [0], 'acts');
const hidden = (seat: number): Decision => asked(seat, 'answer', { secret: true });

/** A table where nothing is answered in less than a second. */
function slowTable(steps: readonly Decision[], seats: readonly Holder[], more: Partial<TableNeeds> = {}) {
  const { host, clock } = tableOf({
    game: scripted(...steps),
    seats,
    more,
    policy: { pause: { min: 1000, max: 1000 } },
  });
  return { host, clock, keys: () => host.record().choices.map(({ keys }) => keys[0]) };
}

test('what a bot would have answered in a moment is nothing to who takes its seat meanwhile: they are asked', () => {
  const { host, clock, keys } = slowTable([asked(1, 'play'), asked(0, 'play')], [person('Ann'), botPlayer(acts)]);
  host.open();
  clock.pass(999);
  host.sit(1, person('Ben'));
  const ben = new Looker(host, { seats: [1] });
  clock.pass(60_000);
  expect([keys(), ben.asks?.decision.kind]).toEqual([[], 'play']);
  ben.decline();
  expect(keys()).toEqual(['pass']);
});

test('what somebody has answered ahead counts, though a bot has taken the seat since', () => {
  const { host, clock, keys } = slowTable([hidden(0), hidden(1)], [person('Ann'), person('Ben')]);
  const [ann, ben] = [0, 1].map((seat) => new Looker(host, { seats: [seat] })) as [Looker, Looker];
  host.open();
  ben.decline();
  host.sit(1, botPlayer(acts));
  clock.pass(5_000);
  expect(keys()).toEqual([]);
  ann.decline();
  clock.pass(5_000);
  expect(keys()).toEqual(['pass', 'pass']);
});

test('whoever takes a seat is asked what it was asked ahead', () => {
  const { host, clock } = slowTable([hidden(0), hidden(1)], [person('Ann'), botPlayer(acts)]);
  host.open();
  host.sit(1, person('Ben'));
  const ben = new Looker(host, { seats: [1] });
  clock.pass(5_000);
  expect(ben.asks?.decision).toMatchObject({ seat: 1, kind: 'answer' });
});

/** A store that keeps what it is given when it is told to. */
function slowStore() {
  const waiting: (() => void)[] = [];
  const append = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const keep = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { store: { append, cut: () => undefined, end: () => undefined }, keep };
}

test('an answer that is being kept counts, whoever takes the seat meanwhile', async () => {
  const { store, keep } = slowStore();
  const seats = [person('Ann'), botPlayer(acts)];
  const { host, clock, keys } = slowTable([asked(1, 'play'), asked(0, 'play')], seats, { store });
  host.open();
  clock.pass(1000);
  host.sit(1, person('Ben'));
  const ben = new Looker(host, { seats: [1] });
  expect([keys(), ben.asks]).toEqual([[], null]);
  await keep();
  expect([keys(), host.match.decision?.seat]).toEqual([['act-0'], 0]);
});

test('while one answer is kept, what a bot has answered ahead elsewhere is nothing to who takes that seat', async () => {
  const { store, keep } = slowStore();
  const { host, clock, keys } = slowTable([hidden(0), hidden(1)], [botPlayer(acts), botPlayer(acts)], { store });
  host.open();
  clock.pass(1000);
  host.sit(1, person('Ben'));
  const ben = new Looker(host, { seats: [1] });
  await keep();
  clock.pass(5_000);
  expect([keys(), ben.asks?.decision.seat]).toEqual([['act-0'], 1]);
});

test('at a shared screen the curtain falls for who has not answered yet', () => {
  const people = ['Ann', 'Ben', 'Cat'].map((name) => person(name));
  const { host } = slowTable([hidden(0), hidden(1), hidden(2)], people);
  const shared = new Looker(host, { seats: [1, 2] });
  host.open();
  shared.say({ type: 'lift', seat: 1 });
  shared.decline();
  expect(shared.told.findLast((told) => told.curtain !== undefined)?.curtain).toBe(2);
});

test('at a shared screen the curtain falls before what passes by itself too', () => {
  const { host, clock } = slowTable(
    [asked(0, 'play'), asked(1, 'play', { choices: 1 }), asked(0, 'play')],
    [person('Ann'), person('Ben')],
  );
  const shared = new Looker(host, { seats: [0, 1] });
  host.open();
  const whose = (): number | null | undefined => shared.told.findLast((told) => told.curtain !== undefined)?.curtain;
  shared.say({ type: 'lift', seat: 0 });
  shared.decline();
  expect([whose(), host.match.decision?.seat]).toEqual([1, 1]);
  clock.pass(1000);
  expect(host.match.decision?.seat).toBe(0);
});
