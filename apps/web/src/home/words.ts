import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What the first page says. */
interface HomeWords {
  readonly motto: readonly [string, string]; // in two lines
  readonly about: string;
  readonly aboutAlone: string;
  readonly withFriends: string;
  readonly learn: string;
  readonly unfinished: string;
  readonly unfinishedAbout: (game: string, moves: number) => string;
  readonly running: string;
  readonly runningAbout: (game: string) => string;
  readonly goOn: string;
  readonly games: string;
  readonly facts: (fewest: number, most: number, minutes: number) => string;
  readonly ladder: string;
  readonly cards: string;
  readonly lab: string;
  readonly ownPage: string;
  readonly blurbs: Readonly<Record<string, string>>; // of the games, in a line
  readonly cannotLay: string;
}

export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = {
  en: {
    motto: ['Card games', 'worth an evening.'],
    about: 'No account. Against bots, or with friends by a link.',
    aboutAlone: 'No account, no waiting. Against bots, offline too.',
    withFriends: 'With friends',
    learn: 'Learn in five minutes',
    unfinished: 'Your game, as you left it',
    unfinishedAbout: (game, moves) => `${game}, ${moves} ${moves === 1 ? 'move' : 'moves'} so far`,
    running: 'Your table is waiting for you',
    runningAbout: (game) => `${game}, with others`,
    goOn: 'Continue',
    games: 'Games',
    facts: (fewest, most, minutes) => `${fewest === most ? fewest : `${fewest}–${most}`} players · ${minutes} min`,
    ladder: 'Ladder',
    cards: 'Cards',
    lab: 'Balance lab',
    ownPage: 'Your page',
    blurbs: {
      'ltk-identity': 'One Lord is known. Find out who your friends are.',
      'ltk-kingdoms': 'Two hidden heroes each. Reveal when it pays.',
      sorcery: 'Five minions a side, and a ritual in the corner.',
      thrones: 'Two against two, six battles, one crown.',
    },
    cannotLay: 'The server does not answer. Try again in a moment.',
  },
  zh: {
    motto: ['值得玩一晚的', '纸牌游戏。'],
    about: '无需账号。与电脑对局，或发个链接约好友。',
    aboutAlone: '无需账号，即开即玩。与电脑对局，离线也行。',
    withFriends: '约好友',
    learn: '五分钟学会',
    unfinished: '上次的对局还在',
    unfinishedAbout: (game, moves) => `${game}，已走 ${moves} 步`,
    running: '你的牌桌还在进行',
    runningAbout: (game) => `${game}，与大家一起`,
    goOn: '继续',
    games: '游戏',
    facts: (fewest, most, minutes) => `${fewest === most ? fewest : `${fewest}–${most}`} 人 · ${minutes} 分钟`,
    ladder: '天梯',
    cards: '图鉴',
    lab: '平衡实验室',
    ownPage: '我的主页',
    blurbs: {
      'ltk-identity': '只有主公亮明身份。谁是自己人？',
      'ltk-kingdoms': '每人两名暗将，时机合适便亮出。',
      sorcery: '各五名随从，角落里还有一道仪式。',
      thrones: '二对二，六场战斗，一顶王冠。',
    },
    cannotLay: '服务器没有回应，请稍后再试。',
  },
};

export const useHomeWords = (): HomeWords => HOME_WORDS[useSettings(({ language }) => language)];
