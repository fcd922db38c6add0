import { listenAs, Match, randomFrom, type Seat, seedRng } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { formatCards, type GameEvent, isHeart, parseCards, thrones } from '../src/index.ts';
import { arranged, HAND_OUT } from './arranged.ts';

const byNumber = (a: number, b: number): number => a - b;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const match = Match.start(arranged(0, HAND_OUT), { seed: 1 });
for (const key of ['5H>0', '3H>1', '6C>0']) match.chooseKeys([key]);

describe('a view', () => {
  test.each(SEATS)('of seat %d shows its own hand and no other', (seat) => {
    const view = match.view(seat);
    expect(view.hand).toEqual(match.state.hands[seat]);
    expect(view.hands).toBeNull();
  });

  test('that is public shows no hand', () => {
    expect(match.view('public')).toMatchObject({ seat: null, hand: [], hands: null });
  });

  test('that shows everything shows all hands', () => {
    expect(match.view('all').hands).toEqual(match.state.hands);
  });

  test('counts what everybody can count', () => {
    expect(match.view('public')).toMatchObject({ hearts: [2, 2, 3, 3], effects: [9, 9, 8, 9] });
  });

  test('shows the table', () => {
    expect(match.view(1)).toEqual({
      seat: 1,
      options: { shuffle: 'fast', clamp: 'each' },
      play: 0,
      start: 0,
      turn: 3,
      hand: parseCards('[TS,9S,8S,4S,JH,2H,QD,TD,TC,5C,4C]'),
      hands: null,
      hearts: [2, 2, 3, 3],
      effects: [9, 9, 8, 9],
      piles: [parseCards('5H,6C'), parseCards('3H')],
      scores: [0, 0],
      spent: [],
    });
  });

  test('is a copy: changing it changes nothing', () => {
    const before = match.digest();
    const view = match.view('all');
    (view.hand as number[]).push(1);
    (view.piles[0] as number[]).push(1);
    (view.spent as number[]).push(1);
    (view.scores as [number, number])[0] = 9;
    for (const hand of view.hands ?? []) (hand as number[]).length = 0;
    expect(match.digest()).toBe(before);
  });
});

test('at any time a seat can name its own cards and those that were laid, and no other', () => {
  playAtRandom(thrones, { seed: 5 }, randomFrom(5), {}, (now) => {
    for (const seat of SEATS) {
      const { hand, piles, spent } = now.view(seat);
      const known = [...hand, ...piles.flat(), ...spent];
      const hidden = now.state.hands.filter((_, other) => other !== seat).flat();
      expect([...known, ...hidden].toSorted(byNumber)).toEqual(Array.from({ length: 48 }, (_, card) => card));
      expect(known.filter((card) => hidden.includes(card))).toEqual([]);
    }
  });
});

test('each seat is told its own hand only', () => {
  const told = SEATS.map((seat) => {
    const hands: (string | null)[] = [];
    const listen = listenAs<GameEvent>(seat, (event) => {
      if (event.type === 'hand-dealt') hands.push(event.secret ? formatCards(event.secret.cards) : null);
    });
    Match.start(arranged(0, HAND_OUT), { seed: 1 }, { listen });
    return hands;
  });
  expect(told).toEqual(SEATS.map((seat) => HAND_OUT.map((hand, owner) => (owner === seat ? hand : null))));
});

describe('imagining', () => {
  test.each(SEATS)('seat %d deals the others anew, with as many hearts and effects as they have', (seat) => {
    const worlds = new Set<string>();
    for (let seed = 0; seed < 50; seed++) {
      const state = thrones.clone(match.state);
      thrones.imagine(state, seat, seedRng(seed));
      worlds.add(JSON.stringify(state.hands));
      expect(state.hands[seat]).toEqual(match.state.hands[seat]);
      expect(state.hands.flat().toSorted(byNumber)).toEqual(match.state.hands.flat().toSorted(byNumber));
      const shape = (hands: number[][]) => hands.map((hand) => [hand.length, hand.filter(isHeart).length]);
      expect(shape(state.hands)).toEqual(shape(match.state.hands));
      for (const hand of state.hands) expect(hand).toEqual(hand.toSorted(byNumber));
      expect({ ...state, hands: [] }).toEqual({ ...match.state, hands: [] });
    }
    expect(worlds.size).toBe(50);
  });

  test('any hidden card may be anywhere it could be', () => {
    const holders = new Set<number>();
    const [king = -1] = parseCards('KS');
    for (let seed = 0; seed < 100; seed++) {
      holders.add(match.imagine(0, seed).state.hands.findIndex((hand) => hand.includes(king)));
    }
    expect([...holders].toSorted(byNumber)).toEqual([1, 2, 3]);
  });
});
