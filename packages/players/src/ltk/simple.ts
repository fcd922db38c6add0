import { anyChoice, one } from '@cardwright/engine';
import { cardFacts, type Ltk, type Option } from '@cardwright/ltk/public';
import type { Bot } from '../bot.ts';
import { answerValue } from './answer-value.ts';
import { Deeds } from './deeds.ts';
import { isFoe, isFriend, type Thinking, think, withDeeds } from './thinking.ts';
import { usedName } from './use-value.ts';

/** Whether an option openly hurts a friend or helps an enemy. */
function isAgainstOwnSide(t: Thinking, option: Option): boolean {
  if (t.decision.kind.startsWith('answer')) return option.type !== 'pass' && answerValue(t, option) < 0;
  const { type, seat } = option;
  if (seat === undefined || (type !== 'use' && type !== 'seat')) return false;
  const hostile = type === 'use' && cardFacts(usedName(t, option)).hostile;
  return hostile ? !isFoe(t, seat) || isFriend(t, seat) : false;
}

/** Plays at random, but never openly against its own side. */
export const simple: Bot<Ltk> = {
  id: 'simple',
  level: 'L1',
  name: { en: 'simple', zh: '简单' },
  isTame: true,
  about: { en: 'plays at random, but never openly against its own side', zh: '随意出牌，但不公开害己方' },
  listens: Deeds.EVENTS,
  ...withDeeds((ask, deeds) => {
    const { decision, random } = ask;
    if (decision.min !== 1 || decision.max !== 1) return { choice: anyChoice(decision, random) };
    const t = think(ask, deeds);
    const fine = decision.options.flatMap((option, i) => (isAgainstOwnSide(t, option) ? [] : [i]));
    return { choice: fine.length === 0 ? anyChoice(decision, random) : one(fine[random.below(fine.length)] as number) };
  }),
};
