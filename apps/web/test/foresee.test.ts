import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { TestSeat } from './seat.ts';

const told = (lines: readonly { readonly spans: readonly { readonly text: string }[] }[]): string[] =>
  lines.map(({ spans }) => spans.map(({ text }) => text).join(''));

test.each(['en', 'zh'] as const)(
  'Sorcery: what is foretold of a choice is what comes of it, in that order (%s)',
  async (language) => {
    let several = 0;
    for (const seed of [1, 2, 3]) {
      const seat = new TestSeat();
      await seat.call('open', { id: null, setup: { game: 'sorcery', bots: 'L1', seed, as: [0] }, language, pace: 0 });
      const random = randomFrom(seed);
      while (seat.news.frame.prompt !== null) {
        const { frame } = seat.news;
        const choice = [random.below(frame.prompt?.choices.length ?? 1)];
        const heard = seat.heard.length;
        const lines = told((await seat.call('foresee', { choice })) ?? []);
        expect(seat.heard.length).toBe(heard); // nothing has happened yet
        const before = seat.log.length;
        await seat.call('choose', { at: frame.at, choice });
        expect(seat.log.slice(before, before + lines.length)).toEqual(lines);
        if (lines.length > 2) several++;
      }
    }
    expect(several).toBeGreaterThan(5);
  },
);

test('what is hidden is not foretold: which card comes is the luck of the deck', async () => {
  const seat = new TestSeat();
  await seat.call('open', {
    id: null,
    setup: { game: 'sorcery', bots: 'L1', seed: 5, as: [0] },
    language: 'en',
    pace: 0,
  });
  const end = seat.news.frame.prompt?.choices.find(({ does }) => does === 'end')?.index ?? -1;
  const lines = told((await seat.call('foresee', { choice: [end] })) ?? []);
  expect(lines.join('\n')).not.toMatch(/draws? /);
});
