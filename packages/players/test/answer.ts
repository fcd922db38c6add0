import { type Choice, type GameTypes, type Match, randomFrom } from '@cardwright/engine';
import { Asking, type Bot } from '../src/index.ts';

/** What a bot that answers at once chooses in a match. */
export const choiceOf = <T extends GameTypes>(bot: Bot<T>, match: Match<T>): Choice =>
  bot.decide(new Asking(match, randomFrom(1))).choice;
