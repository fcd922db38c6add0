import type { GameText, Language } from '@cardwright/engine';

const FLAGS: Readonly<Record<Language, readonly [string, string]>> = { en: ['false', 'true'], zh: ['否', '是'] };

/** A setting's value in words. What has none of its own stands as it is typed. */
export function settingValue(text: GameText, language: Language, setting: string, value: unknown): string {
  if (typeof value === 'boolean') return FLAGS[language][Number(value) as 0 | 1];
  const { values = {} } = text[language];
  const own = Object.hasOwn(values, setting) ? (values[setting] ?? {}) : {};
  const typed = String(value);
  return Object.hasOwn(own, typed) ? (own[typed] as string) : typed;
}

/** The same with what is typed for it beside it. */
export function typedValue(text: GameText, language: Language, setting: string, value: unknown): string {
  const words = settingValue(text, language, setting, value);
  return beside(words, String(value), language);
}

/** A name, and the word that is typed for it where that is another one. */
export const beside = (name: string, typed: string, language: Language): string =>
  name === typed ? name : language === 'zh' ? `${name}（${typed}）` : `${name} (${typed})`;
