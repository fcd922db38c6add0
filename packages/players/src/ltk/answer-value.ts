import type { CardName, Option } from '@cardwright/ltk/public';
import { isFoe, isFriend, isHostileCard, isWeak, player, type Thinking } from './thinking.ts';
import { worth } from './worth.ts';

/** Whether a scroll should be negated: a friend is in danger, or an enemy about to profit. */
function wantsNegate(t: Thinking): boolean {
  const { card, from, on } = t.decision.about;
  if (card === undefined || on === undefined) return false;
  if (card.name === 'negate' || card.name === 'national-negate') return from !== undefined && isFoe(t, from);
  if (!isHostileCard(card)) return isFoe(t, on) && card.name === 'something-for-nothing';
  const inNeed = on === t.self || isFriend(t, on);
  if (!inNeed) return false;
  const serious = ['duel', 'contentment', 'starvation', 'lightning', 'snatch', 'arson'].includes(card.name);
  return serious || isWeak(t, on) || on === t.self;
}

/** Whether a Strike that is asked for should be given. */
function wantsStrike(t: Thinking): boolean {
  const top = t.view.stack.at(-1);
  const { card, from } = t.decision.about;
  if (t.decision.kind === 'answer-use') {
    const victim = top?.second ?? top?.targets.find((seat) => seat !== t.self);
    return victim === undefined || victim === null || isFoe(t, victim) || (victim !== t.self && !isFriend(t, victim));
  }
  if (card?.name === 'duel' && from !== undefined && from !== t.self && isFriend(t, from)) return isWeak(t, t.self);
  return true;
}

function wants(t: Thinking, name: CardName): boolean {
  const { to, from } = t.decision.about;
  switch (name) {
    case 'negate':
      return wantsNegate(t);
    case 'peach':
    case 'peach-or-wine':
    case 'wine':
      return to === undefined || to === t.self || isFriend(t, to);
    case 'strike':
      return wantsStrike(t);
    case 'dodge':
      return (
        from === undefined || t.decision.kind === 'answer-use' || player(t, t.self).hp <= 2 || t.view.hand.length > 1
      );
    default:
      return true;
  }
}

/** What an answer is worth: passing is worth nothing; what comes from a skill is cheaper than a card. */
export function answerValue(t: Thinking, option: Option): number {
  if (option.type === 'pass') return 0;
  const name = t.decision.about.name ?? '';
  if (!wants(t, name)) return -5;
  if (option.type === 'skill') return 6;
  const cost = option.card === undefined ? 6 : worth(t.view, option.card);
  return 5 - cost * 0.1 - (option.skill === undefined ? 0 : 0.3);
}
