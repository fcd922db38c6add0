import type { Language } from '@cardwright/engine';
import { faultIn } from '../words/faults.ts';

/** What is wrong with a file or a set-up, in Chinese: the sentence it is said with in English, and ours. */
const IN_CHINESE: readonly (readonly [said: RegExp, zh: string])[] = [
  [/^no card is called "(.*)"; the nearest is "(.*)"$/, '没有叫“$1”的牌，最接近的是“$2”'],
  [/^"(.*)" is no card; the nearest is "(.*)"$/, '没有叫“$1”的牌，最接近的是“$2”'],
  [/^"(.*)" is no card$/, '没有叫“$1”的牌'],
  [/^"(.*)" is for testing only: .*$/, '“$1”只供测试用'],
  [/^"(.*)" is not "name,rank,suit"$/, '“$1”应写成“牌名,点数,花色”'],
  [/^"(.*)" is not "name,country,life".*$/, '“$1”应写成“武将,势力,体力”或“武将,势力,体力,技能+技能”'],
  [/^"(.*)" is no country; .*$/, '“$1”不是势力，势力有 SHU、WU、WEI、QUN'],
  [/^"(.*)" is no life; .*$/, '“$1”不是体力值'],
  [/^"(.*)" is there twice$/, '“$1”重复了'],
  [/^"(.*)" is no rank; .*$/, '“$1”不是点数，点数为 A、2 至 10、J、Q、K'],
  [/^"(.*)" is no suit; .*$/, '“$1”不是花色，花色为 Heart、Spade、Diamond、Club'],
  [/^"(.*)" is no name; .*$/, '“$1”不是名字，名字里要有字母或汉字'],
  [/^"(.*)" has the skill "(.*)" twice; .*$/, '“$1”的技能“$2”重复了'],
  [/^"(.*)" is no hero of this mode; the nearest is (.*)$/, '此模式没有武将“$1”，最接近的是 $2'],
  [/^"(.*)" is among the heroes twice; .*$/, '武将“$1”重复了'],
  [/^(\d+) fixed heroes for (\d+) seats; .*$/, '指定了 $1 名武将，座位有 $2 个，请每个座位各写一名'],
  [/^(\d+) heroes are too few for (\d+) seats; each needs two .*$/, '$1 名武将不够 $2 人用，每人需要同一势力的两名'],
  [/^(\d+) heroes are too few for (\d+) seats; .*$/, '$1 名武将不够 $2 人用，每人至少一名'],
  [/^"(.*)" are no two heroes of one kingdom; .*$/, '“$1”不是同一势力的两名武将，写法如 cao-cao+xu-chu'],
  [/^nobody is (.*) among (\d+); .*$/, '$2 人局里没有这个身份'],
  [/^no skill is called "(.*)"; the nearest is "(.*)"$/, '没有叫“$1”的技能，最接近的是“$2”'],
  [/^(\w+) has only this hero; .*$/, '$1 只有这一名武将，每个势力至少两名'],
  [/^(\S+) is "(.*)"; it takes (.*)$/, '$1 的值“$2”不对，可以是 $3'],
  [/^there is no key "(.*)"; there are (.*)$/, '没有“$1”这一项，可用的有 $2'],
  [/^(\S+) is there already, in line (\d+)$/, '$1 重复了，第 $2 行已有'],
  [
    /^a deck of (\d+) cards is too small for (\d+) seats; at least (\d+) are needed$/,
    '牌堆只有 $1 张，$2 人至少需要 $3 张',
  ],
  [/^a deck has at most (\d+) cards$/, '牌组最多 $1 张'],
  [/^(.*) names no card; .*$/, '$1里没有牌，每行写“牌名,点数,花色”'],
  [/^(.*) names no hero; .*$/, '$1里没有武将，每行写“武将,势力,体力”'],
  [/^(.*) is empty: there is nothing.*$/, '$1是空的'],
  [/^.*: nothing was read from line (\d+) on$/, '从第 $1 行起没有再读'],
  [/^(.*) is empty: .*$/, '$1是空的，每行写一张牌名'],
  [/^(.*) is no text; .*$/, '$1不是文本文件'],
  [/^and (\d+) more in .*$/, '另有 $1 处'],
  [/^(.*): (.*) (?:is|are) missing$/, '$1缺少 $2'],
];

/** "cards line 3: …", "smart.properties, line 3: …": where, and what. */
const AT_LINE = /^(.*?),? line (\d+): (.*)$/;

function faultZh(line: string): string {
  const [said, zh] = IN_CHINESE.find(([pattern]) => pattern.test(line)) ?? [null, ''];
  if (said === null) return faultIn('zh', line);
  return (said.exec(line) ?? []).reduce((text, part, i) => text.replace(`$${i}`, () => part), zh);
}

/** What is wrong, a line for each fault, in the language of the page as far as there are words for it. */
export function faultsIn(language: Language, error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').map((line) => {
    if (language === 'en') return line;
    const [, , number, rest] = AT_LINE.exec(line) ?? [];
    return rest === undefined ? faultZh(line) : `第 ${number} 行：${faultZh(rest)}`;
  });
}
