// What a table's host and whoever looks at the table say to each other. Nothing else about a match ever leaves a host.
import type { Choice, Decision, Event, Outcome, Refusal, Seat, Viewer } from '@cardwright/engine';
import type { Reason } from '@cardwright/players';
import * as z from 'zod/mini';
import type { Patch } from './patch.ts';

/** A question to this looker, with what cannot be done and why. `n` is what an answer to it has to name. */
export interface Asked {
  readonly n: number;
  readonly decision: Decision;
  readonly refusals: readonly Refusal[];
  readonly passes: number | null; // ms until it is passed by itself, because there is only one answer or that was wished; null: it waits
}

/** Who is waited for, as far as this looker may know. */
export interface Awaited {
  readonly seat: Seat | null; // null: it is not told who
  readonly kind: string;
}

/** Who holds a seat. */
export interface SeatInfo {
  readonly holder: 'person' | 'bot' | 'empty';
  readonly name: string; //        a person's name, or the bot's id; '' where there is none
  readonly level?: string; //      a bot's
  readonly alias?: number; //      what a bot is called: a number in the list of names
  readonly isHere?: boolean; //    a person's: some screen of theirs is connected
  readonly standIn?: string; //    the id of the bot that sits in for a person who is away
}

/** The clock of whoever is waited for. */
export interface ClockInfo {
  readonly left: number; // ms of the question's own time
  readonly bank: number; // ms of the seat's bank; for a question that several are asked, this looker's own
}

/** A part of what happened, and what the view became by it. */
export interface Step {
  readonly events: readonly Event[];
  readonly patch?: Patch;
}

/** What is new, for one looker. What is absent is as it was. */
export interface Told {
  readonly type: 'told';
  readonly n: number; // counts what this looker was told, from 1
  readonly viewer: Viewer;
  readonly steps?: readonly Step[]; // to whoever wants them: what happened first, step by step
  readonly events?: readonly Event[]; // what happened (after the steps)
  readonly reset?: true; //    something was taken back: what was told before did not happen
  readonly view?: unknown; //  the whole view
  readonly patch?: Patch; //   or what changed in it (since the last step)
  readonly asks?: Asked | null;
  readonly awaits?: readonly Awaited[]; // nobody: the game is over, or it stands still
  readonly passed?: Decision; //           what was just passed for this looker
  readonly clock?: ClockInfo | null;
  readonly seats?: readonly SeatInfo[];
  readonly undo?: boolean; //              whether the last choice can be taken back
  readonly quiet?: Quiet | null;
  readonly curtain?: Seat | null | undefined; // whose turn it is to look, where several share a screen
  readonly paused?: boolean; //            everybody is away
  readonly outcome?: Outcome | null;
}

/** A table before its first `told`: all that is needed to read it. */
export interface Welcome {
  readonly type: 'welcome';
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly aids: boolean; // hints are to be had
}

/** What happened before, to be read and not shown: as it was told then. */
export interface History {
  readonly type: 'history';
  readonly told: readonly Pick<Told, 'events' | 'view' | 'patch'>[];
}

export interface Hint {
  readonly type: 'hint';
  readonly n: number; // the question it is for
  readonly by: string;
  readonly choice: Choice;
  /** The best first; among them the one that was asked about. */
  readonly considered: readonly {
    readonly choice: Choice;
    readonly visits: number;
    readonly value: number;
    readonly error: number;
    readonly reasons?: readonly Reason[];
  }[];
  readonly reasons: readonly Reason[];
  readonly about: Choice | null; // the answer somebody asked about
  readonly isDone: boolean; //      else it is still being thought about
}

/** Why a message changed nothing: a code, and where it helps a line that says more. */
export interface Refused {
  readonly type: 'refused';
  readonly code: RefusedCode;
  readonly detail?: string;
}

/** The table is gone for this looker. */
export interface Closed {
  readonly type: 'closed';
  readonly code: 'ended' | 'fault' | 'left';
  readonly by?: Seat; // who left it unfinished
}

/** The whole game, when it is over. */
export interface Recorded {
  readonly type: 'record';
  readonly record: string;
}

export type FromHost = Welcome | Told | History | Hint | Recorded | Refused | Closed;

export const REFUSED = [
  'malformed',
  'late',
  'not-asked',
  'illegal',
  'no-undo',
  'no-aids',
  'not-yours',
  'not-kept',
  'not-over',
] as const;
export type RefusedCode = (typeof REFUSED)[number];

/** What somebody does not want to be asked: for the card that is being played, or in this turn. */
export const QUIETS = ['card', 'turn'] as const;
export type Quiet = (typeof QUIETS)[number];

const MOST_PICKED = 256;
const MOST_HINT_MS = 20_000;
const seat = z.int().check(z.minimum(0), z.maximum(63));
const n = z.int().check(z.minimum(0));
const choice = z.array(z.int().check(z.minimum(0))).check(z.maxLength(MOST_PICKED));

/** What a looker may say. */
export const toHost = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), n, choice }),
  z.strictObject({ type: z.literal('withdraw'), n }), //           an answer that is not resolved yet
  z.strictObject({ type: z.literal('hold'), n }), //               do not pass this by itself
  z.strictObject({ type: z.literal('quiet'), until: z.nullable(z.enum(QUIETS)) }),
  z.strictObject({ type: z.literal('steps'), on: z.boolean() }), // be told step by step
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({
    type: z.literal('hint'),
    about: z.optional(choice), //                                  why not this?
    ms: z.optional(z.int().check(z.minimum(100), z.maximum(MOST_HINT_MS))), // as long as it may be thought about
  }),
  z.strictObject({ type: z.literal('history') }), //               what happened before
  z.strictObject({ type: z.literal('record') }), //                the whole game, when it is over
  z.strictObject({ type: z.literal('lift'), seat: z.nullable(seat) }), // the curtain, for one of the seats that share this screen
]);
export type ToHost = z.infer<typeof toHost>;

/** Reads a message as it came; null: it is none. */
export function readMessage(message: unknown): ToHost | null {
  const read = toHost.safeParse(message);
  return read.success ? read.data : null;
}
