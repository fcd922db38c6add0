import type { GameTypes, Match, Random } from '@cardwright/engine';
import { type Answer, Asking, atOnce, type Bot } from '../src/index.ts';

/** What a bot that has just sat down answers to the question a match is asking. */
export function answerIn<T extends GameTypes>(bot: Bot<T>, match: Match<T>, random: Random): Answer {
  return atOnce(bot.open(match.decision?.seat ?? 0, 1).decide(new Asking(match, random)));
}
