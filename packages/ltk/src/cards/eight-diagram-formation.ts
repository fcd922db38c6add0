import { judge } from '../core/judge.ts';
import type { Provide } from '../core/skill.ts';
import { converted } from '../core/zones.ts';
import { armor, armorCounts } from './kinds.ts';

/** The judgement of the formation, wherever the formation comes from. */
export const diagramDodge = (skill: string): Provide => ({
  needs: ['dodge'],
  can: (_g, self, { use }) => armorCounts(self, use),
  *provide(g, self) {
    const { color } = yield* judge(g, self, 'eight-diagram-formation');
    return color === 'red' ? converted(g, 'dodge', [], self, skill) : null;
  },
});

// Eight Diagram Formation 八卦阵. "When you need a Dodge, you may judge: red counts as a Dodge."
export const eightDiagramFormation = armor('eight-diagram-formation', {
  skill: { provides: [diagramDodge('eight-diagram-formation')] },
  text: {
    en: [
      'Eight Diagram Formation',
      'When you need to use or play a Dodge, you may judge: if the card is red, it counts as a Dodge.',
    ],
    zh: ['八卦阵', '当你需要使用或打出【闪】时，你可以判定：若为红色，视为你使用或打出了【闪】。'],
  },
});
