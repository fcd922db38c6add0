import type { Decision, Game, Option, Words } from '@cardwright/engine';

/** A game with nothing but words: two actions, a few events, cards that are called by their options. */
export interface Move extends Option {
  readonly type: 'lay' | 'strike' | 'pass';
  readonly card?: string;
  readonly pile?: number;
  readonly target?: number;
}

const noun: Words['noun'] = (field, value, options) => {
  if (field === 'card') {
    const { prefix = '' } = (options ?? {}) as { prefix?: string };
    return { text: `${prefix}${String(value)}`, ref: { kind: 'card', id: String(value) } };
  }
  if (field === 'pair') return [{ text: 'this' }, { text: ' and that' }];
  if (field === 'fixed') return 'as it is';
  return undefined;
};

const en: Words = {
  name: 'Toy',
  about: 'A toy.',
  settings: {},
  events: {
    drawn: '{seat} draws {count} {count|card|cards}',
    'drawn/secret': '{seat} draws {secret.cards}',
    hit: '{source} hits {targets} for {amount}',
    chosen: 'chosen: {pair}, {fixed}',
    ended: '{label} because {reason}',
    odd: '{nothing} {thing}',
  },
  options: { lay: 'Lay {card} on pile {pile}', strike: 'Strike {target}', pass: 'Pass' },
  decisions: { act: '{seat} may act' },
  reasons: { tired: 'too tired' },
  outcomes: { won: 'Somebody wins' },
  noun,
};

const zh: Words = {
  ...en,
  name: '玩具',
  events: { ...en.events, hit: '{source}对{targets}造成 {amount} 点伤害' },
  options: { lay: '在牌堆 {pile} 上放 {card}', strike: '攻击{target}', pass: '不出' },
  decisions: { act: '{seat}可以行动' },
  reasons: { tired: '太累了' },
};

export const toy = { id: 'toy', text: { en, zh } } as unknown as Game;

export const keyOf = (option: Option): string => {
  const { type, card, pile, target } = option as Move;
  return type === 'lay' ? `${card}>${pile}` : type === 'strike' ? `strike:${target}` : type;
};

const lay = (card: string, pile: number): Move => ({ type: 'lay', card, pile });

export const MOVES: readonly Move[] = [
  lay('♠K', 0),
  lay('♠K', 1),
  lay('♣10', 0),
  { type: 'strike', target: 1 },
  { type: 'pass' },
];

export const decision = (min = 1, max = 1): Decision => ({
  seat: 0,
  kind: 'act',
  options: MOVES,
  min,
  max,
  default: [4],
  checkpoint: false,
  secret: false,
});
