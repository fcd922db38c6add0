// What several commands take, and how their help ends.
import { type Command, Option } from 'commander';

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** An option that may be given more than once. */
export const repeated = (flags: string, about: string): Option =>
  new Option(flags, `${about}; may be repeated`).argParser(collect).default([], 'none');

/** Options of the game. */
export const setting = (): Option => repeated('--set <name=value>', 'an option of the game');

export const example = (command: Command, ...lines: readonly string[]): Command =>
  command.addHelpText(
    'after',
    `\nExample${lines.length > 1 ? 's' : ''}:\n${lines.map((line) => `  npx cardwright ${line}`).join('\n')}`,
  );

/** What every command that deals a game takes. */
export const dealing = (command: Command): Command =>
  command
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .option('--seed <n>', 'the seed of the deal; the same seed gives the same game (made up and printed)')
    .addOption(setting());

/** What every command takes whose table is shown in the browser too. */
export const showing = (command: Command, alone = '--no-open'): Command =>
  command
    .option('--page', 'the same game in the browser too; what is done there is done here, and the other way round')
    .option('--port <n>', 'where --page is served (any port that is free)')
    .option(alone, 'with --page: leave the browser alone');

export const speaking = (command: Command): Command =>
  command.option('--lang <language>', 'en or zh', 'en').option('--ascii', 'frames and suits in plain letters');
