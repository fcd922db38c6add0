import type { Language } from '@cardwright/engine';

interface Level extends Readonly<Record<Language, string>> {
  readonly former?: readonly string[]; // what it was called before, still read
}

/** What people call the levels. */
const LEVELS: Readonly<Record<string, Level>> = {
  L0: { en: 'Random', zh: '随意' },
  L1: { en: 'Easy', zh: '入门', former: ['简单'] },
  'L1–L2': { en: 'Newcomer', zh: '新手', former: ['for newcomers'] },
  L2: { en: 'Fair', zh: '普通', former: ['medium', '中等'] },
  L3: { en: 'Hard', zh: '困难' },
  L4: { en: 'Expert', zh: '高手', former: ['very hard', '很难'] },
  L5: { en: 'Master', zh: '宗师', former: ['专家'] },
};

export const levelName = (level: string, language: Language): string => LEVELS[level]?.[language] ?? level;

/** Whether somebody who wrote this means this level: L4, Expert, Very-Hard, 高手. */
export const isLevel = (level: string, written: string): boolean => {
  const wanted = written.trim().toLowerCase().replaceAll('-', ' ');
  const { en = level, zh = level, former = [] } = LEVELS[level] ?? {};
  return [level, en, zh, ...former].some((name) => name.toLowerCase() === wanted);
};
