import type { Seed } from '@cardwright/engine';
/** What is said around replays. */
export interface ReplayWords {
  readonly about: string;
  readonly none: string;
  readonly watch: string;
  readonly save: string;
  readonly remove: string;
  readonly removed: (game: string) => string;
  readonly putBack: string;
  readonly unfinished: string;
  readonly moves: (count: number) => string;
  readonly seats: (count: number) => string;
  readonly bots: (names: readonly string[]) => string;
  readonly practice: string;
  readonly practiceAbout: string;
  readonly unreadable: string;
  readonly open: string;
  readonly openAbout: string;
  readonly dropHere: string;
  readonly cannotOpen: (file: string) => string;
  readonly tooBig: string;
  readonly unreadableFile: string;
  readonly title: string;
  readonly stopped: string;
  otherRules(then: string, now: string, hasLog: boolean): string;
  readonly move: (at: number, all: number) => string;
  readonly toMove: (at: number) => string;
  readonly scrub: string;
  readonly first: string;
  readonly turnBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly on: string;
  readonly turnOn: string;
  readonly last: string;
  readonly seenBy: string;
  readonly onlooker: string;
  readonly everything: string;
  readonly showEverything: string;
  readonly next: string;
  readonly playOn: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly seed: (seed: Seed) => string;
  readonly keyList: readonly (readonly [keys: string, does: string])[];
}

export const replayEn: ReplayWords = {
  about: 'Every game you play is kept in this browser.',
  none: 'Nothing has been played in this browser yet.',
  watch: 'Watch',
  save: 'Save as file',
  remove: 'Delete',
  removed: (game) => `${game} is deleted.`,
  putBack: 'Put it back',
  unfinished: 'not over yet',
  moves: (count) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  seats: (count) => `${count} seats`,
  bots: (names) => (names.length === 1 ? `bots: ${names[0]}` : `bots: ${names.join(', ')}`),
  practice: 'practice',
  practiceAbout: 'something was taken back, or it was played on from a replay',
  unreadable: 'This game cannot be read any more.',
  open: 'Open a file',
  openAbout: 'A .record file, saved here or by the terminal. You can also drop it on this page.',
  dropHere: 'Let go to open it',
  cannotOpen: (file) => `“${file}” cannot be opened:`,
  tooBig: 'it is far too big to be a record of a game',
  unreadableFile: 'the browser could not read it',
  title: 'Replay',
  stopped: 'This replay stopped unexpectedly. The game itself is still kept.',
  otherRules: (then, now, hasLog) =>
    `This game was played by rules ${then}; here are rules ${now}, by which it would go otherwise. ${hasLog ? 'This is its log.' : 'It was kept without a log, so there is nothing to read.'}`,
  move: (at, all) => `Move ${at} of ${all}`,
  toMove: (at) => `Go to move ${at}`,
  scrub: 'Move',
  first: 'To the beginning',
  turnBack: 'A turn back',
  back: 'A move back',
  play: 'Let it run',
  pause: 'Stop',
  on: 'A move on',
  turnOn: 'A turn on',
  last: 'To the end',
  seenBy: 'Seen by',
  onlooker: 'An onlooker: only what is open',
  everything: 'From above: everything',
  showEverything: 'Show everything',
  next: 'Next:',
  playOn: 'Play on from here',
  copy: 'Copy as text',
  copied: 'Copied.',
  notCopied: 'This browser does not let us copy. Here is the text, to be copied by hand:',
  seed: (seed) => `seed ${seed}`,
  keyList: [
    ['← →', 'a move back, a move on'],
    ['[ ]', 'a turn back, a turn on'],
    ['Home End', 'the beginning, the end'],
    ['Space', 'let it run, stop'],
    ['A', 'show everything, or not'],
    ['L', 'read the last event'],
    ['R', 'the rules'],
    ['I', 'look closely at what has the focus'],
    ['?', 'these keys'],
  ],
};

export const replayZh: ReplayWords = {
  about: '你玩过的每一局都保存在此浏览器中。',
  none: '此浏览器中还没有玩过任何一局。',
  watch: '观看',
  save: '存为文件',
  remove: '删除',
  removed: (game) => `已删除：${game}。`,
  putBack: '恢复',
  unfinished: '尚未结束',
  moves: (count) => `${count} 步`,
  seats: (count) => `${count} 人`,
  bots: (names) => `电脑：${names.join('、')}`,
  practice: '练习',
  practiceAbout: '此局曾撤销，或从录像中途接着玩',
  unreadable: '此局已无法读取。',
  open: '打开文件',
  openAbout: '.record 文件，在这里或终端里保存的都行。也可以直接拖到此页上。',
  dropHere: '松开即可打开',
  cannotOpen: (file) => `无法打开“${file}”：`,
  tooBig: '文件太大，不可能是一局的记录',
  unreadableFile: '浏览器读不了这个文件',
  title: '录像',
  stopped: '录像意外停止。对局本身仍保存着。',
  otherRules: (then, now, hasLog) =>
    `这局按规则第 ${then} 版进行，这里是第 ${now} 版，重演会不同。${hasLog ? '以下是当时的战报。' : '当时没有保存战报，因此没有可看的内容。'}`,
  move: (at, all) => `第 ${at} 步，共 ${all} 步`,
  toMove: (at) => `跳到第 ${at} 步`,
  scrub: '步数',
  first: '回到开头',
  turnBack: '上一回合',
  back: '上一步',
  play: '播放',
  pause: '暂停',
  on: '下一步',
  turnOn: '下一回合',
  last: '跳到结尾',
  seenBy: '视角',
  onlooker: '旁观者：只看公开的',
  everything: '俯视：全部公开',
  showEverything: '全部公开',
  next: '接下来：',
  playOn: '从这里接着玩',
  copy: '复制为文字',
  copied: '已复制。',
  notCopied: '此浏览器不允许复制。文字在这里，请手动复制：',
  seed: (seed) => `种子 ${seed}`,
  keyList: [
    ['← →', '上一步、下一步'],
    ['[ ]', '上一回合、下一回合'],
    ['Home End', '开头、结尾'],
    ['空格', '播放、暂停'],
    ['A', '全部公开，或否'],
    ['L', '读最近一件事'],
    ['R', '规则'],
    ['I', '细看当前焦点'],
    ['?', '按键说明'],
  ],
};
