import type { Choice, Decision, Match, Seat } from '@cardwright/engine';

/** An open question at a table: the one the rules ask, or one they will ask if those before it pass. */
export interface Question {
  readonly seat: Seat;
  decision: Decision;
  readonly pause: number; //               ms that it takes where nobody chooses
  answer: Choice | null;
  answered: number | null; //              the number under which its person was asked and has answered
  isByItself: boolean; //                  nobody chooses: it is passed, or a bot answers
  due: number; //                          before then, what is answered by itself is not taken
  deadline: Deadline | null;
  given: number | null; //                 when the own time ends that its person was given: asked again, they get no more
  callOff: readonly (() => void)[]; //     timers, and a bot that is still thinking
}

/** When somebody's time is up. */
export interface Deadline {
  readonly own: number; //  when the question's own time is over
  readonly until: number; // and when the bank is
}

/** What there is to call off where nothing is under way. */
export const NOTHING: Question['callOff'] = [];

/** This is called off with the question. (A list of its own: one that grows takes room for many.) */
export function underWay(question: Question, off: () => void): void {
  question.callOff = [...question.callOff, off];
}

export function callOff(question: Question): void {
  for (const act of question.callOff) act();
  question.callOff = NOTHING;
}

const isSame = (a: Choice, b: Choice): boolean => a.length === b.length && a.every((index, i) => index === b[i]);

/** Whether this answer is what happens when nobody answers. */
export const isDefault = (decision: Decision, choice: Choice): boolean => isSame(decision.default, choice);

/**
 * What will be asked if everybody passes, as long as it is the same window: others are not told who is asked, and nothing
 * happens in between. The rules ask one after the other; people are asked at once.
 */
export function askedAhead(match: Match): Decision[] {
  const found: Decision[] = [];
  const first = match.decision;
  if (first === null || !first.secret) return found;
  const asked = new Set([first.seat]);
  let isStill = true;
  const ahead = match.fork({
    listen: () => {
      isStill = false;
    },
  });
  for (let decision = first; ; ) {
    ahead.choose(decision.default);
    const following = ahead.decision;
    if (!isStill || following === null || !following.secret || following.kind !== first.kind) return found;
    if (asked.has(following.seat)) return found;
    asked.add(following.seat);
    found.push(following);
    decision = following;
  }
}

/** The match as it will be when this seat is asked, if those before it pass. */
export function aheadTo(seat: Seat, match: Match): Match {
  const ahead = match.fork();
  while (ahead.decision !== null && ahead.decision.seat !== seat) ahead.choose(ahead.decision.default);
  return ahead;
}

/** Whether two questions are the same for whoever is asked. */
export const isSameQuestion = (a: Decision, b: Decision): boolean =>
  a === b || (a.seat === b.seat && a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b));
