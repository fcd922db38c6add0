import { BadInputError } from '@cardwright/engine';
import { Command } from 'commander';
import type { Terminal } from '../../line-source.ts';
import type { SorceryOptions } from './setup.ts';

/** The hand-out's own flags: long names after a single dash. True where a file's name follows. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['-deck1', true],
  ['-deck2', true],
  ['-init', true],
  ['-testing', false],
  ['-graphics', false],
]);

/** A command that knows the hand-out's flags: they become long ones with two dashes. */
class SorceryCommand extends Command {
  override parseOptions(given: string[]): ReturnType<Command['parseOptions']> {
    const words: string[] = [];
    for (let i = 0; i < given.length; i++) {
      const word = given[i] as string;
      const takesFile = FLAGS.get(word);
      words.push(takesFile === undefined ? word : `-${word}`);
      if (takesFile !== true) continue;
      const value = given[++i];
      if (value === undefined || FLAGS.has(value) || value.startsWith('--'))
        throw new BadInputError(`${word} needs the name of a file${value === undefined ? '' : `, not ${value}`}`);
      words.push(value);
    }
    return super.parseOptions(words);
  }
}

/** How a flag is shown in the help: the hand-out's with its single dash. */
const shownFlag = (flags: string): string =>
  flags.replace(/^--(\w+)/, (long) => (FLAGS.has(long.slice(1)) ? long.slice(1) : long));

/** `cardwright sorcery`. What it does is loaded when it is called. */
export function sorceryCommand(program: Command, terminal: Terminal): Command {
  const command = new SorceryCommand('sorcery');
  command
    .copyInheritedSettings(program)
    .description('Sorcery as the hand-out’s own program: names first, then commands, a line each')
    .configureHelp({ optionTerm: ({ flags }) => shownFlag(flags) })
    .option('--deck1 <file>', 'the first player’s deck: a card’s name to a line, the top one first')
    .option('--deck2 <file>', 'the second player’s deck')
    .option('--init <file>', 'lines that come before those typed, names included')
    .option('--testing', 'nothing is shuffled; draw and discard; too little magic stops nothing')
    .option('--graphics', 'the same game in the browser too; what is done there is done here, and the other way round')
    .option('--port <n>', 'where -graphics is served (any port that is free)')
    .option('--no-open', 'with -graphics: leave the browser alone')
    .option('--seed <n>', 'the seed of the deal; the same seed gives the same game (made up and printed)')
    .option('--starts <player>', 'who begins: 1 or 2 (with -testing 1, else by the seed)')
    .option('--edition <name>', 'the cards: f2020 or standard (f2020)')
    .option('--extended', 'add the four cards of the hand-out’s team to decks not given by file')
    .option('--p1 <level>', 'a bot as the first player')
    .option('--p2 <level>', 'a bot as the second player')
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--ascii', 'frames of | and - only')
    .option('--dump', 'print the final state as a line of JSON, last')
    .option('--elo-dir <folder>', 'also keep ratings as name.txt files in this folder')
    .option('--elo-store <file>', 'where ratings are kept (the data folder of your account)')
    .option('--log <file>', 'add what happens to this file as well, a line for each event')
    .option('--save <file>', 'where the record of the game goes')
    .option('--resume <file>', 'go on with a saved game')
    .action(async (given: SorceryOptions) => (await import('./program.ts')).sorceryProgram(given, terminal));
  return command;
}
