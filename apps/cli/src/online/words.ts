import type { Language } from '@cardwright/engine';
import type { Phrase, Room, TableRefusal } from '@cardwright/online';

/** What is said at an online table, besides the game. */
interface OnlineWords {
  welcome(name: string, server: string): string;
  link(link: string): string;
  seat(link: string): string;
  waiting(names: readonly string[], free: number): string;
  maker(name: string): string;
  away(name: string): string;
  unready(name: string): string;
  readonly toBegin: string; //         for the maker
  readonly begins: string; //          for the others
  beginsIn(seconds: number): string;
  readonly begun: string;
  readonly cut: string;
  readonly restored: string;
  readonly timeUp: string;
  readonly takenBack: string;
  readonly standIn: string;
  clock(seconds: number, bank: number): string;
  readonly notAsked: string;
  readonly help: readonly string[];
  readonly keptThere: string;
  readonly leaveOnce: string;
  readonly left: string;
  readonly inputEnded: string;
  result(outcome: string): string;
  replay(link: string): string;
  next(link: string): string;
  unknown(typed: string): string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  said(name: string, text: string): string;
  readonly refusals: Readonly<Record<TableRefusal, string>>;
  noServer(server: string): string;
  noAddress(name: string, given: string): string;
  readonly theLink: string; //         what a link is called where its address is wrong
  noLink(given: string): string;
  readonly noSuchSeat: string;
  readonly noSeat: Readonly<Record<Room['phase'], string>>;
  ended(why: string): string;
}

export const ONLINE_WORDS: Readonly<Record<Language, OnlineWords>> = {
  en: {
    welcome: (name, server) => `You are ${name} at ${server}.`,
    link: (link) => `Whoever is to play opens this link, or types npx cardwright join and the link: ${link}`,
    seat: (link) => `Your seat, from another device: ${link}`,
    waiting: (names, free) =>
      `At the table: ${names.join(', ')}; ${free === 0 ? 'all seats are taken' : `${free} ${free === 1 ? 'seat is' : 'seats are'} free`}.`,
    maker: (name) => `${name} (begins)`,
    away: (name) => `${name} (away)`,
    unready: (name) => `${name} (not ready yet)`,
    toBegin: 'Type start to begin; bots take the seats that are free. Type /help for the rest.',
    begins: 'You are ready. It begins when whoever laid the table says so; quit leaves.',
    beginsIn: (seconds) => `It begins by itself in ${seconds} s; bots take the seats that are free.`,
    begun: 'It begins.',
    cut: 'The line to the server is cut. It is tried again; your seat is kept.',
    restored: 'The line is there again.',
    timeUp: 'Your time was up; it was answered for you.',
    takenBack: 'The last choice was taken back.',
    standIn: 'A bot plays for you. Type anything to take your seat again.',
    clock: (seconds, bank) => `(${seconds} s${bank > 0 ? `, then ${bank} s of your bank` : ''})`,
    notAsked: 'Nothing is asked of you now. /help tells what can be said.',
    help: [
      '/say words       says something to all at the table (among friends)',
      '/hello, /thanks, /well-played, /oops, /hurry, /wow, /sorry, /bye',
      '/quiet card      do not ask for this card; /quiet turn: in this turn; /quiet off',
      '/seat            the link of your seat, for another device',
      'undo             takes back what nobody can have noticed (/undo does it too)',
      'look, why, log, table, hand, rules; help tells what they do',
      'quit             leaves the table; a bot plays on for you',
    ],
    keptThere: 'the server keeps this game; when it is over its replay has a link',
    leaveOnce: 'Ctrl-C once more leaves the table; a bot plays on for you.',
    left: 'You have left the table.',
    inputEnded: 'the input ended before the game did; a bot plays on',
    result: (outcome) => `Result: ${outcome}`,
    replay: (link) => `To see it again: ${link}`,
    next: (link) => `The same people play on: ${link}`,
    unknown: (typed) => `there is no ${typed}; /help lists what there is`,
    phrases: {
      hello: 'Hello!',
      'well-played': 'Well played!',
      oops: 'Oops.',
      thanks: 'Thank you!',
      hurry: 'Your turn…',
      wow: 'Wow!',
      sorry: 'Sorry.',
      bye: 'Goodbye!',
    },
    said: (name, text) => `${name}: “${text}”`,
    refusals: {
      'not-maker': 'only whoever laid the table can do that',
      'not-now': 'that is not possible now',
      'no-seat': 'there is no seat free',
      'not-ready': 'not everybody is ready yet',
      'bad-setup': 'the table cannot be set up like that',
      'no-words': 'at a public table there are only set phrases: /hello and the like',
      'too-fast': 'that was too fast; once more, slowly',
    },
    noServer: (server) =>
      `no Cardwright server answers at ${server}; start one with npx cardwright serve, or check the address`,
    noAddress: (name, given) => `${name} is ${JSON.stringify(given)}; it takes an address like http://localhost:3000`,
    theLink: 'the link',
    noLink: (given) =>
      `${JSON.stringify(given)} is no link to a table; one looks like http://localhost:3000/t/Gx7-2aPq_0Zk`,
    noSuchSeat: 'nobody has the seat of this link; without its last part it is the link of the table',
    noSeat: {
      waiting: 'all seats of this table are taken; say --watch to look on',
      playing: 'this game has begun without you; say --watch to look on',
      over: 'this game is over; its replay is where the link says /r/ instead of /t/',
    },
    ended: (why) => `the server ended this: ${why}`,
  },
  zh: {
    welcome: (name, server) => `你在 ${server} 的名字是${name}。`,
    link: (link) => `请好友打开这个链接，或在终端输入 npx cardwright join 加链接：${link}`,
    seat: (link) => `从另一台设备坐回你的座位：${link}`,
    waiting: (names, free) => `在座：${names.join('、')}；${free === 0 ? '座位已满' : `还有 ${free} 个空位`}。`,
    maker: (name) => `${name}（房主）`,
    away: (name) => `${name}（离开）`,
    unready: (name) => `${name}（未准备）`,
    toBegin: '输入 start（开始）即开局，空位由电脑补上。输入 /help 看其他命令。',
    begins: '你已准备好，等房主开局；输入“退出”离开。',
    beginsIn: (seconds) => `${seconds} 秒后自动开局，空位由电脑补上。`,
    begun: '开局。',
    cut: '与服务器的连接断了，正在重连；你的座位还在。',
    restored: '已重新连上。',
    timeUp: '你的时间到了，已按默认处理。',
    takenBack: '上一个选择已撤销。',
    standIn: '电脑正在替你出牌。输入任意内容即可接回。',
    clock: (seconds, bank) => `（${seconds} 秒${bank > 0 ? `，之后还有 ${bank} 秒备用时间` : ''}）`,
    notAsked: '现在没有问你。输入 /help 看能说什么。',
    help: [
      '/say 内容        对全桌说话（好友桌）',
      '/hello、/thanks、/well-played、/oops、/hurry、/wow、/sorry、/bye',
      '/quiet card      这张牌不再问我；/quiet turn：本回合不再问；/quiet off：恢复',
      '/seat            你座位的链接，供另一台设备使用',
      '撤销（undo）     收回别人尚未察觉的一步',
      '查看、为什么、战报、桌面、手牌、规则；输入“帮助”看用法',
      '退出（quit）     离开，由电脑接着打',
    ],
    keptThere: '对局由服务器保存；结束后有录像链接',
    leaveOnce: '再按一次 Ctrl-C 就离开，由电脑接着打。',
    left: '你已离开牌桌。',
    inputEnded: '对局未完输入已结束，由电脑接着打',
    result: (outcome) => `结果：${outcome}`,
    replay: (link) => `录像：${link}`,
    next: (link) => `原班人马再来一局：${link}`,
    unknown: (typed) => `没有 ${typed}；/help 列出全部`,
    phrases: {
      hello: '你好！',
      'well-played': '打得好！',
      oops: '哎呀。',
      thanks: '谢谢！',
      hurry: '轮到你了……',
      wow: '厉害！',
      sorry: '抱歉。',
      bye: '再见！',
    },
    said: (name, text) => `${name}：“${text}”`,
    refusals: {
      'not-maker': '只有房主可以这样做',
      'not-now': '现在不行',
      'no-seat': '没有空位',
      'not-ready': '还有人没准备好',
      'bad-setup': '牌桌不能这样设置',
      'no-words': '公开牌桌只能用固定短语：/hello 等',
      'too-fast': '太快了，请慢一点再试',
    },
    noServer: (server) => `${server} 没有 Cardwright 服务器回应；请用 npx cardwright serve 启动一个，或检查地址`,
    noAddress: (name, given) => `${name} 写的是 ${JSON.stringify(given)}；应为网址，如 http://localhost:3000`,
    theLink: '链接',
    noLink: (given) => `${JSON.stringify(given)} 不是牌桌链接；链接形如 http://localhost:3000/t/Gx7-2aPq_0Zk`,
    noSuchSeat: '这个链接的座位没有人；去掉最后一段就是牌桌的链接',
    noSeat: {
      waiting: '这桌座位已满；加 --watch 可以旁观',
      playing: '这局已经开始，没有你的座位；加 --watch 可以旁观',
      over: '这局已经结束；把链接里的 /t/ 换成 /r/ 就是录像',
    },
    ended: (why) => `服务器断开了连接：${why}`,
  },
};
