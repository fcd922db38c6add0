import { expect, test } from 'vitest';
import { cardFacts, facesOf, findHero } from '../src/public.ts'; // nothing else of the game is loaded here

test('what is public is known without the rules being loaded first', () => {
  expect(facesOf('battle').length).toBeGreaterThanOrEqual(160);
  expect(facesOf('kingdoms').length).toBeGreaterThanOrEqual(108);
  expect(cardFacts('chu-ko-nu')).toMatchObject({ slot: 'weapon', range: 1 });
  expect(findHero('kingdoms', 'lv-bu')?.kingdom).toBe('qun');
});
