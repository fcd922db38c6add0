import { type Event, type GameTypes, type Match, type Random, seenBy } from '@cardwright/engine';
import { type Answer, Asking, atOnce, type Bot } from '../src/index.ts';

/** What a bot that has just sat down, and been told what has happened, answers to the question a match is asking. */
export function answerIn<T extends GameTypes>(
  bot: Bot<T>,
  match: Match<T>,
  random: Random,
  events: readonly Event[] = [],
): Answer {
  const seat = match.decision?.seat ?? 0;
  const told = events.map((event) => seenBy(event as T['event'], seat));
  const thinker = bot.open(seat, 1);
  thinker.observe?.(told);
  return atOnce(thinker.decide(new Asking(match, random, {}, { told: () => told })));
}
