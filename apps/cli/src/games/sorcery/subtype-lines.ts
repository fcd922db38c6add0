import type { Language } from '@cardwright/engine';
import { type MinionView, printed, printedBonus, SUBTYPES, type Subtype } from '@cardwright/sorcery';
import { KINDS, WORDS } from './words.ts';

function line(subtype: Subtype, language: Language): string {
  const { atLeast, change } = printedBonus(subtype);
  return WORDS[language].subtype(KINDS[language][subtype], atLeast, change);
}

/** What minions of a kind give each other, a line for each kind. */
export const subtypeLines = (language: Language): string[] => SUBTYPES.map((subtype) => line(subtype, language));

/** The same for the kind a minion is of, and whether it has it now. */
export function bonusLines({ card, hasBonus }: MinionView, language: Language): string[] {
  const { subtype } = printed(card.name);
  const words = WORDS[language];
  return subtype === null ? [] : [`${line(subtype, language)}${hasBonus ? words.hasBonus : words.hasNoBonus}`];
}
