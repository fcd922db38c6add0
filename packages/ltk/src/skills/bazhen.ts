import { diagramDodge } from '../cards/eight-diagram-formation.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

const diagram = diagramDodge('bazhen');

// Eight Formations 八阵, Wolong, compulsory. "Without armour you count as wearing an Eight Diagram Formation."
export const bazhen = skill('bazhen', {
  compulsory: true,
  provides: [{ ...diagram, can: (g, self, need) => playerAt(g, self).slots.armor < 0 && diagram.can(g, self, need) }],
  text: {
    en: [
      'Eight Formations',
      'Always in force. While you wear no armour, you count as wearing Eight Diagram Formation.',
    ],
    zh: ['八阵', '锁定技。若你的装备区里没有防具牌，你视为装备着【八卦阵】。'],
  },
});
