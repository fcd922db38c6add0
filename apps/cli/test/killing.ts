import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { filesIn, folder, LAUNCHER } from './command-line.ts';
import { accepted, kept, layOut, type Played } from './programs.ts';

/** When a program is killed: so long after the answer to a question was typed. */
export interface Moment {
  readonly question: number; // from 1
  readonly ms: number;
}

/** What is left of a game whose program was killed. */
export interface Remains {
  readonly accepted: number; // answers, by what was printed
  readonly kept: number; //     of them, by the record
  readonly strange: readonly string[]; // files that should not be there
}

/** Plays by a pipe, an answer to each question, and kills the program outright. */
export async function killed(program: Played, { question, ms }: Moment): Promise<Remains> {
  const cwd = folder();
  layOut(cwd);
  const child = spawn(process.execPath, [LAUNCHER, ...program.args], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  let printed = '';
  let answered = 0;
  child.stdin.on('error', () => {}); // it is gone
  child.stdin.write(program.before.map((line) => `${line}\n`).join(''));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    const asked = printed.match(program.prompt)?.length ?? 0;
    if (asked <= answered || answered >= question) return;
    answered = asked;
    child.stdin.write(`${program.answer}\n`);
    if (asked >= question) void sleep(ms).then(() => child.kill('SIGKILL'));
  });
  await new Promise((resolve) => child.on('close', resolve));
  const own = [program.record, `.${program.record}.lock`, 'own.properties'];
  return {
    accepted: accepted(program, printed),
    kept: existsSync(join(cwd, program.record)) ? kept(program, cwd) : 0,
    strange: filesIn(cwd).filter((file) => !own.includes(file)),
  };
}
