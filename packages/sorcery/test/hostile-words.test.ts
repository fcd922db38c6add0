import { BadInputError, Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { cardOf } from '../src/catalogue.ts';
import { EDITION_NAMES, parseDeck, sorcery } from '../src/index.ts';

/** Words every object knows. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name'];

test.each(INHERITED)('"%s" is no card, in no edition, and no word of an option', (word) => {
  for (const edition of EDITION_NAMES)
    for (const testing of [true, false])
      expect(() => parseDeck(word, { edition, testing }, 'deck1')).toThrow(`deck1 line 1: "${word}" is no card`);
  expect(() => cardOf(word)).toThrow(`there is no card "${word}"`);
  for (const option of ['edition', 'subtypes', 'starts', 'shuffle', 'testing'])
    expect(() => Match.start(sorcery, { seed: 1, options: { [option]: word } })).toThrow(BadInputError);
});

test.each(INHERITED.filter(({ length }) => length <= 10))('a player may be called "%s"', (word) => {
  const match = Match.start(sorcery, { seed: 1, options: { name1: word } });
  expect(match.view(0)).toEqual(match.view(0));
  expect(JSON.stringify(match.view('public'))).not.toMatch(/native code/);
  expect(match.options).toHaveProperty('name1', word);
});
