import type { Language } from '@cardwright/engine';
import type { Slot } from '@cardwright/ltk';

/** What the Three Kingdoms screen says beside the game's own words. */
interface ScreenWords {
  turn(round: number, deck: number, discard: number): string;
  readonly slots: Readonly<Record<Slot, string>>;
  cards(count: number): string;
  away(distance: number, isWithin: boolean): string;
  readonly you: string;
  readonly fate: string;
  readonly hand: string;
  readonly none: string;
  readonly hidden: string;
  readonly unknown: string;
  readonly unchosen: string;
  readonly resolving: string;
  readonly folded: string; //             after the turn, where seats are told in short
  held(count: number): string; //         cards in hand, in short
  far(distance: number): string;
  lying(count: number): string; //        cards before somebody, in short
  readonly dead: string;
  targets(count: number): string;
  says(field: string, value: string): string;
}

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    turn: (round, deck, discard) => `Round ${round} · deck ${deck} · discarded ${discard}`,
    slots: { weapon: 'weapon', armor: 'armour', plus: '+1', minus: '-1' },
    cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
    away: (far, isWithin) => `${far} away${isWithin ? ', in range' : ''}`,
    you: 'you',
    fate: 'fate',
    hand: 'Your hand',
    none: 'no cards',
    hidden: 'hidden',
    unknown: '?',
    unchosen: 'no hero yet',
    resolving: 'Now',
    folded: ' · in short; "table" tells all',
    held: (count) => `${count}c`,
    far: (distance) => `d${distance}`,
    lying: (count) => `+${count}`,
    dead: 'Dead',
    targets: (count) => `${count} heroes`,
    says: (field, value) => `${field}: ${value}`,
  },
  zh: {
    turn: (round, deck, discard) => `第 ${round} 轮 · 牌堆 ${deck} · 弃牌 ${discard}`,
    slots: { weapon: '武器', armor: '防具', plus: '+1', minus: '-1' },
    cards: (count) => `${count} 张手牌`,
    away: (far, isWithin) => `距离 ${far}${isWithin ? '，可及' : ''}`,
    you: '你',
    fate: '判定区',
    hand: '你的手牌',
    none: '无牌',
    hidden: '暗置',
    unknown: '？',
    unchosen: '未选将',
    resolving: '结算中',
    folded: ' · 简略显示，输入“桌面”看全部',
    held: (count) => `${count}张`,
    far: (distance) => `距${distance}`,
    lying: (count) => `+${count}`,
    dead: '阵亡',
    targets: (count) => `${count} 名角色`,
    says: (field, value) => `${field}：${value}`,
  },
};
