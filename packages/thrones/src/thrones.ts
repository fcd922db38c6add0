import { below, childSeed, type Game, seedRng } from '@cardwright/engine';
import { formatCard } from './cards.ts';
import { CLAMPS } from './character.ts';
import { deal, SEATS } from './deal.ts';
import { javaRandom } from './java-random.ts';
import { refusalsOf } from './legal.ts';
import { labelOf, play } from './play.ts';
import { text } from './text.ts';
import type { Thrones } from './types.ts';
import { imagine, view } from './view.ts';

export const thrones: Game<Thrones> = {
  id: 'thrones',
  rules: '1',
  seats: { min: SEATS, max: SEATS, default: SEATS },
  settings: {
    shuffle: { kind: 'choice', values: ['fast', 'java'], default: 'fast' },
    clamp: { kind: 'choice', values: CLAMPS, default: 'each' },
  },
  text,
  sides: () => [0, 1, 0, 1],
  setup(options, _seats, seed) {
    const rng = seedRng(seed);
    const { start, hands } = deal(
      options.shuffle === 'java'
        ? javaRandom(typeof seed === 'number' ? seed : childSeed(seed, 0))
        : { below: (n) => below(rng, n) },
    );
    return { rng, options, dealt: false, play: 0, start, turn: 0, hands, piles: [[], []], scores: [0, 0], spent: [] };
  },
  play,
  outcome(s) {
    const label = labelOf(s);
    const even = label === 'team-0' ? 1 : label === 'team-1' ? 0 : 0.5;
    return { label, scores: [even, 1 - even, even, 1 - even] };
  },
  view,
  imagine,
  clone: (s) => ({
    rng: { ...s.rng },
    options: s.options,
    dealt: s.dealt,
    play: s.play,
    start: s.start,
    turn: s.turn,
    hands: s.hands.map((hand) => hand.slice()),
    piles: [s.piles[0].slice(), s.piles[1].slice()],
    scores: [s.scores[0], s.scores[1]],
    spent: s.spent.slice(),
  }),
  key: (option) => (option.type === 'pass' ? 'pass' : `${formatCard(option.card)}>${option.pile}`),
  refusals: (s) => refusalsOf(s),
  census: (s) => [...s.hands.flat(), ...s.piles[0], ...s.piles[1], ...s.spent],
};
