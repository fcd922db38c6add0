// The commands that play and show games.
import type { Command } from 'commander';
import type { PlayOptions } from '../commands/play.ts';
import type { StartOptions } from '../commands/start.ts';
import type { WatchOptions } from '../commands/watch.ts';
import type { LtkOptions } from '../games/ltk/command.ts';
import { sorceryCommand } from '../games/sorcery/command.ts';
import type { HandOutOptions } from '../games/thrones/hand-out.ts';
import type { Terminal } from '../line-source.ts';
import { dealing, example, showing, speaking } from './parts.ts';

export function play(program: Command, terminal: Terminal): void {
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
      (await import('../commands/play.ts')).play(game, given, terminal),
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

export function watch(program: Command, terminal: Terminal): void {
  const command = program.command('watch').description('watch bots play').argument('<game>', 'see cardwright games');
  speaking(dealing(command))
    .option('--bots <levels>', 'one level for all seats, or one each, separated by commas')
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .option('--plain', 'lines; watching is always in lines')
    .option('--save <file>', 'where the record of the game goes')
    .action(async (game: string, given: WatchOptions) =>
      (await import('../commands/watch.ts')).watch(game, given, terminal),
    );
  example(command, 'watch thrones --seed 7 --bots greedy,smart,greedy,smart');
}

export function thrones(program: Command, terminal: Terminal): void {
  const command = program
    .command('thrones')
    .description('Thrones as the course’s own program: a property file in, its log out')
    .argument('<file>', 'a .properties file: seed, watchingTime, players.0 to players.3');
  showing(command, '--no-browser')
    .option('--open', 'show all hands to a human player too')
    .option('--lang <language>', 'en or zh, for the questions', 'en')
    .action(async (file: string, given: HandOutOptions) =>
      (await import('../games/thrones/hand-out.ts')).handOut(file, given, terminal),
    );
  const battle = command
    .command('battle')
    .description('fight one battle between two piles')
    .argument('<pile0>', 'cards from the bottom up, such as 6H,3C,5D')
    .argument('<pile1>', 'the other pile')
    .option('--json', 'one JSON object')
    .action(async (a: string, b: string, given: { readonly json?: boolean }) =>
      (await import('../games/thrones/battle.ts')).battle(a, b, given, terminal),
    );
  example(command, 'thrones packages/thrones/properties/original.properties', 'thrones battle "6H,3C,5D" "KH,QS"');
  example(battle, 'thrones battle "6H,3C,5D" "KH,QS" --json');
}

export function sorcery(program: Command, terminal: Terminal): void {
  const command = sorceryCommand(program, terminal);
  program.addCommand(command);
  example(command, 'sorcery --p2 smart', 'sorcery -deck1 my.deck -init names.txt -testing --dump');
}

export function ltk(program: Command, terminal: Terminal): void {
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
    .option('--think <time>', 'how long a bot that searches may think about a decision, like 200ms or 1s')
    .option('--plain', 'lines instead of a screen')
    .option('--save <file>', 'where the record of the game goes')
    .action(async (given: LtkOptions) => (await import('../games/ltk/command.ts')).ltk(given, terminal));
  example(command, 'ltk --seats 8', 'ltk --mode kingdoms --cards cards.txt --heroes heroes.txt --watch');
}

export function others(program: Command, terminal: Terminal): void {
  const games = program
    .command('games')
    .description('list the games with their levels and options')
    .option('--lang <language>', 'en or zh', 'en')
    .action(async (given: { readonly lang: string }) => (await import('../commands/games.ts')).games(given, terminal));
  example(games, 'games --lang zh');
  const start = program
    .command('start')
    .description('a game in the terminal without a question, or without a terminal a game of bots')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--seed <n>', 'the seed of the deal (made up and printed)')
    .action(async (given: StartOptions) => (await import('../commands/start.ts')).start(given, terminal));
  example(start, 'start --lang zh');
}
