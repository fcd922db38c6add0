import { anyChoice, type Event, type Game, randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { botPlayer, type FromHost, person, type TableHost } from '../src/index.ts';
import { Looker } from './looker.ts';
import { botFrom, GAMES, tableOf } from './tables.ts';

const OBSERVER = 1;

/** A table of bots that choose by chance, and one person among them. */
function tableWith(game: Game, isBeat: (event: Event, host: TableHost) => boolean) {
  const random = randomFrom(3);
  const bot = botPlayer(botFrom((decision) => anyChoice(decision, random)));
  const seats = Array.from({ length: game.seats.default }, (_, seat) => (seat === OBSERVER ? person() : bot));
  const table = tableOf({ game, seats, more: { beats: (event) => isBeat(event, table.host) } });
  const { host } = table;
  const play = (looker: Looker, choices: number): void => {
    const own = randomFrom(4);
    for (let i = 0; i < choices && looker.asks !== null; i++) looker.choose(anyChoice(looker.asks.decision, own));
  };
  return { host, play };
}

const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(GAMES)('$id, told step by step', (game) => {
  test('each step leads to the view as it was then, and all of them to the view as it is', () => {
    const truth: unknown[] = [];
    const { host, play } = tableWith(game, (_, { match }) => {
      truth.push(copied(match.view(OBSERVER)));
      return true;
    });
    const stepwise = new Looker(host, { seats: [OBSERVER] });
    const plain = new Looker(host, { viewer: OBSERVER });
    stepwise.say({ type: 'steps', on: true });
    host.open();
    play(stepwise, 40);
    expect(truth.length).toBeGreaterThan(30);
    expect(copied(stepwise.steps)).toEqual(truth);
    expect(stepwise.events).toEqual(plain.events);
    expect(copied(stepwise.view)).toEqual(copied(host.match.view(OBSERVER)));
    expect(plain.view).toEqual(stepwise.view);
    expect(plain.told.every(({ steps }) => steps === undefined)).toBe(true);
  });

  test('where nobody wants steps, or not any more, nobody looks in between', () => {
    const looksIn = (wants: readonly boolean[]): { looks: number; steps: number } => {
      let looks = 0;
      const { host, play } = tableWith(game, () => true);
      const looker = new Looker(host, { seats: [OBSERVER] });
      for (const on of wants) looker.say({ type: 'steps', on });
      const view = host.match.view.bind(host.match);
      host.match.view = (viewer) => {
        looks++;
        return view(viewer);
      };
      host.open();
      play(looker, 15);
      return { looks, steps: looker.steps.length };
    };
    const never = looksIn([]);
    const wanted = looksIn([true]);
    expect(never.steps).toBe(0);
    expect(looksIn([true, false])).toEqual(never);
    expect(wanted.steps).toBeGreaterThan(10);
    expect(wanted.looks).toBe(never.looks + wanted.steps);
  });

  test('what was taken back is told whole, and so is a table to whoever comes back', () => {
    const { host, play } = tableWith(game, () => true);
    const looker = new Looker(host, { seats: [OBSERVER] });
    looker.say({ type: 'steps', on: true });
    host.open();
    play(looker, 3);
    looker.say({ type: 'undo' });
    const reset = looker.told.findLast((told) => told.reset);
    expect(reset?.view).toBeDefined();
    expect(reset?.steps).toBeUndefined();
    play(looker, 3);
    expect(copied(looker.view)).toEqual(copied(host.match.view(OBSERVER)));
    const again = new Looker(host, { seats: [OBSERVER] });
    expect(again.told.map(({ view, steps }) => [view !== undefined, steps])).toEqual([[true, undefined]]);
    const late: FromHost[] = [];
    host.join({ seats: [OBSERVER] }, (message) => late.push(message), looker.last - 2); // cut off for a moment
    expect(late.flatMap((message) => (message.type === 'told' ? [[message.n, message.steps]] : []))).toEqual([
      [looker.last - 1, undefined],
      [looker.last, undefined],
    ]);
  });
});
