import { BadInputError, completeOptions, Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { findCardName, findHero, findSkill, ltkIdentity, parseDeck, parseHeroes } from '../../src/index.ts';

/** Words every object knows. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name'];

test.each(INHERITED)('"%s" is no card, hero or skill, and names no option', (word) => {
  expect([findCardName(word), findHero('identity', word), findSkill('identity', word)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(() => parseDeck(`${word},A,Spade`)).toThrow(`no card is called "${word}"; the nearest is "`);
  expect(() => parseHeroes(`Zhou Cang,SHU,4,${word}`, 'identity')).toThrow(`no skill is called "${word}"`);
  expect(() => parseHeroes(`Zhou Cang,${word},4`, 'identity')).toThrow(`"${word}" is no country`);
  expect(() => completeOptions(ltkIdentity, JSON.parse(`{"${word}": "1"}`) as Record<string, unknown>)).toThrow(
    BadInputError,
  );
  expect(() => Match.start(ltkIdentity, { seed: 1, seats: 2, options: { heroes: word } })).toThrow(
    'is no hero of this mode',
  );
  expect(() => Match.start(ltkIdentity, { seed: 1, seats: 2, options: { rules: word } })).toThrow(
    'it takes course or official',
  );
});

test.each(INHERITED.filter((word) => /\p{Letter}/u.test(word)))('a hero of a file may be called "%s"', (word) => {
  const { ids, unknown } = parseHeroes(`${word},SHU,4\nLiu Bei,SHU,4`, 'identity');
  expect(unknown.map(({ name }) => name)).toEqual([word]);
  const match = Match.start(ltkIdentity, { seed: 1, seats: 2, options: { fixed: ids.join(',') } });
  expect(match.state.players[0]?.maxHp).toBe(4);
});

test('of text that is far too long a message repeats a little', () => {
  const long = 'x'.repeat(1_000_000);
  const messageOf = (act: () => unknown): string => {
    try {
      act();
    } catch (error) {
      if (error instanceof BadInputError) return error.message;
    }
    return '';
  };
  const lines = `${long}\n`.repeat(3) + 'x,y,z\n'.repeat(100_000);
  const messages = [
    messageOf(() => parseDeck(lines)),
    messageOf(() => parseHeroes(lines, 'kingdoms')),
    messageOf(() => parseDeck(`${long},A,Spade`)),
    messageOf(() => parseHeroes(`Zhou Cang,SHU,4,${long}`, 'identity')),
    ...['heroes', 'fixed', 'rules', 'offer', long].map((name) =>
      messageOf(() => Match.start(ltkIdentity, { seed: 1, seats: 2, options: { [name]: long } })),
    ),
    messageOf(() => Match.start(ltkIdentity, { seed: 1, seats: 2 }).chooseKeys([long])),
  ];
  expect(messages.map((message) => message === '' || message.length > 3_000)).toEqual(messages.map(() => false));
  expect(messages[0]?.split('\n').at(-1)).toBe('cards: nothing was read from line 21 on');
});
