import { stripVTControlCharacters } from 'node:util';
import { displayWidth } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import { thronesScreen } from '../src/games/thrones/screen.ts';
import { coloursFor } from '../src/paint.ts';
import { handLines } from '../src/screen.ts';
import { matchAfter, paintOf, viewAfter, withPiles } from './drawn.ts';

const LONG = '6H,2C,3C,4C,5C,7C,8C,9C,TC,JC,KC,2S,3S,4S,QC';

const handOf = (...given: Parameters<typeof thronesScreen.hand>): string[] => handLines(thronesScreen.hand(...given));

const draw = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

for (const language of ['en', 'zh'] as const) {
  const paint = paintOf(language);

  test(`the table, ${language}`, async () => {
    const opened = viewAfter(0, '6H>0', '4H>1', '7C>0');
    await expect(draw(thronesScreen.table(opened, paint))).toMatchFileSnapshot(`drawn/table-${language}.txt`);
  });

  test(`the hand on an effect turn, ${language}`, async () => {
    const match = matchAfter('6H>0', '4H>1');
    const lines = handOf(match.view(0), match.decision, paint);
    await expect(draw(lines)).toMatchFileSnapshot(`drawn/hand-effects-${language}.txt`);
  });

  test(`the hand on a heart turn, ${language}`, async () => {
    const match = matchAfter();
    const lines = handOf(match.view(2), match.decision, paint);
    await expect(draw(lines)).toMatchFileSnapshot(`drawn/hand-hearts-${language}.txt`);
  });

  test(`what is read before a question, ${language}`, async () => {
    const view = viewAfter(0, '6H>0', '4H>1');
    await expect(draw(thronesScreen.brief?.(view, paint) ?? [])).toMatchFileSnapshot(`drawn/brief-${language}.txt`);
  });
}

test('in plain letters', async () => {
  const match = matchAfter('6H>0', '4H>1');
  const paint = paintOf('en', { ascii: true });
  const lines = [...thronesScreen.table(match.view(0), paint), ...handOf(match.view(0), match.decision, paint)];
  expect(lines.join('')).not.toMatch(/[^ -~\n]/);
  await expect(draw(lines)).toMatchFileSnapshot('drawn/table-ascii.txt');
});

test('everything open', async () => {
  const match = matchAfter('6H>0', '4H>1');
  const lines = [
    ...thronesScreen.table(match.view('all'), paintOf('en')),
    ...handOf(match.view('all'), null, paintOf('en')),
  ];
  await expect(draw(lines)).toMatchFileSnapshot('drawn/table-open.txt');
});

test('a pile that is too long shows its character and its newest cards', () => {
  const lines = thronesScreen.table(withPiles(viewAfter(0), LONG, '4H'), paintOf('en'));
  expect(lines[2]).toMatch(/│ {3}♥6 … .+ ♠4 ♣Q$/);
  expect(lines[1]).toContain('attack'); // the numbers are still there
});

test('no line is wider than the terminal, whatever its width', () => {
  const match = matchAfter('6H>0', '4H>1');
  const views = [match.view(0), match.view('all'), match.view('public'), withPiles(match.view(0), LONG, 'KH,KC,KS')];
  for (const language of ['en', 'zh'] as const)
    for (const width of [40, 60, 80, 120])
      for (const view of views) {
        const paint = paintOf(language, { width, colours: coloursFor({ isTTY: true }, {}) });
        const lines = [...thronesScreen.table(view, paint), ...handOf(view, match.decision, paint)];
        expect(lines.filter((line) => displayWidth(line) > width)).toEqual([]);
      }
});

test('colour is never the only signal: without it the same text stands there', () => {
  const match = matchAfter('6H>0', '4H>1');
  const coloured = paintOf('en', { colours: coloursFor({ isTTY: true }, {}) });
  const lines = handOf(match.view(0), match.decision, coloured);
  expect(lines.join('\n')).toContain('\u001B[');
  const bare = lines.map((line) => stripVTControlCharacters(line));
  expect(bare).toEqual(handOf(match.view(0), match.decision, paintOf('en')));
});

test('what the public sees has no hand', () => {
  expect(handOf(viewAfter('public'), null, paintOf('en'))).toEqual([]);
});

test('an ended game says so', () => {
  const over = {
    ...viewAfter(0),
    play: 6,
    scores: [50, 34] as const,
    hand: [],
    hearts: [0, 0, 0, 0],
    effects: [0, 1, 2, 0],
  };
  const lines = thronesScreen.table(over, paintOf('en'));
  expect(lines[0]).toMatch(/^ All six plays are over .* 50 : 34 /);
  expect(lines.join('\n')).not.toContain('▸');
  expect(handOf(over, null, paintOf('en'))).toEqual([' Your hand no cards']);
  expect(thronesScreen.score?.(over, paintOf('zh'))).toBe('比分 50 比 34');
});
