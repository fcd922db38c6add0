import { digestText, type Language, randomFrom } from '@cardwright/engine';

/** What bots are called at a table. */
const NAMES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Sima', zh: '司马' },
  { en: 'Ouyang', zh: '欧阳' },
  { en: 'Gongye', zh: '公冶' },
  { en: 'Huangfu', zh: '皇甫' },
  { en: 'Linghu', zh: '令狐' },
  { en: 'Murong', zh: '慕容' },
  { en: 'Dongfang', zh: '东方' },
  { en: 'Nangong', zh: '南宫' },
  { en: 'Duanmu', zh: '端木' },
  { en: 'Helian', zh: '赫连' },
  { en: 'Baili', zh: '百里' },
  { en: 'Yuwen', zh: '宇文' },
  { en: 'Zhongli', zh: '钟离' },
  { en: 'Tantai', zh: '澹台' },
  { en: 'Dugu', zh: '独孤' },
  { en: 'Puyang', zh: '濮阳' },
];

/**
 * Which name each seat's bot has at the tables of a game: a number in the list, so that it can be said in any language. Nothing of a deal is in
 * it, for everybody is told it before the game is over; and whoever plays a record again meets the same names.
 */
export function aliasesFor(game: string, seats: number): number[] {
  const random = randomFrom(digestText(game));
  const left = NAMES.map((_, i) => i);
  return Array.from({ length: seats }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
}

export const aliasName = (alias: number, language: Language): string => NAMES[alias % NAMES.length]?.[language] ?? '';
