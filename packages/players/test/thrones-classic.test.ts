import { type Event, Match } from '@cardwright/engine';
import { deal, formatCards, type GameEvent, handOutLine, javaRandom, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { answerIn } from './answers.ts';
import { bot } from './thrones-position.ts';

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];

/** The hand-out's own program as the spec page tells it, with strings and big integers: the deal and four random players. */
function handOut(seed: number): string[] {
  let state = (BigInt(seed) ^ 0x5deece66dn) & 0xffffffffffffn;
  const next = (): bigint => {
    state = (state * 0x5deece66dn + 11n) & 0xffffffffffffn;
    return state >> 17n;
  };
  const nextInt = (bound: number): number => {
    if (Number.isInteger(Math.log2(bound))) return Number((BigInt(bound) * next()) >> 31n);
    for (;;) {
      const bits = Number(next());
      if (bits - (bits % bound) + bound - 1 < 2 ** 31) return bits % bound;
    }
  };
  const order = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  const isHeart = (card: string): boolean => card.endsWith('H');
  const take = (from: string[], at: number): string => from.splice(at, 1)[0] as string;

  let start = nextInt(4);
  const hearts = order.filter(isHeart);
  const pack = order.filter((card) => !isHeart(card));
  const hands: string[][] = [[], [], [], []];
  for (const hand of hands) for (let i = 0; i < 3; i++) hand.push(take(hearts, nextInt(hearts.length)));
  for (let i = 0; i < 9; i++) for (const hand of hands) hand.push(take(pack, nextInt(pack.length)));
  for (const hand of hands) hand.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const log = hands.map((hand, i) => `hands[${i}]: [${hand.join()}]`);

  for (let play = 0; play < 6; play++) {
    const piles: [string[], string[]] = [[], []];
    if (!(hands[start] as string[]).some(isHeart)) start = (start + 1) % 4;
    for (let turn = 0; turn < 12; turn++) {
      const player = (start + turn) % 4;
      const hand = hands[player] as string[];
      const own = hand.filter((card) => isHeart(card) === turn < 2);
      if (own.length === 0 || (turn >= 2 && nextInt(3) === 0)) continue;
      const card = own[nextInt(own.length)] as string;
      const pile = turn < 2 ? player % 2 : nextInt(2);
      const on = piles[pile as 0 | 1];
      if (card.endsWith('D') && isHeart(on.at(-1) as string)) continue;
      on.push(take(hand, hand.indexOf(card)));
      log.push(`Player ${player} plays ${card} on pile ${pile}`);
    }
    log.push(`piles[0]: [${piles[0].join()}]`, `piles[1]: [${piles[1].join()}]`);
    start = (start + 1) % 4;
  }
  return log;
}

/** The same through our rules and our random bot, every turn asked, all draws from one generator after the deal. */
function ours(seed: number): string[] {
  const log: string[] = [];
  const listen = (event: Event): void => void log.push(...handOutLine(event as GameEvent));
  const random = javaRandom(seed);
  deal(random);
  const match = Match.start(thrones, { seed, options: { shuffle: 'java' } }, { listen, askForced: true });
  while (match.decision !== null) match.choose(answerIn(bot('random'), match, random).choice);
  return log.filter((line) => /^hands|^Player|^piles\[.\]:/.test(line));
}

describe('four random players in the classic order play the hand-out game, card by card', () => {
  test.each([130006, 30006, 90014, 0, 1, 2 ** 40 + 3])('seed %d', (seed) => expect(ours(seed)).toEqual(handOut(seed)));

  test('and so for any other seed', () => {
    for (let seed = 1000; seed < 1100; seed++) expect(ours(seed)).toEqual(handOut(seed));
  });
});

test('the deal of the hand-out is the deal of the match', () => {
  const { hands } = deal(javaRandom(90014));
  const match = Match.start(thrones, { seed: 90014, options: { shuffle: 'java' } });
  expect(match.state.hands.map(formatCards)).toEqual(hands.map(formatCards));
});
