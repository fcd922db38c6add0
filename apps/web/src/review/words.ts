import type { Language } from '@cardwright/engine';
import type { DepthName } from '@cardwright/review';
import { useSettings } from '../settings.ts';

/** What the page of a review says besides the review itself. */
interface PageWords {
  readonly title: string;
  readonly reckoning: string;
  progress(done: number, of: number): string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly again: string;
  readonly empty: string;
  readonly seat: string;
  readonly depth: string;
  readonly depths: Readonly<Record<DepthName, string>>;
  readonly replay: string;
  readonly share: string;
  readonly chance: string;
  readonly chanceNote: string;
  you(side: string): string;
  round(round: string): string;
  moment(at: number, of: number): string;
  readonly moments: string;
  readonly choicesShort: string;
  readonly noMarks: string;
  readonly markBefore: string;
  readonly markAfter: string;
  readonly chosen: string;
  readonly better: string;
  optionsHead(side: string): string;
  readonly optionsNote: string;
  readonly nothingBetter: string;
  readonly notWeighed: string;
  readonly others: string;
  readonly playWith: string;
  readonly playFrom: string;
  readonly playAnew: string;
  readonly luck: string;
  readonly table: string;
  readonly asTable: string;
  readonly columns: { readonly at: string; readonly who: string; readonly chose: string; readonly mark: string };
  readonly keyList: readonly (readonly [keys: string, does: string])[];
  readonly shareTitle: string;
  readonly savePicture: string;
  readonly copyText: string;
  readonly copied: string;
  readonly picture: string;
  readonly open: string;
  readonly notOver: string;
}

export const REVIEW_PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'Review',
    reckoning: 'The game is being looked at, here in the browser',
    progress: (done, of) => `${done} of ${of} choices`,
    cancel: 'Cancel',
    cancelled: 'Stopped. Nothing was kept of it.',
    again: 'Reckon it',
    empty: 'Nothing was chosen in this game: there is nothing to review.',
    seat: 'Whose choices',
    depth: 'Depth',
    depths: { quick: 'quick', usual: 'usual', deep: 'deep' },
    replay: 'Replay',
    share: 'Share',
    chance: 'Chance to win',
    chanceNote: 'All hands open, what is still to be drawn unknown. Band: 95 %, sampling only.',
    you: (side) => `${side} (you)`,
    round: (round) => `Round ${round}`,
    moment: (at, of) => `Choice ${at} of ${of}`,
    moments: 'Moment of the game',
    choicesShort: 'Choices',
    noMarks: 'No choice stands out: none was surely better or worse than the rest.',
    markBefore: 'The choice that mattered before',
    markAfter: 'The next choice that mattered',
    chosen: 'chosen',
    better: 'better',
    optionsHead: (side) => `Chance of ${side} after each option`,
    optionsNote: 'All on the same imagined tables. Bars: 95 %.',
    nothingBetter: 'Nothing was surely better.',
    notWeighed: 'There was nothing to weigh it against.',
    others: 'Choices of the others are not judged: pick their seat above.',
    playWith: 'Play on with it',
    playFrom: 'Play on from here',
    playAnew: 'Play on from here and choose anew',
    luck: 'Luck and skill',
    table: 'Table',
    asTable: 'The whole game as a table',
    columns: { at: 'Choice', who: 'Who', chose: 'What was chosen', mark: 'Mark' },
    keyList: [
      ['← →', 'moments'],
      ['⇧ ← →', 'own choices'],
      ['[ ]', 'choices that mattered'],
    ],
    shareTitle: 'Share this review',
    savePicture: 'Save the picture',
    copyText: 'Copy the text',
    copied: 'Copied.',
    picture: 'The review as a picture; the text below says the same.',
    open: 'with all hands open',
    notOver: 'not over',
  },
  zh: {
    title: '复盘',
    reckoning: '正在浏览器里推演这一局',
    progress: (done, of) => `${of}次选择，已看${done}次`,
    cancel: '取消',
    cancelled: '已停止，什么都没有保存。',
    again: '开始推演',
    empty: '这一局还没有任何选择，无从复盘。',
    seat: '看谁的选择',
    depth: '深度',
    depths: { quick: '快速', usual: '标准', deep: '深入' },
    replay: '录像',
    share: '分享',
    chance: '胜率',
    chanceNote: '所有手牌摊开，只有未摸的牌未知。色带为95%区间，只含抽样误差。',
    you: (side) => `${side}（你）`,
    round: (round) => `第${round}轮`,
    moment: (at, of) => `第${at}次选择，共${of}次`,
    moments: '对局时刻',
    choicesShort: '选择',
    noMarks: '没有特别突出的选择：都谈不上明显更好或更差。',
    markBefore: '上一个关键选择',
    markAfter: '下一个关键选择',
    chosen: '所选',
    better: '更好',
    optionsHead: (side) => `各选项之后${side}的胜率`,
    optionsNote: '均在同样的推演局面中比较。横线为95%区间。',
    nothingBetter: '没有明显更好的选择。',
    notWeighed: '当时没有别的选择可比。',
    others: '不评判他人的选择：可在上方换一个座位。',
    playWith: '照此接着打',
    playFrom: '从这里接着打',
    playAnew: '从这里重新选择，接着打',
    luck: '运气与技术',
    table: '桌面',
    asTable: '整局的文字表格',
    columns: { at: '次序', who: '谁', chose: '选择', mark: '评价' },
    keyList: [
      ['← →', '逐个时刻'],
      ['⇧ ← →', '自己的选择'],
      ['[ ]', '关键选择'],
    ],
    shareTitle: '分享这次复盘',
    savePicture: '保存图片',
    copyText: '复制文字',
    copied: '已复制。',
    picture: '复盘的图片；下面的文字内容相同。',
    open: '摊开所有手牌',
    notOver: '未结束',
  },
};

export const usePageWords = (): PageWords => REVIEW_PAGE_WORDS[useSettings(({ language }) => language)];
