/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** One possible answer: plain data. Each game has its own kinds; all of them say their type. */
export interface Option {
  readonly type: string;
}

/** The answer to a decision: indices into its options, in the order picked. */
export type Choice = readonly number[];

/** A question to one seat. Its options are complete: whatever may be answered is listed, whatever is listed may be answered. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  readonly kind: string; //       an infinitive: play, respond, discard
  readonly options: readonly O[];
  readonly min: number; //        how many options to pick, at least
  readonly max: number; //        and at most
  readonly default: Choice; //    what happens when nobody answers in time
  readonly checkpoint: boolean; // nothing is half-resolved: the game can be re-entered from the state alone
  readonly secret: boolean; //    the others are not told who is asked
}

const SINGLES: readonly Choice[] = Array.from({ length: 256 }, (_, i) => Object.freeze([i])); // everybody is handed the same

/** The choice of the one option with this index. */
export const one = (index: number): Choice => SINGLES[index] ?? [index];

/** A decision that picks exactly one option. The default is the last one listed, by custom the one that does least. */
export function ask<O extends Option>(
  seat: Seat,
  kind: string,
  options: readonly O[],
  checkpoint = false,
): Decision<O> {
  return { seat, kind, options, min: 1, max: 1, default: one(options.length - 1), checkpoint, secret: false };
}

/** A decision with a single possible answer. */
export const isForced = (decision: Decision): boolean => decision.options.length === 1 && decision.min === 1;

/** Why this choice is no answer to this decision, or null if it is one. */
export function whyNot(decision: Decision, choice: Choice): string | null {
  const { options, min, max } = decision;
  if (choice.length < min || choice.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    return `pick ${wanted} of the ${options.length} options, not ${choice.length}`;
  }
  for (let i = 0; i < choice.length; i++) {
    const index = choice[i] as number;
    if (!Number.isInteger(index) || index < 0 || index >= options.length) {
      return `there is no option ${index}; the options are 0 to ${options.length - 1}`;
    }
    if (i > 0 && choice.indexOf(index) !== i) return `option ${index} is picked twice`;
  }
  return null;
}
