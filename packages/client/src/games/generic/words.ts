import type { Language } from '@cardwright/engine';

export const STAGE_WORDS: Readonly<Record<Language, { readonly hand: string; readonly offered: string }>> = {
  en: { hand: 'Your hand', offered: 'To choose from' },
  zh: { hand: '你的手牌', offered: '可选的牌' },
};
