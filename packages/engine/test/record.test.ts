import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRecord, MAX_SEED, Match, type MatchRecord, parseRecord, replay } from '../src/index.ts';
import { toy } from './toy.ts';

const FINISHED = `cardwright record 1
game toy
rules 3
seats 2
options {"mood":"wild","size":4,"open":false,"title":""}
seed 9007199254740991
player 0 Ada Lovelace
player 1 王
1: 0 b
2: 1 z x
3: 1 won
end 3 won
sum 0f4961c8e68d64
`;

const UNFINISHED = `cardwright record 1
game toy
rules 3
seats 3
options {"mood":"calm","size":4,"open":false,"title":""}
seed 7
1: 0 a
2: 1 -
end 2 unfinished
sum 0fc5a3b2d44255
`;

const finished = Match.start(toy, { seed: MAX_SEED, options: { mood: 'wild' } });
finished.chooseKeys(['b']);
finished.chooseKeys(['z', 'x']);
finished.chooseKeys(['won']);

const unfinished = Match.start(toy, { seed: 7, seats: 3 });
unfinished.chooseKeys(['a']);
unfinished.chooseKeys([]);

describe('a record is text', () => {
  test('of a finished match, with who played', () => {
    expect(formatRecord(finished.record(['Ada Lovelace', '王']))).toBe(FINISHED);
  });

  test('of an unfinished match; no pick at all is a dash', () => {
    expect(formatRecord(unfinished.record())).toBe(UNFINISHED);
  });

  test('that can be read back', () => {
    expect(parseRecord(FINISHED)).toEqual(finished.record(['Ada Lovelace', '王']));
    expect(parseRecord(UNFINISHED)).toEqual(unfinished.record());
  });

  test('also when an editor changed the line ends or the blank lines after it', () => {
    expect(parseRecord(FINISHED.replaceAll('\n', '\r\n'))).toEqual(parseRecord(FINISHED));
    expect(parseRecord(`${FINISHED}\n  \n`)).toEqual(parseRecord(FINISHED));
    expect(parseRecord(FINISHED.trimEnd())).toEqual(parseRecord(FINISHED));
  });
});

describe('replay', () => {
  test('plays to where the record stops', () => {
    expect(replay(toy, parseRecord(FINISHED)).outcome).toEqual(finished.outcome);
    const open = replay(toy, parseRecord(UNFINISHED));
    expect(open.state).toEqual(unfinished.state);
    expect(open.decision?.kind).toBe('finish');
  });

  test('stands before choice number upTo', () => {
    const kinds = [0, 1, 2].map((upTo) => replay(toy, parseRecord(FINISHED), {}, upTo).decision?.kind);
    expect(kinds).toEqual(['choose', 'gather', 'finish']);
  });

  test('records the same again, forced questions asked or not', () => {
    for (const driving of [{}, { askForced: true }]) {
      const again = replay(toy, parseRecord(FINISHED), driving);
      expect(formatRecord(again.record(['Ada Lovelace', '王']))).toBe(FINISHED);
    }
  });
});

const word = fc.stringMatching(/^[^\s]{1,12}$/u);
const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));
const whole = fc.integer({ min: 0, max: MAX_SEED });

const records: fc.Arbitrary<MatchRecord> = fc.record({
  game: word,
  rules: word,
  seats: fc.integer({ min: 1, max: 10 }),
  options: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.integer(), fc.boolean())),
  seed: whole,
  players: fc.array(line, { maxLength: 10 }),
  choices: fc.array(
    fc.record({
      seat: fc.nat(9),
      keys: fc.array(
        word.filter((key) => key !== '-'),
        { maxLength: 4 },
      ),
    }),
  ),
  outcome: fc.option(word.filter((label) => label !== 'unfinished')),
});

test('reading what was written gives the record, whatever is in it', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(parseRecord(formatRecord(record))).toEqual(record);
    }),
  );
});

test('a name that would break the lines is written on one', () => {
  const record = { ...finished.record(), players: ['Eve\n1: 0 c', 'Mal\r'] };
  expect(parseRecord(formatRecord(record)).players).toEqual(['Eve 1: 0 c', 'Mal ']);
});
