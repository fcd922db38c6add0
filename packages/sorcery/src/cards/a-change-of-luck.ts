import { spell } from '../definition.ts';
import { shuffleDecks } from '../effects.ts';

// A Change of Luck 时来运转. "Shuffle both decks."
export const aChangeOfLuck = spell('a-change-of-luck', {
  cost: 1,
  effect: shuffleDecks,
  text: { en: ['A Change of Luck', 'Shuffle both decks.'], zh: ['时来运转', '将双方牌库洗牌。'] },
});
