import { BadInputError } from '@cardwright/engine';
import { Command, type CommanderError, Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { HostOptions } from './commands/host.ts';
import type { JoinOptions } from './commands/join.ts';
import type { LabOptions } from './commands/lab.ts';
import type { MatchOptions } from './commands/match.ts';
import type { PlayOptions } from './commands/play.ts';
import type { PuzzlesOptions } from './commands/puzzles.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ReviewOptions } from './commands/review.ts';
import type { SimOptions } from './commands/sim.ts';
import type { StartOptions } from './commands/start.ts';
import type { TryCardOptions } from './commands/try-card.ts';
import type { VerifyOptions } from './commands/verify.ts';
import type { WatchOptions } from './commands/watch.ts';
import type { WorkOptions } from './commands/work.ts';
import type { LtkOptions } from './games/ltk/command.ts';
import { sorceryCommand } from './games/sorcery/command.ts';
import type { HandOutOptions } from './games/thrones/hand-out.ts';
import type { Terminal } from './line-source.ts';
import { environmentHelp, type Given, SERVE_FLAGS } from './serve-flags.ts';

/** The commands. What each does is loaded when it is called, so that help comes at once. */
export function programFor(terminal: Terminal): Command {
  const program = new Command('cardwright')
    .description('Card games in the terminal and in the browser: play, watch, simulate, compare, replay.')
    .version(manifest.version)
    .configureOutput({ writeErr: () => {} }) // faults are printed in one place
    .helpCommand(false);
  play(program, terminal);
  serve(program, terminal);
  online(program, terminal);
  backup(program, terminal);
  watch(program, terminal);
  sim(program, terminal);
  match(program, terminal);
  lab(program, terminal);
  tryCard(program, terminal);
  puzzles(program, terminal);
  work(program, terminal);
  replay(program, terminal);
  review(program, terminal);
  verify(program, terminal);
  thrones(program, terminal);
  sorcery(program, terminal);
  ltk(program, terminal);
  others(program, terminal);
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
    command.exitOverride((error) => refuse(command, error));
  return program;
}

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

const example = (command: Command, ...lines: readonly string[]): Command =>
  command.addHelpText(
    'after',
    `\nExample${lines.length > 1 ? 's' : ''}:\n${lines.map((line) => `  npx cardwright ${line}`).join('\n')}`,
  );

/** What every command that deals a game takes. */
const dealing = (command: Command): Command =>
  command
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .option('--seed <n>', 'the seed of the deal; the same seed gives the same game (made up and printed)')
    .addOption(
      new Option('--set <name=value>', 'an option of the game; may be repeated').argParser(collect).default([], 'none'),
    );

/** What every command takes whose table is shown in the browser too. */
const showing = (command: Command, alone = '--no-open'): Command =>
  command
    .option('--page', 'the same game in the browser too; what is done there is done here, and the other way round')
    .option('--port <n>', 'where --page is served (any port that is free)')
    .option(alone, 'with --page: leave the browser alone');

const speaking = (command: Command): Command =>
  command.option('--lang <language>', 'en or zh', 'en').option('--ascii', 'frames and suits in plain letters');

function play(program: Command, terminal: Terminal): void {
  const command = program
    .command('play')
    .description('play a game against bots')
    .argument('[game]', 'see cardwright games');
  showing(speaking(dealing(command)))
    .option('--as <seats>', 'your seat, from 1, or those of several people at this keyboard: 1,4 (dealt by the seed)')
    .option('--people <n>', 'how many people are at this keyboard (1)')
    .option('--bots <levels>', 'the level of the others: one for all, or one each, separated by commas')
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .option('--plain', 'lines instead of a screen; what is used without a terminal, and reads well aloud')
    .option('--save <file>', 'where the record of the game goes')
    .option('--resume <file>', 'go on with a saved game')
    .action(async (game: string | undefined, given: PlayOptions) =>
      (await import('./commands/play.ts')).play(game, given, terminal),
    );
  example(
    command,
    'play thrones --bots smart',
    'play ltk-identity --bots L4 --think 1s',
    'play thrones --seed 7 --as 2 --lang zh --plain',
    'play ltk-identity --people 2 --page',
    'play --resume thrones-7.record',
  );
}

function serve(program: Command, terminal: Terminal): void {
  const command = program
    .command('serve')
    .description('the table in the browser, alone and with others; what npm start does');
  for (const [flags, about] of Object.values(SERVE_FLAGS)) command.option(flags, about);
  command
    .addHelpText('after', `\n${environmentHelp()}`)
    .action(async (given: Given) => (await import('./commands/serve.ts')).serve(given, terminal));
  example(
    command,
    'serve',
    'serve --lan',
    'serve --port 3001 --behind-proxy --log info',
    'serve --db postgres://cards@localhost/cards',
  );
}

function backup(program: Command, terminal: Terminal): void {
  const command = program
    .command('backup')
    .description('copy what a server keeps, while it runs')
    .argument('<file>', 'where the copy goes')
    .option(...SERVE_FLAGS.data)
    .option(...SERVE_FLAGS.db)
    .option(...SERVE_FLAGS.lang)
    .action(async (file: string, given: Given) => (await import('./commands/backup.ts')).backup(file, given, terminal));
  example(
    command,
    'backup tables-monday.sqlite',
    'backup /var/backups/cards.sqlite --data /var/lib/cardwright/tables.sqlite',
  );
}

function online(program: Command, terminal: Terminal): void {
  const setting = new Option('--set <name=value>', 'an option of the game; may be repeated');
  const host = program
    .command('host')
    .description('lay a table for people at other machines, and play at it')
    .argument('<game>', 'see cardwright games');
  speaking(host)
    .option('--server <url>', 'the server where it is laid (one of its own, on this machine)')
    .option('--port <n>', 'where its own server is found (any port that is free)')
    .option('--name <name>', 'what you are called there (a name is made up)')
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .addOption(setting.argParser(collect).default([], 'none'))
    .option('--clock <time>', 'none, usual or quick', 'none')
    .option('--public', 'it stands in the lobby; else only the link leads to it')
    .option('--rated', 'it counts for the ladder')
    .option('--bots <levels>', 'who takes the seats that stay free: levels, separated by commas')
    .action(async (game: string, given: HostOptions) =>
      (await import('./commands/host.ts')).host(game, given, terminal),
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
      (await import('./commands/join.ts')).join(link, given, terminal),
    );
  example(join, 'join http://localhost:3000/t/Gx7-2aPq_0Zk --name Ann');
}

function ltk(program: Command, terminal: Terminal): void {
  const command = program
    .command('ltk')
    .description('Legends of the Three Kingdoms, with cards and heroes of your own');
  showing(speaking(dealing(command)))
    .option('--mode <mode>', 'identity or kingdoms', 'identity')
    .option('--cards <file>', 'the deck: name,number,suit per line')
    .option('--heroes <file>', 'the heroes: name,country,life or name,country,life,skill+skill per line')
    .option('--watch', 'bots only')
    .option('--as <seats>', 'your seat, from 1, or those of several people at this keyboard: 1,4 (dealt by the seed)')
    .option('--people <n>', 'how many people are at this keyboard (1)')
    .option('--bots <levels>', 'the level of the others: one for all, or one each, separated by commas')
    .option('--plain', 'lines instead of a screen')
    .option('--save <file>', 'where the record of the game goes')
    .action(async (given: LtkOptions) => (await import('./games/ltk/command.ts')).ltk(given, terminal));
  example(command, 'ltk --seats 8', 'ltk --mode kingdoms --cards cards.txt --heroes heroes.txt --watch');
}

function watch(program: Command, terminal: Terminal): void {
  const command = program.command('watch').description('watch bots play').argument('<game>', 'see cardwright games');
  speaking(dealing(command))
    .option('--bots <levels>', 'one level for all seats, or one each, separated by commas')
    .option('--plain', 'lines; watching is always in lines')
    .option('--save <file>', 'where the record of the game goes')
    .action(async (game: string, given: WatchOptions) =>
      (await import('./commands/watch.ts')).watch(game, given, terminal),
    );
  example(command, 'watch thrones --seed 7 --bots greedy,smart,greedy,smart');
}

function sim(program: Command, terminal: Terminal): void {
  const command = program
    .command('sim')
    .description('play many games of bots and count')
    .argument('<game>', 'see cardwright games');
  dealing(command)
    .option('--games <n>', 'how many games', '1000')
    .option('--bots <levels>', 'one level for all seats, or one each (the weakest)')
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .option('--threads <n>', 'how many threads; the result does not depend on it', '1')
    .option('--queue <postgres>', 'let the machines that take from this queue play; see cardwright work')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--json', 'one JSON object')
    .action(async (game: string, given: SimOptions) => (await import('./commands/sim.ts')).sim(game, given, terminal));
  example(command, 'sim thrones --games 100000 --seed 7 --threads 2');
}

function match(program: Command, terminal: Terminal): void {
  const command = program
    .command('match')
    .description('what a bot gains a side: each deal twice, with B everywhere and with A on that side')
    .argument('<game>', 'see cardwright games')
    .argument('<A>', 'a bot, by its id or level')
    .argument('<B>', 'the bot it replaces and plays against');
  dealing(command)
    .option('--games <n>', 'how many games, two a deal; an odd number is rounded up', '2000')
    .option('--threads <n>', 'how many threads; the score does not depend on it', '1')
    .option('--queue <postgres>', 'let the machines that take from this queue play; see cardwright work')
    .option('--side <name>', 'the side A plays, or one: a single seat (all sides in turn)')
    .option('--budget <ms>', 'how long a bot may think about a decision')
    .option('--sprt', 'stop as soon as a sequential test (no more wins against 5 % more) is decided')
    .option('--json', 'one JSON object a side')
    .action(async (game: string, a: string, b: string, given: MatchOptions) =>
      (await import('./commands/match.ts')).match(game, a, b, given, terminal),
    );
  example(command, 'match thrones smart simple --games 4000 --seed 7', 'match thrones greedy L2 --sprt --json');
}

function lab(program: Command, terminal: Terminal): void {
  const command = program
    .command('lab')
    .description('how balanced a game is: who wins with what, in many games of bots, with intervals')
    .argument('<game>', 'see cardwright games')
    .option('--games <n>', 'how many games', '2000')
    .option('--level <level>', 'who plays (the strongest that answers at once)')
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .option('--seed <n>', 'the seed of all deals', '1')
    .addOption(
      new Option('--set <name=value>', 'an option of the game; may be repeated').argParser(collect).default([], 'none'),
    )
    .addOption(
      new Option(
        '--vary <name=a,b>',
        'play every deal with each of these values, and say what that changes; may be repeated',
      )
        .argParser(collect)
        .default([], 'none'),
    )
    .option('--threads <n>', 'how many threads; the figures do not depend on it', '1')
    .option('--queue <postgres>', 'let the machines that take from this queue play; see cardwright work')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--csv', 'one figure a line')
    .option('--json', 'one JSON object')
    .option('--out <file>', 'into this file; .csv and .json say in which form')
    .action(async (game: string, given: LabOptions) => (await import('./commands/lab.ts')).lab(game, given, terminal));
  example(
    command,
    'lab ltk-identity --games 50000 --level strategist --threads 2',
    'lab ltk-identity --seats 8 --vary spies=one,two',
    'lab sorcery --csv --out sorcery.csv',
  );
}

function tryCard(program: Command, terminal: Terminal): void {
  const command = program
    .command('try-card')
    .description('what a card or hero of your own does to Three Kingdoms, in thousands of games')
    .argument('<file>', 'cards or a hero as lines, or a TypeScript file as docs/add-a-card.md writes it')
    .option('--mode <mode>', 'identity or kingdoms', 'identity')
    .option('--games <n>', 'how many games, two a deal', '4000')
    .option('--level <level>', 'who plays (the strongest that answers at once)')
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .option('--seed <n>', 'the seed of all deals', '1')
    .option('--copies <n>', 'how many cards of a TypeScript file come into the deck', '4')
    .option('--life <n>', 'the life of the hero who gets the skill of a TypeScript file', '4')
    .option('--threads <n>', 'how many threads; the figures do not depend on it', '1')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--csv', 'one figure a line')
    .option('--json', 'one JSON object')
    .action(async (file: string, given: TryCardOptions) =>
      (await import('./commands/try-card.ts')).tryCard(file, given, terminal),
    );
  example(command, 'try-card my-hero.txt', 'try-card cavalry-charge.ts --copies 6 --level tactician --games 400');
}

function puzzles(program: Command, terminal: Terminal): void {
  const command = program.command('puzzles').description('positions with one choice that is clearly best');
  const make = command
    .command('make')
    .description('look for them in games of bots')
    .argument('<game>', 'sorcery, ltk-identity or thrones')
    .option('--count <n>', 'how many', '60')
    .option('--seed <n>', 'the seed of all deals', '1')
    .option('--threads <n>', 'how many threads; the puzzles do not depend on it', '1')
    .option('--out <file>', 'into this file, from the first one on')
    .action(async (game: string, given: PuzzlesOptions) =>
      (await import('./commands/puzzles.ts')).makePuzzles(game, given, terminal),
    );
  example(command, 'puzzles make sorcery --count 60 --out sorcery-puzzles.json');
  example(make, 'puzzles make thrones --threads 2 --out thrones-puzzles.json');
}

function work(program: Command, terminal: Terminal): void {
  const command = program
    .command('work')
    .description('play what others have put into a queue, here and on any number of machines')
    .option('--db <postgres>', 'the queue, like postgres://user@host/database')
    .option('--threads <n>', 'how many threads', '1')
    .option('--idle <seconds>', 'end when nothing has come for so long')
    .action(async (given: WorkOptions) => (await import('./commands/work.ts')).work(given, terminal));
  example(command, 'work --db postgres://cards@db/cards --threads 8');
}

function replay(program: Command, terminal: Terminal): void {
  const command = program.command('replay').description('play a record again').argument('<file>', 'a saved record');
  speaking(command)
    .option('--verify', 'only check that the record plays to the end it names')
    .option('--at <n>', 'stop before choice n and show the table')
    .option('--seat <s>', 'show only what this seat, from 1, knew (everything)')
    .action(async (file: string, given: ReplayOptions) =>
      (await import('./commands/replay.ts')).replay(file, given, terminal),
    );
  example(command, 'replay thrones-7.record --at 12 --seat 1', 'replay thrones-7.record --verify');
}

function review(program: Command, terminal: Terminal): void {
  const command = program
    .command('review')
    .description('look at a game again: chances, the choices that mattered, luck and skill')
    .argument('<file>', 'a saved record');
  speaking(command)
    .option('--seat <s>', 'whose choices, from 1 (the person’s, else seat 1)')
    .option('--depth <depth>', 'quick, usual or deep; the same depth gives the same review', 'usual')
    .option('--threads <n>', 'how many threads; the review does not depend on it', '2')
    .option('--json', 'one JSON object')
    .action(async (file: string, given: ReviewOptions) =>
      (await import('./commands/review.ts')).review(file, given, terminal),
    );
  example(command, 'review ltk-identity-7.record', 'review ltk-identity-7.record --seat 2 --depth deep --json');
}

function verify(program: Command, terminal: Terminal): void {
  const command = program
    .command('verify')
    .description('check that nobody chose the deal of an online game')
    .argument('<file>', 'the record of a finished online game');
  speaking(command)
    .option('--promise <hash>', 'the hash that the table showed you before the deal')
    .option('--number <digits>', 'the number that you added')
    .action(async (file: string, given: VerifyOptions) =>
      (await import('./commands/verify.ts')).verify(file, given, terminal),
    );
  example(command, 'verify sorcery.record', 'verify sorcery.record --promise 9f86d0…');
}

function thrones(program: Command, terminal: Terminal): void {
  const command = program
    .command('thrones')
    .description('Thrones as the course’s own program: a property file in, its log out')
    .argument('<file>', 'a .properties file: seed, watchingTime, players.0 to players.3');
  showing(command, '--no-browser')
    .option('--open', 'show all hands to a human player too')
    .option('--lang <language>', 'en or zh, for the questions', 'en')
    .action(async (file: string, given: HandOutOptions) =>
      (await import('./games/thrones/hand-out.ts')).handOut(file, given, terminal),
    );
  const battle = command
    .command('battle')
    .description('fight one battle between two piles')
    .argument('<pile0>', 'cards from the bottom up, such as 6H,3C,5D')
    .argument('<pile1>', 'the other pile')
    .option('--json', 'one JSON object')
    .action(async (a: string, b: string, given: { readonly json?: boolean }) =>
      (await import('./games/thrones/battle.ts')).battle(a, b, given, terminal),
    );
  example(command, 'thrones packages/thrones/properties/original.properties', 'thrones battle "6H,3C,5D" "KH,QS"');
  example(battle, 'thrones battle "6H,3C,5D" "KH,QS" --json');
}

function sorcery(program: Command, terminal: Terminal): void {
  const command = sorceryCommand(program, terminal);
  program.addCommand(command);
  example(command, 'sorcery --p2 smart', 'sorcery -deck1 my.deck -init names.txt -testing --dump');
}

function others(program: Command, terminal: Terminal): void {
  const games = program
    .command('games')
    .description('list the games with their levels and options')
    .option('--lang <language>', 'en or zh', 'en')
    .action(async (given: { readonly lang: string }) => (await import('./commands/games.ts')).games(given, terminal));
  example(games, 'games --lang zh');
  const start = program
    .command('start')
    .description('a game in the terminal without a question, or without a terminal a game of bots')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--seed <n>', 'the seed of the deal (made up and printed)')
    .action(async (given: StartOptions) => (await import('./commands/start.ts')).start(given, terminal));
  example(start, 'start --lang zh');
}

/** Says in one line what was wrong with the command line and what would be right. */
function refuse(command: Command, error: CommanderError): never {
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
