// The commands for people at several machines, and for who runs a server.
import type { Command } from 'commander';
import type { HostOptions } from '../commands/host.ts';
import type { JoinOptions } from '../commands/join.ts';
import type { Terminal } from '../line-source.ts';
import { environmentHelp, type FlagValues, SERVE_FLAGS } from '../serve-flags.ts';
import { example, setting, speaking } from './parts.ts';

export function serve(program: Command, terminal: Terminal): void {
  const command = program
    .command('serve')
    .description('the table in the browser, alone and with others; what npm start does');
  for (const [flags, about] of Object.values(SERVE_FLAGS)) command.option(flags, about);
  command
    .addHelpText('after', `\n${environmentHelp()}`)
    .action(async (given: FlagValues) => (await import('../commands/serve.ts')).serve(given, terminal));
  example(
    command,
    'serve',
    'serve --lan',
    'serve --port 3001 --behind-proxy --log info',
    'serve --db postgres://cards@localhost/cards',
  );
}

export function backup(program: Command, terminal: Terminal): void {
  const command = program
    .command('backup')
    .description('copy what a server keeps, while it runs')
    .argument('<file>', 'where the copy goes')
    .option(...SERVE_FLAGS.data)
    .option(...SERVE_FLAGS.db)
    .option(...SERVE_FLAGS.lang)
    .action(async (file: string, given: FlagValues) =>
      (await import('../commands/backup.ts')).backup(file, given, terminal),
    );
  example(
    command,
    'backup tables-monday.sqlite',
    'backup /var/backups/cards.sqlite --data /var/lib/cardwright/tables.sqlite',
  );
}

export function online(program: Command, terminal: Terminal): void {
  const host = program
    .command('host')
    .description('lay a table for people at other machines, and play at it')
    .argument('<game>', 'see cardwright games');
  speaking(host)
    .option('--server <url>', 'the server where it is laid (one of its own, on this machine)')
    .option('--port <n>', 'where its own server is found (any port that is free)')
    .option('--name <name>', 'what you are called there (a name is made up)')
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .addOption(setting())
    .option('--clock <time>', 'none, usual or quick', 'none')
    .option('--public', 'it stands in the lobby; else only the link leads to it')
    .option('--rated', 'it counts for the ladder')
    .option('--bots <levels>', 'who takes the seats that stay free: levels, separated by commas')
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .action(async (game: string, given: HostOptions) =>
      (await import('../commands/host.ts')).host(game, given, terminal),
    );
  example(host, 'host thrones', 'host ltk-identity --server http://localhost:3000 --seats 5 --clock usual --bots L2');
  const join = program
    .command('join')
    .description('sit down at a table somebody laid, and play')
    .argument('<link>', 'the link of a table, or of your seat at one');
  speaking(join)
    .option('--name <name>', 'what you are called there (a name is made up)')
    .option('--watch', 'look on where no seat is free')
    .action(async (link: string, given: JoinOptions) =>
      (await import('../commands/join.ts')).join(link, given, terminal),
    );
  example(join, 'join http://localhost:3000/t/Gx7-2aPq_0Zk --name Ann');
}
