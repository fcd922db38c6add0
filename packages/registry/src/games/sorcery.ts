import { gallery, stage } from '@cardwright/client/sorcery';
import { sorceryGauge } from '@cardwright/lab/gauges/sorcery';
import { sorceryBots } from '@cardwright/players/sorcery';
import { sorceryFacts } from '@cardwright/review/facts';
import { parseDeck, rules, sorcery } from '@cardwright/sorcery';
import { enter, type GameFile } from '../entry.ts';

/** A deck is for both sides, as the hand-out's default is. */
const deck: GameFile = {
  id: 'deck',
  name: { en: 'deck file', zh: '牌组文件' },
  example: 'Air Elemental\nBlizzard',
  fits: () => true,
  read: (text, name, { edition, testing }) => {
    const rules = { edition: edition === 'standard' ? 'standard' : 'f2020', testing: testing === true } as const;
    const { length } = parseDeck(text, rules, name);
    return { options: { deck1: text, deck2: text }, count: length };
  },
};

export const entry = enter(sorcery, {
  stage,
  bots: sorceryBots,
  rules,
  gallery,
  lesson: async () => (await import('@cardwright/client/sorcery/lesson')).lesson,
  facts: sorceryFacts,
  gauge: sorceryGauge,
  files: [deck],
  unset: ['deck1', 'deck2', 'name1', 'name2'],
  passing: { pass: () => false, turn: ({ turn }) => String(turn), topic: () => null },
});
