import { BadInputError, Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { parseCard, parseCards, thrones } from '../src/index.ts';

/** Words every object knows. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name'];

test.each(INHERITED)('"%s" is no card and no value of an option', (word) => {
  expect(() => parseCard(word)).toThrow(`"${word}" is no card`);
  expect(() => parseCards(`6H,${word}`)).toThrow(`"${word}" is no card`);
  for (const option of ['shuffle', 'clamp'])
    expect(() => Match.start(thrones, { seed: 1, options: { [option]: word } })).toThrow(BadInputError);
});
