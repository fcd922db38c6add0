import { type Choice, one } from '@cardwright/engine';
import type { HeroId, Ltk, Option } from '@cardwright/ltk/public';
import type { Answer, Ask, Bot } from '../bot.ts';
import type { Moment } from '../search/playout.ts';
import { answerValue } from './answer-value.ts';
import { stargaze } from './arrange.ts';
import type { Attitude } from './attitude.ts';
import { bestChoice } from './choice-value.ts';
import { Deeds } from './deeds.ts';
import { heroValue, pairValue } from './hero-value.ts';
import { revealValue, whyReveal } from './kingdom-reveal.ts';
import { type Thinking, think, withDeeds } from './thinking.ts';
import { useValue } from './use-value.ts';

/** A choice, and how good each option looked beside the others. */
export interface WeightedChoice {
  readonly choice: Choice;
  readonly weights: readonly number[];
  readonly why?: string | null;
}

/** The best of several options, ties to the last: that is to do nothing. */
function best(t: Thinking, value: (t: Thinking, option: Option) => number): WeightedChoice {
  const { options } = t.decision;
  let index = options.length - 1;
  const weights: number[] = [];
  for (const _ of options) weights.push(0);
  for (let i = index; i >= 0; i--) {
    weights[i] = value(t, options[i] as Option);
    if ((weights[i] as number) > (weights[index] as number)) index = i;
  }
  return { choice: one(index), weights };
}

/** How much a hero's value may be outweighed by taste: always the same heroes would be dull. */
const TASTE = 1.5;
const GRAIN = 1000;

const taste = ({ random }: Moment<Ltk>): number => (TASTE * random.below(GRAIN)) / GRAIN;

/** Weighs the options of a question as the strategist does; with an attitude, as if it felt so about the others. */
export const weigh = (ask: Moment<Ltk>, deeds: Deeds, attitude?: Attitude): WeightedChoice =>
  weighBy(think(ask, deeds, attitude), ask);

/** The same for somebody who has begun to think. */
export function weighBy(t: Thinking, ask: Moment<Ltk>): WeightedChoice {
  switch (ask.decision.kind) {
    case 'choose-hero':
      return best(t, (_, { hero }) => heroValue('identity', hero as HeroId) + taste(ask));
    case 'choose-pair':
      return best(t, (_, { hero }) => pairValue(t.view, hero as string) + taste(ask));
    case 'reveal':
      return { ...best(t, revealValue), why: whyReveal(t) };
    case 'play':
      return best(t, useValue);
    case 'answer-use':
    case 'answer-play':
      return best(t, answerValue);
    case 'stargaze-top':
      return { choice: stargaze(t), weights: [] };
    default:
      return bestChoice(t);
  }
}

function decide(ask: Ask<Ltk>, deeds: Deeds): Answer {
  const { choice, why } = weigh(ask, deeds);
  return typeof why === 'string' ? { choice, reasons: [{ code: why }] } : { choice };
}

/**
 * Plays for its role: rebels go for the Lord, the Lord and the loyalists for whoever has shown to be against them, the
 * spy keeps the camps in balance; in kingdom war for its kingdom. It goes only by what everybody has seen.
 */
export const strategist: Bot<Ltk> = {
  id: 'strategist',
  level: 'L2',
  name: { en: 'strategist', zh: '谋士' },
  isTame: true,
  about: { en: 'plays for its role, going by what everybody has seen', zh: '按身份行事，只依据公开信息' },
  listens: Deeds.EVENTS,
  ...withDeeds(decide),
};
