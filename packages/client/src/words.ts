import type { Language } from '@cardwright/engine';
import type { Closed, RefusedCode } from '@cardwright/host';

/** What is said at every table that is not the game's own. */
interface ClientWords {
  readonly you: string;
  readonly person: string;
  bot(id: string): string;
  level(name: string, level: string): string;
  readonly empty: string;
  away(name: string): string;
  standsIn(name: string, bot: string): string;
  readonly notAsked: string;
  readonly paused: string;
  otherwise(question: string): string; // why something else cannot be done
  readonly between: string;
  readonly nothing: string; // picked none
  readonly your: string;
  whose(name: string): string;
  readonly refused: Readonly<Record<RefusedCode, string>>;
  readonly closed: Readonly<Record<Closed['code'], string>>;
  quits(name: string): string;
}

export const CLIENT_WORDS: Readonly<Record<Language, ClientWords>> = {
  en: {
    you: 'you',
    person: 'person',
    bot: (id) => `bot: ${id}`,
    level: (name, level) => `${name} (${level})`,
    empty: 'nobody',
    away: (name) => `${name} (away)`,
    standsIn: (name, bot) => `${name} (away; bot: ${bot})`,
    notAsked: 'it is not your decision now',
    paused: 'Everybody is away: the game waits.',
    otherwise: (question) => `not now; asked is: ${question}`,
    between: ', ',
    nothing: 'nothing',
    your: 'your',
    whose: (name) => `${name}’s`,
    refused: {
      malformed: 'the table did not understand that',
      late: 'that was for a question that is gone',
      'not-asked': 'it is not your decision now',
      illegal: 'that is not possible now',
      'no-undo': 'there is nothing that can be taken back',
      'no-aids': 'there are no hints at this table',
      'not-yours': 'that seat is not yours',
      'not-kept': 'that could not be kept, so it did not happen; try again',
      'not-over': 'the record is there when the game is over',
    },
    closed: {
      ended: 'The table is closed.',
      fault: 'The table stopped: something went wrong in it.',
      left: 'You left the table.',
    },
    quits: (name) => `${name} quits: nobody wins.`,
  },
  zh: {
    you: '你',
    person: '玩家',
    bot: (id) => `电脑：${id}`,
    level: (name, level) => `${name}（${level}）`,
    empty: '空位',
    away: (name) => `${name}（离开）`,
    standsIn: (name, bot) => `${name}（离开，电脑代打：${bot}）`,
    notAsked: '现在不是你的决定',
    paused: '大家都离开了，对局暂停。',
    otherwise: (question) => `现在不行，正在问：${question}`,
    between: '、',
    nothing: '不选',
    your: '你',
    whose: (name) => name,
    refused: {
      malformed: '牌桌没有看懂',
      late: '那个问题已经过去了',
      'not-asked': '现在不是你的决定',
      illegal: '现在不能这样做',
      'no-undo': '没有可以收回的选择',
      'no-aids': '这张牌桌没有提示',
      'not-yours': '那不是你的座位',
      'not-kept': '无法保存，所以没有生效；请再试一次',
      'not-over': '对局结束后才有战报',
    },
    closed: { ended: '牌桌已关闭。', fault: '牌桌出错，已停止。', left: '你已离开牌桌。' },
    quits: (name) => `${name}退出：没有胜者。`,
  },
};
