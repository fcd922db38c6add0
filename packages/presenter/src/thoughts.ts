import type { Language } from '@cardwright/engine';

/** Why a bot answered so: a code and its fields. */
export interface Thought {
  readonly code: string;
  readonly [field: string]: unknown;
}

const percent = (share: unknown): string => `${Math.round(100 * Number(share))}`;

type Say = (thought: Thought) => string;

/** What bots say of themselves, whatever the game. */
const SAID: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  en: {
    'search-agrees': ({ worlds }) => `nothing did better in ${String(worlds)} tables it imagined`,
    'search-prefers': ({ worlds, gain }) =>
      `in ${String(worlds)} tables it imagined this won ${percent(gain)} in a hundred more than its first idea`,
    'last-place': () => 'the last place in its kingdom is still free',
    bonus: () => 'whoever is first to turn up a hero is rewarded',
    attacked: () => 'it is under attack, and its skills would help',
    end: () => 'everybody else has claimed a kingdom',
    skill: () => 'its second hero’s skills would help now',
    late: () => 'there is nothing left to hide for',
  },
  zh: {
    'search-agrees': ({ worlds }) => `推演了${String(worlds)}种可能的局面，没有更好的选择`,
    'search-prefers': ({ worlds, gain }) =>
      `推演了${String(worlds)}种可能的局面，比最初的想法胜率高${percent(gain)}个百分点`,
    'last-place': () => '本势力只剩最后一个名额',
    bonus: () => '首先亮将有奖励',
    attacked: () => '正受到攻击，武将技能用得上',
    end: () => '其他人都已确定势力',
    skill: () => '第二名武将的技能现在用得上',
    late: () => '再隐藏已无益处',
  },
};

/** A bot's reason in words; null: it is one without words. */
export const thoughtIn = (language: Language, thought: Thought): string | null =>
  SAID[language][thought.code]?.(thought) ?? null;
