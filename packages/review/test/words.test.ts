import { LANGUAGES, Match } from '@cardwright/engine';
import { Presenter } from '@cardwright/presenter';
import { loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { Teller, type Verdict } from '../src/index.ts';
import { markOf } from '../src/mark.ts';
import { REVIEW_WORDS } from '../src/words.ts';

const { game } = await loadGame('ltk-identity');
const NAMES = ['Cao Cao', 'Liu Bei', 'Sun Quan'];

const tellerIn = (language: 'en' | 'zh'): Teller =>
  new Teller(new Presenter(game, language, (seat) => NAMES[seat] as string), 1);

const VERDICT: Verdict = {
  kind: 'play',
  chosen: { keys: ['end'], plan: ['end'], options: [{ type: 'end' }], chance: { value: 0.34, error: 0.02 } },
  others: [{ keys: [], plan: [], options: [], chance: { value: 0.61, error: 0.02 } }],
  loss: { value: 0.27, error: 0.03 },
  mark: 'blunder',
  worlds: 200,
  causes: [
    { kind: 'dies', of: 0, chosen: 0.1, better: 0.72, weight: 1 },
    { kind: 'life', of: 1, chosen: 1.26, better: 2.04, weight: 0.5 },
  ],
};

test('a verdict in words', () => {
  const [en, zh] = [tellerIn('en'), tellerIn('zh')];
  expect(en.weight(VERDICT)).toBe('gave away 27 points, ±3');
  expect(en.reasons(VERDICT)).toEqual([
    'Better: nothing.',
    'Cao Cao’s death soon in 1 of 10 imagined tables, after the better choice in 7.',
    'Your life soon 1.3, after the better choice 2.0.',
  ]);
  expect(zh.weight(VERDICT)).toBe('胜率损失27点，误差±3');
  expect(zh.reasons(VERDICT)).toEqual([
    '更好的选择：不选。',
    '推演中Cao Cao很快阵亡的占1成，改选后占7成。',
    '随后你的体力平均为1.3，改选后为2.0。',
  ]);
});

test('what is counted has words in both languages', async () => {
  const kinds = new Set(Object.keys(REVIEW_WORDS.en.causes));
  expect(new Set(Object.keys(REVIEW_WORDS.zh.causes))).toEqual(kinds);
  for (const id of ['ltk-identity', 'ltk-kingdoms', 'sorcery', 'thrones']) {
    const { facts, game: each } = await loadGame(id);
    for (const { kind } of facts(Match.start(each, { seed: 1 }).view('all'))) expect(kinds).toContain(kind);
  }
});

test.each(LANGUAGES)('the balance in words: %s', (language) => {
  const none = { value: 0.004, error: 0.01 };
  const balance = { start: { value: 0.41, error: 0.02 }, luck: { value: 0.83, error: 0.09 }, others: none, own: { value: -0.35, error: 0.06 }, end: 1 }; // biome-ignore format: one row
  expect(
    tellerIn(language)
      .balance({ balance })
      .map(([, much]) => much),
  ).toEqual(['41 %', '+83 ±9', '+0 ±1', '−35 ±6', '100 %']);
});

describe('a mark', () => {
  const usual = { isRare: false, missesWin: false };
  test.each([
    [0.2, 0.04, 'blunder'],
    [0.2, 0.06, 'mistake'],
    [0.05, 0.005, 'mistake'],
    [0.05, 0.02, null],
    [0.05, 0.06, 'close'],
    [0.03, 0.06, null],
    [-0.2, 0.01, null],
  ])('a loss of %d ± %d is: %s', (value, error, mark) => {
    expect(markOf({ value, error }, usual)).toBe(mark);
  });

  test('a good choice is well found only if it is rarely seen', () => {
    expect(markOf({ value: -0.08, error: 0.02 }, { ...usual, isRare: true })).toBe('found');
    expect(markOf({ value: -0.08, error: 0.04 }, { ...usual, isRare: true })).toBeNull();
  });

  test('a win that was there to be had and was missed is a mistake at least', () => {
    expect(markOf({ value: 0, error: 0.01 }, { ...usual, missesWin: true })).toBe('mistake');
    expect(markOf({ value: 0.5, error: 0.01 }, { ...usual, missesWin: true })).toBe('blunder');
  });
});
