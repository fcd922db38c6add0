import type { Language } from '@cardwright/engine';

/** What has an English name that is typed, and a Chinese one to be read beside it. */
const CHINESE: ReadonlyMap<string, string> = new Map([
  ['random', '随机'],
  ['simple', '简单'],
  ['smart', '聪明'],
  ['greedy', '贪心'],
  ['strategist', '谋士'],
  ['true', '是'],
  ['false', '否'],
  ['auto', '自动'],
  ['on', '开'],
  ['off', '关'],
  ['fast', '快速'],
  ['java', '经典'],
  ['each', '每张牌后'],
  ['end', '最后'],
  ['standard', '标准'],
  ['extended', '扩展'],
  ['p1', '玩家一'],
  ['p2', '玩家二'],
  ['coin', '掷硬币'],
  ['battle', '军争'],
  ['kingdoms', '国战'],
  ['one', '一名'],
  ['two', '两名'],
  ['seed', '原稿'],
  ['official', '官方'],
]);

/** What a bot is called where nobody has to type it. */
export const botName = (id: string, language: Language): string => (language === 'zh' ? (CHINESE.get(id) ?? id) : id);

/** The same where somebody may want to type it. */
export function typedName(word: string, language: Language): string {
  const own = language === 'zh' ? CHINESE.get(word) : undefined;
  return own === undefined ? word : `${own}（${word}）`;
}
