import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import {
  FIRST_CHOICES,
  filesIn,
  folder,
  interrupted,
  LAUNCHER,
  linesOf,
  type Ran,
  run,
  typed,
} from './command-line.ts';
import { runHere } from './in-process.ts';

const GAME = ['play', 'thrones', '--as', '1', '--seed', '7', '--bots', 'smart'];

/** The game in this process, saved out of the way. */
const playHere = (args: readonly string[], ...answers: readonly (string | number)[]): Promise<Ran> =>
  runHere([...GAME, ...args, '--save', join(folder(), 'saved.record')], typed(...answers));

test('a whole game played by what is typed', async () => {
  const cwd = folder();
  const { status, stdout, stderr } = await run([...GAME, '--save', 'done.record'], { cwd, input: FIRST_CHOICES });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = linesOf(stdout);
  expect(lines.slice(0, 2)).toEqual([
    'Thrones, seed 7. You are Player 1.',
    'At the table: Player 1 (you), Tantai (Fair), Linghu (Fair), Murong (Fair).',
  ]);
  expect(lines.at(-1)).toMatch(
    /^Result: (Player 1 and Linghu win|Tantai and Murong win|All players draw); score \d+ to \d+; \d+ choices; seed 7$/,
  );
  const told = lines.slice(lines.findIndex((line) => line.includes('more points after six battles')));
  expect(told.filter((line) => /^ {2}(You|Tantai · Fair|Linghu · Fair|Murong · Fair) · /.test(line)).length).toBe(4);
  expect(told.filter((line) => /^(Your|Their) team$/.test(line)).length).toBe(2);
  const record = parseRecord(readFileSync(join(cwd, 'done.record'), 'utf8'));
  expect(record.players).toEqual(['human', 'smart', 'smart', 'smart']);
  expect(record.outcome).not.toBe(null);
  expect(filesIn(cwd)).toEqual(['done.record']);
});

test('a place to save that is lost in mid-game: the record goes under the default name, and that is said', async () => {
  for (const answers of [typed('quit'), FIRST_CHOICES]) {
    const cwd = folder();
    mkdirSync(join(cwd, 'deep'));
    const child = spawn(process.execPath, [LAUNCHER, ...GAME, '--save', 'deep/x.record'], { cwd });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') {
        rmSync(join(cwd, 'deep'), { recursive: true });
        child.stdin.end(answers);
      }
      said += text;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(said).toMatch(
      /^deep\/x\.record cannot be written: there is no folder .*deep; the game is in thrones-7\.record instead$/m,
    );
    expect(filesIn(cwd)).toEqual(['thrones-7.record']);
  }
});

test('a game of other rules is refused for that, even if it is over', async () => {
  const path = join(folder(), 'done.record');
  await runHere([...GAME, '--save', path], FIRST_CHOICES);
  const record = parseRecord(readFileSync(path, 'utf8'));
  expect((await runHere(['play', '--resume', path])).stderr).toMatch(/ is a game that is over; /);
  writeFileSync(path, formatRecord({ ...record, rules: '99' }));
  const { status, stderr } = await runHere(['play', '--resume', path]);
  expect(status).toBe(2);
  expect(stderr).toMatch(/ was made by rules 99 of thrones; this program plays rules .+\n$/);
  writeFileSync(path, formatRecord({ ...record, rules: '99', outcome: null }));
  expect((await runHere(['play', '--resume', path])).stderr).toBe(stderr);
});

test('the same seed and the same answers give the same text', async () => {
  const first = await runHere(GAME, FIRST_CHOICES);
  expect(await runHere(GAME, FIRST_CHOICES)).toEqual(first);
  expect(
    (await runHere(['play', 'thrones', '--as', '1', '--seed', '8', '--bots', 'smart'], FIRST_CHOICES)).stdout,
  ).not.toBe(first.stdout);
});

test('the game ends the program even if standard input stays open', async () => {
  const { status, stdout } = await run(GAME, { input: FIRST_CHOICES, keepOpen: true });
  expect(status).toBe(0);
  expect(linesOf(stdout).at(-1)).toMatch(/^Result: /);
});

test('a question shows the piles with attack and defence, the hand, and every choice with its number', async () => {
  const { stdout } = await playHere([]);
  expect(stdout.slice(stdout.indexOf('\n\n') + 2)).toBe(`\
Play 1 of 6, turn 3 of 12: Players 1 & 3  0 : 0  Players 2 & 4
Pile 1 (yours): ♥6  attack 6  defence 6
Pile 2: ♥4  attack 4  defence 4
If fought now: 10 : 0 (pile 1 breaks through, pile 2 is held)
Your hand: ♠3 ♠2 ♥7 ♥5 ♥2 ♦J ♦7 ♦4 ♦2 ♣10 ♣7 ♣5
Lay an effect on either pile, or pass: fought now, you score 10, they score 0.
  1  Lay ♠3 on your pile: defence 6 → 9 (then 10 : 0)
  2  Lay ♠3 on their pile: defence 4 → 7 (then 6 : 4)
  3  Lay ♠2 on your pile: defence 6 → 8 (then 10 : 0)
  4  Lay ♠2 on their pile: defence 4 → 6 (then 6 : 4)
  5  Lay ♣10 on your pile: attack 6 → 16 (then 10 : 0)
  6  Lay ♣10 on their pile: attack 4 → 14 (then 4 : 6)
  7  Lay ♣7 on your pile: attack 6 → 13 (then 10 : 0)
  8  Lay ♣7 on their pile: attack 4 → 11 (then 4 : 6)
  9  Lay ♣5 on your pile: attack 6 → 11 (then 10 : 0)
 10  Lay ♣5 on their pile: attack 4 → 9 (then 4 : 6)
 11  Pass (10 : 0 as it lies)
Type the number of a choice, or help.
> 
`);
});

test('nobody is shown what only others may know', async () => {
  const { stdout } = await playHere(['--as', '2']);
  expect(stdout).toContain('You are Player 2.');
  expect(stdout).not.toMatch(/♠3|♦J/); // held by player 1
});

describe('an answer that is none', () => {
  const answers = typed('99', '0', 'abc', '', 'why', 'why KD>0', 'quit');

  test('gets one clear line and the question again; the game goes on', async () => {
    const cwd = folder();
    const { status, stdout, stderr } = await run(GAME, { cwd, input: answers });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const question = 'Lay an effect on either pile, or pass: fought now, you score 10, they score 0.';
    expect(stdout).toContain(`> 99\nthere is no choice 99: type a number from 1 to 11\n${question}\n`);
    expect(stdout).toContain(`> 0\nthere is no choice 0: type a number from 1 to 11\n${question}\n`);
    expect(stdout).toContain(
      `> abc\n"abc" is none of the choices: type a number from 1 to 11, or the words of a choice\n${question}\n`,
    );
    expect(stdout).toContain(`> \n${question}\n  1  Lay ♠3 on your pile: defence 6 → 9 (then 10 : 0)\n`);
    expect(parseRecord(readFileSync(join(cwd, 'thrones-7.record'), 'utf8')).choices).toHaveLength(2);
  });
});

test('end of input in mid-game saves, says how to resume, and resuming comes to the same end', async () => {
  const answers = Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'pass' : 1));
  const whole = await run(GAME, { input: typed(...answers) });
  for (const cut of [0, 1, 7]) {
    const cwd = folder();
    const first = await run(GAME, { cwd, input: typed(...answers.slice(0, cut)) });
    expect(first.status).toBe(2);
    expect(first.stderr).toBe(
      'input ended in mid-game; the game is saved in thrones-7.record; to resume: npx cardwright play --resume thrones-7.record\n',
    );
    expect(filesIn(cwd)).toEqual(['thrones-7.record']);
    const second = await run(['play', '--resume', 'thrones-7.record'], { cwd, input: typed(...answers.slice(cut)) });
    expect({ status: second.status, stderr: second.stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(second.stdout).slice(-60)).toEqual(linesOf(whole.stdout).slice(-60));
    expect(filesIn(cwd)).toEqual(['thrones-7.record']);
    expect(parseRecord(readFileSync(join(cwd, 'thrones-7.record'), 'utf8')).outcome).not.toBe(null);
  }
});

test('what is in the way is not overwritten', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'thrones-7.record'), 'mine\n');
  const { status, stderr } = await run(GAME, { cwd, input: typed(1) });
  expect(status).toBe(2);
  expect(stderr).toContain('the game is saved in thrones-7-2.record;');
  expect(readFileSync(join(cwd, 'thrones-7.record'), 'utf8')).toBe('mine\n');
  expect(filesIn(cwd)).toEqual(['thrones-7-2.record', 'thrones-7.record']);
});

test('Ctrl-C saves too', async () => {
  const cwd = folder();
  const child = spawn(process.execPath, [LAUNCHER, ...GAME], { cwd });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    stdout += text.toString();
    if (stdout.endsWith('> ')) child.kill('SIGINT');
  });
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect({ status, stderr }).toEqual({
    status: 130,
    stderr: 'Saved in thrones-7.record; to resume: npx cardwright play --resume thrones-7.record\n',
  });
  expect(filesIn(cwd)).toEqual(['thrones-7.record']);
});

test('Ctrl-C does not wait for a bot that thinks', async () => {
  const cwd = folder();
  const args = ['play', 'sorcery', '--bots', 'L5', '--think', '600s', '--seed', '3', '--as', '2'];
  expect(await interrupted(args, cwd)).toEqual({
    status: 130,
    stderr: 'Saved in sorcery-3.record; to resume: npx cardwright play --resume sorcery-3.record\n',
  });
  expect(filesIn(cwd)).toEqual(['sorcery-3.record']);
});

test('quit saves where it is told, and a resumed game keeps its file', async () => {
  const cwd = folder();
  const path = join(cwd, 'a game.record');
  const first = await runHere([...GAME, '--save', path], typed(1, 'quit'));
  expect({ status: first.status, stderr: first.stderr }).toEqual({ status: 0, stderr: '' });
  expect(linesOf(first.stdout).at(-1)).toBe(`Saved in ${path}; to resume: npx cardwright play --resume '${path}'`);
  const second = await runHere(['play', 'thrones', '--resume', path], typed('pass', 'q'));
  expect(second.status).toBe(0);
  expect(second.stdout).toContain('Resumed after 6 choices.');
  expect(filesIn(cwd)).toEqual(['a game.record']);
  expect(parseRecord(readFileSync(path, 'utf8')).choices.length).toBeGreaterThan(6);
});

test('save writes at any time, and refuses what is taken', async () => {
  const cwd = folder();
  const [one, two] = [join(cwd, 'one.record'), join(cwd, 'two.txt')];
  writeFileSync(two, 'mine\n');
  const { stdout } = await runHere(GAME, typed(`save ${one}`, `save ${two}`, 1, `save ${one}`, 'quit'));
  expect(stdout).toContain(`Saved in ${one};`);
  expect(stdout).toContain(`${two} exists already: choose another name`);
  expect(readFileSync(two, 'utf8')).toBe('mine\n');
  expect(parseRecord(readFileSync(one, 'utf8')).choices).toHaveLength(6);
  expect(filesIn(cwd)).toEqual(['one.record', 'two.txt']);
});

describe('a record that cannot be resumed', () => {
  const unfinished = async (): Promise<string> => {
    const path = join(folder(), 'x.record');
    await runHere([...GAME, '--save', path], typed(1, 'quit'));
    return path;
  };

  test.each([
    ['truncated', (text: string) => text.slice(0, 150), /^x\.record: the record is cut off: .+\n$/],
    ['altered', (text: string) => text.replace('seed 7', 'seed 8'), /^x\.record: the record was altered: .+\n$/],
    ['foreign', () => 'PGN 1. e4 e5\n', /^x\.record: this is no Cardwright record: .+\n$/],
  ])('%s', async (_name, spoil, line) => {
    const path = await unfinished();
    const text = spoil(readFileSync(path, 'utf8'));
    writeFileSync(path, text);
    const { status, stdout, stderr } = await runHere(['play', '--resume', path]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.replace(path, 'x.record')).toMatch(line);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('a game that is over, or of another game', async () => {
    const path = join(folder(), 'over.record');
    await runHere([...GAME, '--save', path], FIRST_CHOICES);
    expect((await runHere(['play', '--resume', path])).stderr).toBe(
      `${path} is a game that is over; cardwright replay shows it\n`,
    );
    expect((await runHere(['play', 'poker', '--resume', path])).status).toBe(2);
  });
});

test('in Chinese', async () => {
  const cwd = folder();
  const { status, stdout, stderr } = await run([...GAME, '--lang', 'zh'], {
    cwd,
    input: typed('77', '为什么', '帮', '不出'),
  });
  expect(status).toBe(2);
  expect(stderr).toBe(
    '对局未完输入已结束；对局已保存到 thrones-7.record；继续：npx cardwright play --resume thrones-7.record\n',
  );
  for (const line of [
    '王座，种子 7。你是玩家1。',
    '可在任一牌堆上放一张效果牌，或不出：若现在交战，己方得 10 分，对方得 0 分。',
    ' 11  不出（现在 10 : 0）',
    '没有选项 77：请输入 1 到 11 的数字',
    '你不出',
    '牌堆 1（己方）：♥6  攻 6  防 6',
  ])
    expect(linesOf(stdout)).toContain(line);
  expect(stdout).toContain('双方角色已上场，本局不能再出红心——♥7 → 牌堆 1（己方）、');
  expect(stdout).toContain('退出             保存并离开，以后可继续（quit）');
});

test('in plain letters', async () => {
  const { stdout } = await playHere(['--ascii'], 'why', 'table', 'hand', 'log', 'rules', 'help', 'q');
  expect(stdout).not.toMatch(/[^ -~\n]/);
  expect(stdout).toContain('Your hand: 3S 2S 7H 5H 2H JD 7D 4D 2D TC 7C 5C');
});

test('whoever names no bots meets those for newcomers', async () => {
  const args = ['play', 'thrones', '--seed', '7', '--as', '1', '--save', join(folder(), 'saved.record')];
  const { stdout } = await runHere(args, typed('quit'));
  expect(stdout).toContain('Tantai (Newcomer), Linghu (Newcomer), Murong (Newcomer).');
});
