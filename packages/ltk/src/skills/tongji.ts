import { STRIKES } from '../core/card.ts';
import { isWithinRange } from '../core/seats.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

// Shared Hatred 同疾, Yuan Shu, compulsory. "While you have more hand cards than life, whoever has you within attack range can
// strike only you."
export const tongji = skill('tongji', {
  compulsory: true,
  modifies: {
    forbids: (g, owner, user, target, { name, real }, paid) =>
      STRIKES.has(name) &&
      owner !== user &&
      owner !== target &&
      playerAt(g, owner).hand.filter((id) => !paid.includes(id)).length > playerAt(g, owner).hp &&
      isWithinRange(g, user, owner, real)
        ? 'tongji'
        : null,
  },
  says: {
    'reason.tongji': {
      en: 'Shared Hatred: only the hero who has it can be struck',
      zh: '同疾：只能对拥有此技能的角色使用【杀】',
    },
  },
  text: {
    en: [
      'Shared Hatred',
      'Always in force. While you have more hand cards than life, a hero who has you within attack range can use Strikes on you only.',
    ],
    zh: ['同疾', '锁定技。若你的手牌数大于体力值，攻击范围内有你的角色使用【杀】只能指定你为目标。'],
  },
});
