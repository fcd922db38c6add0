import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ask,
  BadInputError,
  digestText,
  formatDigest,
  formatRecord,
  MAX_SEED,
  Match,
  type MatchRecord,
  parseRecord,
  replay,
} from '../src/index.ts';
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

  test('a fault of the rules is no fault of the record', () => {
    const broken: typeof toy = {
      ...toy,
      *play() {
        yield ask(0, 'choose', [
          { type: 'pick', name: 'b' },
          { type: 'pick', name: 'c' },
        ]);
        throw new RangeError('the rules are broken');
      },
    };
    expect(() => replay(broken, parseRecord(FINISHED))).toThrow(new RangeError('the rules are broken'));
  });

  test('goes no further than it is asked to, though the record does', () => {
    const kinds = [0, 2].map((upTo) => replay(toy, parseRecord(FINISHED), { askForced: true }, upTo).decision?.kind);
    expect(kinds).toEqual(['begin', 'go-on']);
  });

  test('records the same again, forced questions asked or not', () => {
    for (const driving of [{}, { askForced: true }]) {
      const again = replay(toy, parseRecord(FINISHED), driving);
      expect(formatRecord(again.record(['Ada Lovelace', '王']))).toBe(FINISHED);
    }
  });
});

describe('a match left at a question with a single answer', () => {
  const left = Match.start(toy, { seed: 7 }, { askForced: true });
  for (const keys of [['only'], ['a'], [], ['only'], ['won']]) left.chooseKeys(keys);
  const record = parseRecord(formatRecord(left.record()));

  test('is unfinished, and its record holds however it is driven', () => {
    expect([left.decision?.kind, record.outcome, record.choices.length]).toEqual(['tidy', null, 3]);
    expect(replay(toy, record, { askForced: true }).decision?.kind).toBe('tidy');
    expect(replay(toy, record).outcome?.label).toBe('won');
  });

  test('but where nothing more could have been asked, unfinished is a lie', () => {
    const done = { ...toy, *play() {} };
    const lie = { ...Match.start(done, { seed: 7 }).record(), outcome: null };
    expect(() => replay(done, lie)).toThrow('the record says it ended with "unfinished", but it plays to "lost"');
  });

  test('nor is it true where every question had been answered', () => {
    const once: typeof toy = {
      ...toy,
      *play() {
        yield ask(0, 'choose', [{ type: 'pick', name: 'a' }, { type: 'pick', name: 'b' }]); // biome-ignore format: a row
      },
    };
    const match = Match.start(once, { seed: 7 });
    match.choose([0]);
    const lie = { ...match.record(), outcome: null };
    expect([match.outcome?.label, lie.choices.length]).toEqual(['lost', 1]);
    expect(() => replay(once, lie)).toThrow('the record says it ended with "unfinished", but it plays to "lost"');
  });
});

describe('content that the options leave to the program', () => {
  const growing = (titles: string): typeof toy => ({
    ...toy,
    content: ({ title }) => (title === '' ? { title: titles } : {}),
    setup: (options, seats, seed) => ({
      ...toy.setup(options, seats, seed),
      picked: [options.title === '' ? titles : options.title],
    }),
  });
  const before = Match.start(growing('ann,bob'), { seed: 1 });
  const record = parseRecord(formatRecord(before.record()));

  test('is kept, and a program that has grown plays the record with it', () => {
    expect([record.options['title'], record.content]).toEqual(['', { title: 'ann,bob' }]);
    const after = replay(growing('ann,bob,carl'), record);
    expect([after.state.picked, after.options.title]).toEqual([before.state.picked, 'ann,bob']);
    expect(Match.start(growing('ann,bob,carl'), { seed: 1 }).state.picked[0]).toBe('ann,bob,carl');
  });

  test('changes nothing where the program has what it had', () => {
    expect(replay(growing('ann,bob'), record).options.title).toBe('');
  });

  test('and is checked like any option', () => {
    expect(() => replay(toy, { ...record, content: { fog: 'x' } })).toThrow('toy has no option "fog"');
  });
});

const word = fc.stringMatching(/^[^\s]{1,12}$/u);
const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text));
const whole = fc.integer({ min: 0, max: MAX_SEED });

const setting = fc.stringMatching(/^[a-z]{1,8}$/);

const records: fc.Arbitrary<MatchRecord> = fc.integer({ min: 1, max: 100 }).chain((seats) =>
  fc.record(
    {
      game: word,
      rules: word,
      seats: fc.constant(seats),
      options: fc.dictionary(setting, fc.oneof(fc.string(), fc.integer(), fc.boolean())),
      content: fc.dictionary(setting, fc.string()),
      seed: fc.oneof(whole, fc.stringMatching(/^[0-9a-f]{32}$/)),
      fair: fc.dictionary(setting, fc.string()),
      players: fc.array(line, { maxLength: seats }),
      choices: fc.array(
        fc.record({
          seat: fc.nat(seats - 1),
          keys: fc.array(
            word.filter((key) => key !== '-'),
            { maxLength: 4 },
          ),
        }),
      ),
      log: fc.array(line, { minLength: 1 }),
      outcome: fc.option(word.filter((label) => label !== 'unfinished')),
    },
    { requiredKeys: ['game', 'rules', 'seats', 'options', 'seed', 'players', 'choices', 'outcome'] },
  ),
);

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

test('whatever stands on a line, a record is read or refused in one line, and makes nothing large', () => {
  const lines = FINISHED.trimEnd().split('\n').slice(0, -1);
  const digits = fc.constantFrom('-1', '0', '3', '1000000000', '4294967296', '1e9', '0x10', '٣', '9'.repeat(40));
  const words = fc.constantFrom('__proto__', 'constructor', '{"__proto__":1}', '[]', 'null', '', '-', '\u001b[2J');
  fc.assert(
    fc.property(
      fc.nat(lines.length - 1),
      fc.oneof(digits, words, line),
      fc.constantFrom('first', 'second', 'line', 'twice', 'gone'),
      (at, put, how) => {
        const old = (lines[at] as string).split(' ');
        const spoilt =
          how === 'first' ? [put, ...old.slice(1)] : how === 'second' ? [old[0], put, ...old.slice(2)] : [put];
        const now =
          how === 'twice' ? [lines[at] as string, lines[at] as string] : how === 'gone' ? [] : [spoilt.join(' ')];
        const body = lines.toSpliced(at, 1, ...now).join('\n');
        try {
          const read = parseRecord(`${body}\nsum ${formatDigest(digestText(body))}\n`);
          expect(read.seats).toBeLessThanOrEqual(100);
          expect(read.players.length).toBeLessThanOrEqual(read.seats);
          for (const { seat } of read.choices) expect(seat).toBeLessThan(read.seats);
          replay(toy, read);
        } catch (error) {
          expect(error).toBeInstanceOf(BadInputError);
          expect((error as Error).message).not.toContain('\n');
        }
      },
    ),
    { numRuns: 2000, seed: 1 },
  );
});

test('the log of a record is kept as it was told, a line a line', () => {
  const record = { ...finished.record(), log: ['Ada plays a', '', 'end 3 won', 'x\ny'] };
  expect(parseRecord(formatRecord(record)).log).toEqual(['Ada plays a', '', 'end 3 won', 'x y']);
});

test('a name is one line whatever it was, and may begin like a line of a record', () => {
  const record = Match.start(toy, { seed: 1 }).record(['fair play', 'Ada\r\n\nLovelace']);
  expect(formatRecord(record)).toContain('player 1 Ada Lovelace\n');
  expect(parseRecord(formatRecord(record)).players).toEqual(['fair play', 'Ada Lovelace']);
});
