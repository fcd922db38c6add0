import { expect, test } from 'vitest';
import { resultsOf } from '../src/lab/results.ts';
import { puzzleCalled } from '../src/puzzles/shipped.ts';
import { formatRoute, parseRoute } from '../src/route.ts';

/** Words every object knows. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];

test.each(INHERITED)('an address may say "%s": there is no such game and no such page', async (word) => {
  expect([await resultsOf(word), await puzzleCalled(word, word), await puzzleCalled('thrones', word)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(parseRoute(`#/${word}`)).toEqual({ page: 'lost', path: word });
  for (const page of ['lab', 'lobby', 'ladder', 'learn', 'cards', 'rules', 'person', 't', 'r', 'review'])
    expect(formatRoute(parseRoute(`#/${page}/${word}`))).toBe(`#/${page}/${word}`);
});
