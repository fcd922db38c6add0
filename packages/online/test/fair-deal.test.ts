import { createHash, createHmac } from 'node:crypto';
import { isSeed } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  dealFault,
  type FairDeal,
  isNumber,
  newNumber,
  newSecret,
  readFairDeal,
  seedOf,
} from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ANN = '11111111111111111111111111111111';
const BOB = '22222222222222222222222222222222';

async function dealt(
  numbers: readonly (string | null)[] = [ANN, null, BOB],
): Promise<{ deal: FairDeal; seed: string }> {
  const deal = { table: 'abc-1', secret: SECRET, commitment: await commitmentOf(SECRET), numbers };
  return { deal, seed: await seedOf(deal) };
}

test('the seed is what another implementation of the same page computes', async () => {
  const { deal, seed } = await dealt();
  const key = Buffer.from(SECRET, 'hex');
  expect(deal.commitment).toBe(createHash('sha256').update(key).digest('hex'));
  const text = `cardwright deal 1\nabc-1\n${ANN}\n-\n${BOB}`;
  expect(seed).toBe(createHmac('sha256', key).update(text).digest('hex').slice(0, 32));
  expect(isSeed(seed)).toBe(true);
});

test('a deal that is as it was promised is in order', async () => {
  const { deal, seed } = await dealt();
  expect(await dealFault(deal, seed)).toBeNull();
  expect(await dealFault(deal, seed, { commitment: deal.commitment, number: BOB })).toBeNull();
});

describe('a server that cheats is caught', () => {
  test('it takes another secret after it has seen the numbers', async () => {
    const { deal } = await dealt();
    const other = { ...deal, secret: newSecret() };
    expect(await dealFault(other, await seedOf(other))).toBe('other-secret');
  });

  test('it takes another secret and says that it promised that one', async () => {
    const { deal } = await dealt();
    const secret = newSecret();
    const other = { ...deal, secret, commitment: await commitmentOf(secret) };
    const seed = await seedOf(other);
    expect(await dealFault(other, seed)).toBeNull(); // who was not there cannot know
    expect(await dealFault(other, seed, { commitment: deal.commitment })).toBe('other-promise');
  });

  test.each([
    ['drops a number', [ANN, null, null]],
    ['leaves somebody out', [ANN, null]],
    ['changes a number', [ANN, null, '22222222222222222222222222222223']],
  ])('it %s', async (_, numbers) => {
    const { deal, seed } = await dealt(numbers);
    expect(await dealFault(deal, seed, { number: BOB })).toBe('number-missing');
  });

  test('it adds a number of nobody, to try until it likes the cards, or leaves out one of somebody who was not asked', async () => {
    const { deal, seed } = await dealt();
    expect(await dealFault(deal, seed, { number: BOB }, 3)).toBeNull();
    expect(await dealFault(deal, seed, { number: BOB }, 2)).toBe('other-people');
    expect(await dealFault(deal, seed, { number: BOB }, 4)).toBe('other-people');
  });

  test('it deals from another seed, or moves a number to another place', async () => {
    const { deal, seed } = await dealt();
    expect(await dealFault(deal, `${seed.slice(0, 31)}${seed.endsWith('0') ? '1' : '0'}`)).toBe('other-seed');
    expect(await dealFault(deal, 7)).toBe('other-seed');
    expect(await dealFault({ ...deal, numbers: [BOB, null, ANN] }, seed)).toBe('other-seed');
    expect(await dealFault({ ...deal, table: 'abc-2' }, seed)).toBe('other-seed');
  });
});

test('numbers and secrets are as wide as they should be, and no two alike', () => {
  expect(isNumber(newNumber())).toBe(true);
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(Array.from({ length: 1000 }, newNumber)).size).toBe(1000);
});

test.each([
  null,
  7,
  {},
  { table: 'a', commitment: 'x', secret: SECRET, numbers: [] },
  { table: 'a\nb', commitment: SECRET, secret: SECRET, numbers: [] },
  { table: 'a', commitment: SECRET, secret: SECRET.toUpperCase().replace('0', 'G'), numbers: [] },
  { table: 'a', commitment: SECRET, secret: SECRET, numbers: ['1'] },
  { table: 'a', commitment: SECRET, secret: SECRET, numbers: Array(11).fill(null) },
  { table: 'a', commitment: SECRET, secret: SECRET, numbers: 'none' },
])('%j is no fair deal', (value) => expect(readFairDeal(value)).toBeNull());

test('what was written is read', async () => {
  const { deal } = await dealt();
  expect(readFairDeal(JSON.parse(JSON.stringify(deal)))).toEqual(deal);
});
