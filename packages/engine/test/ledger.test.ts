import { describe, expect, test } from 'vitest';
import { Ledger } from '../src/ledger.ts';

const upTo = (count: number): { at: number }[] => Array.from({ length: count }, (_, at) => ({ at }));

function written(count: number, page: number): Ledger<{ at: number }> {
  const ledger = new Ledger<{ at: number }>(page);
  for (const entry of upTo(count)) ledger.push(entry);
  return ledger;
}

describe.each([1, 3, 4, Number.POSITIVE_INFINITY])('a ledger with %d entries a page', (page) => {
  test.each([0, 1, 3, 4, 8, 11])('has all of %d entries, read from anywhere', (count) => {
    const ledger = written(count, page);
    expect(ledger.length).toBe(count);
    expect(ledger.since()).toEqual(upTo(count));
    for (let from = 0; from <= count + 1; from++) expect(ledger.since(from)).toEqual(upTo(count).slice(from));
  });

  test.each([0, 1, 4, 7, 11])('keeps the first %d, and goes on from there', (length) => {
    const ledger = written(11, page);
    ledger.cut(length);
    ledger.push({ at: 99 });
    expect(ledger.length).toBe(length + 1);
    expect(ledger.since()).toEqual([...upTo(length), { at: 99 }]);
  });
});

test('what is read can be changed without changing the ledger', () => {
  const ledger = written(3, Number.POSITIVE_INFINITY);
  ledger.since().pop();
  expect(ledger.length).toBe(3);
});
