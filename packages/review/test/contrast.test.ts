import { childSeed, isForced } from '@cardwright/engine';
import { loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { contrastAt, temptationAt } from '../src/index.ts';
import type { Moment } from '../src/moment.ts';
import { momentsOf } from './honest.ts';

const keysAt = ({ match }: Moment): string[] => match.decision?.options.map((option) => match.keyOf(option)) ?? [];

describe.each([
  ['thrones', 1, 7],
  ['sorcery', 2, 9],
  ['ltk-identity', 2, 41],
])('two options of %s held against each other', async (id, count, every) => {
  const entry = await loadGame(id);
  const moments = (await momentsOf(entry, count, every)).filter(
    ({ match }) => match.decision !== null && !isForced(match.decision) && match.decision.max === 1,
  );

  test('go on in another way, and do not change, to the letter, with what the seat cannot know', async () => {
    expect(moments.length).toBeGreaterThan(0);
    for (const [i, moment] of moments.entries()) {
      const [best, other] = [keysAt(moment)[0] as string, keysAt(moment).at(-1) as string];
      const found = await contrastAt(entry, moment, best, other);
      expect([found.best.key, found.other.key]).toEqual([best, other]);
      expect(found.best.events.length).toBeGreaterThan(0);
      expect(found.other.events).not.toEqual(found.best.events);
      const { match, events } = moment;
      const swapped = { match: match.imagine(match.decision?.seat as number, childSeed(i, 1)), events };
      expect(JSON.stringify(await contrastAt(entry, swapped, best, other))).toBe(JSON.stringify(found));
    }
  });

  test('what tempts is another option than the best, or nothing', () => {
    for (const moment of moments)
      for (const best of keysAt(moment)) {
        const others = keysAt(moment).filter((each) => each !== best);
        expect([...others, null]).toContain(temptationAt(entry, moment, best));
      }
  });
});
