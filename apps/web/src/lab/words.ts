import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What the balance lab says besides the names of figures. */
interface LabPageWords {
  readonly lab: string;
  readonly about: string;
  readonly game: string;
  readonly figure: string;
  readonly sortedBy: string;
  readonly own: string; //      in their own order
  readonly asFigures: string;
  readonly asPlot: string;
  readonly games: (n: string) => string;
  readonly levels: Readonly<Record<string, string>>; // of the computers that played, by their ids
  readonly with: (level: string, seats: number, seed: number) => string;
  readonly command: string;
  readonly legend: string;
  readonly spans: (points: string) => string;
  readonly all: (value: string) => string;
  readonly gamesARow: (fewest: string, most: string) => string;
  readonly misses: (bars: number, missed: number) => string;
  readonly more: (n: number) => string;
  readonly row: string;
  readonly cell: (value: string, low: string, high: string, n: string) => string;
  readonly won: string;
  readonly interval: string;
  readonly n: string;
  readonly shrunk: string;
  readonly effect: string;
  readonly effectNote: (deals: string) => string;
  readonly onlyWithout: (outcome: string) => string;
  readonly onlyWith: (outcome: string) => string;
  readonly changeOf: string;
  readonly lengths: string;
  readonly lengthNote: (mean: string, low: string, high: string, n: string) => string;
  readonly csv: string;
  readonly json: string;
  readonly opening: string;
  readonly noGame: string;
}

export const LAB_PAGE_WORDS: Readonly<Record<Language, LabPageWords>> = {
  en: {
    lab: 'Balance lab',
    about: 'Who wins with what, in many games of computer players.',
    game: 'Game',
    figure: 'Figure',
    sortedBy: 'Sorted by',
    own: 'its own order',
    asFigures: 'Table of figures',
    asPlot: 'Plot',
    games: (n) => `${n} games`,
    levels: { simple: 'simple', smart: 'smart', greedy: 'greedy', strategist: 'strategist' },
    with: (level, seats, seed) => `${seats} seats, computers of level ${level}, seed ${seed}; none left out`,
    command: 'Made by',
    legend: 'Dot: the share. Bar: 95 % interval. Filled: the interval leaves out the share of all.',
    spans: (points) => `Every panel spans ${points} points.`,
    all: (value) => `all ${value}`,
    gamesARow: (fewest, most) => `n ${fewest} to ${most}`,
    misses: (bars, missed) => `Of ${bars} bars about ${missed} miss the truth by chance alone.`,
    more: (n) => `Show the ${n} between them`,
    row: 'Row',
    cell: (value, low, high, n) => `${value}, 95 % interval ${low} to ${high}, n ${n}`,
    won: 'value',
    interval: '95 % interval',
    n: 'n',
    shrunk: 'shrunk',
    effect: 'What one option does',
    effectNote: (deals) =>
      `${deals} pairs: each deal played twice, with and without. Black: paired 95 % interval. Grey below it: what unpaired games would give.`,
    onlyWithout: (outcome) => `Only without it: ${outcome}`,
    onlyWith: (outcome) => `Only with it: ${outcome}`,
    changeOf: 'Change of the share of games, points',
    lengths: 'Length',
    lengthNote: (mean, low, high, n) => `${mean} turns on average (95 %: ${low} to ${high}), n ${n}`,
    csv: 'Download CSV',
    json: 'Download JSON',
    opening: 'Opening …',
    noGame: 'There are no figures for such a game.',
  },
  zh: {
    lab: '平衡实验室',
    about: '电脑大量对局，看谁用什么能赢。',
    game: '游戏',
    figure: '图表',
    sortedBy: '排序',
    own: '原有顺序',
    asFigures: '数字表',
    asPlot: '图',
    games: (n) => `${n} 局`,
    levels: { simple: '简单', smart: '聪明', greedy: '贪心', strategist: '谋士' },
    with: (level, seats, seed) => `${seats} 人局，电脑等级“${level}”，种子 ${seed}；无一遗漏`,
    command: '生成命令',
    legend: '点：胜率。横线：95 % 区间。实心：区间不含全体胜率。',
    spans: (points) => `每栏跨度均为 ${points} 个百分点。`,
    all: (value) => `全体 ${value}`,
    gamesARow: (fewest, most) => `样本 ${fewest} 至 ${most}`,
    misses: (bars, missed) => `${bars} 条横线中，约有 ${missed} 条会因偶然而不含真值。`,
    more: (n) => `显示其间的 ${n} 行`,
    row: '行',
    cell: (value, low, high, n) => `${value}，95 % 区间 ${low} 至 ${high}，样本 ${n}`,
    won: '数值',
    interval: '95 % 区间',
    n: '样本',
    shrunk: '收缩值',
    effect: '一项规则的影响',
    effectNote: (deals) =>
      `${deals} 对：同一副牌打两局，一局改、一局不改。黑线：配对的 95 % 区间。其下灰线：不配对时的区间。`,
    onlyWithout: (outcome) => `仅未改时：${outcome}`,
    onlyWith: (outcome) => `仅改后：${outcome}`,
    changeOf: '对局比例的变化（百分点）',
    lengths: '长度',
    lengthNote: (mean, low, high, n) => `平均 ${mean} 回合（95 %：${low} 至 ${high}），样本 ${n}`,
    csv: '下载 CSV',
    json: '下载 JSON',
    opening: '正在打开……',
    noGame: '没有这个游戏的数据。',
  },
};

export const useLabWords = (): LabPageWords => LAB_PAGE_WORDS[useSettings(({ language }) => language)];
