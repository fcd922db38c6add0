import type { Language } from '@cardwright/engine';

/** All figures there are, in the order they are shown. */
export const FIGURES = [
  'outcome',
  'vary',
  'guest',
  'role',
  'hero',
  'first',
  'pair',
  'seat',
  'order',
  'dealt',
  'drawn',
  'played',
  'length',
  'turns',
  'comeback',
  'calibration',
] as const;

export type FigureId = (typeof FIGURES)[number];

/** What a figure is called, and what its rows say. */
export interface FigureWords {
  readonly title: string;
  readonly about: string;
}

export interface LabWords {
  readonly figures: Readonly<Record<FigureId, FigureWords>>;
  readonly all: string;
  readonly turns: string;
  readonly decisions: string;
  readonly more: (n: number) => string; //       rows that a table leaves out
  readonly below: (percent: string) => string; // a winner's chance once was below that
  readonly tens: (from: number) => string; //     chances from so many per cent on
  readonly span: (from: number) => string; //     turns
  readonly seat: (seat: string) => string;
  readonly place: (place: string) => string;
  readonly heads: { readonly n: string; readonly value: string; readonly interval: string; readonly shrunk: string };
  readonly note: string;
}

const en: LabWords = {
  figures: {
    outcome: { title: 'How games end', about: 'share of all games' },
    vary: { title: 'What an option does', about: 'change of the share of games, each deal played with both' },
    guest: {
      title: 'Whoever has it',
      about: 'change of the share won by that seat, each deal played with it and without',
    },
    role: { title: 'By role', about: 'share won' },
    hero: { title: 'By hero and role', about: 'share won' },
    first: { title: 'By the first hero picked', about: 'how the games end in which the first to pick took this hero' },
    pair: { title: 'By pair of heroes', about: 'share won' },
    seat: { title: 'By seat', about: 'share won' },
    order: { title: 'By place in the order of turns', about: 'share won; 1 begins' },
    dealt: { title: 'Cards in the opening hand', about: 'share won by those who were dealt one' },
    drawn: {
      title: 'Cards drawn',
      about: 'share won after it less the chance before it, against the same of any card drawn',
    },
    played: {
      title: 'Cards played',
      about: 'share won after it less the chance before it, against the same of any card played',
    },
    length: { title: 'Length', about: 'mean of a game' },
    turns: { title: 'Games by number of turns', about: 'share of all games' },
    comeback: { title: 'Comebacks', about: 'games whose winner’s chance was once lower than that' },
    calibration: {
      title: 'How good the chances are',
      about: 'share won of those who were given this chance after two rounds; one seat a game',
    },
  },
  all: 'all',
  turns: 'turns',
  decisions: 'decisions',
  more: (n) => `… ${n} more between them: --csv or --json shows all`,
  below: (percent) => `below ${percent} %`,
  tens: (from) => `${from} to ${from + 10} %`,
  span: (from) => `${from} to ${from + 4} turns`,
  seat: (seat) => `seat ${seat}`,
  place: (place) => `place ${place}`,
  heads: { n: 'n', value: 'value', interval: '95 % interval', shrunk: 'shrunk' },
  note: 'Of a hundred intervals about five miss the truth by chance. Shrunk: drawn towards the share of all, the more the fewer games.',
};

const zh: LabWords = {
  figures: {
    outcome: { title: '对局结局', about: '占全部对局' },
    vary: { title: '一项规则的影响', about: '同一副牌两种规则各打一局，结局比例之差' },
    guest: { title: '拥有者', about: '该座位胜率的变化，同一副牌有它、无它各打一局' },
    role: { title: '按身份', about: '胜率' },
    hero: { title: '按武将与身份', about: '胜率' },
    first: { title: '按首选武将', about: '最先选将者选此武将时的结局' },
    pair: { title: '按武将组合', about: '胜率' },
    seat: { title: '按座位', about: '胜率' },
    order: { title: '按行动顺序', about: '胜率；1 为先手' },
    dealt: { title: '起手牌', about: '起手有此牌者的胜率' },
    drawn: { title: '摸到的牌', about: '摸到后的胜率减去之前的胜算，再减去任意一张牌的同一差值' },
    played: { title: '使用的牌', about: '使用后的胜率减去之前的胜算，再减去任意一张牌的同一差值' },
    length: { title: '长度', about: '每局平均' },
    turns: { title: '按回合数', about: '占全部对局' },
    comeback: { title: '翻盘', about: '胜者的胜算曾低于此值的对局' },
    calibration: { title: '胜算是否可信', about: '两轮之后得此胜算者的实际胜率；每局取一个座位' },
  },
  all: '全部',
  turns: '回合',
  decisions: '抉择',
  more: (n) => `…… 其间另有 ${n} 行：用 --csv 或 --json 查看全部`,
  below: (percent) => `低于 ${percent} %`,
  tens: (from) => `${from} 至 ${from + 10} %`,
  span: (from) => `${from} 至 ${from + 4} 回合`,
  seat: (seat) => `${seat} 号位`,
  place: (place) => `第 ${place} 个行动`,
  heads: { n: '样本', value: '数值', interval: '95 % 区间', shrunk: '收缩值' },
  note: '每一百个区间约有五个会因偶然而不含真值。收缩值：样本越少，越向整体胜率靠拢。',
};

export const LAB_WORDS: Readonly<Record<Language, LabWords>> = { en, zh };

/** Figures whose values are shares of games or changes of them; the others are counts of something. */
export const isShare = ({ figure, row }: { readonly figure: string; readonly row: string }): boolean =>
  figure !== 'length' && !(figure === 'vary' && row === 'turns');

/** Figures whose values are differences. */
export const isChange = ({ figure }: { readonly figure: string }): boolean =>
  ['vary', 'guest', 'drawn', 'played'].includes(figure);

/** An outcome may be called as a role is. */
export const outcomeKey = (label: string): string => `outcome ${label}`;

/** What a row is called. */
export function rowName(figure: string, row: string, names: Readonly<Record<string, string>>, words: LabWords): string {
  if (row === 'all') return words.all;
  if (figure === 'seat') return words.seat(row);
  if (figure === 'order') return words.place(row);
  if (figure === 'comeback') return words.below(row);
  if (figure === 'calibration') return words.tens(Number(row));
  if (row === 'turns' || row === 'decisions') return words[row];
  if (figure === 'turns') return words.span(Number(row));
  if (figure === 'outcome' || figure === 'vary') return names[outcomeKey(row)] ?? row;
  return row
    .split('+')
    .map((part) => names[part] ?? part)
    .join(' + ');
}

export function columnName(
  figure: string,
  column: string,
  names: Readonly<Record<string, string>>,
  words: LabWords,
): string {
  if (column === 'all') return words.all;
  return names[figure === 'first' ? outcomeKey(column) : column] ?? column;
}
