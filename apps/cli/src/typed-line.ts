import type { Choice, Decision, Option } from '@cardwright/engine';
import { completions, couldBe, type Presenter, plain, readChoice } from '@cardwright/presenter';
import { COMMANDS, type Command, WORDS } from './words.ts';

/** An option as records write it. */
type KeyOf = (option: Option) => string;

/** What somebody typed. */
export type Typed =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'nothing' };

const ALSO: ReadonlyMap<string, Command> = new Map([
  ['?', 'help'],
  ['？', 'help'],
  ['exit', 'quit'],
]);

/** Each command with the words that call it: English always, and those of the language spoken. */
const called = ({ language }: Presenter): (readonly [string, Command])[] => [
  ...COMMANDS.map((command) => [command, command] as const),
  ...COMMANDS.map((command) => [WORDS[language].commands[command], command] as const),
];

/** Reads a line: a command, a choice, or the beginning of either, if nothing else begins like that. */
export function readTyped(
  line: string,
  decision: Decision,
  keyOf: KeyOf,
  presenter: Presenter,
  labels: readonly string[] = [],
): Typed {
  const [first = '', ...others] = line.trim().split(/\s+/);
  if (first === '') return { kind: 'nothing' };
  const word = first.toLowerCase();
  const rest = others.join(' ');
  const exact = ALSO.get(word) ?? called(presenter).find(([name]) => name === word)?.[1];
  if (exact !== undefined) return { kind: 'command', command: exact, rest };
  const read = readChoice(line, decision, keyOf, presenter, labels);
  if ('choice' in read && read.exact) return { kind: 'choice', choice: read.choice };
  const begun = [
    ...new Map(
      called(presenter)
        .filter(([name]) => name.startsWith(word))
        .map(([name, command]) => [command, name]),
    ),
  ];
  const [command] = begun;
  if (command === undefined)
    return 'choice' in read ? { kind: 'choice', choice: read.choice } : { kind: 'problem', problem: read.problem };
  const candidates = 'choice' in read ? read.choice : read.candidates;
  if (begun.length === 1 && candidates.length === 0) return { kind: 'command', command: command[0], rest };
  const meant = [
    ...begun.map(([, name]) => name),
    ...candidates.map((i) => labels[i] ?? plain(presenter.option(decision.options[i] as Option))),
  ];
  return { kind: 'problem', problem: couldBe(line.trim(), meant, presenter.language) };
}

/** What a half-typed line could become. */
export const completed = (
  line: string,
  decision: Decision,
  keyOf: KeyOf,
  presenter: Presenter,
  labels: readonly string[] = [],
): string[] =>
  completions(line, decision, keyOf, presenter, [...new Set(called(presenter).map(([name]) => name))], labels);
