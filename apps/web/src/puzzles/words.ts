import type { Language } from '@cardwright/engine';
import type { Theme } from '@cardwright/puzzles/puzzle';
import { useSettings } from '../settings.ts';

/** What the puzzles say. */
interface PuzzleWords {
  readonly puzzles: string;
  readonly about: string;
  readonly today: string;
  readonly todayAbout: (game: string) => string;
  readonly solve: string;
  readonly ownRating: (rating: number, tried: number, right: number) => string;
  readonly solved: (right: number, all: number) => string;
  readonly number: (n: number) => string;
  readonly right: string;
  readonly wrong: string;
  readonly untried: string;
  readonly themes: Readonly<Record<Theme, { readonly name: string; readonly task: string }>>;
  readonly rating: (rating: number) => string;
  readonly isRight: string;
  readonly isWrong: string;
  readonly best: string;
  readonly yours: string;
  readonly chance: (percent: string) => string;
  readonly behind: (points: string, error: string) => string;
  readonly playingOn: string;
  readonly does: (option: string, chance: string) => string;
  readonly fails: (option: string, chance: string, behind: string, error: string) => string;
  readonly forExample: string;
  readonly why: Readonly<Record<Theme, string>>;
  readonly levels: Readonly<Record<string, string>>;
  readonly foundBy: (level: string) => string;
  readonly foundByNone: string;
  readonly worlds: (worlds: number) => string;
  readonly again: string;
  readonly playOn: string;
  readonly next: string;
  readonly all: string;
  readonly change: (before: number, after: number) => string;
  readonly touch: string;
  readonly unknown: string;
  readonly opening: string;
}

export const PUZZLE_WORDS: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    puzzles: 'Puzzles',
    about: 'Positions from real games. One choice is clearly best, by what that player knew. Find it.',
    today: 'Today’s puzzle',
    todayAbout: (game) => `${game}. One choice is clearly best.`,
    solve: 'Solve',
    ownRating: (rating, tried, right) => `Your rating ${rating}: ${right} of ${tried} right at the first try`,
    solved: (right, all) => `${right} of ${all} solved`,
    number: (n) => `Puzzle ${n}`,
    right: 'solved',
    wrong: 'missed',
    untried: 'not tried yet',
    themes: {
      lethal: { name: 'Win', task: 'There is a way to win. Take it.' },
      rescue: { name: 'Rescue', task: 'One choice keeps you in the game.' },
      target: { name: 'Target', task: 'Whom, or what, do you aim at?' },
      order: { name: 'Order of cards', task: 'What comes first?' },
    },
    rating: (rating) => `rated ${rating}`,
    isRight: 'That is it.',
    isWrong: 'There was better.',
    best: 'best',
    yours: 'your choice',
    chance: (percent) => `${percent} % to win`,
    behind: (points, error) => `${points} ± ${error} points behind`,
    playingOn: 'Playing the choices on …',
    does: (option, chance) => `${option}: ${chance} % to win`,
    fails: (option, chance, behind, error) => `Not ${option}: ${chance} %, ${behind} ± ${error} points behind`,
    forExample: 'It may go on like this:',
    why: {
      lethal: 'It wins almost whatever the others hold; everything else leaves them a way out.',
      rescue: 'After everything else the game is nearly lost; this keeps it open.',
      target: 'The same play elsewhere is worth clearly less.',
      order: 'Everything else now gives something away that this keeps.',
    },
    levels: { L0: 'Random', L1: 'Easy', L2: 'Fair', L3: 'Hard', L4: 'Expert' },
    foundBy: (level) => `The weakest computer player that finds it: ${level}.`,
    foundByNone: 'No computer player found it that answers within a second.',
    worlds: (worlds) => `Every choice was played on in the same ${worlds} worlds that fit what this player knew.`,
    again: 'Look at it again',
    playOn: 'Play on from here',
    next: 'Next puzzle',
    all: 'All puzzles',
    change: (before, after) => `Your rating: ${before} → ${after}`,
    touch: 'Choose on the table: by touch, or by the letters on it.',
    unknown: 'There is no such puzzle.',
    opening: 'Opening …',
  },
  zh: {
    puzzles: '残局题',
    about: '取自真实对局的局面。就该玩家所知，只有一个选择明显最好。找出它。',
    today: '今日一题',
    todayAbout: (game) => `${game}。只有一个选择明显最好。`,
    solve: '解题',
    ownRating: (rating, tried, right) => `你的等级分 ${rating}：${tried} 题中首次答对 ${right} 题`,
    solved: (right, all) => `已解 ${right} / ${all}`,
    number: (n) => `第 ${n} 题`,
    right: '已解',
    wrong: '未中',
    untried: '未做',
    themes: {
      lethal: { name: '制胜', task: '有一条取胜之路，走上去。' },
      rescue: { name: '求生', task: '只有一个选择能让你留在局中。' },
      target: { name: '目标', task: '该指向谁，或指向什么？' },
      order: { name: '次序', task: '先做什么？' },
    },
    rating: (rating) => `难度 ${rating}`,
    isRight: '正是此着。',
    isWrong: '还有更好的。',
    best: '最佳',
    yours: '你的选择',
    chance: (percent) => `胜算 ${percent} %`,
    behind: (points, error) => `差 ${points} ± ${error} 个百分点`,
    playingOn: '正在推演……',
    does: (option, chance) => `${option}：胜算 ${chance} %`,
    fails: (option, chance, behind, error) => `为何不选“${option}”：胜算 ${chance} %，差 ${behind} ± ${error} 个百分点`,
    forExample: '之后可能是这样：',
    why: {
      lethal: '无论别人手里有什么，它几乎必胜；其他选择都会给对手留下活路。',
      rescue: '其他选择之后几乎败定；只有它留有余地。',
      target: '同样的打法用在别处，明显不如。',
      order: '此时的其他选择都会白白失去一些东西。',
    },
    levels: { L0: '随意', L1: '入门', L2: '普通', L3: '困难', L4: '高手' },
    foundBy: (level) => `能找到它的最弱电脑：${level}。`,
    foundByNone: '一秒内作答的电脑都没有找到它。',
    worlds: (worlds) => `每个选择都在同样的 ${worlds} 个符合该玩家所知的局面中推演过。`,
    again: '再看一遍',
    playOn: '从这里接着玩',
    next: '下一题',
    all: '全部题目',
    change: (before, after) => `你的等级分：${before} → ${after}`,
    touch: '请在桌上选择：点按，或按其上的字母。',
    unknown: '没有这道题。',
    opening: '正在打开……',
  },
};

/** Hundredths, whole. */
export const points = (share: number): string => String(Math.round(100 * share));

export const usePuzzleWords = (): PuzzleWords => PUZZLE_WORDS[useSettings(({ language }) => language)];
