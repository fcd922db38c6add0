import type { Game } from '@cardwright/engine';
import { openDecks } from './deck.ts';
import { glance } from './glance.ts';
import { key } from './key.ts';
import { refusalsOf } from './legal.ts';
import { play } from './play.ts';
import { clone, setup } from './setup.ts';
import { text } from './text.ts';
import { EDITION_NAMES, type Label, type Player, SEATS, type Sorcery } from './types.ts';
import { imagine, restack, view } from './view.ts';

export const sorcery: Game<Sorcery> = {
  id: 'sorcery',
  rules: '1',
  seats: { min: SEATS, max: SEATS, default: SEATS },
  settings: {
    edition: { kind: 'choice', values: EDITION_NAMES, default: 'f2020' },
    deck1: { kind: 'text', default: '' },
    deck2: { kind: 'text', default: '' },
    name1: { kind: 'text', default: '' },
    name2: { kind: 'text', default: '' },
    shuffle: { kind: 'flag', default: true },
    testing: { kind: 'flag', default: false },
    subtypes: { kind: 'choice', values: ['auto', 'on', 'off'], default: 'auto' },
    silenceTriggers: { kind: 'flag', default: false },
    firstTurnStart: { kind: 'flag', default: true },
    starts: { kind: 'choice', values: ['p1', 'p2', 'coin'], default: 'p1' },
  },
  text,
  content: openDecks,
  sides: () => [0, 1],
  setup: (options, _seats, seed) => setup(options, seed),
  play,
  outcome(s) {
    const label = s.ended as Label;
    const first = label === 'p1' ? 1 : label === 'p2' ? 0 : 0.5;
    return { label, scores: [first, 1 - first] };
  },
  view,
  glance,
  imagine,
  restack,
  clone,
  key,
  refusals: (s) => refusalsOf(s),
  census: (s) => [...s.players.flatMap(cardsOf), ...s.gone],
};

/** The ids of all cards a player has in any zone, enchantments too. */
const cardsOf = ({ deck, hand, minions, ritual, graveyard }: Player): number[] => [
  ...deck,
  ...hand,
  ...[...minions, ...graveyard].flatMap(({ card, layers }) => [
    card.id,
    ...layers.flatMap((layer) => (layer.kind === 'enchantment' ? [layer.card.id] : [])),
  ]),
  ...(ritual === null ? [] : [ritual.card.id]),
];
