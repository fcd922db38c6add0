import { STRIKES } from '../core/card.ts';
import { playerAt } from '../core/state.ts';
import { evading } from './evading.ts';

const { barred, removed } = evading(
  'kongcheng',
  (g, owner, { name }, paid) =>
    (STRIKES.has(name) || name === 'duel') && playerAt(g, owner).hand.every((id) => paid.includes(id)),
  {
    names: { en: 'Empty City', zh: '空城' },
    what: { en: 'a Strike or a Duel', zh: '【杀】或【决斗】' },
    while: { en: 'It counts while you have no hand cards. ', zh: '若你没有手牌，' },
  },
);

// Empty City 空城, Zhuge Liang, compulsory. "While you have no hand cards, you cannot be the target of Strike or Duel."
export const kongcheng = barred;

// In kingdom war: "When you become the target of Strike or Duel without hand cards, you are removed from its targets."
export const kongchengOfKingdoms = removed;
