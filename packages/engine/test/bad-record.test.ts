import { skirmish } from '@cardwright/testing/skirmish';
import { describe, expect, test } from 'vitest';
import {
  ask,
  digestText,
  formatDigest,
  formatRecord,
  Match,
  type MatchRecord,
  parseRecord,
  replay,
} from '../src/index.ts';
import { complaint } from './complaint.ts';
import { toy } from './toy.ts';

const match = Match.start(toy, { seed: 12, options: { size: 5 } });
match.chooseKeys(['b']);
match.chooseKeys(['z', 'x']);
match.chooseKeys(['lost']);
const record = match.record(['Ada', 'Bo']);
const text = formatRecord(record);

const reading = (bad: string): string => complaint(() => parseRecord(bad));
const playing = (changes: Partial<MatchRecord>): string => complaint(() => replay(toy, { ...record, ...changes }));

test('the record these tests spoil is good', () => {
  expect(replay(toy, parseRecord(text)).outcome?.label).toBe('lost');
});

describe('what is no record at all', () => {
  const rows = ['', '\n\n', 'hello', '{"game":"toy"}', '\u0000\u0001', 'cardwright record 2\ngame toy', ` ${text}`];
  test.each(rows)('%j', (bad) => {
    expect(reading(bad)).toBe('this is no Cardwright record: its first line is not "cardwright record 1"');
  });
});

describe('a record that is cut off', () => {
  const lines = text.trimEnd().split('\n');
  test.each(lines.map((_, i) => i).slice(1))('after %d lines', (count) => {
    expect(reading(lines.slice(0, count).join('\n'))).toBe(
      `the record is cut off: it stops at line ${count} without its closing "end" and "sum" lines`,
    );
  });

  test('after any character', () => {
    for (let end = 0; end < text.length - 1; end++) expect(() => reading(text.slice(0, end))).not.toThrow();
  });

  test('or glued to something else', () => {
    expect(reading(text + text.slice(0, 40))).toContain('cut off');
  });
});

test('one character altered anywhere is noticed', () => {
  for (let at = 0; at < text.length; at++) {
    const old = text[at] as string;
    const others = [String.fromCharCode(old.charCodeAt(0) + 1), '0', 'a', ' ', '\n', '王'].filter((c) => c !== old);
    for (const other of others) {
      const bad = text.slice(0, at) + other + text.slice(at + 1);
      if (bad.trimEnd() === text.trimEnd()) continue; // the line end after the sum
      expect(() => reading(bad), `"${old}" made "${other}" at ${at}`).not.toThrow();
    }
  }
});

test('a character left out or put in is noticed', () => {
  for (let at = 0; at < text.trimEnd().length; at++) {
    expect(() => reading(text.slice(0, at) + text.slice(at + 1)), `at ${at}`).not.toThrow();
    expect(() => reading(`${text.slice(0, at)}x${text.slice(at)}`), `at ${at}`).not.toThrow();
  }
});

test('the altered record says so', () => {
  expect(reading(text.replace('1: 0 b', '1: 0 c'))).toBe(
    'the record was altered: its text does not match its "sum" line',
  );
});

describe('a record that was forged, its sum made to fit', () => {
  const forge = (from: string, to: string): string => {
    expect(text).toContain(from);
    const body = text.slice(0, text.indexOf('\nsum ')).replace(from, to);
    return `${body}\nsum ${formatDigest(digestText(body))}\n`;
  };
  const rows: [from: string, to: string, complaint: unknown][] = [
    ['game toy', 'gome toy', 'line 2 of the record is "gome toy"; "game …" belongs there'],
    ['rules 3\n', '', 'line 3 of the record is "seats 2"; "rules …" belongs there'],
    ['game toy', 'game to y', 'line 2 of the record is "game to y"; "game" and the name of a game belongs there'],
    ['rules 3', 'rules  3', 'line 3 of the record is "rules  3"; "rules" and a version belongs there'],
    ['seats 2', 'seats 0', expect.stringContaining('"seats" and a whole number from 1 to')],
    ['options {', 'options [{', expect.stringContaining('"options" and a JSON object belongs there')],
    [
      text.split('\n')[4] as string,
      'options 5',
      'line 5 of the record is "options 5"; "options" and a JSON object belongs there',
    ],
    [
      text.split('\n')[4] as string,
      'options null',
      'line 5 of the record is "options null"; "options" and a JSON object belongs there',
    ],
    [
      text.split('\n')[4] as string,
      'options []',
      'line 5 of the record is "options []"; "options" and a JSON object belongs there',
    ],
    [
      'seed 12',
      'content {"a":1}\nseed 12',
      expect.stringContaining('"content" and a JSON object of texts belongs there'),
    ],
    ['seed 12', 'content null\nseed 12', expect.stringContaining('"content" and a JSON object of texts belongs there')],
    ['seed 12', 'seed content 1', expect.stringContaining('"seed" and a whole number')],
    ['player 0', 'fair x\nplayer 0', expect.stringContaining('"fair" and a JSON object belongs there')],
    [
      'end 3 lost',
      'the end 3 lost',
      'line 12 of the record is "the end 3 lost"; a choice or the "end" line belongs there',
    ],
    [
      'end 3 lost',
      'end 3 lost now',
      'line 12 of the record is "end 3 lost now"; a choice or the "end" line belongs there',
    ],
    [
      'seats 2',
      'seats two',
      'line 4 of the record is "seats two"; "seats" and a whole number from 1 to 100 belongs there',
    ],
    [
      'seats 2',
      'seats 1000000000',
      'line 4 of the record is "seats 1000000000"; "seats" and a whole number from 1 to 100 belongs there',
    ],
    ['player 1', 'player 4294967295', 'line 8 of the record is "player 4294967295 Bo"; "player 1 …" belongs there'],
    [
      'player 1 Bo',
      'player 1 Bo\nplayer 2 Cy',
      'line 9 of the record is "player 2 Cy"; a choice of one of the 2 seats, or the "end" line, belongs there',
    ],
    ['2: 1 z x', '2: 2 z x', 'line 10 of the record is "2: 2 z x"; a choice of a seat from 0 to 1 belongs there'],
    ['game toy', 'game ', 'line 2 of the record is "game "; "game" and the name of a game belongs there'],
    [
      'seed 12',
      'content {"a":1}\nseed 12',
      'line 6 of the record is "content {"a":1}"; "content" and a JSON object of texts belongs there',
    ],
    [
      'seed 12',
      'seed -1',
      'line 6 of the record is "seed -1"; "seed" and a whole number or 32 hexadecimal digits belongs there',
    ],
    [
      'seed 12',
      'seed 1e3',
      'line 6 of the record is "seed 1e3"; "seed" and a whole number or 32 hexadecimal digits belongs there',
    ],
    [
      'seed 12',
      'seed 9007199254740992',
      'line 6 of the record is "seed 9007199254740992"; "seed" and a whole number or 32 hexadecimal digits belongs there',
    ],
    [
      '{"mood"',
      '["mood"',
      'line 5 of the record is "options ["mood":"calm","size":5,"open":false,"title":""}"; "options" and a JSON object belongs there',
    ],
    [
      '{"mood"',
      '"mood"',
      expect.stringMatching(/^line 5 of the record is "options "mood":.+; "options" and a JSON object/),
    ],
    ['seed 12', `seed ${'1'.repeat(500)}`, expect.stringMatching(/^line 6 of the record is "seed 1{75}…"; /)],
    ['2: 1 z x', '3: 1 z x', 'line 10 of the record is "3: 1 z x"; choice 2 belongs there'],
    ['2: 1 z x', 'two', 'line 10 of the record is "two"; a choice or the "end" line belongs there'],
    ['end 3 lost', 'end 4 lost', 'line 12 of the record is "end 4 lost"; "end 3 …" as the last line belongs there'],
    [
      'end 3 lost',
      'end 3 lost\nmore',
      'line 12 of the record is "end 3 lost"; "end 3 …" as the last line belongs there',
    ],
    ['\nend 3 lost', '', 'line 12 of the record is ""; a choice or the "end" line belongs there'],
  ];
  test.each(rows)('%j → %j', (from, to, wanted) => expect(reading(forge(from, to))).toEqual(wanted));
});

describe('a record that does not fit the game', () => {
  const choices = record.choices;
  const change = (i: number, to: Partial<MatchRecord['choices'][number]>): Partial<MatchRecord> => ({
    choices: choices.map((choice, n) => (n === i ? { ...choice, ...to } : choice)),
  });
  const rows: [name: string, changes: Partial<MatchRecord>, complaint: string][] = [
    ['a foreign game', { game: 'chess' }, 'this is a record of chess, not of toy'],
    [
      'other rules',
      { rules: '2' },
      'this record was made by rules 2 of toy; this program plays rules 3 and would play it differently',
    ],
    ['too many seats', { seats: 9 }, 'toy is played by 2 to 4, not by 9'],
    ['an unknown option', { options: { fog: 1 } }, 'toy has no option "fog"; it has mood, size, open, title'],
    [
      'an option name with a line end in it',
      { options: { 'fo\ng': 1 } },
      'toy has no option "fo\\ng"; it has mood, size, open, title',
    ],
    ['a bad option', { options: { mood: 'x\ny' } }, 'toy option "mood" is "x\\ny"; it takes calm or wild'],
    ['the wrong seat', change(0, { seat: 1 }), 'choice 1 of the record is by seat 1, but seat 0 is asked'],
    ['an illegal key', change(0, { keys: ['d'] }), 'choice 1 of the record: seat 0 cannot choose "d"; it can: a b c'],
    ['no key', change(0, { keys: [] }), 'choice 1 of the record: choose: pick 1 of the 3 options, not 0'],
    ['a key twice', change(1, { keys: ['x', 'x'] }), 'choice 2 of the record: gather: option 0 is picked twice'],
    [
      'too many keys',
      change(1, { keys: ['x', 'y', 'z'] }),
      'choice 2 of the record: gather: pick 0 to 2 of the 3 options, not 3',
    ],
    [
      'too many choices',
      { choices: [...choices, { seat: 0, keys: ['a'] }] },
      'the record goes on after the end of the game: choice 4 is too many',
    ],
    ['the wrong outcome', { outcome: 'won' }, 'the record says it ended with "won", but it plays to "lost"'],
    [
      'an outcome too early',
      { choices: choices.slice(0, 2) },
      'the record says it ended with "lost", but it plays to "unfinished"',
    ],
  ];
  test.each(rows)('%s', (_, changes, wanted) => expect(playing(changes)).toBe(wanted));

  test('in any record of another game, the game is what is wrong', () => {
    expect(complaint(() => replay(skirmish(), record))).toBe('this is a record of toy, not of skirmish');
  });

  test('of many keys only a dozen are listed', () => {
    const names = Array.from({ length: 20 }, (_, i) => `n${i}`);
    const wide: typeof toy = {
      ...toy,
      *play() {
        yield ask(
          0,
          'choose',
          names.map((name) => ({ type: 'pick', name })),
        );
      },
    };
    expect(complaint(() => Match.start(wide, { seed: 1 }).chooseKeys(['m']))).toBe(
      'seat 0 cannot choose "m"; it can: n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 … (20 in all)',
    );
  });
});
