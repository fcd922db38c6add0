import type { GameText, Span } from '@cardwright/engine';
import { type Card, formatCard, RANKS, type Suit, suitOf } from './cards.ts';

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A card as people read it: suit, rank and letter, so that no meaning hangs on colour or glyph alone. */
const cardSpan = (card: Card): Span => {
  const rank = RANKS[card % RANKS.length] as string;
  return { text: `${SYMBOLS[suitOf(card)]}${rank === 'T' ? '10' : rank}`, ref: { kind: 'card', id: formatCard(card) } };
};

const isCards = (value: unknown): value is Card[] =>
  Array.isArray(value) && value.every((card) => typeof card === 'number');

export const text: GameText = {
  en: {
    name: 'Thrones',
    about: 'Two teams of two send characters into six battles and strengthen or curse them card by card.',
    settings: {
      shuffle: 'How cards are dealt: fast, or java for the classic order',
      clamp: 'When a stat below 0 is lifted back to 0: after each card, or at the end',
    },
    events: {
      'hand-dealt': '{seat} {seat|are|is} dealt {count} cards',
      'play-started': 'Play {play}: {seat} {seat|open|opens}',
      'card-laid': '{seat} {seat|lay|lays} {card} on pile {pile|2|1}',
      passed: '{seat} {seat|pass|passes}',
      'battle-begun': 'Battle: pile 1 {attack.0}/{defence.0} against pile 2 {attack.1}/{defence.1}',
      'attack-succeeded': 'Pile {pile|2|1} breaks through pile {against|2|1}: {points} points for {team}',
      'attack-failed': 'Pile {against|2|1} holds against pile {pile|2|1}: {points} points for {team}',
      'play-scored': 'Score {scores.0} to {scores.1}',
      'game-ended': '{label}',
    },
    options: { lay: 'Lay {card} on pile {pile|2|1}', pass: 'Pass' },
    decisions: {
      'lay-heart': '{seat} must lay a heart on the own pile',
      'lay-heart/you': 'Lay a heart on your own pile: your character in this battle',
      'lay-effect': '{seat} may lay an effect on either pile, or pass',
      'lay-effect/you': 'Lay an effect on either pile, or pass',
    },
    reasons: {
      'heart-needed': 'the first two players of a play must lay a heart',
      'own-pile-needed': 'a heart goes on the pile of its own team',
      'hearts-are-over': 'both characters are on the table: no more hearts in this play',
      'magic-on-character': 'a diamond may not lie directly on a heart',
      'heart-must-be-laid': 'the first two players of a play may not pass',
    },
    outcomes: { 'team-0': 'Players 1 and 3 win', 'team-1': 'Players 2 and 4 win', draw: 'All players draw' },
    noun: (field, value) => {
      if (field === 'card' && typeof value === 'number') return cardSpan(value);
      if (field === 'cards' && isCards(value)) return value.map((card) => cardSpan(card).text).join(' ');
      if (field === 'team') return value === 0 ? 'players 1 and 3' : 'players 2 and 4';
      if (field === 'play') return String((value as number) + 1);
      return undefined;
    },
  },
  zh: {
    name: '王座',
    about: '两队各两人，打六场战斗，一张张地为角色加持或施咒。',
    settings: {
      shuffle: '发牌方式：快速，或经典次序',
      clamp: '数值低于 0 时何时归零：每张牌后，或最后',
    },
    values: { shuffle: { fast: '快速', java: '经典' }, clamp: { each: '每张牌后', end: '最后' } },
    events: {
      'hand-dealt': '{seat}获发 {count} 张牌',
      'play-started': '第 {play} 局：{seat}先出',
      'card-laid': '{seat}在牌堆 {pile|2|1} 上放 {card}',
      passed: '{seat}不出',
      'battle-begun': '交战：牌堆 1 攻防 {attack.0}/{defence.0}，牌堆 2 攻防 {attack.1}/{defence.1}',
      'attack-succeeded': '牌堆 {pile|2|1} 攻破牌堆 {against|2|1}：{team}得 {points} 分',
      'attack-failed': '牌堆 {against|2|1} 守住牌堆 {pile|2|1} 的进攻：{team}得 {points} 分',
      'play-scored': '比分 {scores.0} 比 {scores.1}',
      'game-ended': '{label}',
    },
    options: { lay: '在牌堆 {pile|2|1} 上放 {card}', pass: '不出' },
    decisions: {
      'lay-heart': '{seat}须在己方牌堆上放一张红心',
      'lay-heart/you': '请在己方牌堆上放一张红心：你在此战中的角色',
      'lay-effect': '{seat}可在任一牌堆上放一张效果牌，或不出',
      'lay-effect/you': '可在任一牌堆上放一张效果牌，或不出',
    },
    reasons: {
      'heart-needed': '每局前两名玩家须出红心',
      'own-pile-needed': '红心须放在己方牌堆上',
      'hearts-are-over': '双方角色已上场，本局不能再出红心',
      'magic-on-character': '方块不能直接放在红心上',
      'heart-must-be-laid': '每局前两名玩家不能不出',
    },
    outcomes: { 'team-0': '玩家 1 和 3 获胜', 'team-1': '玩家 2 和 4 获胜', draw: '平局' },
    noun: (field, value) => {
      if (field === 'card' && typeof value === 'number') return cardSpan(value);
      if (field === 'cards' && isCards(value)) return value.map((card) => cardSpan(card).text).join(' ');
      if (field === 'team') return value === 0 ? '玩家 1 和 3 ' : '玩家 2 和 4 ';
      if (field === 'play') return String((value as number) + 1);
      return undefined;
    },
  },
};
