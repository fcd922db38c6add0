import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { filesIn, folder, LAUNCHER, run, typed } from './command-line.ts';
import { accepted, kept, layOut, type Played, PROGRAMS } from './programs.ts';

const ANSWERS: Readonly<Record<string, number>> = { play: 9, 'thrones FILE': 9, ltk: 12, sorcery: 30 };

/** Runs a program that can make no file larger than 512 bytes, so that there is room for the beginning of a game only. */
function cramped(program: Played, cwd: string, lines: readonly string[]): Promise<{ status: number; said: string }> {
  layOut(cwd);
  const shell = `trap '' XFSZ; ulimit -f 1; exec "$@"`;
  const child = spawn('sh', ['-c', shell, 'sh', process.execPath, LAUNCHER, ...program.args], {
    cwd,
    env: { ...process.env, TMPDIR: cwd },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  child.stdin.end(typed(...program.before, ...lines));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status: status ?? -1, said })));
}

const recordIn = (said: string): string => `${/^cardwright record [\s\S]*?^sum .*$/m.exec(said)?.[0]}\n`;

test.each(Object.keys(PROGRAMS))(
  'no more room: %s says so, plays on, and prints the record in the end',
  async (name) => {
    const program = PROGRAMS[name] as Played;
    const cwd = folder();
    const save = {
      ...program,
      args: [...program.args, ...(name === 'thrones FILE' ? [] : ['--save', program.record])],
    };
    const answers = Array.from({ length: ANSWERS[name] ?? 0 }, () => program.answer);
    const { said } = await cramped(save, cwd, answers);
    expect(said.match(/cannot be written: no file may be that large; the game goes on/g)).toHaveLength(1);
    expect(accepted(program, said)).toBeGreaterThan(1);
    const printed = parseRecord(recordIn(said));
    expect(printed.choices.filter(({ seat }) => program.seats.includes(seat)).length).toBeGreaterThanOrEqual(
      accepted(program, said),
    );
    expect(filesIn(cwd).filter((file) => /part|lock/.test(file))).toEqual([]);
  },
);

test('save - prints the record, which can be resumed; what is on the disk is as much of it as there was room for', async () => {
  const program = PROGRAMS['play'] as Played;
  const cwd = folder();
  const { said } = await cramped(program, cwd, [...Array.from({ length: 9 }, () => '1'), 'save -', 'quit']);
  const record = parseRecord(recordIn(said));
  expect(kept(program, cwd)).toBeLessThan(record.choices.length);
  writeFileSync(join(cwd, 'copied.record'), formatRecord(record));
  const { status, stdout } = await run(['play', '--resume', 'copied.record'], { cwd, input: typed('quit') });
  expect(status).toBe(0);
  expect(stdout).toContain(`Resumed after ${record.choices.length} choices.`);
  expect(readFileSync(join(cwd, program.record), 'utf8').length).toBeLessThanOrEqual(512);
});
