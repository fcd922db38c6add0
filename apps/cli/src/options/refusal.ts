import { BadInputError } from '@cardwright/engine';
import type { Command, CommanderError, Option } from 'commander';

/** Says in one line what was wrong with the command line and what would be right. */
export function refuse(command: Command, error: CommanderError): never {
  if (error.exitCode === 0) throw error; // help and version
  const message = error.message
    .replace(/^error: /, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();
  if (message.includes('Did you mean')) throw new BadInputError(withOwnFlags(command, message));
  throw new BadInputError(`${message}; ${whatIsRight(command, error.code)}`);
}

/** An option by its last name, as the help shows it. */
const flagOf = (command: Command, option: Option): string =>
  command
    .createHelp()
    .optionTerm(option)
    .match(/--?\w[\w-]*/g)
    ?.at(-1) ?? option.flags;

/** The options in a message as the help shows them. */
const withOwnFlags = (command: Command, message: string): string =>
  message.replaceAll(/(?<=Did you mean .*)--\w[\w-]*/g, (flag) => {
    const option = command.options.find(({ long }) => long === flag);
    return option === undefined ? flag : flagOf(command, option);
  });

function whatIsRight(command: Command, code: string): string {
  if (code === 'commander.unknownCommand')
    return `the commands are ${command.commands.map((each) => each.name()).join(', ')}`;
  if (code === 'commander.unknownOption')
    return `the options are ${[...command.options.map((option) => flagOf(command, option)), '--help'].join(', ')}`;
  return `usage: ${command.createHelp().commandUsage(command)}`;
}
