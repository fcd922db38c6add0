import { anyChoice, type Choice, one } from '@cardwright/engine';
import { type Option, suitOf, type Thrones, valueOf } from '@cardwright/thrones/public';
import type { Ask, Bot } from '../../bot.ts';
import type { Moment, Playing } from '../../search/playout.ts';
import type { Comparison, Search } from '../../search/search.ts';
import { searcher } from '../../search/searcher.ts';
import { greedyChoice } from '../greedy.ts';
import { isHeartTurn } from '../pick.ts';
import { PASS } from './light.ts';
import { chancesOn } from './open-table.ts';
import { LightWorlds } from './worlds.ts';

const moveOf = (option: Option): number => (option.type === 'pass' ? PASS : option.card * 2 + option.pile);

/** What an option means: a king and a ten of one suit do the same. */
const meaning = (option: Option): string =>
  option.type === 'pass' ? 'pass' : `${suitOf(option.card)}${valueOf(option.card)}>${option.pile}`;

/** The anchor's place first, then every option that means something else. */
function placesOf(options: readonly Option[], anchor: number): number[] {
  const found = new Map<string, number>();
  for (const place of [anchor, ...options.keys()]) {
    const means = meaning(options[place] as Option);
    if (!found.has(means)) found.set(means, place);
  }
  return [...found.values()];
}

interface Effort {
  readonly patience: number;
  readonly deduces: boolean; // from what the others did who is greedy, and what those hold; the rest play by habit
}

const comparison =
  ({ patience, deduces }: Effort) =>
  ({ view, decision, history, random }: Ask<Thrones>, anchor?: Choice): Comparison => {
    const worlds = new LightWorlds(view, random.below(2 ** 31), deduces ? history : null);
    const moves = decision.options.map(moveOf);
    const places = placesOf(decision.options, anchor?.[0] ?? moves.indexOf(worlds.anchor()));
    return {
      candidates: places.map((place): Choice => one(place)),
      patience,
      trial: (candidate, world) => worlds.trial(moves[places[candidate] as number] as number, world),
    };
  };

/** How often somebody does anything in a playout. */
const STRAYS = 10; // one in so many

/** Played on by the greedy, to the end. Who wants to know how a table stands has it played to its end, too. */
const playing: Playing<Thrones> = {
  policy: (moment: Moment<Thrones>): Choice =>
    moment.random.below(STRAYS) === 0 && !isHeartTurn(moment)
      ? anyChoice(moment.decision, moment.random)
      : greedyChoice(moment),
  turnOf: () => 0,
  horizon: 1,
  leaf: (world, seat) => chancesOn(world)[seat] as number,
  leaves: chancesOn,
};

const searchOf = (effort: Effort): Search<Thrones> => ({ comparison: comparison(effort), playing: () => playing });

export const planner: Bot<Thrones> = searcher({
  id: 'planner',
  name: { en: 'planner', zh: '军师' },
  level: 'L4',
  about: { en: 'plays every option to the end in worlds that may be', zh: '在可能的牌局中把每种出法推演到底' },
  budget: { iterations: 40_000 },
  ...searchOf({ patience: 256, deduces: false }),
});

export const expert: Bot<Thrones> = searcher({
  id: 'expert',
  name: { en: 'expert', zh: '国手' },
  level: 'L5',
  about: {
    en: 'judges the others by what they did and plays every option to the end as practised players would',
    zh: '从他人的举动判断其打法与手牌，并按熟手的习惯把每种出法推演到底',
  },
  listens: true,
  budget: { iterations: 12_000 },
  ...searchOf({ patience: 128, deduces: true }),
});
