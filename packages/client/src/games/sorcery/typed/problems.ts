import type { Language } from '@cardwright/engine';

/** Why a typed line is no command, or names something that is not there. */
export interface Problems {
  tooLong(length: number, most: number): string;
  unknown(typed: string, nearest: string | null): string;
  onlyTesting(command: string): string;
  count(usage: string, given: number): string;
  number(typed: string, usage: string): string;
  player(typed: string): string;
  place(typed: string): string;
  card(typed: string, held: number): string;
  minion(typed: string, own: number): string;
  rival(typed: string, name: string, there: number): string;
  ritual(name: string): string;
  ability(typed: string, minion: string, count: number): string;
  whichAbility(minion: string, count: number, usage: string): string;
  noTarget(card: string, usage: string): string;
  needsTarget(card: string, usage: string): string;
  wrongKind(card: string): string;
  ownRitual(card: string, usage: string): string;
  because(card: string, reason: string): string;
  impossible(card: string): string;
}

const plural = (count: number, noun: string, many = `${noun}s`): string => `${count} ${count === 1 ? noun : many}`;
const upTo = (count: number): string => (count === 1 ? '1' : `1 to ${count}`);

const en: Problems = {
  tooLong: (length, most) => `this line has ${length} characters; a command has at most ${most}`,
  unknown: (typed, nearest) =>
    nearest === null
      ? `"${typed}" is no command; help lists them`
      : `"${typed}" is no command; the nearest is "${nearest}" (help lists them all)`,
  onlyTesting: (command) => `${command} is for testing only: start the program with -testing to use it`,
  count: (usage, given) => `that takes other words: type ${usage}; you gave ${plural(given, 'word')} after the command`,
  number: (typed, usage) => `"${typed}" is no number: type ${usage}`,
  player: (typed) => `"${typed}" is no player: p is 1 or 2`,
  place: (typed) => `"${typed}" is no target: t is 1 to 5 for a minion, or r for the ritual`,
  card: (typed, held) =>
    held === 0 ? 'your hand is empty' : `there is no card ${typed} in your hand: type ${upTo(held)}`,
  minion: (typed, own) =>
    own === 0 ? 'you have no minion on the board' : `you have no minion ${typed}: type ${upTo(own)}`,
  rival: (typed, name, there) =>
    there === 0 ? `${name} has no minion on the board` : `${name} has no minion ${typed}: type ${upTo(there)}`,
  ritual: (name) => `${name} has no ritual on the board`,
  ability: (typed, minion, count) =>
    `${minion} has no ability ${typed}: it has ${plural(count, 'activated ability', 'activated abilities')}`,
  whichAbility: (minion, count, usage) => `${minion} has ${count} abilities: type ${usage} with #1 to #${count}`,
  noTarget: (card, usage) => `${card} takes no target: type ${usage}`,
  needsTarget: (card, usage) => `${card} needs a target: type ${usage}`,
  wrongKind: (card) => `${card} is aimed at minions, not at rituals`,
  ownRitual: (card, usage) => `${card} is for your own ritual: type ${usage}`,
  because: (card, reason) => `${card}: ${reason}`,
  impossible: (card) => `${card}: that cannot be done now`,
};

const zh: Problems = {
  tooLong: (length, most) => `这一行有 ${length} 个字符；命令最多 ${most} 个`,
  unknown: (typed, nearest) =>
    nearest === null
      ? `没有命令“${typed}”；输入 help 查看`
      : `没有命令“${typed}”；最接近的是“${nearest}”（输入 help 查看全部）`,
  onlyTesting: (command) => `${command} 只用于测试：请以 -testing 启动程序`,
  count: (usage, given) => `参数个数不对：请输入 ${usage}；现在命令之后有 ${given} 个词`,
  number: (typed, usage) => `“${typed}”不是数字：请输入 ${usage}`,
  player: (typed) => `没有玩家“${typed}”：p 是 1 或 2`,
  place: (typed) => `没有目标“${typed}”：t 是 1 至 5（随从）或 r（仪式）`,
  card: (typed, held) => (held === 0 ? '你没有手牌' : `手中没有第 ${typed} 张牌：请输入 1 至 ${held}`),
  minion: (typed, own) => (own === 0 ? '你场上没有随从' : `你没有第 ${typed} 个随从：请输入 1 至 ${own}`),
  rival: (typed, name, there) =>
    there === 0 ? `${name}场上没有随从` : `${name}没有第 ${typed} 个随从：请输入 1 至 ${there}`,
  ritual: (name) => `${name}没有仪式`,
  ability: (typed, minion, count) => `${minion}没有第 ${typed} 项能力：它有 ${count} 项启动能力`,
  whichAbility: (minion, count, usage) => `${minion}有 ${count} 项能力：请输入 ${usage}，并加上 #1 至 #${count}`,
  noTarget: (card, usage) => `${card}不需要目标：请输入 ${usage}`,
  needsTarget: (card, usage) => `${card}须指定目标：请输入 ${usage}`,
  wrongKind: (card) => `${card}只能以随从为目标，不能以仪式为目标`,
  ownRitual: (card, usage) => `${card}用于你自己的仪式：请输入 ${usage}`,
  because: (card, reason) => `${card}：${reason}`,
  impossible: (card) => `${card}：现在不能这样做`,
};

export const PROBLEMS: Readonly<Record<Language, Problems>> = { en, zh };
