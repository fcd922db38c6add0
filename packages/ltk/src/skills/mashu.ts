import { standing } from './kinds.ts';

const NEARER = 1;

// Horsemanship 马术, Ma Chao. "Your distance to others is 1 less."
export const mashu = standing(
  'mashu',
  {
    en: ['Horsemanship', `Always in force. Your distance to others is ${NEARER} less.`],
    zh: ['马术', `锁定技。你计算与其他角色的距离-${NEARER}。`],
  },
  { distance: (_g, owner, from) => (from === owner ? -NEARER : 0) },
);
