import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LabReport, Row } from '@cardwright/lab';
import { formatDeck } from '@cardwright/ltk';
import { type Face, facesOf } from '@cardwright/ltk/public';
import { afterAll, expect, test } from 'vitest';
import { linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-try-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const example = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/ltk/test/example/${name}`, import.meta.url));

const report = async (...args: readonly string[]): Promise<LabReport> => {
  const { status, stdout, stderr } = await runHere(['try-card', ...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as LabReport;
};
const rowIn = ({ rows }: LabReport, figure: string, row: string): Row | undefined =>
  rows.find((each) => each.figure === figure && each.row === row);

test('a hero nobody can kill is found to win more than one taken by chance', async () => {
  const giant = file('giant.txt', 'Giant,WEI,9,wusheng+paoxiao\n');
  const found = await report(giant, '--games', '40', '--level', 'simple');
  const guest = rowIn(found, 'guest', 'all');
  expect(guest?.n).toBe(20);
  expect(guest?.low).toBeGreaterThan(0);
});

test('the same hero in kingdom war, with a life of its own', async () => {
  const found = await report(
    file('zhou.txt', 'Zhou Cang,SHU,2.5,wusheng\n'),
    '--mode',
    'kingdoms',
    '--games',
    '8',
    '--level',
    'simple',
  );
  expect(rowIn(found, 'guest', 'all')?.n).toBe(4);
  const args = [join(folder, 'zhou.txt'), '--mode', 'kingdoms', '--games', '8', '--level', 'simple'];
  expect(await report(...args, '--threads', '2')).toEqual(found);
});

test('cards as lines: nothing but those cards differs', async () => {
  const found = await report(file('cards.txt', 'Peach,5,Heart\nPeach,6,Heart\n'), '--games', '8', '--level', 'simple');
  expect(rowIn(found, 'drawn', 'peach')?.n).toBeGreaterThan(0);
  expect(rowIn(found, 'vary', 'turns')?.n).toBe(4);
  const average = formatDeck([facesOf('battle')[80] as Face]); // what stands in for one card anyway: no deal changes
  const same = await report(file('average.txt', average), '--games', '8', '--level', 'simple');
  for (const { figure, only, value } of same.rows)
    if (figure === 'vary') expect([value, only ?? [0, 0]]).toEqual([0, [0, 0]]);
});

test('the card of docs/add-a-card.md, from its TypeScript file', async () => {
  const found = await report(example('cavalry-charge.ts'), '--games', '8', '--copies', '30');
  expect(rowIn(found, 'drawn', 'cavalry-charge')?.n).toBeGreaterThan(0);
  expect(found.names.zh['cavalry-charge']).toBe('铁骑冲阵');
});

test('the skill of docs/add-a-card.md, from its TypeScript file', async () => {
  const found = await report(example('gongji.ts'), '--games', '6', '--level', 'simple', '--life', '3');
  expect(found.rows.filter(({ figure }) => figure === 'hero').every(({ row }) => row === 'guest~qun~3~gongji')).toBe(
    true,
  );
});

test('the report has the command that makes it again', async () => {
  const hero = file('a hero.txt', 'A,SHU,4\n');
  const { command } = await report(hero, '--games', '4', '--level', 'simple', '--seats', '4', '--seed', '9');
  expect(command).toBe(`npx cardwright try-card '${hero}' --mode identity --games 4 --level simple --seats 4 --seed 9`);
  const card = await report(example('cavalry-charge.ts'), '--games', '4', '--level', 'simple', '--copies', '2');
  expect(card.command).toMatch(
    /cavalry-charge\.ts --mode identity --games 4 --level simple --seats 5 --seed 1 --copies 2$/,
  );
});

const kinds = fileURLToPath(new URL('../../../packages/ltk/src/cards/kinds.ts', import.meta.url));
const scroll = (id: string, rest: string): string =>
  `import { otherHero, scroll } from '${kinds}';\nexport const own = scroll('${id}', { aims: otherHero, hostile: true, ${rest} });\n`;
const TEXT = "text: { en: ['Own', 'x'], zh: ['己', 'x'] }";

test('in words, in both languages', async () => {
  const hero = file('zhou2.txt', 'Zhou Cang,SHU,4,wusheng\n');
  const [first, second] = linesOf((await runHere(['try-card', hero, '--games', '4', '--level', 'simple'])).stdout);
  expect(first).toBe(
    'Legends of the Three Kingdoms: Zhou Cang, in one seat of each deal, instead of a hero taken by chance',
  );
  expect(second).toMatch(/^2 deals, each played twice by simple, seed 1, digest [0-9a-f]{14}$/);
  expect((await runHere(['try-card', hero, '--games', '4', '--level', 'simple', '--lang', 'zh'])).stdout).toContain(
    '代替随机的一名武将',
  );
});

test.each([
  [['nothing.txt'], /nothing.txt cannot be read: there is no such file/],
  [[file('two.txt', 'A,SHU,4\nB,WEI,4\n')], /names 2 heroes; one is tried at a time/],
  [[file('skill.txt', 'A,SHU,4,fly\n')], /no skill is called "fly"/],
  [[file('card.txt', 'Laser,4,Heart\n')], /no card is called "Laser"/],
  [[file('none.txt', '\n')], /names no card/],
  [[file('none.ts', 'export const a = 1;\n')], /exports no card and no skill/],
  [[file('broken.ts', 'export const = 1;\n')], /cannot be loaded/],
  [[file('mars.txt', 'A,MARS,4,wusheng\n')], /"MARS" is no country/],
  [
    [file('taken.ts', scroll('duel', `*effect() {}, ${TEXT}`))],
    /there is a card "duel" already; give yours an id of its own/,
  ],
  [
    [file('mute.ts', scroll('mute', '*effect() {}, text: {}'))],
    /the text of mute is \{ en: \[name, rules\], zh: \[name, rules\] \}/,
  ],
  [
    [
      file('fails.ts', scroll('fails', `*effect() { throw new Error('oh'); }, ${TEXT}`)),
      '--copies',
      '40',
      '--level',
      'random',
    ],
    /fails.ts: a game with it fails: oh$/m,
  ],
  [[file('hero.txt', 'A,SHU,4\n'), '--mode', 'duel'], /--mode is "duel"; it takes identity or kingdoms/],
  [[file('hero.txt', 'A,SHU,4\n'), '--games', '1'], /--games is "1"/],
  [[file('hero.txt', 'A,SHU,4\n'), '--csv', '--json'], /say one/],
])('%j is refused in one line', async (args, why) => {
  const { status, stderr } = await runHere(['try-card', '--games', '8', ...args]);
  expect(status).toBe(2);
  expect(linesOf(stderr)).toHaveLength(1);
  expect(stderr).toMatch(why);
});
