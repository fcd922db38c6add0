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
  side(side: Side, team: number): string;
  battle(at: number, all: number): string;
  readonly over: string;
  pile(pile: number, isOwn: boolean): string;
  of(at: number, all: number): string;
  readonly suits: Readonly<Record<'S' | 'H' | 'D' | 'C', { readonly name: string; readonly text: string }>>;
  readonly value: string;
  readonly twice: string;
  win(names: readonly string[]): string;
  /** How a pile is called in a battle. */
  host(side: Side, pile: number): string;
  attacks(by: string, other: string): string;
  readonly through: string;
  readonly holds: string;
  margin(attack: number, defence: number): string;
  prize(heart: string, to: Side, pile: number, isTaken: boolean): string;
  result(winner: Side | null, pile: number, points: readonly [number, number]): string;
  total(scores: readonly [number, number], battles: number): string;
}

/** Whose: of whoever looks, of the others; of neither where nobody plays here. */
export type Side = 'own' | 'other' | 'neither';

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
    side: (side, team) => (side === 'own' ? 'your team' : side === 'other' ? 'opponents' : `team ${team + 1}`),
    battle: (at, all) => `Battle ${at} of ${all}`,
    over: 'All battles fought',
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
    host: (side, pile) => (side === 'own' ? 'Your host' : side === 'other' ? 'Their host' : `Host ${pile + 1}`),
    attacks: (by, other) => `${by} attacks ${other.toLowerCase().replace(/^(your|their) host$/, '$1s')}`,
    through: 'Breaks through',
    holds: 'Holds',
    margin: (attack, defence) => {
      if (attack === defence) return `${attack} against ${defence}: equal`;
      const over = attack > defence ? `over by ${attack - defence}` : `short by ${defence - attack}`;
      return `${attack} against ${defence}: ${over}`;
    },
    prize: (heart, to, pile, isTaken) => {
      const whose = { own: 'you', other: 'them', neither: `team ${pile + 1}` }[to];
      const stays = { own: 'yours', other: 'theirs', neither: `team ${pile + 1}’s` }[to];
      return isTaken ? `taken by ${whose}: ${heart}` : `stays ${stays}: ${heart}`;
    },
    result: (winner, pile, [a, b]) => {
      if (winner === null) return `An even battle, ${a} : ${b}`;
      const whose =
        winner === 'own'
          ? 'The battle is yours'
          : winner === 'other'
            ? 'The battle is theirs'
            : `Team ${pile + 1} wins the battle`;
      return `${whose}, ${a} : ${b}`;
    },
    total: ([a, b], battles) => `${a} to ${b} after ${battles} of 6 battles.`,
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
    side: (side, team) => (side === 'own' ? '己方' : side === 'other' ? '对方' : `${team + 1} 队`),
    battle: (at, all) => `第 ${at} 战，共 ${all} 战`,
    over: '六战已毕',
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
    host: (side, pile) => (side === 'own' ? '我军' : side === 'other' ? '敌军' : `牌堆 ${pile + 1}`),
    attacks: (by, other) => `${by}进攻${other}`,
    through: '突破',
    holds: '守住',
    margin: (attack, defence) => {
      if (attack === defence) return `${attack} 对 ${defence}：相等`;
      return `${attack} 对 ${defence}：${attack > defence ? `多 ${attack - defence}` : `差 ${defence - attack}`}`;
    },
    prize: (heart, to, pile, isTaken) => {
      const whose = { own: '己方', other: '对方', neither: `${pile + 1} 队` }[to];
      return isTaken ? `${heart} 归${whose}` : `${heart} 仍归${whose}`;
    },
    result: (winner, pile, [a, b]) => {
      if (winner === null) return `平分秋色，${a} : ${b}`;
      const whose = winner === 'own' ? '此战己方得胜' : winner === 'other' ? '此战对方得胜' : `此战 ${pile + 1} 队得胜`;
      return `${whose}，${a} : ${b}`;
    },
    total: ([a, b], battles) => `六战已过 ${battles} 战，总分 ${a} 比 ${b}。`,
  },
};
