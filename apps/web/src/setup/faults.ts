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
  return (said.exec(line) ?? []).reduce((text, part, i) => text.replace(`$${i}`, part), zh);
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
