import { stage } from '@cardwright/client/sorcery';
import { sorceryBots } from '@cardwright/players/sorcery';
import { sorceryFacts } from '@cardwright/review/facts';
import { rulesInShort, sorcery } from '@cardwright/sorcery';
import { enter } from '../entry.ts';

export const entry = enter(sorcery, {
  stage,
  bots: sorceryBots,
  rules: rulesInShort,
  facts: sorceryFacts,
  passing: { pass: () => false, turn: ({ turn }) => String(turn), topic: () => null },
});
