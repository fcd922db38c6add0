import type { Language } from '@cardwright/engine';

/** The rules in short. */
export const rulesInShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The Lord is known; everybody else is a loyalist, a rebel or the spy in secret. Lord and loyalists win when all rebels and spies are dead, the rebels when the Lord is, the spy when he is the last with the Lord and then kills him.',
    'A turn: prepare, judge the scrolls before you, draw two cards, play, discard down to your life, finish.',
    'In the play phase: one Strike on somebody within your attack range, any number of scrolls, equipment, and your skills.',
    'A Strike is cancelled by a Dodge. A scroll is cancelled by a Negate, and so is a Negate.',
    'Distance is counted around the table the shorter way; mounts change it. Your weapon says how far your attack reaches.',
    'At 0 life you are dying: everybody in turn may save you with a Peach, you also with Wine.',
    'Whoever kills a rebel draws three cards. A Lord who kills a loyalist loses all cards.',
    'Fire and lightning damage runs along the chain: everybody chained takes it.',
  ],
  zh: [
    '主公身份公开，其余为忠臣、反贼或内奸，身份隐藏。反贼与内奸全灭则主公与忠臣胜；主公阵亡则反贼胜；内奸须最后与主公单挑并获胜。',
    '回合：准备、判定面前的延时锦囊、摸两张牌、出牌、弃牌至体力值、结束。',
    '出牌阶段：对攻击范围内一名角色使用一张【杀】，以及任意锦囊、装备和技能。',
    '【闪】抵消【杀】；【无懈可击】抵消锦囊，包括【无懈可击】。',
    '距离按座次较短的一边计算，马会改变距离；武器决定攻击范围。',
    '体力为 0 时濒死：各人依次可用【桃】救你，你自己还可用【酒】。',
    '击杀反贼者摸三张牌；主公击杀忠臣则弃置所有牌。',
    '火焰与雷电伤害沿铁索传导：横置者都会受到。',
  ],
};
