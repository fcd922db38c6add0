import type { Language, Seed } from '@cardwright/engine';
import type { PrintedCard, Subtype } from '@cardwright/sorcery';

export const TYPES: Readonly<Record<Language, Readonly<Record<PrintedCard['type'], string>>>> = {
  en: { minion: 'Minion', spell: 'Spell', enchantment: 'Enchantment', ritual: 'Ritual' },
  zh: { minion: '随从', spell: '法术', enchantment: '附魔', ritual: '仪式' },
};

export const KINDS: Readonly<Record<Language, Readonly<Record<Subtype, string>>>> = {
  en: { elemental: 'Elemental', summoner: 'Summoner' },
  zh: { elemental: '元素', summoner: '召唤师' },
};

/** What the program says itself; what happens in the game comes from the game's own text. */
export interface ProgramWords {
  readonly stats: readonly [life: string, magic: string];
  readonly legend: string;
  askName(player: number): string;
  badName(length: number): string;
  readonly garbledName: string;
  sameName(name: string): string;
  noNames(player: number): string;
  begins(edition: string, seed: Seed, first: string, second: string): string;
  resumed(seed: Seed, choices: number, first: string, second: string): string;
  readonly help: string;
  readonly emptyHand: string;
  abilities(minion: string): string;
  subtype(kind: string, atLeast: number, change: string): string;
  readonly unrated: string; // something was taken back
  readonly hasBonus: string;
  readonly hasNoBonus: string;
  wins(name: string): string;
  ratings(names: readonly string[], before: readonly number[], after: readonly number[]): string;
  quits(name: string): string;
  readonly ended: string;
  readonly interrupted: string;
  unkept(problem: string): string;
  saved(path: string, resume: string): string;
}

const plural = (count: number, noun: string, many = `${noun}s`): string => `${count} ${count === 1 ? noun : many}`;

const en: ProgramWords = {
  stats: ['life', 'magic'],
  legend: '● action  E enchantments  S silenced  D delayed',
  askName: (player) => `Name of player ${player}: `,
  badName: (length) => `a name has 1 to 10 characters, not ${length}; please type another`,
  garbledName: 'a name has letters, digits and signs that can be printed; please type another',
  sameName: (name) => `the other player is called ${name} already; please type another name`,
  noNames: (player) => `input ended before player ${player} had a name: no game was played`,
  begins: (edition, seed, first, second) => `Sorcery (${edition}), seed ${seed}: ${first} against ${second}.`,
  resumed: (seed, choices, first, second) =>
    `Sorcery, seed ${seed}: ${first} against ${second}, resumed after ${plural(choices, 'choice')}.`,
  help: 'Type help for the commands.',
  emptyHand: 'your hand is empty',
  abilities: (minion) => `${minion} has several abilities:`,
  subtype: (kind, atLeast, change) => `${kind}: where one player has ${atLeast} or more of them, each has ${change}`,
  unrated: 'Something was taken back: the ratings stay as they are.',
  hasBonus: ' (now it has)',
  hasNoBonus: ' (now it has not)',
  wins: (name) => `${name} wins.`,
  ratings: (names, before, after) =>
    `Ratings: ${names.map((name, i) => `${name} ${before[i]} to ${after[i]}`).join(', ')}.`,
  quits: (name) => `${name} quits: nobody wins.`,
  ended: 'The input has ended: nobody wins.',
  interrupted: 'interrupted: nobody wins',
  unkept: (problem) => `${problem}; the game goes on, and its record is printed when you leave`,
  saved: (path, resume) => `The game is saved in ${path}; to go on: ${resume}`,
};

const zh: ProgramWords = {
  stats: ['生命', '法力'],
  legend: '● 行动  E 附魔  S 沉默  D 延缓',
  askName: (player) => `玩家 ${player} 的名字：`,
  badName: (length) => `名字须有 1 至 10 个字符，而不是 ${length} 个；请重新输入`,
  garbledName: '名字只能含可显示的字符；请重新输入',
  sameName: (name) => `对手已叫${name}；请换一个名字`,
  noNames: (player) => `玩家 ${player} 还没有名字输入就结束了：没有开始对局`,
  begins: (edition, seed, first, second) => `巫术（${edition}），种子 ${seed}：${first} 对 ${second}。`,
  resumed: (seed, choices, first, second) =>
    `巫术，种子 ${seed}：${first} 对 ${second}，从第 ${choices} 次选择之后继续。`,
  help: '输入 help 查看命令。',
  emptyHand: '你没有手牌',
  abilities: (minion) => `${minion}有多项能力：`,
  subtype: (kind, atLeast, change) => `${kind}：同一玩家场上有 ${atLeast} 个或更多时，每个 ${change}`,
  unrated: '这局有过撤销：等级分不变。',
  hasBonus: '（现在有）',
  hasNoBonus: '（现在没有）',
  wins: (name) => `${name}获胜。`,
  ratings: (names, before, after) =>
    `等级分：${names.map((name, i) => `${name} ${before[i]} 变为 ${after[i]}`).join('，')}。`,
  quits: (name) => `${name}退出：没有胜者。`,
  ended: '输入已结束：没有胜者。',
  interrupted: '已中断：没有胜者',
  unkept: (problem) => `${problem}；对局继续，离开时显示对局记录`,
  saved: (path, resume) => `对局已保存到 ${path}；继续：${resume}`,
};

export const WORDS: Readonly<Record<Language, ProgramWords>> = { en, zh };
