import { skirmish } from '@cardwright/testing/skirmish';
import { describe, expect, test } from 'vitest';
import { type Content, completeOptions, type Game, type Setting } from '../src/index.ts';
import { dealtOptions } from '../src/options.ts';
import { complaint } from './complaint.ts';
import { type Toy, toy } from './toy.ts';

const DEFAULTS = { mood: 'calm', size: 4, open: false, title: '' };

const refusal = (given: Record<string, unknown>): string => complaint(() => completeOptions(toy, given));

test('what is not given has its default', () => {
  expect(completeOptions(toy, {})).toEqual(DEFAULTS);
  expect(completeOptions(toy, { size: undefined })).toEqual(DEFAULTS);
});

describe('what is given is taken, from data or from a command line', () => {
  const rows: [given: Record<string, unknown>, taken: Record<string, unknown>][] = [
    [{ mood: 'wild' }, { mood: 'wild' }],
    [{ size: 1 }, { size: 1 }],
    [{ size: '9' }, { size: 9 }],
    [{ open: true }, { open: true }],
    [{ open: 'true' }, { open: true }],
    [{ open: 'false' }, { open: false }],
    [{ title: 'true' }, { title: 'true' }],
    [
      { mood: 'wild', size: 2, open: true, title: 'x' },
      { mood: 'wild', size: 2, open: true, title: 'x' },
    ],
  ];
  test.each(rows)('%j', (given, taken) => expect(completeOptions(toy, given)).toEqual({ ...DEFAULTS, ...taken }));
});

test('complete options, completed again, stay as they are', () => {
  const options = completeOptions(toy, { size: '7', open: 'true' });
  expect(completeOptions(toy, { ...options })).toEqual(options);
});

describe('what cannot be used is refused in one line that says what could be', () => {
  const size = 'it takes a whole number from 1 to 9';
  const rows: [given: Record<string, unknown>, complaint: string][] = [
    [{ colour: 1 }, 'toy has no option "colour"; it has mood, size, open, title'],
    [{ constructor: 1 }, 'toy has no option "constructor"; it has mood, size, open, title'],
    [{ mood: 'sad' }, 'toy option "mood" is "sad"; it takes calm or wild'],
    [{ mood: 1 }, 'toy option "mood" is 1; it takes calm or wild'],
    [{ size: 0 }, `toy option "size" is 0; ${size}`],
    [{ size: 10 }, `toy option "size" is 10; ${size}`],
    [{ size: 2.5 }, `toy option "size" is 2.5; ${size}`],
    [{ size: '' }, `toy option "size" is ""; ${size}`],
    [{ size: 'many' }, `toy option "size" is "many"; ${size}`],
    [{ size: null }, `toy option "size" is null; ${size}`],
    [{ size: [3] }, `toy option "size" is [3]; ${size}`],
    [{ open: 'yes' }, 'toy option "open" is "yes"; it takes true or false'],
    [{ open: 1 }, 'toy option "open" is 1; it takes true or false'],
    [{ title: 5 }, 'toy option "title" is 5; it takes text'],
  ];
  test.each(rows)('%j', (given, wanted) => expect(refusal(given)).toBe(wanted));

  test('a key that plain objects have by birth is no option either', () => {
    expect(refusal(JSON.parse('{"__proto__":1}'))).toBe(
      'toy has no option "__proto__"; it has mood, size, open, title',
    );
  });

  test('a game without settings says that it has none', () => {
    const bare = skirmish();
    expect(complaint(() => completeOptions(bare, { size: 1 }))).toBe('skirmish has no option "size"; it has none');
  });
});

describe('values that had another name', () => {
  const mood: Setting = { kind: 'choice', values: ['calm', 'wild'], default: 'calm', aliases: { quiet: 'calm' } };
  const renamed: Game<Toy> = { ...toy, settings: { ...toy.settings, mood } };

  test('are still read, and are the value of today', () => {
    expect(completeOptions(renamed, { mood: 'quiet' })).toEqual(DEFAULTS);
    expect(completeOptions(renamed, { mood: 'wild' })).toEqual({ ...DEFAULTS, mood: 'wild' });
  });

  test.each([['QUIET'], [['quiet']], ['toString'], [null]])('%j is none of them', (mood) => {
    expect(complaint(() => completeOptions(renamed, { mood }))).toBe(
      `toy option "mood" is ${JSON.stringify(mood)}; it takes calm or wild`,
    );
  });
});

test.each(['', ' ', '\t'])('an empty text %j is no number, not even where 0 is one', (size) => {
  const fromNone: Game<Toy> = {
    ...toy,
    settings: { ...toy.settings, size: { kind: 'number', min: 0, max: 9, default: 4 } },
  };
  expect(completeOptions(fromNone, { size: '0' })).toHaveProperty('size', 0);
  expect(complaint(() => completeOptions(fromNone, { size }))).toBe(
    `toy option "size" is ${JSON.stringify(size)}; it takes a whole number from 0 to 9`,
  );
});

describe('what the program had when a game was dealt', () => {
  const withContent: Game<Toy> = {
    ...toy,
    content: ({ title }): Content => (title === '' ? { title: 'new', mood: 'calm' } : {}),
  };

  test('is what is played with, where the program has something else now, be it in one of several things', () => {
    expect(dealtOptions(withContent, { content: { title: 'new', mood: 'calm' } })).toEqual(DEFAULTS);
    expect(dealtOptions(withContent, { content: { title: 'old', mood: 'calm' } })).toEqual({
      ...DEFAULTS,
      title: 'old',
    });
    expect(dealtOptions(withContent, { content: { title: 'new', mood: 'wild' } })).toEqual({
      ...DEFAULTS,
      title: 'new',
      mood: 'wild',
    });
    expect(dealtOptions(toy, { content: { title: 'old' } })).toEqual({ ...DEFAULTS, title: 'old' });
  });

  test('cannot be changed afterwards', () => {
    for (const content of [undefined, { title: 'old' }, { title: 'new' }])
      expect(Object.isFrozen(dealtOptions(withContent, content === undefined ? {} : { content }))).toBe(true);
  });
});
