// The commands that play many games.
import type { Command } from 'commander';
import type { LabOptions } from '../commands/lab.ts';
import type { MatchOptions } from '../commands/match.ts';
import type { PuzzlesOptions } from '../commands/puzzles.ts';
import type { SimOptions } from '../commands/sim.ts';
import type { TryCardOptions } from '../commands/try-card.ts';
import type { WorkOptions } from '../commands/work.ts';
import type { Terminal } from '../line-source.ts';
import { dealing, example, repeated, setting } from './parts.ts';

export function sim(program: Command, terminal: Terminal): void {
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
    .action(async (game: string, given: SimOptions) => (await import('../commands/sim.ts')).sim(game, given, terminal));
  example(command, 'sim thrones --games 100000 --seed 7 --threads 2');
}

export function match(program: Command, terminal: Terminal): void {
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
    .option('--budget <time>', 'how long a bot that searches may think about a decision, like 50 (ms), 200ms or 1s')
    .option('--sprt', 'stop as soon as a sequential test (a lift of 0 against 0.2) is decided')
    .option('--json', 'one JSON object a side')
    .action(async (game: string, a: string, b: string, given: MatchOptions) =>
      (await import('../commands/match.ts')).match(game, a, b, given, terminal),
    );
  example(command, 'match thrones smart simple --games 4000 --seed 7', 'match thrones greedy L2 --sprt --json');
}

export function lab(program: Command, terminal: Terminal): void {
  const command = program
    .command('lab')
    .description('how balanced a game is: who wins with what, in many games of bots, with intervals')
    .argument('<game>', 'see cardwright games')
    .option('--games <n>', 'how many games', '2000')
    .option('--level <level>', 'who plays (the strongest that answers at once)')
    .option('--seats <n>', 'how many play (the game’s usual number)')
    .option('--seed <n>', 'the seed of all deals', '1')
    .addOption(setting())
    .addOption(repeated('--vary <name=a,b>', 'play every deal with each of these values, and say what that changes'))
    .option('--threads <n>', 'how many threads; the figures do not depend on it', '1')
    .option('--queue <postgres>', 'let the machines that take from this queue play; see cardwright work')
    .option('--lang <language>', 'en or zh', 'en')
    .option('--csv', 'one figure a line')
    .option('--json', 'one JSON object')
    .option('--out <file>', 'into this file; .csv and .json say in which form')
    .action(async (game: string, given: LabOptions) => (await import('../commands/lab.ts')).lab(game, given, terminal));
  example(
    command,
    'lab ltk-identity --games 50000 --level strategist --threads 2',
    'lab ltk-identity --seats 8 --vary spies=one,two',
    'lab sorcery --csv --out sorcery.csv',
  );
}

export function tryCard(program: Command, terminal: Terminal): void {
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
      (await import('../commands/try-card.ts')).tryCard(file, given, terminal),
    );
  example(command, 'try-card my-hero.txt', 'try-card cavalry-charge.ts --copies 6 --level tactician --games 400');
}

export function puzzles(program: Command, terminal: Terminal): void {
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
      (await import('../commands/puzzles.ts')).makePuzzles(game, given, terminal),
    );
  example(command, 'puzzles make sorcery --count 60 --out sorcery-puzzles.json');
  example(make, 'puzzles make thrones --threads 2 --out thrones-puzzles.json');
}

export function work(program: Command, terminal: Terminal): void {
  const command = program
    .command('work')
    .description('play what others have put into a queue, here and on any number of machines')
    .option('--db <postgres>', 'the queue, like postgres://user@host/database')
    .option('--threads <n>', 'how many threads', '1')
    .option('--idle <seconds>', 'end when nothing has come for so long')
    .action(async (given: WorkOptions) => (await import('../commands/work.ts')).work(given, terminal));
  example(command, 'work --db postgres://cards@db/cards --threads 8');
}
