import { type Choice, one } from '@cardwright/engine';
import type { Ltk, Option } from '@cardwright/ltk/public';
import type { Moment } from '../../search/playout.ts';
import { unpacked } from '../../search/weights.ts';
import type { Deeds } from '../deeds.ts';
import { type WeightedChoice, weighBy } from '../strategist.ts';
import { type Thinking, think } from '../thinking.ts';
import { isTreason } from './candidates.ts';
import { answerOf, questionOf, TRUTHS, Truths } from './truths.ts';

/** What was learned of options, and where it comes from. */
export interface HabitWeights {
  readonly command: string; //   makes the same file again
  readonly rules: string; //     the version of the rules it was learned for
  readonly round: number; //     questions of round 1 come from games of strategists, of later ones from games of those who have the habits before
  readonly questions: number; // that it was learned from
  readonly gain: number; //      what it promises over the strategist's choice in questions it was not taught, in winning chance a question
  readonly answers: Readonly<Record<string, string>>; // what options are, by question, with blanks between
  readonly numbers: string; //   packed, in base64: so many for every answer as things may be true of it
}

/** The number of each answer, by question. */
export type Answers = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function numbered(answers: HabitWeights['answers']): Answers {
  let next = 0;
  return new Map(
    Object.entries(answers).map(([question, names]) => [
      question,
      new Map(names.split(' ').map((name) => [name, next++])),
    ]),
  );
}

/** What somebody else must be ahead of the strategist's choice: what is less was learned from luck. */
export const MARGIN = 0.004;

/** Questions whose options are heroes: those are chosen otherwise. */
const isOfHeroes = (kind: string): boolean => kind === 'choose-hero' || kind === 'choose-pair';

/**
 * A strategist that has learned from searchers: how much better or worse an option is than it looks, by what is true of it. Where nothing was
 * learned (a card that came later) it does what the strategist does.
 */
export class Habits {
  readonly #answers: Answers;
  readonly #worths: Float32Array;

  constructor(answers: Answers, worths: Float32Array) {
    this.#answers = answers;
    this.#worths = worths;
  }

  static of({ answers, numbers }: HabitWeights): Habits {
    return new Habits(numbered(answers), unpacked(Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0))));
  }

  choose(moment: Moment<Ltk>, deeds: Deeds): Choice {
    const t = think(moment, deeds);
    const usual = weighBy(t, moment);
    const { decision } = moment;
    const answers = isOfHeroes(decision.kind) ? undefined : this.#answers.get(questionOf(decision));
    if (answers === undefined || usual.weights.length === 0) return usual.choice;
    return usual.choice.length === 1 ? this.#one(t, usual, answers) : this.#several(t, usual, answers);
  }

  #worthOf(t: Thinking, truths: Truths, answer: number, index: number, isUsual: boolean): number {
    truths.look(t.decision.options[index] as Option, index, isUsual);
    let sum = 0;
    for (let i = 0; i < truths.count; i++) sum += this.#worths[answer * TRUTHS + (truths.found[i] as number)] as number;
    return sum;
  }

  #one(t: Thinking, { choice, weights }: WeightedChoice, answers: ReadonlyMap<string, number>): Choice {
    const { options } = t.decision;
    const usual = choice[0] as number;
    const known = answers.get(answerOf(t, options[usual] as Option));
    if (known === undefined) return choice;
    const truths = new Truths(t, weights, choice);
    let [best, top] = [usual, this.#worthOf(t, truths, known, usual, true) + MARGIN];
    for (let i = 0; i < options.length; i++) {
      const answer = i === usual ? undefined : answers.get(answerOf(t, options[i] as Option));
      const worth = answer === undefined ? top : this.#worthOf(t, truths, answer, i, false);
      if (worth > top && !isTreason(t, options[i] as Option)) [best, top] = [i, worth];
    }
    return one(best);
  }

  /** As many as the strategist picks, but the best of them. */
  #several(t: Thinking, { choice, weights }: WeightedChoice, answers: ReadonlyMap<string, number>): Choice {
    const { options } = t.decision;
    const truths = new Truths(t, weights, choice);
    const worths: number[] = [];
    for (let i = 0; i < options.length; i++) {
      const answer = answers.get(answerOf(t, options[i] as Option));
      if (answer === undefined) return choice;
      const isUsual = choice.includes(i);
      worths.push(this.#worthOf(t, truths, answer, i, isUsual) + (isUsual ? MARGIN : 0));
    }
    const ranked = options.map((_, i) => i).sort((a, b) => (worths[b] as number) - (worths[a] as number) || a - b);
    const picked = ranked.slice(0, choice.length);
    return picked.every((i) => choice.includes(i) || !isTreason(t, options[i] as Option)) ? picked : choice;
  }
}
