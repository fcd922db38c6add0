import { type Event, LANGUAGES, Match, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { whist } from '../src/whist.ts';

const RANKS = '23456789TJQKA';
const parse = (name: string): number => 'CDHS'.indexOf(name[1] as string) * 13 + RANKS.indexOf(name[0] as string);
const suitOf = (card: number): number => Math.floor(card / 13);

/** Whist with these hands, seat 0 to lead; the game ends with the 52nd card, so the rest counts as played. */
function dealt(...hands: string[]) {
  const cards = hands.map((hand) => hand.split(' ').map(parse));
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.flat().includes(card));
  const game: typeof whist = {
    ...whist,
    setup: (...from) => ({ ...whist.setup(...from), leader: 0, hands: cards.map((hand) => [...hand]), spent: rest }),
  };
  return Match.start(game, { seed: 1 });
}

const offered = (match: ReturnType<typeof dealt>): string =>
  (match.decision?.options ?? []).map((option) => match.keyOf(option)).join(' ');

test('everybody is dealt thirteen cards, sorted, highest first', () => {
  const { hands } = Match.start(whist, { seed: 3 }).state;
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(hands).toEqual(hands.map((hand) => hand.toSorted((a, b) => b - a)));
  expect(hands.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

describe('following suit', () => {
  test('the leader may lead anything, whoever has the led suit must play it', () => {
    const match = dealt('AS 2H', '3S KC', '5D 4C', '9S 8S');
    expect(offered(match)).toBe('AS 2H');
    match.chooseKeys(['AS']);
    expect(match.decision?.seat).toBe(2); // seat 1 had only the 3S to play
    expect(match.state.trick.map((card) => whist.key({ type: 'play', card }, {}))).toEqual(['AS', '3S']);
  });

  test('whoever has none may play anything, and everybody sees it', () => {
    const match = dealt('AS 2H', '3S KC', '5D 4C', '9S 8S');
    match.chooseKeys(['AS']);
    expect(offered(match)).toBe('5D 4C');
    expect(match.refusals()).toEqual([]);
    match.chooseKeys(['4C']);
    expect(match.view('public').voids[2]).toEqual([false, false, false, true]);
    expect(match.view('public').voids[1]).toEqual([false, false, false, false]);
  });

  test('what may not be played has a reason', () => {
    const match = dealt('AS 2H', 'JS 3S', '5D 4C', '9S 8D');
    match.chooseKeys(['AS']);
    expect(offered(match)).toBe('JS 3S');
    const hearts = dealt('AS 2H', '3H JS 3S', '5D 4C', '9S 8D');
    hearts.chooseKeys(['AS']);
    expect(hearts.refusals().map(({ option, reason }) => [hearts.keyOf(option), reason])).toEqual([
      ['3H', 'follow-suit'],
    ]);
  });
});

describe('a trick', () => {
  const rows: [name: string, hands: string[], winner: number][] = [
    ['goes to the highest card of the led suit', ['TS', 'JS', 'KS', 'QS'], 2],
    ['whatever else is played', ['2S', 'AH', 'AD', 'AC'], 0],
    ['the ace is high, the two low', ['KS', 'AS', '2S', 'AH'], 1],
    ['the ten is above the nine', ['9C', 'AS', 'AH', 'TC'], 3],
  ];
  test.each(rows)('%s', (_, hands, winner) => {
    const match = dealt(...hands);
    expect(match.decision).toBeNull(); // all four cards were forced
    expect(match.state.leader).toBe(winner);
    expect(match.state.taken).toEqual(winner % 2 === 0 ? [1, 0] : [0, 1]);
    expect(match.outcome?.scores).toEqual(winner % 2 === 0 ? [1, 0, 1, 0] : [0, 1, 0, 1]);
  });

  test('is followed by the lead of whoever took it', () => {
    const match = dealt('2S 2H', '3S 3H', 'AS 4H 5H', '4S 6H');
    match.chooseKeys(['2S']);
    for (const key of ['3S', 'AS', '4S']) if (offered(match).includes(key)) match.chooseKeys([key]);
    expect(match.decision).toMatchObject({ seat: 2 });
    expect(offered(match)).toBe('4H 5H');
  });
});

test('thirteen tricks are shared out, so there is no draw', () => {
  for (let seed = 0; seed < 100; seed++) {
    const events: Event[] = [];
    const match = playAtRandom(whist, { seed }, randomFrom(seed), { listen: (event) => events.push(event) });
    expect(events.filter(({ type }) => type === 'trick-taken')).toHaveLength(13);
    const [even = 0, odd = 0] = match.state.taken;
    expect(even + odd).toBe(13);
    expect(match.outcome?.label).toBe(even > odd ? 'even' : 'odd');
  }
});

test('hands are closed to all but their owner', () => {
  const match = Match.start(whist, { seed: 8 });
  const { hands } = match.state;
  expect(match.view(1).hands).toEqual([null, hands[1], null, null]);
  expect(match.view('public').hands).toEqual([null, null, null, null]);
  expect(match.view('all').hands).toEqual(hands);
  expect(match.view('public').counts).toEqual(hands.map((hand) => hand.length));
});

describe('an imagined deal', () => {
  test('keeps the sizes of the hands and gives nobody a suit it is known not to have', () => {
    let [worlds, shown] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      playAtRandom(whist, { seed }, randomFrom(seed), {}, (match) => {
        if (match.decision === null) return;
        const { seat } = match.decision;
        const { hands, voids } = match.imagine(seat, worlds).state;
        expect(hands.map((hand) => hand.length)).toEqual(match.state.hands.map((hand) => hand.length));
        const wrong = hands.flatMap((hand, other) =>
          other === seat ? [] : hand.filter((card) => voids[other]?.[suitOf(card)] === true),
        );
        expect(wrong).toEqual([]);
        worlds++;
        if (voids.flat().includes(true)) shown++;
      });
    }
    expect(shown).toBeGreaterThan(worlds / 2);
  });

  test('follows from what the seat knows, not from how the cards lie', () => {
    playAtRandom(whist, { seed: 2 }, randomFrom(2), {}, (match) => {
      if (match.decision === null) return;
      const { seat } = match.decision;
      const worlds = [match, match.imagine(seat, 1), match.imagine(seat, 2)].map((world) => world.imagine(seat, 3));
      expect(new Set(worlds.map((world) => JSON.stringify(world.state.hands))).size).toBe(1);
    });
  });

  test('can put a hidden card anywhere', () => {
    const match = Match.start(whist, { seed: 8 });
    const seat = match.decision?.seat as number;
    const card = match.state.hands[(seat + 1) % 4]?.[0] as number;
    const holders = Array.from({ length: 60 }, (_, n) =>
      match.imagine(seat, n).state.hands.findIndex((hand) => hand.includes(card)),
    );
    expect(new Set(holders).size).toBe(3);
  });
});

test.each(LANGUAGES)('every event, option, question, reason and outcome has words in %s', (language) => {
  const words = whist.text[language];
  expect(Object.keys(words.events)).toEqual(['hand-dealt', 'card-played', 'trick-taken']);
  expect([Object.keys(words.options), Object.keys(words.decisions)]).toEqual([['play'], ['play', 'play/you']]);
  expect([Object.keys(words.reasons), Object.keys(words.outcomes)]).toEqual([['follow-suit'], ['even', 'odd']]);
  expect(words.noun('card', parse('TH'))).toBe('♥10');
  expect(Object.keys(words.view ?? {})).toEqual(['taken', 'trick', 'counts', 'hands']);
  expect(words.noun('seat', 1)).toBeUndefined();
});
