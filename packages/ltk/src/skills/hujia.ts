import { askForHelp } from '../core/help.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { others } from '../core/seats.ts';
import { skill } from './kinds.ts';

// Entourage 护驾, Cao Cao, Lord. "When you need a Dodge, you may ask the other Wei heroes in turn to play it for you."
export const hujia = skill('hujia', {
  lord: true,
  provides: [
    {
      needs: ['dodge'],
      can: (g, self) => others(g, self).some((other) => isOfKingdom(g, other, 'wei')),
      provide: (g, self, need) => askForHelp(g, self, need, 'wei', 'dodge'),
    },
  ],
  text: {
    en: [
      'Entourage',
      'Lord skill. When you need to use or play a Dodge, you may ask the other Wei heroes in turn to play one for you.',
    ],
    zh: ['护驾', '主公技。当你需要使用或打出【闪】时，你可以令其他魏势力角色依次选择是否替你打出。'],
  },
});
