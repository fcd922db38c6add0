import type { Decision, GameTypes } from '@cardwright/engine';

/** How long a kind of question may take: an answer to what somebody did, a turn of one's own, or choosing before the game. */
export type Length = 'answer' | 'play' | 'setup';

/** What a host has to know of a game to answer for somebody who does not want to be asked. */
export interface Passing<T extends GameTypes = GameTypes> {
  /** Whether this option is to pass. */
  pass(option: T['option']): boolean;
  /** The turn, by any name: it changes when the turn does. */
  turn(view: T['view']): string;
  /** The card a question is about, by any name; null: about none. */
  topic(view: T['view'], decision: T['decision']): string | null;
  length?(decision: T['decision']): Length;
}

/** A game that says nothing of it: nobody can be spared a question. */
export const neverPassing: Passing = { pass: () => false, turn: () => '', topic: () => null };

export const lengthOf = (passing: Passing, decision: Decision): Length =>
  passing.length?.(decision) ?? (decision.checkpoint ? 'play' : 'answer');

/** Which option passes; −1: none does, or several are to be picked. */
export const passOf = (passing: Passing, { options, min, max }: Decision): number =>
  min <= 1 && max >= 1 ? options.findIndex((option) => passing.pass(option)) : -1;
