import { anyChoice } from '@cardwright/engine';
import { type Bot, byReflex } from './bot.ts';

/** Plays any game: every legal choice is as good as another. */
export const random: Bot = {
  id: 'random',
  level: 'L0',
  about: { en: 'plays anything legal', zh: '随意出牌' },
  open: byReflex(({ decision, random }) => ({ choice: anyChoice(decision, random) })),
};
