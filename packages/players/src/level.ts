import type { Language } from '@cardwright/engine';

type Words = Readonly<Record<Language, string>>;

/** What people call the levels. */
const LEVELS: Readonly<Record<string, Words>> = {
  L0: { en: 'Random', zh: '随意' },
  L1: { en: 'Easy', zh: '简单' },
  'L1–L2': { en: 'For newcomers', zh: '入门' },
  L2: { en: 'Medium', zh: '中等' },
  L3: { en: 'Hard', zh: '困难' },
  L4: { en: 'Very hard', zh: '很难' },
  L5: { en: 'Expert', zh: '专家' },
};

export const levelName = (level: string, language: Language): string => LEVELS[level]?.[language] ?? level;

/** Whether somebody who wrote this means this level: L4, very hard, Very-Hard, 很难. */
export const isLevel = (level: string, written: string): boolean => {
  const wanted = written.trim().toLowerCase().replaceAll('-', ' ');
  return [level, ...Object.values(LEVELS[level] ?? {})].some((name) => name.toLowerCase() === wanted);
};
