import type { Ltk } from '@cardwright/ltk';
import type { Lesson } from '../../lesson.ts';
import { distance, dodge, equipment, isPlaying, judgement, keeping, strike } from './lesson.ts';

/** You are the Lord; one is loyal, one a rebel, one the spy. */
export const identityLesson: Lesson<Ltk> = {
  seed: 840,
  seats: 4,
  seat: 0,
  options: { deck: 'standard', fixed: 'zhao-yun,zhen-ji,guan-yu,gan-ning' },
  steps: [
    {
      id: 'goal',
      asked: isPlaying,
      points: ({ seat }) => [`seat:${seat}`],
      say: {
        en: () => [
          'You are the *Lord*, and all know it. Outlive the *rebel* and the *spy*.',
          'One of the three is loyal to you. Their roles are hidden: watch who strikes whom.',
        ],
        zh: () => ['你是*主公*，人人皆知。要活过*反贼*和*内奸*。', '三人中有一名忠臣。身份是隐藏的：看谁打谁。'],
      },
    },
    strike,
    distance,
    equipment,
    dodge,
    judgement,
    keeping,
  ],
};
