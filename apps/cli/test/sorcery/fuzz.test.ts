import { LANGUAGES, randomFrom } from '@cardwright/engine';
import type { Option } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { commandOf } from '../../src/games/sorcery/command-of.ts';
import { Interpreter } from '../../src/games/sorcery/interpreter.ts';
import { twoPeople } from './two-people.ts';

const VERBS = [
  'play',
  'play',
  'play',
  'use',
  'attack',
  'attack',
  'end',
  'inspect',
  'hand',
  'board',
  'help',
  'draw',
  'discard',
];
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  play: [1, 3],
  use: [1, 3],
  attack: [1, 2],
  inspect: [1],
  discard: [1],
};
const NUMBERS = ['1', '1', '2', '3', '4', '5', '6', '0', '-1', '99999999999', 'r', '#1', '#2', 'x', '１', '--full'];
const GARBAGE = [
  '',
  ' ',
  'end end',
  'plya 1',
  '\u0000\u0001',
  '\uFFFD\uFFFD',
  '💥',
  'r',
  '1 2 3',
  'x'.repeat(5000),
  'use #1',
  'play  1 1 1 ',
];
const NAMES = ['Bjarne', 'Linus'] as const;

/** A line that may be anything, mostly nearly a command. */
function anyLine(random: ReturnType<typeof randomFrom>): string {
  const one = <T>(from: readonly T[]): T => from[random.below(from.length)] as T;
  if (random.below(20) === 0) return one(GARBAGE);
  const verb = one(VERBS);
  const usual = one(COUNTS[verb] ?? [0]);
  const words = Array.from({ length: random.below(5) === 0 ? random.below(5) : usual }, () =>
    one(random.below(4) === 0 ? NUMBERS : ['1', '2', '3', 'r']),
  );
  return [verb, ...words].join(' ');
}

/** A sentence that any terminal can print. */
const isOneLine = (why: string): boolean => why.length > 0 && why.length < 200 && !/[\p{Cc}\uFFFD]/u.test(why);

const GAMES = 20;
const LINES = 300;

test.each(Array.from({ length: GAMES }, (_, game) => game))('a refused command changes nothing (game %i)', (game) => {
  const random = randomFrom(game);
  const [edition, testing] = [game % 2 === 0 ? 'f2020' : 'standard', game % 3 !== 0] as const;
  const options = { edition, testing, deck1: 'extended', deck2: 'extended', name1: NAMES[0], name2: NAMES[1] };
  const table = twoPeople(game, options);
  const { host } = table;
  table.begin();
  const pen = { language: LANGUAGES[game % 2] ?? 'en', ascii: game % 5 === 0 };
  const interpreter = new Interpreter(table.client, NAMES, NAMES, pen, () => game % 7 === 0);
  const faults: string[] = [];
  const count = { done: 0, refused: 0, shown: 0, nothing: 0, quit: 0, hint: 0, undo: 0 };
  for (let i = 0; i < LINES && host.match.decision !== null; i++) {
    const line = anyLine(random);
    const before = host.match.digest();
    const asked = host.match.decision;
    const reply = interpreter.obey(line);
    count[reply.kind]++;
    const isSame = host.match.digest() === before && host.match.decision === asked;
    if (reply.kind === 'done' ? isSame : !isSame)
      faults.push(`"${line}": ${reply.kind}, yet the state is ${isSame ? 'the same' : 'another'}`);
    if (reply.kind === 'refused' && !isOneLine(reply.why)) faults.push(`"${line}": ${JSON.stringify(reply.why)}`);
  }
  expect(faults).toEqual([]);
  expect(count.refused).toBeGreaterThan(20);
  expect(count.done).toBeGreaterThan(5);
});

test('whatever is offered can be typed', () => {
  const table = twoPeople(5, { testing: true, deck1: 'extended', deck2: 'extended' });
  const { host } = table;
  table.begin();
  const random = randomFrom(11);
  const interpreter = new Interpreter(
    table.client,
    ['P1', 'P2'],
    ['P1', 'P2'],
    { language: 'en', ascii: false },
    () => false,
  );
  const faults: string[] = [];
  for (let i = 0; i < 500; i++) {
    const { decision } = host.match;
    if (decision === null) break;
    const option = decision.options[random.below(decision.options.length)] as unknown as Option;
    const key = host.match.keyOf(option);
    const twin = host.match.fork();
    twin.chooseKeys([key]);
    const reply = interpreter.obey(commandOf(option, interpreter.own));
    if (reply.kind !== 'done' || host.match.digest() !== twin.digest()) faults.push(`${key}: ${reply.kind}`);
  }
  expect(faults).toEqual([]);
});
