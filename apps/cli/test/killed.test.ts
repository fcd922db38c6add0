import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, folder, LAUNCHER, run, typed } from './command-line.ts';
import { killed, type Moment } from './killing.ts';
import { kept, layOut, type Played, PROGRAMS } from './programs.ts';

const MOMENTS: readonly Moment[] = [
  { question: 1, ms: 0 },
  { question: 2, ms: 1 },
  { question: 5, ms: 0.5 },
];

test.each(Object.keys(PROGRAMS))(
  '%s killed outright loses no accepted choice and leaves no other file',
  async (name) => {
    const program = PROGRAMS[name] as Played;
    for (const moment of MOMENTS) {
      const remains = await killed(program, moment);
      expect({ moment, ...remains }).toMatchObject({ strange: [] });
      expect(remains.accepted).toBeGreaterThanOrEqual(moment.question - 1);
      expect(remains.kept, JSON.stringify(moment)).toBeGreaterThanOrEqual(remains.accepted);
    }
  },
);

test('a game whose program was killed is gone on with; the lock of the dead is in nobody’s way', async () => {
  const program = PROGRAMS['play'] as Played;
  const cwd = folder();
  layOut(cwd);
  await run(program.args, { cwd, input: typed(1, 1) });
  const before = kept(program, cwd);
  writeFileSync(join(cwd, `.${program.record}.lock`), `${2 ** 22 + 1} ${hostname()}\n`); // no process has that number
  const { status } = await run(['play', '--resume', program.record], { cwd, input: typed(1, 'quit') });
  expect([status, kept(program, cwd)]).toEqual([0, before + 1]);
  expect(filesIn(cwd)).toEqual(['own.properties', program.record]);
});

test.each(['play', 'sorcery'])('two programs on one save: the second %s is told, and changes nothing', async (name) => {
  const { args, before, answer, prompt, record } = PROGRAMS[name] as Played;
  const cwd = folder();
  const first = spawn(process.execPath, [LAUNCHER, ...args, '--save', record], { cwd });
  let printed = '';
  const asked = new Promise<void>((resolve) => {
    first.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if ((printed.match(prompt)?.length ?? 0) > 1) resolve();
    });
  });
  first.stdin.write(typed(...before, answer));
  await asked;
  const text = readFileSync(join(cwd, record), 'utf8');
  const { status, stderr } = await run([name, '--resume', record], { cwd, input: typed(answer) });
  expect([status, stderr]).toEqual([
    2,
    `${record} is being played by another program (process ${first.pid}): end that one first; if there is none, remove .${record}.lock\n`,
  ]);
  expect(readFileSync(join(cwd, record), 'utf8')).toBe(text);
  first.stdin.end(typed(answer, 'quit'));
  expect(await new Promise((resolve) => first.on('close', resolve))).toBe(0);
  expect(readFileSync(join(cwd, record), 'utf8').length).toBeGreaterThan(text.length);
});
