import type { Language } from '@cardwright/engine';

interface ScreenWords {
  turn(turn: number): string;
  side(life: number, magic: number, deck: number, hand: number): string;
  ritual(place: string, name: string, charges: number): string;
  graveyard(name: string, count: number): string;
  readonly noMinions: string;
  readonly silenced: string;
  readonly delayed: string;
  readonly hand: string;
  readonly none: string;
  readonly closed: string;
  readonly play: string;
  readonly attack: string;
  attackOn(place: string): string;
  use(ability: number): string;
  readonly draw: string;
  readonly discard: string;
  readonly end: string;
  on(place: string): string;
  readonly why: string;
  score(first: number, second: number): string;
}

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    turn: (turn) => `Turn ${turn}`,
    side: (life, magic, deck, hand) => `life ${life}  magic ${magic}  deck ${deck}  hand ${hand}`,
    ritual: (place, name, charges) => `${place} ${name} (${charges} left)`,
    graveyard: (name, count) => `graveyard ${count}, ${name} on top`,
    noMinions: 'no minions',
    silenced: 'silenced',
    delayed: 'delayed',
    hand: 'Hand',
    none: 'no cards',
    closed: 'closed',
    play: 'play',
    attack: 'attack the player',
    attackOn: (place) => `attack ${place}`,
    use: (ability) => (ability === 0 ? 'use' : `use #${ability + 1}`),
    draw: 'draw',
    discard: 'discard',
    end: 'end the turn',
    on: (place) => `on ${place}`,
    why: 'not possible now: "why" says why',
    score: (first, second) => `life ${first} to ${second}`,
  },
  zh: {
    turn: (turn) => `第 ${turn} 回合`,
    side: (life, magic, deck, hand) => `生命 ${life}  法力 ${magic}  牌库 ${deck}  手牌 ${hand}`,
    ritual: (place, name, charges) => `${place} ${name}（余 ${charges}）`,
    graveyard: (name, count) => `坟场 ${count}，顶上是${name}`,
    noMinions: '没有随从',
    silenced: '沉默',
    delayed: '延缓',
    hand: '手牌',
    none: '没有牌',
    closed: '未公开',
    play: '打出',
    attack: '攻击对手',
    attackOn: (place) => `攻击 ${place}`,
    use: (ability) => (ability === 0 ? '使用能力' : `使用能力 #${ability + 1}`),
    draw: '抽牌',
    discard: '弃掉',
    end: '结束回合',
    on: (place) => `对 ${place}`,
    why: '现在不能做：输入“为什么”看原因',
    score: (first, second) => `生命 ${first} 比 ${second}`,
  },
};
