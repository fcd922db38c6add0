import type { Card } from '../core/card.ts';
import { cardNamed } from '../core/definitions.ts';
import { evading } from './evading.ts';

const isBlackScroll = ({ name, color }: Card): boolean =>
  color === 'black' && ['scroll', 'delayed'].includes(cardNamed(name).kind);

const { barred, removed } = evading('weimu', (_g, _owner, card) => isBlackScroll(card), {
  names: { en: 'Behind the Curtain', zh: '帷幕' },
  what: { en: 'a black scroll', zh: '黑色锦囊牌' },
});

// Behind the Curtain 帷幕, Jia Xu, compulsory. "You cannot be the target of a black scroll."
export const weimu = barred;

// In kingdom war: "When you become the target of a black scroll, you are removed from its targets."
export const weimuOfKingdoms = removed;
