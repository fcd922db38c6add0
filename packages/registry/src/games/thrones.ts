import { stage } from '@cardwright/client/thrones';
import { thronesBots } from '@cardwright/players/thrones';
import { thronesFacts } from '@cardwright/review/facts';
import { rulesInShort, thrones } from '@cardwright/thrones';
import { enter } from '../entry.ts';

export const entry = enter(thrones, {
  stage,
  bots: thronesBots,
  rules: rulesInShort,
  facts: thronesFacts,
  passing: {
    pass: ({ type }) => type === 'pass',
    turn: ({ play }) => String(play), // a battle: within it one passes again and again
    topic: () => null,
  },
});
