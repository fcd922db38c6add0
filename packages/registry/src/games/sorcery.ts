import { stage } from '@cardwright/client/sorcery';
import { sorceryBots } from '@cardwright/players/sorcery';
import { rulesInShort, sorcery } from '@cardwright/sorcery';
import { enter } from '../entry.ts';

export const entry = enter(sorcery, {
  stage,
  bots: sorceryBots,
  rules: rulesInShort,
  passing: { pass: () => false, turn: ({ turn }) => String(turn), topic: () => null },
});
