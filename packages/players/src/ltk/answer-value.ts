import type { CardName, Option } from '@cardwright/ltk/public';
import { enmity, holds, isFoe, isFriend, isHostileCard, isPrecious, isWeak, type Thinking } from './thinking.ts';
import { worth } from './worth.ts';

const SERIOUS: ReadonlySet<CardName> = new Set([
  'duel',
  'contentment',
  'starvation',
  'lightning',
  'snatch',
  'arson',
  'arrow-barrage',
  'barbarian-invasion',
]);

/** What does no harm by itself: not worth a Negate, whoever it is aimed at. */
const TRIFLES: ReadonlySet<CardName> = new Set(['chain', 'know-thyself']);

/** What an enemy should not get. */
const PROFITABLE: ReadonlySet<CardName> = new Set(['something-for-nothing', 'diplomacy']);

/** Whether a scroll should be negated: a friend is in danger, or an enemy about to profit. */
function wantsNegate(t: Thinking): boolean {
  const { card, from, on } = t.decision.about;
  if (card === undefined || on === undefined) return false;
  if (card.name === 'negate' || card.name === 'national-negate') return from !== undefined && isFoe(t, from);
  if (from === t.self) return false;
  if (card.name === 'peach-garden') return isFoe(t, on) && isWeak(t, on);
  if (!isHostileCard(card)) return isFoe(t, on) && PROFITABLE.has(card.name);
  if (from !== undefined && isFriend(t, from) && on !== t.self) return false; // it frees a friend of something, or knows why
  if (TRIFLES.has(card.name)) return false;
  if (on === t.self) return true;
  return isFriend(t, on) && (isWeak(t, on) || SERIOUS.has(card.name));
}

/** Whether a Strike that is asked for should be given. */
function wantsStrike(t: Thinking): boolean {
  const top = t.view.stack.at(-1);
  const { card, from } = t.decision.about;
  if (t.decision.kind === 'answer-use') {
    const victim = top?.second ?? top?.targets.find((seat) => seat !== t.self);
    return victim === undefined || victim === null || !isFriend(t, victim);
  }
  if (card?.name !== 'duel') return helps(t);
  const rival = from === t.self ? top?.targets[0] : from;
  return rival === undefined || rival === t.self || !isFriend(t, rival) || isWeak(t, t.self);
}

/** Whether whoever asks for help (Rouse, Entourage) is to get it; one's own need always is met. */
function helps(t: Thinking): boolean {
  const top = t.view.stack.at(-1);
  const { from } = t.decision.about;
  if (top === undefined || top.targets.includes(t.self)) return true;
  const asking = t.decision.about.name === 'strike' ? (from ?? top.user) : (top.targets[0] ?? t.self);
  return asking === t.self || enmity(t, asking) < 0;
}

function wants(t: Thinking, name: CardName): boolean {
  const { to } = t.decision.about;
  switch (name) {
    case 'negate':
      return wantsNegate(t);
    case 'peach':
    case 'peach-or-wine':
    case 'wine':
      return (
        to === undefined ||
        to === t.self ||
        (isFriend(t, to) && (t.me.hp > 1 || holds(t, 'peach') > 1 || isPrecious(t, to)))
      );
    case 'strike':
      return wantsStrike(t);
    case 'dodge':
      return helps(t);
    default:
      return true;
  }
}

/** What an answer is worth: passing is worth nothing; what comes from a skill is cheaper than a card. */
const ANSWER = 5;
const FROM_SKILL = 6;
const BLUFF = 1;
const NO = -5;

export function answerValue(t: Thinking, option: Option): number {
  if (option.type === 'pass') return 0;
  if (!wants(t, t.decision.about.name ?? '')) return NO;
  if (option.type === 'skill') return option.skill === 'guhuo' ? BLUFF : FROM_SKILL;
  const cost = option.card === undefined ? FROM_SKILL : worth(t.view, option.card);
  return ANSWER - cost * 0.1 - (option.skill === undefined ? 0 : 0.3);
}
