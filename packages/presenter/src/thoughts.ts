import type { Language } from '@cardwright/engine';

/** Why a bot answered so: a code and its fields. */
export interface Thought {
  readonly code: string;
  readonly [field: string]: unknown;
}

const percent = (share: unknown): string => `${Math.round(100 * Number(share))}`;

type Say = (thought: Thought, whose: string) => string;

const tenths = (share: unknown): number => Math.round(10 * Number(share));
const tables = (count: unknown): string => `${String(count)} ${count === 1 ? 'table' : 'tables'}`;
const mean = (count: unknown): string => Number(count).toFixed(1);

/** What bots say of themselves, whatever the game. */
const SAID: Readonly<Record<Language, Readonly<Record<string, Say>>>> = {
  en: {
    'search-agrees': ({ worlds }) => `nothing did better in ${tables(worlds)} it imagined`,
    'search-prefers': ({ worlds, gain }) =>
      `in ${tables(worlds)} it imagined this won ${percent(gain) === '0' ? 'a little' : `${percent(gain)} in a hundred`} more than its first idea`,
    'only-way': () => 'whatever is worth doing begins with it',
    'by-experience': () => 'it goes by experience: this choice is not played out',
    'brings-wins': ({ here, there }) => `won soon in ${tenths(here)} of 10 imagined tables instead of ${tenths(there)}`,
    'brings-loses': ({ here, there }) =>
      `lost soon in ${tenths(here)} of 10 imagined tables instead of ${tenths(there)}`,
    'brings-dies': ({ here, there }, whose) =>
      `${whose} death soon in ${tenths(here)} of 10 imagined tables instead of ${tenths(there)}`,
    'brings-life': ({ here, there }, whose) => `${whose} life soon ${mean(here)} instead of ${mean(there)}`,
    'brings-cards': ({ here, there }, whose) => `${whose} cards soon ${mean(here)} instead of ${mean(there)}`,
    'brings-minions': ({ here, there }, whose) => `${whose} minions soon ${mean(here)} instead of ${mean(there)}`,
    'brings-attack': ({ here, there }, whose) =>
      `${whose} minions’ attack soon ${mean(here)} instead of ${mean(there)}`,
    'brings-points': ({ here, there }, whose) =>
      `${whose} team’s points at the end ${mean(here)} instead of ${mean(there)}`,
    'last-place': () => 'the last place in its kingdom is still free',
    bonus: () => 'whoever is first to turn up a hero is rewarded',
    attacked: () => 'it is under attack, and its skills would help',
    end: () => 'everybody else has claimed a kingdom',
    skill: () => 'its second hero’s skills would help now',
    late: () => 'there is nothing left to hide for',
    lethal: () => 'its minions are enough to win this turn',
  },
  zh: {
    'search-agrees': ({ worlds }) => `推演了${String(worlds)}种可能的局面，没有更好的选择`,
    'search-prefers': ({ worlds, gain }) =>
      `推演了${String(worlds)}种可能的局面，比最初的想法胜率${percent(gain) === '0' ? '略高' : `高${percent(gain)}个百分点`}`,
    'only-way': () => '值得一试的打法都从它开始',
    'by-experience': () => '凭经验而定：此处不作推演',
    'brings-wins': ({ here, there }) => `推演中很快获胜的占${tenths(here)}成，而非${tenths(there)}成`,
    'brings-loses': ({ here, there }) => `推演中很快落败的占${tenths(here)}成，而非${tenths(there)}成`,
    'brings-dies': ({ here, there }, whose) => `推演中${whose}很快阵亡的占${tenths(here)}成，而非${tenths(there)}成`,
    'brings-life': ({ here, there }, whose) => `随后${whose}的体力平均为${mean(here)}，而非${mean(there)}`,
    'brings-cards': ({ here, there }, whose) => `随后${whose}的牌数平均为${mean(here)}，而非${mean(there)}`,
    'brings-minions': ({ here, there }, whose) => `随后${whose}的随从平均为${mean(here)}个，而非${mean(there)}个`,
    'brings-attack': ({ here, there }, whose) => `随后${whose}随从的攻击力平均共${mean(here)}，而非${mean(there)}`,
    'brings-points': ({ here, there }, whose) => `终局时${whose}一方平均得${mean(here)}分，而非${mean(there)}分`,
    'last-place': () => '本势力只剩最后一个名额',
    bonus: () => '首先亮将有奖励',
    attacked: () => '正受到攻击，武将技能用得上',
    end: () => '其他人都已确定势力',
    skill: () => '第二名武将的技能现在用得上',
    late: () => '再隐藏已无益处',
    lethal: () => '场上随从的攻击足以在本回合获胜',
  },
};

/** A bot's reason in words; null: it is one without words. It may be about somebody, of whom `whose` says the possessive. */
export const thoughtIn = (
  language: Language,
  thought: Thought,
  whose: (seat: number) => string = String,
): string | null => SAID[language][thought.code]?.(thought, whose(Number(thought['of']))) ?? null;
