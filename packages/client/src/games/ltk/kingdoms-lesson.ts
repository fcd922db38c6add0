import type { Ltk } from '@cardwright/ltk';
import type { Lesson } from '../../lesson.ts';
import { dodge, equipment, keeping, strike } from './lesson.ts';

/** Two hidden heroes of Shu among hidden others. */
export const kingdomsLesson: Lesson<Ltk> = {
  seed: 316,
  seats: 4,
  seat: 0,
  options: { fixed: 'zhao-yun+zhang-fei,cao-cao+xu-chu,sun-quan+gan-ning,guan-yu+ma-chao' },
  steps: [
    {
      id: 'hidden',
      asked: () => true,
      points: ({ seat }) => [`seat:${seat}`],
      say: {
        en: () => [
          'These are your *two heroes*, of one kingdom. They are hidden: only you see them.',
          'Everybody has such a pair. The kingdom that alone is left wins, so find out who is of yours.',
        ],
        zh: () => [
          '这是你的*两名武将*，同属一个势力。它们暗置着，只有你看得见。',
          '人人如此。最后只剩一个势力时，该势力获胜：要看出谁是自己人。',
        ],
      },
    },
    {
      id: 'reveal',
      asked: ({ decision }) => decision.kind === 'reveal',
      points: ({ seat }) => [`seat:${seat}`, 'actions'],
      say: {
        en: () => [
          'At the start of your turn you may *reveal*: one, both or none.',
          'A hidden hero has no skills. Your first reveal shows your kingdom and draws three cards.',
        ],
        zh: () => ['回合开始时可以*亮将*：一名、两名或不亮。', '暗置的武将没有技能。首次亮将会确定势力，并摸三张牌。'],
      },
    },
    {
      id: 'claimed',
      told: ({ type, seat }, own) => type === 'kingdom-claimed' && seat !== own,
      points: ({ view, seat }) =>
        view.players.flatMap(({ claimed, seat: each }) => (claimed !== null && each !== seat ? [`seat:${each}`] : [])),
      say: {
        en: ({ view, name, seat }) => {
          const shown = view.players.find(({ claimed, seat: each }) => claimed !== null && each !== seat);
          return [
            `*${name(shown?.seat ?? 0)}* has shown a kingdom.`,
            'Those of your kingdom win with you, though nobody says so. All others are foes.',
          ];
        },
        zh: ({ view, name, seat }) => {
          const shown = view.players.find(({ claimed, seat: each }) => claimed !== null && each !== seat);
          return [`*${name(shown?.seat ?? 0)}*亮明了势力。`, '同势力的人与你同胜，尽管没人说破；其余都是敌人。'];
        },
      },
    },
    strike,
    dodge,
    equipment,
    keeping,
  ],
};
