import {
  anyChoice,
  type Choice,
  childSeed,
  type Decision,
  type Game,
  type Match,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import { ltkIdentity } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { botPlayer, type Clock, type FromHost, ManualClock, ONLINE, person, TableHost } from '../src/index.ts';
import { botFrom, decliner, GAMES, momentOf, passing } from './tables.ts';

interface Heard {
  readonly at: number;
  readonly text: string;
}

interface Chosen {
  readonly seat: Seat;
  readonly keys: readonly string[];
}

/** Decides by these keys in turn; null: they do not fit. */
type Script = (decision: Decision, keys: readonly string[]) => Choice | null;

interface Tampering {
  readonly clock?: (clock: Clock, match: Match) => Clock;
  readonly send?: (message: FromHost, host: TableHost) => object;
  readonly host?: (host: TableHost) => void;
  readonly steps?: boolean; // the observer is told step by step, every event a step
}

class Unplayable extends Error {}

/**
 * Plays on from a moment, all seats but the observer's by a script, and gives every byte the observer was sent, with the
 * time it came. The observer's own answers come from the script too, a second after each question.
 */
function played(
  match: Match,
  observer: Seat,
  seed: number,
  script: Script,
  steps: number,
  tampering: Tampering = {},
): Heard[] {
  const manual = new ManualClock();
  const clock = tampering.clock?.(manual, match) ?? manual;
  const heard: Heard[] = [];
  let left = steps;
  const decide = (decision: Decision, keys: readonly string[]): Choice => {
    const choice = script(decision, keys);
    if (choice === null) throw new Unplayable();
    left--;
    return choice;
  };
  let isPlayable = true;
  const bot = botPlayer(botFrom(decide));
  const host: TableHost = new TableHost({
    game: match.game,
    passing,
    origin: match,
    seats: Array.from({ length: match.seats }, (_, seat) => (seat === observer ? person() : bot)),
    policy: { ...ONLINE, grace: 1e9 },
    forced: { bots: true }, // whoever has a choice in one world may have none in the other
    standIn: decliner,
    beats: () => true,
    clock,
    random: randomFrom(seed),
    onFault: (error) => {
      if (!(error instanceof Unplayable)) throw error;
      isPlayable = false;
    },
  });
  tampering.host?.(host);
  let asked: number | null = null;
  const screen = host.join({ seats: [observer] }, (message) => {
    heard.push({ at: manual.now(), text: JSON.stringify(tampering.send?.(message, host) ?? message) });
    if (message.type !== 'told' || message.asks == null) return;
    const { n, decision } = message.asks;
    asked = n;
    clock.after(1000, () => {
      if (asked !== n || !isPlayable) return;
      const keys = decision.options.map((option) => match.keyOf(option));
      try {
        screen.receive({ type: 'choose', n, choice: [...decide(decision, keys)] });
      } catch (error) {
        if (!(error instanceof Unplayable)) throw error;
        isPlayable = false;
      }
    });
  });
  if (tampering.steps === true) screen.receive({ type: 'steps', on: true });
  try {
    host.open();
    const isGoingOn = (): boolean => left > 0 && isPlayable && manual.next !== null;
    for (let i = 0; i < 20 * steps && isGoingOn(); i++) manual.pass((manual.next ?? 0) - manual.now());
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error;
  }
  host.close();
  return heard;
}

const randomScript =
  (random: Random, chosen: Chosen[]): Script =>
  (decision, keys) => {
    const choice = decision.options.length === 1 ? [0] : anyChoice(decision, random);
    chosen.push({ seat: decision.seat, keys: choice.map((i) => keys[i] as string) });
    return choice;
  };

/** The same answers again: each seat gives its own in the order it gave them. */
const sameScript = (chosen: readonly Chosen[]): Script => {
  const left = chosen.slice();
  return ({ seat }, keys) => {
    const place = left.findIndex((each) => each.seat === seat);
    if (place < 0) return null;
    const [next] = left.splice(place, 1) as [Chosen];
    const indices = next.keys.map((key) => keys.indexOf(key));
    return indices.includes(-1) ? null : indices;
  };
};

type ToldMessage = { steps?: { events: { type: string }[]; patch?: unknown }[]; events?: { type: string }[] };

/** A message in the order it is read: events before what they change. */
function readIn(text: string): { event: string | null; text: string }[] {
  const { steps = [], events = [], ...rest } = JSON.parse(text) as ToldMessage;
  const parts = [...steps, { events, patch: rest }];
  return parts.flatMap(({ events: told, patch }) => [
    ...told.map((event) => ({ event: event.type, text: JSON.stringify(event) })),
    { event: null, text: JSON.stringify(patch) },
  ]);
}

/** Whether the first thing that differs is something an event tells, as the rules have it. */
function isTold(a: Heard, b: Heard): boolean {
  const [x, y] = [readIn(a.text), readIn(b.text)];
  const first = x.findIndex(({ text }, i) => text !== y[i]?.text);
  const event = x[first]?.event ?? null;
  return event !== null && event === y[first]?.event;
}

const isOver = ({ text }: Heard): boolean => (JSON.parse(text) as { outcome?: unknown }).outcome != null;

/** Compares what an observer hears in the truth and in a world it imagines. How many messages were the same, or the leak. */
function compared(
  now: Match,
  observer: Seat,
  seed: number,
  tampering: Tampering = {},
): { same: number; leak: string | null } {
  const chosen: Chosen[] = [];
  const truth = played(now, observer, seed, randomScript(randomFrom(seed), chosen), 25, tampering);
  const world = now.imagine(observer, seed);
  const dream = played(world, observer, seed, sameScript(chosen), 25, tampering);
  const most = Math.min(truth.length, dream.length);
  for (let i = 0; i < most; i++) {
    const [a, b] = [truth[i] as Heard, dream[i] as Heard];
    if (a.text === b.text && a.at === b.at) continue;
    if (isOver(a) && isOver(b)) return { same: i, leak: null }; // then nothing is hidden
    if (a.text.includes('"closed"') || b.text.includes('"closed"')) return { same: i, leak: null }; // the script did not fit
    return a.at === b.at && isTold(a, b)
      ? { same: i, leak: null }
      : { same: i, leak: `${a.at} ${a.text}\n${b.at} ${b.text}` };
  }
  return { same: most, leak: null };
}

/** Moments of random games at which every seat can imagine. */
function* moments(game: Game, games: number): Generator<{ match: Match; observer: Seat; seed: number }> {
  for (let g = 0; g < games; g++) {
    const skip = randomFrom(childSeed(31, g)).below(60);
    let left = skip;
    let match: Match;
    try {
      match = momentOf(game, game.seats.default, ({ decision }) => decision?.checkpoint === true && left-- <= 0);
    } catch {
      continue;
    }
    for (let observer = 0; observer < match.seats; observer++)
      yield { match, observer, seed: childSeed(77, g * 16 + observer) };
  }
}

describe('what a seat is sent, byte by byte and moment by moment, is the same in worlds it cannot tell apart', () => {
  const ways = GAMES.flatMap((game) => [false, true].map((steps) => ({ game, id: game.id, steps })));
  test.each(ways)('$id, step by step: $steps', ({ game, steps }) => {
    let same = 0;
    for (const { match, observer, seed } of moments(game, 12)) {
      const found = compared(match, observer, seed, { steps });
      expect(found.leak).toBeNull();
      same += found.same;
    }
    expect(same).toBeGreaterThan(100);
  });
});

describe('a leak is caught', () => {
  const game = ltkIdentity as unknown as Game;
  const leaks = (tampering: Tampering): boolean => {
    for (const { match, observer, seed } of moments(game, 12))
      if (compared(match, observer, seed, tampering).leak !== null) return true;
    return false;
  };

  test('the state in a message', () =>
    expect(leaks({ send: (message, host) => ({ ...message, digest: host.match.digest() }) })).toBe(true));

  test('how many choices were made', () =>
    expect(leaks({ send: (message, host) => ({ ...message, length: host.length }) })).toBe(true));

  /** A view that shows too much, but only while something is being carried out. */
  const indiscreet = ({ match }: TableHost): void => {
    let isBusy = false;
    const [choose, view] = [match.choose.bind(match), match.view.bind(match)];
    match.choose = (choice) => {
      isBusy = true;
      choose(choice);
      isBusy = false;
    };
    match.view = (viewer) => (isBusy ? { ...(view(viewer) as object), digest: match.digest() } : view(viewer));
  };

  test('a view that shows too much between two decisions', () => {
    expect(leaks({ host: indiscreet, steps: true })).toBe(true);
    expect(leaks({ host: indiscreet, steps: false })).toBe(false); // nobody looks then
  });

  test('a pause that depends on a hand', () =>
    expect(
      leaks({
        clock: (clock, match) => ({
          now: () => clock.now(),
          after: (ms, act) => {
            const { players } = match.state as unknown as { players: readonly { hand: readonly number[] }[] };
            return clock.after(ms > 0 ? ms + (players[1]?.hand[0] ?? 0) : ms, act);
          },
        }),
      }),
    ).toBe(true));
});
