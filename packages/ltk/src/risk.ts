import type { Language } from '@cardwright/engine';
import type { View } from './view.ts';

const WORDS: Readonly<Record<Language, (level: number, hp: number) => string>> = {
  en: (level, hp) => `Risk level of the Spy: ${level} (the Lord has ${hp} life left)`,
  zh: (level, hp) => `内奸的危险程度：${level}（主公剩 ${hp} 点体力）`,
};

/**
 * How endangered a living Spy is, for whoever sees everything: he loses with the Lord's death, so it is the life that attacks have
 * cost the Lord. Null: there is no such Spy to be seen.
 */
export function riskLine({ players }: View, language: Language): string | null {
  const lord = players.find(({ role }) => role === 'lord');
  const isSpyThere = players.some(({ role, alive }) => role === 'spy' && alive);
  if (lord === undefined || !lord.alive || !isSpyThere || lord.maxHp === 0) return null;
  return WORDS[language](lord.maxHp - lord.hp, lord.hp);
}
