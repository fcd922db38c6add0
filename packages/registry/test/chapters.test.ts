import { expect, test } from 'vitest';
import { GAMES, loadGame } from '../src/index.ts';
import { leastOf } from './shipped.ts';

const games = await Promise.all(GAMES.map(async ({ id }) => [id, await loadGame(id)] as const));

test.each(games)(
  'the rules of %s have chapters in both languages, each with a sentence that says it in short',
  (id, { chapters, rules }) => {
    expect(chapters.length).toBeGreaterThanOrEqual(leastOf(id).chapters);
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    for (const { title, text } of chapters) {
      expect(text.zh).toHaveLength(text.en.length);
      expect(text.en.length).toBeGreaterThan(0);
      for (const sentence of [title.zh, ...text.zh]) expect(sentence).toMatch(/\p{Script=Han}/u);
      for (const sentence of [title.en, ...text.en]) expect(sentence).not.toMatch(/\p{Script=Han}/u);
    }
    expect(rules.en).toEqual(chapters.map(({ text }) => text.en[0]));
  },
);

test('each way to play has its own goal: kingdom war knows no Lord', () => {
  const goalOf = (game: string): string =>
    JSON.stringify(games.find(([id]) => id === game)?.[1].chapters.map(({ text }) => text.en));
  expect(goalOf('ltk-identity')).toContain('The Lord is known');
  expect(goalOf('ltk-kingdoms')).not.toMatch(/\bLord|\brebel|\bspy|loyalist/);
  expect(goalOf('ltk-kingdoms')).toContain('two hidden heroes of one kingdom');
});
