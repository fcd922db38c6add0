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

/** As it is compared: whatever the case, the dash, and how the signs are written (Ｌ４ as L4). */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[-–—_\s]+/gu, ' ');

/** Whether somebody who wrote this means this level: L4, L1-L2, Expert, Very-Hard, 高手. */
export const isLevel = (level: string, written: string): boolean => {
  const { en = level, zh = level, former = [] } = LEVELS[level] ?? {};
  return [level, en, zh, ...former].some((name) => plain(name) === plain(written));
};
