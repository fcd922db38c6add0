import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { Terminal } from './line-source.ts';
import { lab, match, puzzles, sim, tryCard, work } from './options/lab-options.ts';
import { backup, online, serve } from './options/online-options.ts';
import { ltk, others, play, sorcery, thrones, watch } from './options/play-options.ts';
import { replay, review, verify } from './options/record-options.ts';
import { refuse } from './options/refusal.ts';

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
