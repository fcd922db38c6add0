import { Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { heroNamed } from '../../src/core/definitions.ts';
import { ltkKingdoms } from '../../src/index.ts';

const start = (seats: number, options: Readonly<Record<string, unknown>> = {}, seed = 1) =>
  Match.start(ltkKingdoms, { seed, seats, options }, { askForced: true });

/** Everybody chooses the first pair offered. */
function chosen(seats: number, options: Readonly<Record<string, unknown>> = {}, seed = 1) {
  const match = start(seats, options, seed);
  while (match.decision?.kind === 'choose-pair') match.choose([0]);
  return match;
}

test('everybody is offered heroes with at least one pair of a kingdom, and is offered exactly those pairs', () => {
  for (let seats = 2; seats <= 10; seats++) {
    const match = start(seats, {}, seats);
    const offers = match.state.offers;
    expect(new Set(offers.flat()).size).toBe(offers.flat().length);
    for (let seat = 0; seat < seats; seat++) {
      const { decision } = match;
      expect([decision?.kind, decision?.seat]).toEqual(['choose-pair', seat]);
      const pairs = decision?.options.map(({ hero }) => (hero as string).split('+')) ?? [];
      const kingdoms = (offers[seat] as string[]).map((hero) => heroNamed('kingdoms', hero).kingdom);
      const possible = ['wei', 'shu', 'wu', 'qun'].map((each) => kingdoms.filter((kingdom) => kingdom === each).length);
      expect(pairs).toHaveLength(possible.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0));
      for (const [a, b] of pairs)
        expect(heroNamed('kingdoms', a as string).kingdom).toBe(heroNamed('kingdoms', b as string).kingdom);
      match.choose([0]);
    }
    expect(match.decision?.kind).not.toBe('choose-pair');
  }
});

test('an offer is seen by its seat alone, and so is the pair it chose; the life is public', () => {
  const match = start(3);
  expect([match.view(0).offer.length > 0, match.view('public').offer]).toEqual([true, []]);
  expect(match.view(1).offer.some((hero) => match.view(0).offer.includes(hero))).toBe(false);
  while (match.decision?.kind === 'choose-pair') match.choose([0]);
  const [own, theirs] = [match.view(0).players[0], match.view(1).players[0]];
  expect(own?.heroes).toEqual(match.state.players[0]?.heroes);
  expect([theirs?.heroes, theirs?.claimed, theirs?.hp]).toEqual([[null, null], null, own?.hp]);
});

test('the life of a player is the sum of the two heroes, halves rounded down together', () => {
  const fixed = 'guan-yu+zhang-fei,lv-bu+kong-rong,guo-jia+sima-yi,sun-quan+da-qiao';
  const match = chosen(4, { fixed });
  expect(match.state.players.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
    [4, 4], // 2.5 + 2
    [4, 4], // 2.5 + 1.5
    [3, 3], // 1.5 + 1.5
    [3, 3], // 2 + 1.5
  ]);
});

test('everybody begins with four cards, two hidden heroes and no kingdom', () => {
  const match = chosen(5);
  expect(match.state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4, 4]);
  expect(match.state.players.every(({ claimed, revealed }) => claimed === null && !revealed.includes(true))).toBe(true);
});

test('fixed heroes must be two of one kingdom for each seat', () => {
  expect(() => start(2, { fixed: 'cao-cao+liu-bei,sun-quan+gan-ning' })).toThrow('"cao-cao+liu-bei" are no two heroes');
  expect(() => start(2, { fixed: 'cao-cao+cao-cao,sun-quan+gan-ning' })).toThrow('"cao-cao+cao-cao" are no two heroes');
  expect(() => start(2, { fixed: 'cao-cao,sun-quan+gan-ning' })).toThrow('"cao-cao" are no two heroes');
  expect(() => start(2, { fixed: 'cao-cao+xu-chu' })).toThrow('1 fixed heroes for 2 seats');
  expect(() => start(2, { fixed: 'cao-cao+xu-chuu,sun-quan+gan-ning' })).toThrow('the nearest is xu-chu');
});

test('too few heroes are refused', () => {
  expect(() => start(3, { heroes: 'cao-cao,xu-chu,liu-bei,zhang-fei' })).toThrow('4 heroes are too few for 3 seats');
});
