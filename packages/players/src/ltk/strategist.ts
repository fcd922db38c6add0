import { one } from '@cardwright/engine';
import type { Ltk, Option } from '@cardwright/ltk/public';
import type { Answer, Ask, Bot } from '../bot.ts';
import { answerValue } from './answer-value.ts';
import { bestChoice } from './choice-value.ts';
import { type Thinking, think } from './thinking.ts';
import { useValue } from './use-value.ts';

/** The best of several options, ties to the first. */
function best(t: Thinking, value: (t: Thinking, option: Option) => number): Answer {
  const weights = t.decision.options.map((option) => value(t, option));
  let index = weights.length - 1;
  weights.forEach((weight, i) => {
    if (weight > (weights[index] as number)) index = i;
  });
  return { choice: one(index), weights };
}

export function decide(ask: Ask<Ltk>): Answer {
  const t = think(ask);
  switch (ask.decision.kind) {
    case 'choose-hero':
      return { choice: one(ask.random.below(ask.decision.options.length)) };
    case 'play':
      return best(t, useValue);
    case 'answer-use':
    case 'answer-play':
      return best(t, answerValue);
    default:
      return { choice: bestChoice(t) };
  }
}

/**
 * Plays for its role: rebels go for the Lord, the Lord and the loyalists for whoever has shown to be against them, the
 * spy keeps the camps in balance. It goes only by what everybody has seen.
 */
export const strategist: Bot<Ltk> = {
  id: 'strategist',
  level: 'L2',
  about: { en: 'plays for its role, going by what everybody has seen', zh: '按身份行事，只依据公开信息' },
  decide,
};
