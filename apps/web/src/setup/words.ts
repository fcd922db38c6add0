import type { Language } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { useSettings } from '../settings.ts';

/** What is said while a table is set up. */
interface SetupWords {
  readonly title: (game: string) => string;
  readonly minutes: (minutes: number, seats: number) => string;
  readonly game: string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly yourSeat: string;
  readonly yourRole: string;
  readonly random: string;
  readonly you: string;
  readonly here: string;
  readonly open: string;
  readonly bot: (level: string) => string;
  readonly bots: string;
  readonly botsAll: string;
  readonly botsDiffer: string;
  readonly clock: string;
  readonly clockAbout: string;
  readonly times: Readonly<Record<TableSetup['time'], string>>;
  readonly whoMaySit: string;
  readonly byLink: string;
  readonly byLinkAbout: string;
  readonly isPublic: string;
  readonly isPublicAbout: string;
  readonly rated: string;
  readonly ratedAbout: string;
  readonly unrated: Readonly<Record<'bots' | 'options', string>>; // why it cannot be
  readonly more: string;
  readonly usual: string;
  readonly changed: (count: number) => string;
  readonly file: (kinds: readonly string[]) => string;
  readonly chooseFile: string;
  readonly pasteHere: string;
  readonly paste: string;
  readonly readIt: string;
  readonly kind: string;
  readonly anyKind: string;
  readonly dropIt: string;
  readonly fileRead: (kind: string, count: number | null) => string;
  readonly fileGone: string;
  readonly badFile: (name: string) => string;
  readonly tooBig: string;
  readonly pasted: string;
  readonly seed: string;
  readonly anySeed: string;
  readonly seedAbout: string;
  readonly think: string;
  readonly thinkTimes: Readonly<Record<'usual' | '200' | '1000' | '3000', string>>; // by milliseconds
  readonly who: (people: number, friends: number, bots: number) => string;
  readonly start: string;
  readonly lay: string;
  readonly change: string;
  readonly cancel: string;
  readonly roleCount: (count: number, name: string) => string;
  readonly noServer: string;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const some = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${COUNTS[count] ?? count} ${many}`];

const joined = (parts: readonly string[]): string => {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
};

export const SETUP_WORDS: Readonly<Record<Language, SetupWords>> = {
  en: {
    title: (game) => `Set up ${game}`,
    minutes: (minutes, seats) => `About ${minutes} minutes with ${COUNTS[seats] ?? seats}`,
    game: 'Game',
    seats: 'Seats',
    seat: (number) => `Seat ${number}`,
    yourSeat: 'Your seat',
    yourRole: 'Your role',
    random: 'Random',
    you: 'You',
    here: 'Somebody else here',
    open: 'Open for a friend',
    bot: (level) => `Bot, ${level}`,
    bots: 'Bots',
    botsAll: 'all of them',
    botsDiffer: 'all of them; some seats are set by hand',
    clock: 'Clock',
    clockAbout: 'each decision, and a reserve',
    times: { none: 'None', usual: 'Usual', quick: 'Quick' },
    whoMaySit: 'Who may sit down',
    byLink: 'By link',
    byLinkAbout: 'For your friends',
    isPublic: 'Public',
    isPublicAbout: 'On the first page',
    rated: 'Rated',
    ratedAbout: 'counts for the ladder',
    unrated: {
      bots: 'only with bots whose strength was measured: not Newcomer',
      options: 'only with the usual options',
    },
    more: 'More',
    usual: 'as usual',
    changed: (count) => `${count} changed`,
    file: (kinds) => `Drop a ${kinds.join(' or a ')} here`,
    chooseFile: 'Choose a file',
    pasteHere: 'Or paste its text here',
    paste: 'Paste text',
    readIt: 'Read it',
    kind: 'What it is',
    anyKind: 'whatever it looks like',
    dropIt: 'Let go to read it',
    fileRead: (kind, count) => (count === null ? `Read: ${kind}` : `Read: ${kind}, ${count} entries`),
    fileGone: 'Without it',
    badFile: (name) => `“${name}” cannot be used:`,
    tooBig: 'it is far too big for such a file',
    pasted: 'what you pasted',
    seed: 'Seed',
    anySeed: 'any',
    seedAbout: 'The same seed deals the same cards.',
    think: 'Bots think',
    thinkTimes: { usual: 'as long as they like', 200: 'a moment', 1000: 'a second', 3000: 'three seconds' },
    who: (people, friends, bots) =>
      joined([
        people === 1 ? 'You' : `${COUNTS[people] ?? people} people here`.replace(/^./, (c) => c.toUpperCase()),
        ...some(friends, 'a friend', 'friends'),
        ...some(bots, 'a bot', 'bots'),
      ]),
    start: 'Start',
    lay: 'Lay the table',
    change: 'Set it up so',
    cancel: 'Cancel',
    roleCount: (count, name) => `${count} ${count === 1 ? name : name.replace(/y$/, 'ie').concat('s')}`,
    noServer: 'The server does not answer. Try again in a moment.',
  },
  zh: {
    title: (game) => `设置${game}`,
    minutes: (minutes, seats) => `${seats} 人约 ${minutes} 分钟`,
    game: '游戏',
    seats: '人数',
    seat: (number) => `${number} 号位`,
    yourSeat: '你的座位',
    yourRole: '你的身份',
    random: '随机',
    you: '你',
    here: '同屏的另一人',
    open: '留给好友',
    bot: (level) => `电脑 · ${level}`,
    bots: '电脑',
    botsAll: '全部',
    botsDiffer: '全部，个别座位已单独设置',
    clock: '计时',
    clockAbout: '每次决定，另有备用时间',
    times: { none: '不计时', usual: '普通', quick: '快速' },
    whoMaySit: '谁可以入座',
    byLink: '凭链接',
    byLinkAbout: '只给好友',
    isPublic: '公开',
    isPublicAbout: '显示在首页',
    rated: '计分',
    ratedAbout: '计入天梯',
    unrated: { bots: '只能用测过实力的电脑，“新手”没有测过', options: '只能用默认选项' },
    more: '更多',
    usual: '默认',
    changed: (count) => `改了 ${count} 项`,
    file: (kinds) => `把${kinds.join('或')}拖到这里`,
    chooseFile: '选择文件',
    pasteHere: '或在此粘贴内容',
    paste: '粘贴内容',
    readIt: '读取',
    kind: '类型',
    anyKind: '自动识别',
    dropIt: '松开即可读取',
    fileRead: (kind, count) => (count === null ? `已读取${kind}` : `已读取${kind}，共 ${count} 条`),
    fileGone: '不用它',
    badFile: (name) => `“${name}”无法使用：`,
    tooBig: '文件太大，不像是这种文件',
    pasted: '粘贴的内容',
    seed: '种子',
    anySeed: '任意',
    seedAbout: '相同的种子发相同的牌。',
    think: '电脑思考',
    thinkTimes: { usual: '默认', 200: '片刻', 1000: '一秒', 3000: '三秒' },
    who: (people, friends, bots) =>
      [
        people === 1 ? '你' : `同屏 ${people} 人`,
        ...(friends === 0 ? [] : [`好友 ${friends} 位`]),
        ...(bots === 0 ? [] : [`电脑 ${bots} 名`]),
      ].join('、'),
    start: '开始',
    lay: '摆桌',
    change: '就这样设置',
    cancel: '取消',
    roleCount: (count, name) => `${count} ${name}`,
    noServer: '服务器没有回应，请稍后再试。',
  },
};

export const useSetupWords = (): SetupWords => SETUP_WORDS[useSettings(({ language }) => language)];
