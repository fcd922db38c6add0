import { weapon } from './kinds.ts';

const CARDS = 2;

// Eighteen-span Viper Spear 丈八蛇矛, range 3. "You may use or play two hand cards as a Strike."
export const eighteenSpanViperSpear = weapon('eighteen-span-viper-spear', 3, {
  skill: { viewAs: [{ as: ['strike'], count: CARDS, from: 'hand', accepts: () => true }] },
  text: {
    en: ['Eighteen-span Viper Spear', `You may use or play ${CARDS} hand cards as a Strike.`],
    zh: ['丈八蛇矛', `你可以将${CARDS}张手牌当【杀】使用或打出。`],
  },
});
