import { skill } from './kinds.ts';

const BARRED: readonly string[] = ['snatch', 'contentment'];

// Humility 谦逊, Lu Xun, compulsory. "You cannot be the target of Snatch or Contentment."
export const qianxun = skill('qianxun', {
  compulsory: true,
  modifies: {
    forbids: (_g, owner, _user, target, card) => (target === owner && BARRED.includes(card.name) ? 'qianxun' : null),
  },
  says: {
    'reason.qianxun': {
      en: 'Humility: this hero cannot be the target of Snatch or Contentment',
      zh: '谦逊：不能成为【顺手牵羊】和【乐不思蜀】的目标',
    },
  },
  text: {
    en: ['Humility', 'Always in force. You cannot be the target of Snatch or Contentment.'],
    zh: ['谦逊', '锁定技。你不能成为【顺手牵羊】和【乐不思蜀】的目标。'],
  },
});
