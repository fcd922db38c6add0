import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What the lessons say around their steps. */
interface LearnWords {
  readonly title: string;
  readonly about: string;
  readonly lessons: string;
  readonly begin: (game: string) => string;
  readonly aboutGames: Readonly<Record<string, string>>; // what each lesson shows
  readonly noLesson: string;
  readonly coach: string;
  readonly at: (at: number, of: number) => string;
  readonly next: string;
  readonly skip: string;
  readonly done: string;
  readonly doneAbout: string;
  readonly playOn: string;
  readonly others: string;
  readonly rules: string;
}

export const LEARN_WORDS: Readonly<Record<Language, LearnWords>> = {
  en: {
    title: 'Learn in five minutes',
    about:
      'A real game against easy bots, with somebody who points at what matters. Do what you like: the lesson follows.',
    lessons: 'Lessons',
    begin: (game) => `Learn ${game}`,
    aboutGames: {
      'ltk-identity': 'You are the Lord. Strike, Dodge, distance, equipment, judgement.',
      'ltk-kingdoms': 'Two hidden heroes, and when to reveal them.',
      sorcery: 'Magic, minions, attacks, and cards that act by themselves.',
      thrones: 'Two piles, four suits, the first battle.',
    },
    noLesson: 'There is no such lesson. These are all there are.',
    coach: 'Lesson',
    at: (at, of) => `${at} of ${of}`,
    next: 'Got it',
    skip: 'Skip the lesson',
    done: 'That is all you need to play.',
    doneAbout: 'Play this game to its end if you like. Hints (H) and rules (R) are always at hand.',
    playOn: 'Play on',
    others: 'Other lessons',
    rules: 'Rules',
  },
  zh: {
    title: '五分钟学会',
    about: '一局真正的游戏，对手是入门电脑，旁边有人指点要点。随便怎么走，教学都会跟上。',
    lessons: '教学',
    begin: (game) => `学${game}`,
    aboutGames: {
      'ltk-identity': '你是主公。杀、闪、距离、装备、判定。',
      'ltk-kingdoms': '两名暗将，以及何时亮出。',
      sorcery: '法力、随从、攻击，以及自行触发的牌。',
      thrones: '两个牌堆，四种花色，第一场战斗。',
    },
    noLesson: '没有这一课。以下是全部教学。',
    coach: '教学',
    at: (at, of) => `${at} / ${of}`,
    next: '明白了',
    skip: '跳过教学',
    done: '会这些就能玩了。',
    doneAbout: '愿意的话把这局打完。提示（H）和规则（R）随时可看。',
    playOn: '继续玩',
    others: '其他教学',
    rules: '规则',
  },
};

export const useLearnWords = (): LearnWords => LEARN_WORDS[useSettings(({ language }) => language)];
