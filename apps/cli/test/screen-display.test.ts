import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { play } from '../src/commands/play.ts';
import { LeftError } from '../src/faults.ts';
import { folder } from './command-line.ts';
import { FakeTerminal } from './fake-terminal.ts';

const ENTER = '\u001B[?1049h';
const LEAVE = '\u001B[?1049l';

/** A game on a fake terminal, at its first question. */
async function sit(lang: 'en' | 'zh' = 'en') {
  const terminal = new FakeTerminal();
  const path = join(folder(), 'game.record');
  const ended = play('thrones', { as: '1', seed: '7', bots: 'smart', lang, set: [], save: path }, terminal).then(
    () => 'done',
    (error: unknown) => error,
  );
  await terminal.type('');
  return { terminal, path, ended };
}

for (const lang of ['en', 'zh'] as const)
  test(`the first screen, ${lang}`, async () => {
    const { terminal, ended } = await sit(lang);
    await expect(terminal.screen).toMatchFileSnapshot(`drawn/screen-${lang}.txt`);
    terminal.input.end();
    await ended;
  });

test('a whole game; afterwards the terminal is as it was and the result stands on it', async () => {
  const { terminal, ended, path } = await sit();
  for (let i = 0; i < 60 && !terminal.screen.includes('The game is over.'); i++) await terminal.type('1\r');
  expect(terminal.screen).toMatch(/^ Result: .+; seed 7\n/);
  expect(terminal.written).not.toContain(LEAVE);
  await terminal.type('\r');
  expect(await ended).toBe('done');
  const [before = '', after = ''] = terminal.written.split(LEAVE);
  expect(before.startsWith(ENTER)).toBe(true);
  expect(after).toMatch(/^(Your|Their) team had more points after six battles: [^]+\nResult: .+; seed 7\n$/);
  expect(parseRecord(readFileSync(path, 'utf8')).outcome).not.toBe(null);
});

describe('at a question', () => {
  test('what is no answer is said above the keys, and the question stays', async () => {
    const { terminal, ended } = await sit();
    const screen = await terminal.type('99\r');
    expect(screen).toContain('\n ! there is no choice 99: type a number from 1 to 11\n 1-11 choose');
    expect(screen).toContain('Lay an effect on either pile, or pass: fought now, you score 10, they score 0.');
    expect(await terminal.type('\r')).not.toContain('! there is no choice');
    terminal.input.end();
    await ended;
  });

  test('long answers come over the screen, and Enter goes back', async () => {
    const { terminal, ended } = await sit();
    const page = await terminal.type('why\r');
    expect(page).toContain('a diamond may not lie directly on a heart — ♦J → Pile 1, yours');
    expect(page).toContain(' Enter goes back');
    expect(page).not.toContain('on pile 1     1');
    expect(await terminal.type('\r')).toContain('on pile 1     1');
    expect(await terminal.type('?\r')).toContain('picks that choice');
    await terminal.type('\r');
    expect(await terminal.type('log x\r')).toContain('! "x" is no number of lines');
    terminal.input.end();
    await ended;
  });

  test('what is typed over a page is done, not lost', async () => {
    const { terminal, ended } = await sit();
    expect(await terminal.type('?\r')).toContain('Enter goes back');
    expect(await terminal.type('look 7C\r')).not.toContain('picks that choice');
    await terminal.type('rules\r');
    expect(await terminal.type('99\r')).toContain('! there is no choice 99');
    await terminal.type('?\r');
    expect(await terminal.type('pass\r')).toContain('You pass');
    terminal.input.end();
    await ended;
  });

  test('a hint says the number, and undo takes the last choice back', async () => {
    const { terminal, ended } = await sit();
    expect(await terminal.type('undo\r')).toContain('! there is nothing that can be taken back');
    await terminal.type('hint\r');
    await expect.poll(() => terminal.screen).toMatch(/\d+ % ±\d+ {2}\d+ {2}(?:Lay|Pass)/);
    await terminal.type('pass\r');
    expect(terminal.screen).toContain('· undo ·');
    expect(await terminal.type('undo\r')).toContain('Your last choice is taken back.');
    expect(terminal.screen).not.toContain('You pass');
    expect(terminal.screen).toContain('fought now, you score 10, they score 0.');
    terminal.input.end();
    await ended;
  });

  test('an answer marks what is new since then', async () => {
    const { terminal, ended } = await sit();
    const screen = await terminal.type('pass\r');
    expect(screen).toContain(' › You pass');
    expect(screen).toContain('   Murong lays ♥4 on pile 2');
    terminal.input.end();
    await ended;
  });

  test('Tab completes, or shows what it could be', async () => {
    const { terminal, ended } = await sit();
    expect(await terminal.type('pas\t')).toContain('> Pass');
    await terminal.type('\u0015'); // the line is cleared
    expect(await terminal.type('lay ♣1\t')).toContain('> Lay ♣10 on ');
    expect(await terminal.type('\t')).toContain(
      ' Lay ♣10 on your pile: attack 6 → 16 (then 10 : 0) · Lay ♣10 on their pile:\n attack 4 → 14 (then 4 : 6)',
    );
    await terminal.type('their\r');
    expect(terminal.screen).toContain('You lay ♣10 on pile 2');
    terminal.input.end();
    await ended;
  });

  test('a new size is drawn at once, and what was typed stays', async () => {
    const { terminal, ended } = await sit();
    await terminal.type('pa');
    terminal.resize(100, 30);
    const screen = await terminal.type('');
    expect(screen.split('\n')).toHaveLength(30);
    expect(screen).toContain('─'.repeat(100));
    expect(screen).toMatch(/> pa$/);
    terminal.input.end();
    await ended;
  });
});

describe('leaving', () => {
  test.each([
    ['the end of the input', '\u0004', 2, /^input ended in mid-game; the game is saved in /],
    ['Ctrl-C', '\u0003', 130, /^Saved in /],
  ])('by %s saves, and gives the terminal back', async (_name, key, status, said) => {
    const { terminal, ended, path } = await sit();
    await terminal.type('1\r');
    await terminal.type(key);
    const error = (await ended) as LeftError;
    expect(error).toBeInstanceOf(LeftError);
    expect(error.status).toBe(status);
    expect(error.message).toMatch(said);
    expect(terminal.written.endsWith(LEAVE)).toBe(true);
    expect(parseRecord(readFileSync(path, 'utf8')).choices.length).toBeGreaterThan(2);
  });

  test('by quit saves, gives the terminal back and says how to go on', async () => {
    const { terminal, ended, path } = await sit();
    await terminal.type('quit\r');
    expect(await ended).toBe('done');
    expect(terminal.written.split(LEAVE)[1]).toBe(
      `Saved in ${path}; to resume: npx cardwright play --resume ${path}\n`,
    );
  });

  test('while a page is shown', async () => {
    const { terminal, ended } = await sit();
    await terminal.type('rules\r');
    await terminal.type('\u0003');
    expect(await ended).toBeInstanceOf(LeftError);
    expect(terminal.written.endsWith(LEAVE)).toBe(true);
  });
});

test('a small terminal gets lines', async () => {
  const terminal = new FakeTerminal();
  Object.assign(terminal.output, { columns: 60, rows: 15 });
  const ended = play('thrones', { as: '1', seed: '7', lang: 'en', set: [], save: join(folder(), 'x') }, terminal).catch(
    () => 'left',
  );
  await terminal.type('');
  expect(terminal.written).not.toContain(ENTER);
  expect(terminal.written).toContain(' 11  Pass (10 : 0 as it lies)\n');
  terminal.input.end();
  expect(await ended).toBe('left');
});
