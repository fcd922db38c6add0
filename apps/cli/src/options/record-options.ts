// The commands that read a record.
import type { Command } from 'commander';
import type { ReplayOptions } from '../commands/replay.ts';
import type { ReviewOptions } from '../commands/review.ts';
import type { VerifyOptions } from '../commands/verify.ts';
import type { Terminal } from '../line-source.ts';
import { example, speaking } from './parts.ts';

export function replay(program: Command, terminal: Terminal): void {
  const command = program.command('replay').description('play a record again').argument('<file>', 'a saved record');
  speaking(command)
    .option('--verify', 'only check that the record plays to the end it names')
    .option('--at <n>', 'stop before choice n and show the table')
    .option('--seat <s>', 'show only what this seat, from 1, knew (everything)')
    .action(async (file: string, given: ReplayOptions) =>
      (await import('../commands/replay.ts')).replay(file, given, terminal),
    );
  example(command, 'replay thrones-7.record --at 12 --seat 1', 'replay thrones-7.record --verify');
}

export function review(program: Command, terminal: Terminal): void {
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
      (await import('../commands/review.ts')).review(file, given, terminal),
    );
  example(command, 'review ltk-identity-7.record', 'review ltk-identity-7.record --seat 2 --depth deep --json');
}

export function verify(program: Command, terminal: Terminal): void {
  const command = program
    .command('verify')
    .description('check that nobody chose the deal of an online game')
    .argument('<file>', 'the record of a finished online game');
  speaking(command)
    .option('--promise <hash>', 'the hash that the table showed you before the deal')
    .option('--number <digits>', 'the number that you added')
    .action(async (file: string, given: VerifyOptions) =>
      (await import('../commands/verify.ts')).verify(file, given, terminal),
    );
  example(command, 'verify sorcery.record', 'verify sorcery.record --promise 9f86d0…');
}
