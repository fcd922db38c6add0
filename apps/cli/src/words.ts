import type { Language, Seed } from '@cardwright/engine';

export const COMMANDS = [
  'why',
  'look',
  'hint',
  'undo',
  'more',
  'hand',
  'table',
  'log',
  'rules',
  'save',
  'help',
  'quit',
] as const;
export type Command = (typeof COMMANDS)[number];

/** What this program says itself; everything about a game comes from the game's own text. */
interface ProgramWords {
  readonly commands: Readonly<Record<Command, string>>; // the words that may be typed in this language, besides the English ones
  unknownHero(name: string, nearest: string): string;
  curtain(name: string): string; // between two people at one keyboard
  page(url: string): string;
  noPage(why: string): string;
  seated(game: string, names: readonly string[], seed: Seed): string;
  watched(game: string, seed: Seed): string;
  keptLog(game: string, then: string, now: string): string;
  seats(list: readonly string[]): string;
  seatOf(name: string, player: string): string;
  resumed(choices: number): string;
  pick(min: number, max: number): string;
  readonly first: string;
  keys(choices: number, page: number, pages: number, canUndo: boolean): readonly string[];
  readonly sure: Readonly<Record<'clear' | 'likely' | 'close', string>>;
  advice(numbers: string, text: string, sure: string, why: readonly string[]): string;
  readonly nothingToUndo: string;
  readonly takenBack: string;
  moreLog(count: number): string;
  readonly elsewhere: string; // what an offer does, where there is no room for it
  readonly hint: string;
  readonly help: readonly string[];
  readonly back: string;
  readonly leave: string;
  why(reason: string, options: readonly string[]): string;
  readonly whyNothing: string;
  whyUnknown(typed: string): string;
  whyPossible(option: string): string;
  readonly lookNothing: string;
  readonly lookWhat: string;
  lookUnknown(typed: string): string;
  readonly logEmpty: string;
  logBad(typed: string): string;
  asks(question: string): string;
  setting(name: string, value: string, about: string): string;
  unkept(problem: string): string;
  readonly left: string;
  readonly printed: string;
  readonly unsaved: string;
  saved(path: string, resume: string): string;
  ended(path: string, resume: string): string;
  result(outcome: string, score: string, choices: number, seed: Seed): string;
  stopped(choice: number, total: number): string;
  waiting(name: string | null): string; // null: it is not told for whom
}

export const WORDS: Readonly<Record<Language, ProgramWords>> = {
  en: {
    commands: {
      why: 'why',
      look: 'look',
      hint: 'hint',
      undo: 'undo',
      more: 'more',
      hand: 'hand',
      table: 'table',
      log: 'log',
      rules: 'rules',
      save: 'save',
      help: 'help',
      quit: 'quit',
    },
    unknownHero: (name, nearest) =>
      `${name} is not known here and plays without skills; the nearest name is ${nearest}.`,
    curtain: (name) => `${name} is next. Nobody else looks; then press Enter.`,
    page: (url) => `Browser: ${url}`,
    noPage: (why) => `There is no picture (${why}); the game goes on in text.`,
    seated: (game, names, seed) => `${game}, seed ${seed}. You are ${names.join(' and ')}.`,
    watched: (game, seed) => `${game}, seed ${seed}.`,
    keptLog: (game, then, now) =>
      `This game of ${game} was played by rules ${then}, and this program has rules ${now}. It cannot be played again; this is its log:`,
    seatOf: (name, player) => (player === '' ? name : `${name} (${player})`),
    seats: (list) => `At the table: ${list.join(', ')}.`,
    resumed: (choices) => `Resumed after ${choices} ${choices === 1 ? 'choice' : 'choices'}.`,
    pick: (min, max) =>
      `Pick ${min === max ? min : `${min} to ${max}`}, separated by blanks${min === 0 ? '; - picks none' : ''}.`,
    first: 'Type the number of a choice, or help.',
    keys: (choices, page, pages, canUndo) => [
      `1-${choices} choose`,
      ...(pages > 1 ? [`Enter: more (${page}/${pages})`] : []),
      'hint',
      'why',
      'look',
      ...(canUndo ? ['undo'] : []),
      'log',
      'table',
      'quit',
      'save',
      'rules',
      '? help',
    ],
    sure: { clear: 'clearly the best', likely: 'probably the best', close: 'a close call' },
    advice: (numbers, said, sure, why) =>
      `Hint: ${numbers}  ${said}${sure === '' ? '' : ` (${sure})`}${why.length === 0 ? '' : `: ${why.join('; ')}`}`,
    nothingToUndo: 'there is nothing that can be taken back',
    takenBack: 'Your last choice is taken back.',
    moreLog: (count) => `… ${count} more; log tells them all`,
    elsewhere: 'what it does: rules',
    hint: 'Type a number, or words of it. No number: not possible now; "why" tells.',
    help: [
      'a number         picks that choice; several where several may be picked: 1 3',
      'words of it      pick it too, as long as no other choice has them: pass, ks 0, lay',
      'why [words]      what is not possible now, and the reason; why not this choice',
      'hint             up to three choices of a strong player, with their chances',
      'look name        what a card, a skill or a hero does',
      'undo             takes your last choice back, with all that came of it',
      'more             the next page of the choices, where they take several; Enter does it too',
      'hand, table      your cards; everything on the table',
      'log [n]          the last n things that happened (10)',
      'rules            what is asked, by which rules',
      'save [file]      writes the record of the game so far; save - prints it',
      'quit             saves and leaves; the game can be resumed',
      'Enter alone      the question again; Tab completes what is begun',
      'The beginning of a word is enough where nothing else begins like that.',
    ],
    back: 'Enter goes back',
    leave: 'The game is over. Enter leaves.',
    why: (reason, options) => `${reason} — ${options.join('; ')}`,
    whyNothing: 'nothing is ruled out here: every choice you may expect is on the list',
    whyUnknown: (typed) => `"${typed}" fits nothing that is ruled out here: why alone lists it all`,
    whyPossible: (option) => `${option}: that is possible`,
    lookNothing: 'this game has nothing to look up; rules tells how it is played',
    lookWhat: 'look at what? say look and the name of a card, a skill or a hero',
    lookUnknown: (typed) => `nothing here is called "${typed}"; look takes the name of a card, a skill or a hero`,
    logEmpty: 'nothing has happened yet',
    logBad: (typed) => `"${typed}" is no number of lines: type log, or log and a number such as 20`,
    asks: (question) => `Asked now: ${question}`,
    setting: (name, value, about) => `Option ${name} is ${value} (${about}).`,
    unkept: (problem) => `${problem}; the game goes on: "save -" prints its record`,
    left: 'left before the end',
    printed: 'The game cannot be kept; this is its record, which --resume reads from a file:',
    unsaved: 'the game is not saved: its record is printed above',
    saved: (path, resume) => `Saved in ${path}; to resume: ${resume}`,
    ended: (path, resume) => `input ended in mid-game; the game is saved in ${path}; to resume: ${resume}`,
    result: (outcome, score, choices, seed) =>
      `Result: ${[outcome, score, `${choices} choices`, `seed ${seed}`].filter((each) => each !== '').join('; ')}`,
    waiting: (name) => (name === null ? 'Somebody is asked.' : `${name} is asked.`),
    stopped: (choice, total) => `Before choice ${choice} of ${total}`,
  },
  zh: {
    commands: {
      why: '为什么',
      look: '查看',
      hint: '提示',
      undo: '撤销',
      more: '更多',
      hand: '手牌',
      table: '桌面',
      log: '战报',
      rules: '规则',
      save: '保存',
      help: '帮助',
      quit: '退出',
    },
    unknownHero: (name, nearest) => `没有名叫${name}的武将，将不带技能上场；最接近的名字是${nearest}。`,
    curtain: (name) => `轮到${name}。其他人请回避，然后按回车。`,
    page: (url) => `浏览器：${url}`,
    noPage: (why) => `没有图形界面（${why}）；对局以文字继续。`,
    seated: (game, names, seed) => `${game}，种子 ${seed}。你是${names.join('和')}。`,
    watched: (game, seed) => `${game}，种子 ${seed}。`,
    keptLog: (game, then, now) =>
      `这局 ${game} 按规则 ${then} 进行，本程序的规则是 ${now}，无法重演；以下是当时的战报：`,
    seatOf: (name, player) => (player === '' ? name : `${name}（${player}）`),
    seats: (list) => `在座：${list.join('、')}。`,
    resumed: (choices) => `从第 ${choices} 次选择之后继续。`,
    pick: (min, max) =>
      `请选 ${min === max ? min : `${min} 到 ${max}`} 项，用空格分开${min === 0 ? '；输入 - 表示不选' : ''}。`,
    first: '请输入选项的数字，或“帮助”。',
    keys: (choices, page, pages, canUndo) => [
      `1-${choices} 选择`,
      ...(pages > 1 ? [`回车：更多（${page}/${pages}）`] : []),
      '提示',
      '为什么',
      '查看',
      ...(canUndo ? ['撤销'] : []),
      '战报',
      '桌面',
      '退出',
      '保存',
      '规则',
      '? 帮助',
    ],
    sure: { clear: '明显最好', likely: '大概最好', close: '相差无几' },
    advice: (numbers, said, sure, why) =>
      `提示：${numbers}  ${said}${sure === '' ? '' : `（${sure}）`}${why.length === 0 ? '' : `：${why.join('；')}`}`,
    nothingToUndo: '没有可以撤销的选择',
    takenBack: '已撤销上一个选择。',
    elsewhere: '效果说明：输入“规则”',
    moreLog: (count) => `……另有 ${count} 条，输入“战报”看全部`,
    hint: '输入数字或文字。不能选的没有数字：输入“为什么”看原因。',
    help: [
      '数字             选该项；可选多项时用空格分开：1 3',
      '选项的文字       只有一项符合时即选该项：不出、ks 0',
      '为什么 [文字]    现在什么不能做，以及原因；为什么不选这个（why）',
      '提示             高手的至多三个选择及其胜率（hint）',
      '查看 名称        一张牌、一个技能或一名武将的说明（look）',
      '撤销             收回你的上一个选择和之后的一切（undo）',
      '更多             选项的下一页（more，直接回车亦可）',
      '手牌、桌面       你的牌；桌上的一切（hand、table）',
      '战报 [n]         最近发生的 n 件事（log，默认 10）',
      '规则             现在问什么，依据什么规则（rules）',
      '保存 [文件]      把目前的对局写入文件（save）；“保存 -”显示记录',
      '退出             保存并离开，以后可继续（quit）',
      '直接回车         再看一遍问题；Tab 补全',
      '词的开头没有歧义时，只输入开头即可。',
    ],
    back: '回车返回',
    leave: '对局结束。回车离开。',
    why: (reason, options) => `${reason}——${options.join('、')}`,
    whyNothing: '这里没有什么被禁止：能做的都在选项里',
    whyUnknown: (typed) => `这里被禁止的没有“${typed}”：只输入“为什么”可看全部`,
    whyPossible: (option) => `${option}：可以做`,
    lookNothing: '这个游戏没有可查看的说明；规则（rules）说明玩法',
    lookWhat: '查看什么？请输入牌、技能或武将的名称',
    lookUnknown: (typed) => `没有叫“${typed}”的；请输入牌、技能或武将的名称`,
    logEmpty: '还没有发生什么',
    logBad: (typed) => `“${typed}”不是行数：请输入“战报”，或“战报 20”`,
    asks: (question) => `现在的问题：${question}`,
    setting: (name, value, about) => `选项 ${name} 为 ${value}（${about}）。`,
    unkept: (problem) => `${problem}；对局继续：输入“保存 -”可显示对局记录`,
    left: '对局未完即离开',
    printed: '对局无法保存；以下是它的记录，存入文件后可用 --resume 继续：',
    unsaved: '对局没有保存：记录已显示在上面',
    saved: (path, resume) => `已保存到 ${path}；继续：${resume}`,
    ended: (path, resume) => `对局未完输入已结束；对局已保存到 ${path}；继续：${resume}`,
    result: (outcome, score, choices, seed) =>
      `结果：${[outcome, score, `${choices} 次选择`, `种子 ${seed}`].filter((each) => each !== '').join('；')}`,
    waiting: (name) => (name === null ? '正在询问。' : `正在询问${name}。`),
    stopped: (choice, total) => `第 ${choice} 次选择之前（共 ${total} 次）`,
  },
};
