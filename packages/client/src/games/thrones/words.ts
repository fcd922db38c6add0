import type { Language } from '@cardwright/engine';

interface StageWords {
  readonly play: string;
  readonly turn: string;
  readonly score: string;
  readonly hearts: string;
  readonly effects: string;
  readonly attack: string;
  readonly defence: string;
  readonly hand: string;
  readonly theirHand: string;
  readonly now: string;
  pile(pile: number, isOwn: boolean): string;
  of(at: number, all: number): string;
  readonly suits: Readonly<Record<'S' | 'H' | 'D' | 'C', { readonly name: string; readonly text: string }>>;
  readonly value: string;
  readonly twice: string;
  win(names: readonly string[]): string;
}

export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    play: 'battle',
    turn: 'turn',
    score: 'score',
    hearts: 'hearts',
    effects: 'effects',
    attack: 'attack',
    defence: 'defence',
    hand: 'Your hand',
    theirHand: 'Hand',
    now: 'if fought now',
    pile: (pile, isOwn) => (isOwn ? `Pile ${pile + 1}, yours` : `Pile ${pile + 1}, theirs`),
    of: (at, all) => `${at} of ${all}`,
    suits: {
      H: { name: 'Heart: a character', text: 'It begins a pile; its value is both attack and defence.' },
      C: { name: 'Club: an attack', text: 'Adds its value to the attack of the character.' },
      S: { name: 'Spade: a shield', text: 'Adds its value to the defence of the character.' },
      D: {
        name: 'Diamond: a curse',
        text: 'Takes its value away from what the nearest card below that is no diamond gave. It may not lie directly on a heart.',
      },
    },
    value: 'Worth',
    twice: 'Counts double on a card of the same value.',
    win: (names) => `${names.join(' and ')} win`,
  },
  zh: {
    play: '局',
    turn: '手',
    score: '比分',
    hearts: '红心',
    effects: '效果',
    attack: '攻',
    defence: '防',
    hand: '你的手牌',
    theirHand: '手牌',
    now: '若现在交战',
    pile: (pile, isOwn) => `牌堆 ${pile + 1}（${isOwn ? '己方' : '对方'}）`,
    of: (at, all) => `${at}/${all}`,
    suits: {
      H: { name: '红心：角色', text: '一堆的开始；点数同为攻与防。' },
      C: { name: '梅花：攻击', text: '点数加到角色的攻击上。' },
      S: { name: '黑桃：防御', text: '点数加到角色的防御上。' },
      D: { name: '方块：诅咒', text: '从其下最近的非方块牌所加的数值中减去点数。不能直接放在红心上。' },
    },
    value: '点数',
    twice: '与其下一张牌点数相同时加倍。',
    win: (names) => `${names.join('和')}获胜`,
  },
};
