import type { Choice, Decision, Option, Seat } from '@cardwright/engine';
import type { Hint } from '@cardwright/host';
import { type Presenter, plain, thoughtIn } from '@cardwright/presenter';
import { CLIENT_WORDS } from './words.ts';

/** What a strong player would do, in words. */
export interface Advice {
  readonly by: string;
  readonly choice: Choice;
  readonly text: string;
  readonly why: readonly string[]; // in words
  readonly sure: Sureness | null; // against the next best; null: nothing was weighed
  readonly options: readonly AdvisedOption[]; // the best first; none: nothing was weighed
  readonly isDone: boolean; // else it is still being thought about
}

/** How sure it is that one is better than another. */
export type Sureness = 'clear' | 'likely' | 'close';

/** Something that could be done, as a strong player sees it. */
export interface AdvisedOption {
  readonly choice: Choice;
  readonly text: string;
  readonly chance: number;
  readonly error: number; //            half of the 95 % interval
  readonly behind: number; //           of the best, in winning chance
  readonly sure: Sureness | null; //    that it is behind; null: the best itself
  readonly why: readonly string[]; //   what speaks for it, or against it
  readonly isAsked: boolean; //         somebody asked why not this
}

const NORMAL_95 = 1.96; // standard errors

type Considered = Hint['considered'][number];

/** How sure it is that one is better: by how far either may be off. */
function surenessOf(chosen: Considered, next: Considered): Sureness {
  const gap = chosen.value - next.value;
  const error = Math.hypot(chosen.error, next.error);
  return gap > 2 * error ? 'clear' : gap > error ? 'likely' : 'close';
}

const same = (a: Choice, b: Choice | null): boolean => a.join() === b?.join();

/** What a hint is about: the open question, with its options as their buttons say them. */
interface HintContext {
  readonly decision: Decision;
  readonly labels: readonly string[];
  readonly presenter: Presenter;
}

/** A hint in words. */
export function adviceIn(hint: Hint, { decision, labels, presenter }: HintContext): Advice {
  const { by, choice, considered, reasons, about, isDone } = hint;
  const { language } = presenter;
  const words = CLIENT_WORDS[language];
  const said = (picked: Choice): string => {
    const [only, ...others] = picked;
    if (only === undefined) return words.nothing;
    if (others.length === 0 && labels[only] !== undefined) return labels[only];
    return picked.map((index) => plain(presenter.option(decision.options[index] as Option))).join(words.between);
  };
  const whose = (seat: Seat): string => (seat === decision.seat ? words.your : words.whose(presenter.name(seat)));
  const inWords = (all: Considered['reasons'] = []): string[] =>
    all.flatMap((reason) => thoughtIn(language, reason, whose) ?? []);
  const best = considered.find((each) => same(each.choice, choice));
  const others = considered.filter((each) => each !== best).sort((a, b) => b.value - a.value);
  const [next] = others;
  return {
    by,
    choice,
    text: said(choice),
    why: inWords(reasons),
    sure: best === undefined || next === undefined ? null : surenessOf(best, next),
    options: (best === undefined ? [] : [best, ...others]).map((each) => ({
      choice: each.choice,
      text: said(each.choice),
      chance: each.value,
      error: NORMAL_95 * each.error,
      behind: (best as Considered).value - each.value,
      sure: each === best ? null : surenessOf(best as Considered, each),
      why: inWords(each.reasons),
      isAsked: same(each.choice, about),
    })),
    isDone,
  };
}
