import { type Event, Match, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { type GameEvent, isHeart, thrones } from '../src/index.ts';

interface Turn {
  readonly play: number;
  readonly turn: number;
  readonly seat: number;
  readonly kind: string;
}

/** Every turn of a random game, forced ones too. */
function turnsOf(seed: number): { turns: Turn[]; events: GameEvent[]; start: number } {
  const [turns, events]: [Turn[], GameEvent[]] = [[], []];
  const listen = (event: Event): number => events.push(event as GameEvent);
  const start = Match.start(thrones, { seed }).state.start;
  playAtRandom(thrones, { seed }, randomFrom(seed), { listen, askForced: true }, ({ state, decision }) => {
    if (decision !== null) turns.push({ play: state.play, turn: state.turn, seat: decision.seat, kind: decision.kind });
  });
  return { turns, events, start };
}

const SEATS = [0, 1, 2, 3];
const PLAYS = [0, 1, 2, 3, 4, 5];
const GAMES = Array.from({ length: 40 }, (_, seed) => turnsOf(seed));

test('each player is dealt three hearts and nine effect cards', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const shuffle of ['fast', 'java']) {
      const { hands } = Match.start(thrones, { seed, options: { shuffle } }).state;
      expect(hands.map((hand) => [hand.filter(isHeart).length, hand.length])).toEqual(hands.map(() => [3, 12]));
      expect(hands.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, card) => card));
    }
  }
});

test('a game is six plays of twelve turns', () => {
  for (const { turns } of GAMES) {
    const numbers = Array.from({ length: 72 }, (_, i) => [Math.floor(i / 12), i % 12]);
    expect(turns.map(({ play, turn }) => [play, turn])).toEqual(numbers);
  }
});

test('two hearts open a play, ten effects follow, clockwise from the opener', () => {
  for (const { turns } of GAMES) {
    for (let play = 0; play < 6; play++) {
      const round = turns.slice(play * 12, play * 12 + 12);
      const opener = round[0]?.seat as number;
      expect(round.map(({ seat }) => seat)).toEqual(round.map((_, i) => (opener + i) % 4));
      expect(round.map(({ kind }) => kind)).toEqual(round.map((_, i) => (i < 2 ? 'lay-heart' : 'lay-effect')));
    }
  }
});

test('each play starts one seat further; in play 6 the start player has no hearts and hands over', () => {
  for (const { turns, start } of GAMES) {
    const openers = Array.from({ length: 6 }, (_, play) => turns[play * 12]?.seat);
    expect(openers).toEqual([0, 1, 2, 3, 4, 6].map((step) => (start + step) % 4));
  }
});

test('every player opens or follows three times, with all of its hearts', () => {
  for (const { turns } of GAMES) {
    const hearts = turns.filter(({ kind }) => kind === 'lay-heart').map(({ seat }) => seat);
    expect(hearts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  }
});

test('the opener is drawn: every seat opens about a quarter of the games', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 2000; seed++) {
    const { start } = thrones.setup({ shuffle: 'fast', clamp: 'each' }, 4, seed);
    counts[start] = (counts[start] as number) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100);
});

describe('what is told', () => {
  test('the four hands, each to its owner; then per play who opens, every turn, the battle, the score; then the end', () => {
    for (const { events } of GAMES) {
      const isTurn = ({ type }: GameEvent): boolean => type === 'card-laid' || type === 'passed';
      const story = events.filter((event) => !isTurn(event)).map(({ type }) => type.replace(/^attack-.*/, 'attack'));
      const play = ['play-started', 'battle-begun', 'attack', 'attack', 'play-scored'];
      expect(story).toEqual([...SEATS.map(() => 'hand-dealt'), ...PLAYS.flatMap(() => play), 'game-ended']);
      expect(events.filter(isTurn)).toHaveLength(72);
      expect(events.slice(0, 4).map((event: Event) => event.secret?.to)).toEqual([[0], [1], [2], [3]]);
    }
  });

  test('the points of an attack go to the attacker if it succeeds, else to the defender', () => {
    const attacks = GAMES.flatMap(({ events }) => events.filter((event) => 'points' in event));
    const winners = attacks.map((event) => (event.type === 'attack-succeeded' ? event.pile : event.against));
    expect(attacks.map(({ team }) => team)).toEqual(winners);
    expect(new Set(attacks.map(({ type }) => type)).size).toBe(2);
  });
});
