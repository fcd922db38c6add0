import { STRIKES } from '../core/card.ts';
import type { Skill } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

// Empty City 空城, Zhuge Liang. "While you have no hand cards, you cannot be the target of Strike or Duel."
export const kongcheng: Skill = skill('kongcheng', {
  compulsory: true,
  modifies: {
    forbids: (g, owner, _user, target, { name }) =>
      target === owner && playerAt(g, owner).hand.length === 0 && (STRIKES.has(name) || name === 'duel')
        ? 'empty-city'
        : null,
  },
  says: {
    'reason.empty-city': {
      en: 'a hero with an empty city cannot be the target of Strike or Duel',
      zh: '空城的角色不能成为【杀】或【决斗】的目标',
    },
  },
  text: {
    en: [
      'Empty City',
      'Always in force. While you have no hand cards, you cannot be chosen as the target of a Strike or a Duel.',
    ],
    zh: ['空城', '锁定技。若你没有手牌，你不能成为【杀】或【决斗】的目标。'],
  },
});
