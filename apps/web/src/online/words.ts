import type { Language } from '@cardwright/engine';
import type { Phrase, TableRefusal, TableSetup } from '@cardwright/online';
import { useSettings } from '../settings.ts';

/** What is said around tables on a server. */
interface OnlineWords {
  // with friends
  readonly sendThis: string;
  readonly sendThisAbout: string;
  readonly link: string;
  readonly qr: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly seatsAround: string;
  readonly seats: (count: number) => string;
  readonly times: Readonly<Record<TableSetup['time'], string>>;
  readonly byLink: string;
  readonly isPublic: string;
  readonly rated: string;
  readonly you: string;
  readonly host: string;
  readonly ready: string;
  readonly notReady: string;
  readonly away: string;
  readonly freeSeat: string;
  readonly waitingForFriend: string;
  readonly bot: (level: string) => string;
  readonly chosenByHost: string;
  readonly change: string;
  readonly leave: string;
  readonly start: string;
  readonly imReady: string;
  readonly notYet: string;
  readonly sitDown: string;
  readonly readyCount: (ready: number, all: number) => string;
  readonly botsTake: (free: number, level: string | null) => string;
  readonly noFreeSeat: string;
  readonly startsIn: (seconds: number) => string;
  readonly watchingFull: string;
  readonly watchers: (count: number) => string;
  // names
  readonly yourName: string;
  readonly rename: string;
  readonly save: string;
  readonly badName: string;
  readonly nameTaken: string;
  // talk
  readonly say: string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly chat: string;
  readonly chatAbout: string;
  readonly send: string;
  readonly mute: string;
  readonly unmute: string;
  readonly nothingSaid: string;
  readonly said: (name: string, text: string) => string;
  // at the table
  readonly people: string;
  readonly peopleHere: (here: number, all: number) => string;
  readonly botSitsIn: string;
  readonly awaySince: (time: string) => string;
  readonly clock: (seconds: number) => string;
  readonly bank: (seconds: number) => string;
  readonly waitingFor: (names: readonly string[]) => string;
  readonly waitingForYou: string;
  readonly handOver: string;
  readonly handOverAbout: string;
  readonly handOverNow: string;
  readonly stay: string;
  readonly watching: string;
  readonly otherDevice: string;
  readonly otherDeviceAbout: string;
  readonly againWaits: string;
  readonly goThere: string;
  readonly replayLink: string;
  readonly comingBack: string;
  readonly noTable: string;
  readonly noTableAbout: string;
  readonly noServer: string;
  readonly opening: string;
  readonly denied: Readonly<Record<TableRefusal, string>>;
  // lobby
  readonly lobby: string;
  readonly openTables: string;
  readonly seeAll: string;
  readonly none: string;
  readonly playingNow: (people: number, tables: number) => string;
  readonly lay: string;
  readonly join: string;
  readonly joinAt: (game: string, name: string) => string;
  readonly taken: (taken: number, seats: number) => string;
  readonly allGames: string;
  readonly filter: string;
  readonly quick: string;
  readonly quickAbout: string;
  readonly looking: string;
  readonly noGame: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = {
  en: {
    sendThis: 'Send this to a friend',
    sendThisAbout: 'One touch, and they have a seat here.',
    link: 'The link to this table',
    qr: 'The link as a picture for phones',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'Copy it by hand, please',
    share: 'Share',
    shareText: (game) => `Play ${game} with me`,
    seatsAround: 'Who sits here',
    seats: (count) => plural(count, 'seat', 'seats'),
    times: { none: 'no clock', usual: 'usual clock', quick: 'quick clock' },
    byLink: 'by link',
    isPublic: 'public',
    rated: 'rated',
    you: 'you',
    host: 'host',
    ready: 'ready',
    notReady: 'not ready yet',
    away: 'away',
    freeSeat: 'Free seat',
    waitingForFriend: 'waiting for a friend',
    bot: (level) => `Bot, ${level}`,
    chosenByHost: 'chosen by the host',
    change: 'Change the table',
    leave: 'Leave',
    start: 'Start now',
    imReady: 'I am ready',
    notYet: 'Not yet after all',
    sitDown: 'Sit down',
    readyCount: (ready, all) => `${ready} of ${all} are ready`,
    botsTake: (free, level) =>
      `${free === 1 ? 'A bot takes the free seat' : `Bots take the ${free} free seats`}${level === null ? '' : `: ${level}`}`,
    noFreeSeat: 'Every seat is taken',
    startsIn: (seconds) => `Starts in ${seconds} s; bots take what is free then`,
    watchingFull: 'Every seat is taken: you can watch.',
    watchers: (count) => plural(count, 'watches', 'watch'),
    yourName: 'Your name',
    rename: 'Change your name',
    save: 'Save',
    badName: 'A name has 1 to 24 characters that can be seen.',
    nameTaken: 'Somebody keeps that name. Take another.',
    say: 'Say',
    phrases: {
      hello: 'Hello',
      'well-played': 'Well played',
      oops: 'Oops',
      thanks: 'Thank you',
      hurry: 'Shall we?',
      wow: 'Wow',
      sorry: 'Sorry',
      bye: 'Goodbye',
    },
    chat: 'Chat',
    chatAbout: 'Only who has the link can read this.',
    send: 'Send',
    mute: 'Mute',
    unmute: 'Hear again',
    nothingSaid: 'Nothing has been said yet.',
    said: (name, text) => `${name}: ${text}`,
    people: 'People',
    peopleHere: (here, all) => `${here}/${all} people are here`,
    botSitsIn: 'a bot sits in',
    awaySince: (time) => `away since ${time}`,
    clock: (seconds) => `${seconds} s left`,
    bank: (seconds) => `then ${seconds} s of reserve`,
    waitingFor: (names) => `Waiting for ${names.join(', ')}`,
    waitingForYou: 'Waiting for you',
    handOver: 'Leave the game',
    handOverAbout: 'A bot plays on for you. You can go on watching.',
    handOverNow: 'Hand over to a bot',
    stay: 'Stay',
    watching: 'You are watching.',
    otherDevice: 'Go on with another device',
    otherDeviceAbout: 'Only for you: whoever has this link plays your seat.',
    againWaits: 'There is another table for the same people.',
    goThere: 'Go there',
    replayLink: 'Copy a link to the replay',
    comingBack: 'The connection is lost. Trying again …',
    noTable: 'There is no such table',
    noTableAbout: 'The link may be cut short, or the table was cleared long ago.',
    noServer: 'The server does not answer. This page goes on as soon as it does.',
    opening: 'Coming to the table …',
    denied: {
      'not-maker': 'Only the host can do that.',
      'not-now': 'That is not possible now.',
      'no-seat': 'There is no free seat.',
      'not-ready': 'Somebody is not ready yet.',
      'bad-setup': 'That cannot be set up so.',
      'no-words': 'At a public table there are only the set phrases.',
      'too-fast': 'That was too fast. A moment, please.',
    },
    lobby: 'Open tables',
    openTables: 'Tables with a free seat',
    seeAll: 'See all',
    none: 'No open table now.',
    playingNow: (people, tables) =>
      `${plural(people, 'person is', 'people are')} playing at ${plural(tables, 'table', 'tables')}`,
    lay: 'Lay one',
    join: 'Join',
    joinAt: (game, name) => `Join ${game}, with ${name}`,
    taken: (taken, seats) => `${taken} of ${seats}`,
    allGames: 'All games',
    filter: 'Which game',
    quick: 'Quick match',
    quickAbout: 'Finds a table or lays one. It starts by itself; bots take what is free then.',
    looking: 'Looking for a table …',
    noGame: 'There is no game here that is over. It may go on still, or the link is cut short.',
  },
  zh: {
    sendThis: '发给好友',
    sendThisAbout: '点开即入座，无需账号。',
    link: '本桌链接',
    qr: '手机扫码入座',
    copy: '复制链接',
    copied: '已复制',
    notCopied: '请手动复制',
    share: '分享',
    shareText: (game) => `来和我玩${game}`,
    seatsAround: '座位',
    seats: (count) => `${count} 人桌`,
    times: { none: '不计时', usual: '普通计时', quick: '快速计时' },
    byLink: '凭链接',
    isPublic: '公开',
    rated: '计分',
    you: '你',
    host: '房主',
    ready: '已准备',
    notReady: '未准备',
    away: '离开',
    freeSeat: '空位',
    waitingForFriend: '等好友入座',
    bot: (level) => `电脑 · ${level}`,
    chosenByHost: '房主指定',
    change: '更改设置',
    leave: '离开',
    start: '立即开局',
    imReady: '准备',
    notYet: '取消准备',
    sitDown: '入座',
    readyCount: (ready, all) => `${all} 人中 ${ready} 人已准备`,
    botsTake: (free, level) => `${free} 个空位由电脑补上${level === null ? '' : `：${level}`}`,
    noFreeSeat: '座位已满',
    startsIn: (seconds) => `${seconds} 秒后开局，空位由电脑补上`,
    watchingFull: '座位已满，你可以旁观。',
    watchers: (count) => `${count} 人旁观`,
    yourName: '你的名字',
    rename: '改名',
    save: '保存',
    badName: '名字须为 1 到 24 个可见字符。',
    nameTaken: '这个名字已有主人，换一个吧。',
    say: '说一句',
    phrases: {
      hello: '大家好',
      'well-played': '打得好',
      oops: '哎呀',
      thanks: '多谢',
      hurry: '快点吧',
      wow: '厉害',
      sorry: '抱歉',
      bye: '再见',
    },
    chat: '聊天',
    chatAbout: '只有持链接的人能看到。',
    send: '发送',
    mute: '屏蔽',
    unmute: '取消屏蔽',
    nothingSaid: '还没有人说话。',
    said: (name, text) => `${name}：${text}`,
    people: '同桌',
    peopleHere: (here, all) => `${here}/${all} 人在线`,
    botSitsIn: '电脑托管中',
    awaySince: (time) => `${time} 起离开`,
    clock: (seconds) => `还剩 ${seconds} 秒`,
    bank: (seconds) => `之后还有 ${seconds} 秒备用时间`,
    waitingFor: (names) => `等待${names.join('、')}`,
    waitingForYou: '轮到你了',
    handOver: '退出对局',
    handOverAbout: '由电脑替你打完，你仍可旁观。',
    handOverNow: '交给电脑',
    stay: '留下',
    watching: '旁观中。',
    otherDevice: '换一台设备继续',
    otherDeviceAbout: '仅供自己使用：持此链接者可坐你的座位。',
    againWaits: '原班人马已另开一桌。',
    goThere: '过去',
    replayLink: '复制录像链接',
    comingBack: '连接断开，正在重连……',
    noTable: '没有这张牌桌',
    noTableAbout: '链接可能不完整，或牌桌早已清理。',
    noServer: '服务器没有回应。恢复后本页会自动继续。',
    opening: '正在入座……',
    denied: {
      'not-maker': '只有房主可以这样做。',
      'not-now': '现在不行。',
      'no-seat': '没有空位了。',
      'not-ready': '还有人未准备。',
      'bad-setup': '不能这样设置。',
      'no-words': '公开牌桌只能用快捷短语。',
      'too-fast': '操作太快，请稍等。',
    },
    lobby: '大厅',
    openTables: '可加入的牌桌',
    seeAll: '查看全部',
    none: '现在没有空桌。',
    playingNow: (people, tables) => `${tables} 桌正在对局，共 ${people} 人`,
    lay: '摆一桌',
    join: '加入',
    joinAt: (game, name) => `加入${name}的${game}`,
    taken: (taken, seats) => `${taken} / ${seats}`,
    allGames: '全部游戏',
    filter: '选择游戏',
    quick: '快速匹配',
    quickAbout: '为你找桌或开桌，到时自动开局，空位由电脑补上。',
    looking: '正在找桌……',
    noGame: '这里没有已结束的对局。可能还在进行，或链接不完整。',
  },
};

export const useOnlineWords = (): OnlineWords => ONLINE_WORDS[useSettings(({ language }) => language)];
