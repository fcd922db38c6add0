import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@cardwright/engine';
import { setupFrom } from '@cardwright/registry/thrones';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../src/registry.ts';
import { FIRST_CHOICES, filesIn, folder, linesOf, PROPERTIES, run, typed } from './command-line.ts';
import { runHere } from './in-process.ts';

const thronesEntry = entryOf('thrones');

const RANDOM = [0, 1, 2, 3].map((seat) => `players.${seat} = random`).join('\n');

/** A property file with this text. */
function file(text: string): string {
  const path = join(folder(), 'game.properties');
  writeFileSync(path, text);
  return path;
}

// The hand-out's own run with this seed: its hands, and who opened.
test('seed 130006 with four random players', async () => {
  const { status, stdout, stderr } = await run(['thrones', file(`seed=130006\nwatchingTime=0\n${RANDOM}\n`)]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = linesOf(stdout);
  expect(lines.slice(0, 5)).toEqual([
    'Seed = 130006',
    'hands[0]: [JS,KH,QH,5H,9D,8D,6D,3D,QC,9C,8C,2C]',
    'hands[1]: [TS,9S,8S,4S,JH,3H,2H,QD,TD,TC,5C,4C]',
    'hands[2]: [7S,2S,TH,9H,6H,KD,JD,7D,2D,JC,7C,6C]',
    'hands[3]: [KS,QS,6S,5S,3S,8H,7H,4H,5D,4D,KC,3C]',
  ]);
  expect(lines[5]).toMatch(/^Player 3 plays [478]H on pile 1$/);
  expect(lines[6]).toMatch(/^Player 0 plays [KQ5]H on pile 0$/);
  expect(lines.at(-1)).toMatch(/^Result: (Players \d and \d won|All players drew)\.$/);
  await expect(stdout).toMatchFileSnapshot('drawn/hand-out-130006.txt');
});

test('every line is one the hand-out prints', async () => {
  const { stdout } = await runHere(['thrones', join(PROPERTIES, 'original.properties')]);
  const shapes = [
    /^Seed = 90014$/,
    /^hands\[[0-3]\]: \[([KQJT2-9][SHDC],){11}[KQJT2-9][SHDC]\]$/,
    /^Player [0-3] plays [KQJT2-9][SHDC] on pile [01]$/,
    /^piles\[[01]\]: \[.+\]$/,
    /^piles\[[01]\] is Attack: \d+ - Defence: \d+$/,
    /^\[Players 0 & 2\] score = \d+; \[Players 1 & 3\] score = \d+$/,
    /^Character [01] attack on character [01] succeeded\.$/,
    /^Character 0 attack on character 1 failed\.$/,
    /^Character 1 attack character 0 failed\.$/,
    /^Result: (Players \d and \d won|All players drew)\.$/,
  ];
  const lines = linesOf(stdout);
  expect(lines.filter((line) => !shapes.some((shape) => shape.test(line)))).toEqual([]);
  for (const shape of shapes.slice(0, 6)) expect(lines.some((line) => shape.test(line))).toBe(true);
});

describe('the samples', () => {
  test.each([
    ['got', { seed: 30006, watchingTime: 5000 }, ['human', 'random', 'random', 'random']],
    ['original', { seed: 90014, watchingTime: 0 }, ['random', 'random', 'random', 'random']],
    ['smart', { seed: 30006, watchingTime: 5000 }, ['human', 'smart', 'simple', 'simple']],
  ])('%s.properties', (name, rest, players) => {
    const path = join(PROPERTIES, `${name}.properties`);
    const setup = setupFrom(path, readFileSync(path, 'utf8'), thronesEntry);
    expect(setup).toMatchObject(rest);
    expect(setup.players.map((player) => (player === 'human' ? player : player.id))).toEqual(players);
  });
});

test('all our levels may play, by id or by level', () => {
  const text = 'players.0 = greedy\nplayers.1: L1\nplayers.2 Smart\nplayers.3=HUMAN\n';
  const { players, seed, watchingTime } = setupFrom('x', text, thronesEntry);
  expect(players.map((player) => (player === 'human' ? player : player.id))).toEqual([
    'greedy',
    'simple',
    'smart',
    'human',
  ]);
  expect({ seed, watchingTime }).toEqual({ seed: null, watchingTime: 5000 });
});

test('a missing seed is made up, printed, and gives the same game when it is named', async () => {
  const { stdout } = await runHere(['thrones', file(RANDOM)]);
  const [, seed = ''] = /^Seed = (\d+)$/.exec(linesOf(stdout)[0] ?? '') ?? [];
  expect((await runHere(['thrones', file(`${RANDOM}\nseed=${seed}`)])).stdout).toBe(stdout);
});

test('watchingTime is for people: a pipe does not wait', async () => {
  const anHour = 3_600_000;
  const { status } = await runHere(['thrones', file(`seed=1\nwatchingTime=${anHour}\n${RANDOM}`)]);
  expect(status).toBe(0);
});

describe('a human player', () => {
  const got = join(PROPERTIES, 'got.properties');

  test('plays a whole game; the other hands lie face down', async () => {
    const { status, stdout, stderr } = await run(['thrones', got], { input: FIRST_CHOICES });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = linesOf(stdout);
    expect(lines.slice(0, 3)).toEqual([
      'Seed = 30006',
      'hands[0]: [KS,JS,9S,2S,9H,4H,2H,KD,8D,QC,4C,2C]',
      'hands[1]: [?,?,?,?,?,?,?,?,?,?,?,?]',
    ]);
    expect(lines).toContain('Player 0 plays 9H on pile 0');
    expect(lines.at(-1)).toMatch(/^Result: /);
  });

  test('sees all hands with --open', async () => {
    const { stdout } = await run(['thrones', got, '--open'], { input: FIRST_CHOICES });
    expect(stdout).not.toContain('?');
  });

  test('whose input ends finds the game saved, and can go on with it', async () => {
    const cwd = folder();
    const { status, stderr } = await run(['thrones', got], { cwd, input: typed(1, 'pass') });
    expect(status).toBe(2);
    expect(stderr).toBe(
      'input ended in mid-game; the game is saved in thrones-30006.record; to resume: npx cardwright play --resume thrones-30006.record\n',
    );
    expect(filesIn(cwd)).toEqual(['thrones-30006.record']);
    const resumed = await run(['play', '--resume', 'thrones-30006.record'], { cwd, input: FIRST_CHOICES });
    expect(resumed.status).toBe(0);
    expect(linesOf(resumed.stdout)[0]).toBe('Thrones, seed 30006. You are Player 1.');
    const record = parseRecord(readFileSync(join(cwd, 'thrones-30006.record'), 'utf8'));
    expect(record.options).toMatchObject({ shuffle: 'java' });
    expect(record.outcome).not.toBe(null);
  });

  test('may sit beside another one: neither sees the cards of the other', async () => {
    const path = file('seed=5\nplayers.0=human\nplayers.1=random\nplayers.2=human\nplayers.3=random\n');
    const cwd = folder();
    const { stdout } = await run(['thrones', path], { cwd, input: typed(1, 1, 1) });
    expect(stdout.match(/^hands\[\d\]: \[(\?,){11}\?\]$/gm)).toHaveLength(4);
    expect(stdout).toMatch(/^Player 0 m(ay|ust) lay /m); // as the hand-out counts
    expect(stdout).toMatch(/^Player 2 m(ay|ust) lay /m);
    const resumed = await run(['play', '--resume', 'thrones-5.record'], { cwd });
    expect(resumed.stdout).toContain('You are Player 1 and Player 3.');
  });
});

describe('a file with problems plays nothing and names the first with its line', () => {
  const KEYS = 'seed, watchingTime, players.0, players.1, players.2, players.3';
  const TYPES = 'human, random (L0), simple (L1), mixed (L1–L2), smart (L2), greedy (L3), planner (L4), expert (L5)';
  test.each([
    [
      'unknown player',
      RANDOM.replace('2 = random', '2 = clever'),
      [`line 3: players.2 is "clever"; it takes ${TYPES}`],
    ],
    ['unknown key', `seeds = 3\n${RANDOM}`, [`line 1: there is no key "seeds"; there are ${KEYS}`]],
    ['no such player', `${RANDOM}\nplayers.4 = random`, [`line 5: there is no key "players.4"; there are ${KEYS}`]],
    [
      'bad seed',
      `# mine\n\nseed = 12x\n${RANDOM}`,
      ['line 3: seed is "12x"; it takes a whole number from 0 to 9007199254740991'],
    ],
    [
      'negative seed',
      `seed=-5\n${RANDOM}`,
      ['line 1: seed is "-5"; it takes a whole number from 0 to 9007199254740991'],
    ],
    ['empty seed', `seed=\n${RANDOM}`, ['line 1: seed is ""; it takes a whole number from 0 to 9007199254740991']],
    [
      'bad time',
      `watchingTime: soon\n${RANDOM}`,
      ['line 1: watchingTime is "soon"; it takes a whole number from 0 to 3600000'],
    ],
    ['missing players', 'players.1 = random\nplayers.3 = random', ['players.0, players.2 are missing']],
    ['bad escape', `${RANDOM}\nseed = \\u12`, ['line 5: "\\u" needs four hexadecimal digits after it']],
    [
      'several',
      `seed=x\nfoo=1\n${RANDOM}`,
      ['line 1: seed is "x"; it takes a whole number from 0 to 9007199254740991'],
    ],
    ['a problem and missing players', '\nfoo=1', [`line 2: there is no key "foo"; there are ${KEYS}`]],
    ['a key twice', `seed=1\n${RANDOM}\nseed = 2`, ['line 6: seed is there already, in line 1']],
    ['a player twice', `${RANDOM}\nplayers.1 = smart`, ['line 5: players.1 is there already, in line 2']],
    ['an unknown key twice', `${RANDOM}\nfoo=1\nfoo=2`, [`line 5: there is no key "foo"; there are ${KEYS}`]],
    ['an escaped line break', `a\\nb=1\n${RANDOM}`, [`line 1: there is no key "a?b"; there are ${KEYS}`]],
    ['control characters', `seed=1\n${RANDOM}\n\0\u0001\u0002`, ['no text']],
    ['no UTF-8', `seed=1\n${RANDOM}\n\uFFFD=3`, ['no text']],
  ])('%s', async (_name, text, problems) => {
    const path = file(text);
    const { status, stdout, stderr } = await runHere(['thrones', path]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const [problem = ''] = problems;
    const said = problem === 'no text' ? ' is no text; a property file has lines such as seed=30006' : `: ${problem}`;
    expect(stderr).toBe(`${path}${problem.startsWith('line') ? `, ${problem}` : said}\n`);
  });

  test('binary garbage is no text', async () => {
    for (const bytes of [(i: number) => (i * 37) % 256, (i: number) => 128 + ((i * 29) % 128)]) {
      const path = file('');
      writeFileSync(
        path,
        Uint8Array.from({ length: 4096 }, (_, i) => bytes(i)),
      );
      const { status, stderr } = await runHere(['thrones', path]);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `${path} is no text; a property file has lines such as seed=30006\n`,
      });
    }
  });

  test('a comment may be in another code', () => {
    expect(setupFrom('x', `# f\uFFFDr vier\n${RANDOM}`, thronesEntry).players).toHaveLength(4);
  });

  test('the process says so on standard error', async () => {
    const path = file(`players.0 = clever\n${RANDOM.replace('players.0', 'players.1')}`);
    const cwd = folder();
    const { status, stdout, stderr } = await run(['thrones', path], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(linesOf(stderr)).toHaveLength(1);
    expect(filesIn(cwd)).toEqual([]);
  });
});
