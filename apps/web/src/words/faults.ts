import type { Language } from '@cardwright/engine';

/** What is wrong with a record, in Chinese: the sentence it is said with in English, and ours. */
const IN_CHINESE: readonly (readonly [said: RegExp, zh: string])[] = [
  [/^this is no Cardwright record/, '这不是 Cardwright 的对局记录。'],
  [/^the record is cut off: it stops at line (\d+)/, '记录不完整：在第 $1 行中断，缺少结尾。'],
  [/^the record was altered/, '记录被改动过：内容与校验和不符。'],
  [/^line (\d+) of the record is "(.*)"; .*$/, '记录第 $1 行“$2”不该是这样。'],
  [
    /^this record was made by rules (\S+) of \S+; this program plays rules (\S+) .*$/,
    '此记录用的是规则第 $1 版，这里是第 $2 版，走法会不同，因此无法播放。',
  ],
  [/^there is no game "(.*)"; the games are .*$/, '这里没有“$1”这个游戏。'],
  [/^the record goes on after the end of the game: choice (\d+) .*$/, '记录在游戏结束后仍继续：第 $1 步多余。'],
  [/^choice (\d+) of the record.*$/, '记录的第 $1 步在规则中不可能。'],
  [/^the record says it ended with "(.*)", but it plays to "(.*)"$/, '记录的结局是“$1”，重演的结局却是“$2”。'],
  [/^seed \S+ is no seed.*$/, '记录中的种子无效。'],
  [/^\S+ has no option "(.*)"; .*$/, '记录中有此游戏没有的选项“$1”。'],
  [/^\S+ option "(.*)" is .*$/, '记录中选项“$1”的值无效。'],
  [/^(\S+) is played by (.*), not by (\d+)$/, '$1 不能由 $3 人玩。'],
];

/** What is wrong, in the language of the page as far as there are words for it. */
export function faultIn(language: Language, message: string): string {
  if (language === 'en') return message;
  const [said, zh] = IN_CHINESE.find(([pattern]) => pattern.test(message)) ?? [null, ''];
  return said === null
    ? message
    : (said.exec(message) ?? []).reduce((text, part, i) => text.replace(`$${i}`, () => part), zh);
}
