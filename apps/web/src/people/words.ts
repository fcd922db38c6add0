import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What is said of people: in ladders, and at the page of each. */
interface PeopleWords {
  // ladder
  readonly ladder: string;
  readonly about: (count: number) => string;
  readonly game: string;
  readonly rank: string;
  readonly name: string;
  readonly rating: string;
  readonly doubt: (points: number) => string;
  readonly games: string;
  readonly isNew: string;
  readonly isNewAbout: string;
  readonly bot: (level: string) => string;
  readonly you: string;
  readonly notRanked: string;
  readonly toTables: string;
  readonly noGame: string;
  readonly allGames: string;
  readonly wholeLadder: (game: string) => string;
  // person
  readonly nobody: string;
  readonly guestSince: (date: string) => string;
  readonly keptSince: (date: string) => string;
  readonly ratingNow: (game: string) => string;
  readonly byGame: string;
  readonly byHero: string;
  readonly hero: string;
  readonly wonOfPlayed: string;
  readonly lastGames: string;
  readonly lastOfHero: string;
  readonly share: (percent: number, games: number) => string;
  readonly wonCount: (won: number, all: number) => string;
  readonly noGames: string;
  readonly noRated: (game: string) => string;
  readonly best: (rating: number) => string;
  readonly range: string;
  readonly ranges: Readonly<Record<'month' | 'quarter' | 'all', string>>;
  readonly line: (line: LineInWords) => string;
  readonly results: Readonly<Record<'won' | 'shared' | 'lost' | 'left', string>>;
  readonly result: string;
  readonly ended: string;
  readonly replay: string;
  readonly replayOf: (game: string, date: string) => string;
  // account
  readonly account: string;
  readonly keep: string;
  readonly keepAbout: string;
  readonly password: string;
  readonly passwordAbout: string;
  readonly kept: string;
  readonly logIn: string;
  readonly logInAbout: string;
  readonly logOut: string;
  readonly logOutEverywhere: string;
  readonly logOutEverywhereAbout: string;
  readonly refused: Readonly<Record<number, string>>; // by the status of the answer
}

/** A rating over time, as far as a sentence can say it. */
interface LineInWords {
  readonly game: string;
  readonly games: number;
  readonly first: string; // dates
  readonly last: string;
  readonly start: number;
  readonly now: number;
  readonly doubt: number;
  readonly best: number;
  readonly bestAt: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const PEOPLE_WORDS: Readonly<Record<Language, PeopleWords>> = {
  en: {
    ladder: 'Ladder',
    about: (count) => `${count} in all, people and bots on one scale. ± is how far a rating may be off.`,
    game: 'Game',
    rank: 'Rank',
    name: 'Name',
    rating: 'Rating',
    doubt: (points) => `± ${points}`,
    games: 'Games',
    isNew: 'new',
    isNewAbout: 'fewer than 20 rated games',
    bot: (level) =>
      `Bot, ${{ L0: 'Random', L1: 'Easy', L2: 'Fair', L3: 'Hard', L4: 'Expert', L5: 'Master' }[level] ?? level}`,
    you: 'you',
    notRanked: 'You are not in this ladder yet: one rated game, and you are.',
    toTables: 'To the tables',
    noGame: 'There is no such game here. Choose one of these.',
    allGames: 'All games',
    wholeLadder: (game) => `The whole ladder of ${game}`,
    nobody: 'Nobody here goes by that name.',
    guestSince: (date) => `Guest since ${date}`,
    keptSince: (date) => `Here since ${date}, under a name that is kept`,
    ratingNow: (game) => `Rating at ${game}`,
    byGame: 'By game',
    byHero: 'By hero',
    hero: 'Hero',
    wonOfPlayed: 'Won of played',
    lastGames: 'Last games',
    lastOfHero: 'Last eight games',
    share: (percent, games) => `${percent}% of ${plural(games, 'game', 'games')}`,
    wonCount: (won, all) => `${won} of the last ${all} won`,
    noGames: 'No game is finished yet.',
    noRated: (game) => `No rated game of ${game} yet.`,
    best: (rating) => `best ${rating}`,
    range: 'How far back',
    ranges: { month: '30 days', quarter: '90 days', all: 'All' },
    line: ({ game, games, first, last, start, now, doubt, best, bestAt }) =>
      games === 1
        ? `${game}: rated ${now}, give or take ${doubt}, after one game on ${last}.`
        : `${game}: from ${start} on ${first} to ${now}, give or take ${doubt}, on ${last}, over ${games} games; at best ${best}, on ${bestAt}.`,
    results: { won: 'Won', shared: 'Shared', lost: 'Lost', left: 'Left' },
    result: 'Result',
    ended: 'Ended',
    replay: 'Replay',
    replayOf: (game, date) => `Replay of ${game}, ${date}`,
    account: 'Your name',
    keep: 'Keep this name',
    keepAbout:
      'With a password the name is yours, here and at every other device. Without one it lives in this browser.',
    password: 'Password',
    passwordAbout: 'At least 8 characters.',
    kept: 'This name is kept for you. The password opens it at any device.',
    logIn: 'Log in',
    logInAbout: 'I have a name here already',
    logOut: 'Log out',
    logOutEverywhere: 'Log out everywhere',
    logOutEverywhereAbout: 'Everywhere: at every device where you are logged in.',
    refused: {
      0: 'The server does not answer. Try again in a moment.',
      400: 'A password has 8 to 200 characters.',
      401: 'This name with this password is not known here.',
      409: 'Somebody else keeps this name. Take another one first.',
      429: 'Too many tries. Try again in a while.',
    },
  },
  zh: {
    ladder: '天梯',
    about: (count) => `共 ${count} 名，玩家与电脑同一标准。± 为等级分的误差。`,
    game: '游戏',
    rank: '名次',
    name: '名字',
    rating: '等级分',
    doubt: (points) => `± ${points}`,
    games: '局数',
    isNew: '新',
    isNewAbout: '计分对局不足 20 局',
    bot: (level) =>
      `电脑 · ${{ L0: '随意', L1: '入门', L2: '普通', L3: '困难', L4: '高手', L5: '宗师' }[level] ?? level}`,
    you: '你',
    notRanked: '你还没有上榜：下完一局计分对局即可上榜。',
    toTables: '去找牌桌',
    noGame: '这里没有这个游戏，请从下面选一个。',
    allGames: '全部游戏',
    wholeLadder: (game) => `${game}完整天梯`,
    nobody: '这里没有叫这个名字的人。',
    guestSince: (date) => `${date} 起的游客`,
    keptSince: (date) => `${date} 加入，名字已注册`,
    ratingNow: (game) => `${game}等级分`,
    byGame: '按游戏',
    byHero: '按武将',
    hero: '武将',
    wonOfPlayed: '胜率',
    lastGames: '最近对局',
    lastOfHero: '最近八局',
    share: (percent, games) => `${games} 局，胜率 ${percent}%`,
    wonCount: (won, all) => `最近 ${all} 局胜 ${won} 局`,
    noGames: '还没有下完的对局。',
    noRated: (game) => `还没有${game}的计分对局。`,
    best: (rating) => `最高 ${rating}`,
    range: '时间范围',
    ranges: { month: '30 天', quarter: '90 天', all: '全部' },
    line: ({ game, games, first, last, start, now, doubt, best, bestAt }) =>
      games === 1
        ? `${game}：${last} 下了一局，等级分 ${now}，误差 ${doubt}。`
        : `${game}：${first} 为 ${start}，${last} 为 ${now}，误差 ${doubt}，共 ${games} 局；最高 ${best}，在 ${bestAt}。`,
    results: { won: '胜', shared: '平', lost: '负', left: '中途离开' },
    result: '结果',
    ended: '结束时间',
    replay: '录像',
    replayOf: (game, date) => `${game}录像，${date}`,
    account: '你的名字',
    keep: '注册这个名字',
    keepAbout: '设置密码后，这个名字就归你所有，在其他设备上也能用。不设密码，它只留在这个浏览器里。',
    password: '密码',
    passwordAbout: '至少 8 个字符。',
    kept: '这个名字已归你所有。凭密码可在任何设备上登录。',
    logIn: '登录',
    logInAbout: '我已经有名字了',
    logOut: '退出登录',
    logOutEverywhere: '退出所有设备',
    logOutEverywhereAbout: '“所有设备”指你登录过的每一台设备。',
    refused: {
      0: '服务器没有回应，请稍后再试。',
      400: '密码须为 8 到 200 个字符。',
      401: '名字或密码不对。',
      409: '这个名字已归他人所有，请先换一个。',
      429: '尝试次数过多，请过一会儿再试。',
    },
  },
};

export const usePeopleWords = (): PeopleWords => PEOPLE_WORDS[useSettings(({ language }) => language)];
