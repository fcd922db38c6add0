import { skill } from './kinds.ts';
import { FIELDS } from './tuntian.ts';

// Swift Raid 急袭, Deng Ai, gained. "You may use a field as Snatch."
export const jixi = skill('jixi', {
  viewAs: [{ as: ['snatch'], count: 1, from: FIELDS, accepts: () => true }],
  text: {
    en: ['Swift Raid', 'You may use a field as Snatch; it no longer shortens the distance then.'],
    zh: ['急袭', '你可以将一张“田”当【顺手牵羊】使用。'],
  },
});
