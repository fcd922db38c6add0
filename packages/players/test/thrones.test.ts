import { describe, expect, test } from 'vitest';
import { thronesBots } from '../src/thrones/index.ts';
import { bot, decides, type Position } from './thrones-position.ts';

type Draws = [bound: number, drawn: number][];

const [random, simple, smart, greedy] = [bot('random'), bot('simple'), bot('smart'), bot('greedy')];

test('the bots are listed from the weakest to the strongest', () => {
  expect(thronesBots.map(({ id, level }) => `${id} ${level}`)).toEqual([
    'random L0',
    'simple L1',
    'mixed L1–L2',
    'smart L2',
    'greedy L3',
    'planner L4',
    'expert L5',
  ]);
});

const seedBots = [random, simple, smart];

describe.each(seedBots.map((each) => [each.id, each] as const))('%s', (_, who) => {
  const opening: Position = { hand: 'KS,TH,8H,3H,5D,2C', piles: ['', ''], turn: 0 };
  test.each([
    [0, 'TH>0'],
    [1, '8H>0'],
    [2, '3H>0'],
  ])('opens with any heart: draw %d of 3 is %s', (drawn, key) => {
    expect(decides(who, opening, [3, drawn])).toBe(key);
  });

  test('draws even when one heart is left, as the hand-out does', () => {
    expect(decides(who, { hand: '8H,5D', piles: ['', ''], turn: 0 }, [1, 0])).toBe('8H>0');
  });

  test('passes without a draw when it has no effect card', () => {
    expect(decides(who, { hand: '8H,3H', piles: ['6H', '9H'] })).toBe('pass');
  });
});

test('greedy opens with its highest heart, the first of equals, and draws nothing', () => {
  expect(decides(greedy, { hand: 'KS,8H,3H,5D', piles: ['', ''], turn: 0 })).toBe('8H>0');
  expect(decides(greedy, { hand: 'QH,TH,3H', piles: ['', ''], turn: 0 })).toBe('QH>0');
  expect(decides(greedy, { hand: '8H,3H', piles: ['6H', '9H'] })).toBe('pass');
});

describe('random', () => {
  const table: Position = { hand: 'KS,7S,TH,5D,2C', piles: ['6H', '9H,4C'] }; // its effects: KS 7S 5D 2C
  const rows: [name: string, draws: Draws, key: string][] = [
    ['0 of 3 is a pass, and that is all it draws', [[3, 0]], 'pass'],
    ['1 of 3: the first card, the first pile', [[3, 1], [4, 0], [2, 0]], 'KS>0'],
    ['2 of 3: the last card, the second pile', [[3, 2], [4, 3], [2, 1]], '2C>1'],
    ['the second card', [[3, 1], [4, 1], [2, 1]], '7S>1'],
    ['hearts are not counted: the third effect is a diamond', [[3, 1], [4, 2], [2, 1]], '5D>1'],
    ['a diamond on a heart is a pass, after all three draws', [[3, 1], [4, 2], [2, 0]], 'pass'],
    ['it helps the other team if it so happens', [[3, 1], [4, 0], [2, 1]], 'KS>1'],
  ]; // biome-ignore format: a row a line
  test.each(rows)('%s', (_, draws, key) => expect(decides(random, table, ...draws)).toBe(key));
});

describe('simple picks as random does, then passes rather than help the others or hurt its own', () => {
  const table: Position = { hand: 'KS,5D,2C', piles: ['6H,3S', '9H,4C'] };
  const rows: [name: string, seat: number, draws: Draws, key: string][] = [
    ['a pass is a pass', 0, [[3, 0]], 'pass'],
    ['a spade on its own pile', 0, [[3, 1], [3, 0], [2, 0]], 'KS>0'],
    ['a club on its own pile', 2, [[3, 1], [3, 2], [2, 0]], '2C>0'],
    ['a diamond on the other pile', 0, [[3, 2], [3, 1], [2, 1]], '5D>1'],
    ['no spade on the other pile', 0, [[3, 1], [3, 0], [2, 1]], 'pass'],
    ['no club on the other pile', 2, [[3, 1], [3, 2], [2, 1]], 'pass'],
    ['no diamond on its own pile', 0, [[3, 1], [3, 1], [2, 0]], 'pass'],
    ['the other team has the other pile: a spade', 1, [[3, 1], [3, 0], [2, 1]], 'KS>1'],
    ['the other team has the other pile: a club', 3, [[3, 1], [3, 2], [2, 1]], '2C>1'],
    ['the other team has the other pile: a diamond', 1, [[3, 1], [3, 1], [2, 0]], '5D>0'],
    ['the other team has the other pile: no diamond', 3, [[3, 1], [3, 1], [2, 1]], 'pass'],
  ]; // biome-ignore format: a row a line
  test.each(rows)('%s', (_, seat, draws, key) => expect(decides(simple, { ...table, seat }, ...draws)).toBe(key));

  test('a diamond it would lay on a heart is a pass', () => {
    expect(decides(simple, { hand: 'KS,5D,2C', piles: ['6H', '9H'] }, [3, 1], [3, 1], [2, 1])).toBe('pass');
  });
});

describe('smart lays only what turns the battle, fought at once, in its favour', () => {
  const seen = '2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD';
  const rows: [name: string, position: Position, draws: Draws, key: string][] = [
    ['a club that breaks through', { hand: '4C', piles: ['6H', '9H'], spent: seen }, [[1, 0]], '4C>0'],
    ['not a club that falls one short', { hand: '3C', piles: ['6H', '9H'], spent: seen }, [], 'pass'],
    ['a spade that holds', { hand: '3S', piles: ['6H', '9H'], spent: seen }, [[1, 0]], '3S>0'],
    ['not a spade that falls one short', { hand: '2S', piles: ['6H', '9H'], spent: seen }, [], 'pass'],
    ['a diamond that weakens the other', { hand: '6D', piles: ['6H', '9H,2S'] }, [[1, 0]], '6D>1'],
    ['not a diamond that weakens it too little', { hand: '5D', piles: ['6H', '9H,2S'] }, [], 'pass'],
    ['not more when all is won', { hand: '4C,5S', piles: ['9H', '6H'], spent: seen }, [], 'pass'],
    ['for its own pile: seat 1', { seat: 1, hand: '4C', piles: ['9H', '6H'], spent: seen }, [[1, 0]], '4C>1'],
    ['for its own pile: seat 3', { seat: 3, hand: '4C', piles: ['6H', '9H'], spent: seen }, [], 'pass'],
    ['a doubled club', { hand: '2C', piles: ['6H,2S', '9H'], spent: seen }, [[1, 0]], '2C>0'],
  ]; // biome-ignore format: a row a line
  test.each(rows)('%s', (_, position, draws, key) => expect(decides(smart, position, ...draws)).toBe(key));
});

describe('smart lays no club or spade that an unseen diamond could doubly reduce', () => {
  const table: Position = { hand: '4C', piles: ['6H', '9H'] };
  const rows: [name: string, position: Position, draws: Draws, key: string][] = [
    ['the 4D is out there', table, [], 'pass'],
    ['the 4D was laid in an earlier play', { ...table, spent: '4D' }, [[1, 0]], '4C>0'],
    ['the 4D lies on its own pile', { ...table, piles: ['6H,5C,4D', '9H'] }, [[1, 0]], '4C>0'],
    ['the 4D lies on the other pile', { ...table, piles: ['6H', '9H,2S,4D'] }, [[1, 0]], '4C>0'],
    ['the 4D is in its own hand', { ...table, hand: '4C,4D' }, [[1, 0]], '4C>0'],
    ['another diamond does not help', { ...table, hand: '4C,5D', spent: '3D' }, [], 'pass'],
    ['the same for a spade', { hand: '4S', piles: ['6H', '9H'] }, [], 'pass'],
    ['and when it is seen', { hand: '4S', piles: ['6H', '9H'], spent: '4D' }, [[1, 0]], '4S>0'],
    ['a diamond needs no such care', { hand: '7D', piles: ['6H', '9H,2S'] }, [[1, 0]], '7D>1'],
  ]; // biome-ignore format: a row a line
  test.each(rows)('%s', (_, position, draws, key) => expect(decides(smart, position, ...draws)).toBe(key));

  describe('for a value of 10 all of T, J, Q and K of diamonds must have been seen', () => {
    const tens = ['TD', 'JD', 'QD', 'KD'];
    test.each(['TC', 'JC', 'QC', 'KC', 'TS', 'JS', 'QS', 'KS'])('%s, all seen', (card) => {
      expect(decides(smart, { hand: card, piles: ['6H', '9H'], spent: tens.join() }, [1, 0])).toBe(`${card}>0`);
    });
    test.each(tens)('not when the %s is out there', (missing) => {
      const spent = tens.filter((ten) => ten !== missing).join();
      for (const card of ['TC', 'KC', 'QS'])
        expect(decides(smart, { hand: card, piles: ['6H', '9H'], spent })).toBe('pass');
    });
    test('seen in four different ways', () => {
      const position: Position = { hand: 'QC,TD', piles: ['6H,2C,JD', '9H,3S,KD'], spent: 'QD' };
      expect(decides(smart, position, [1, 0])).toBe('QC>0');
    });
  });

  test('of what is left it takes any, each as likely', () => {
    const position: Position = { hand: '5S,3S,2S,9C,8C', piles: ['6H', '9H'], spent: '5D,9D,8D' };
    const keys = [0, 1, 2].map((drawn) => decides(smart, position, [3, drawn]));
    expect(keys).toEqual(['5S>0', '9C>0', '8C>0']); // not 3S: the 3D is out there; not 2S: it does not help
  });
});

describe('greedy lays the cheapest card that improves the battle now', () => {
  const rows: [name: string, position: Position, key: string][] = [
    ['the cheapest of several', { hand: 'KC,9C,5C,4C', piles: ['6H', '9H'] }, '4C>0'],
    ['not a cheaper one that does not help', { hand: 'KC,5C,3C,2C', piles: ['6H', '9H'] }, '5C>0'],
    ['of equally cheap ones the one that gains most', { hand: '4S,4C', piles: ['6H', '9H'] }, '4C>0'],
    ['of equal ones the first', { hand: 'KC,QC', piles: ['6H', '9H'] }, 'KC>0'],
    ['a diamond if that is cheapest', { hand: '9C,6D', piles: ['6H', '9H,2S'] }, '6D>1'],
    ['whatever diamonds may come', { hand: 'KC', piles: ['6H', '9H'] }, 'KC>0'],
    ['nothing when nothing helps', { hand: '3C,2S', piles: ['6H', '9H'] }, 'pass'],
    ['nothing when all is won', { hand: 'KC,KS', piles: ['9H', '6H'] }, 'pass'],
    ['for its own team', { seat: 3, hand: '4C', piles: ['9H', '6H'] }, '4C>1'],
  ];
  test.each(rows)('%s', (_, position, key) => expect(decides(greedy, position)).toBe(key));
});
