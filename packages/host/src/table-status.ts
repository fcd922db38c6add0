import { isForced, type Seat } from '@cardwright/engine';
import type { Channel, TableStatus } from './channel.ts';
import type { Dealer } from './dealer.ts';
import type { TablePolicy } from './policy.ts';
import type { Question } from './question.ts';
import type { SeatState } from './seats.ts';
import type { Awaited, SeatInfo } from './wire.ts';

const NOBODY: readonly Awaited[] = [];

/** A table as what is told of it is made. */
export interface TableSnapshot {
  readonly dealer: Dealer;
  readonly seats: readonly SeatState[];
  readonly infos: readonly SeatInfo[];
  readonly policy: TablePolicy;
  readonly now: number;
}

/** Whether somebody is to see this question: it waits for them, or they may keep it from being passed. */
export const isShown = (
  { answer, isByItself, decision }: Question,
  { policy, seats }: TableSnapshot,
  seat: Seat,
): boolean =>
  seats[seat]?.holder.kind === 'person' &&
  (isByItself ? policy.pause !== null && !seats[seat]?.standsIn && isForced(decision) : answer === null);

/** The question this seat sees; undefined: it sees none. */
export const shownTo = (seat: Seat, snapshot: TableSnapshot): Question | undefined =>
  snapshot.dealer.questions.find((question) => question.seat === seat && isShown(question, snapshot, seat));

/** Where several people share a screen: who has to look next. */
export function curtainOf({ seats, eyes }: Channel, snapshot: TableSnapshot): Seat | null | undefined {
  if (seats.length < 2) return undefined;
  const asked = snapshot.dealer.questions.find(
    ({ seat }) => seats.includes(seat) && shownTo(seat, snapshot) !== undefined,
  );
  return asked === undefined || asked.seat === eyes ? null : asked.seat;
}

/** Whom everybody waits for, as far as this may be known. */
function awaited({ dealer }: TableSnapshot): readonly Awaited[] {
  const [first] = dealer.questions;
  if (first === undefined) return NOBODY;
  const { seat, secret, kind } = first.decision;
  return [{ seat: secret ? null : seat, kind }];
}

/** Whether whoever sits here may take back their last choice. */
export function canUndo({ seats }: Channel, { dealer, policy, seats: states }: TableSnapshot): boolean {
  if (policy.undo === 'none' || seats.length === 0) return false;
  if (policy.undo === 'free') return dealer.live.lastOf(seats) >= 0;
  const { unnoticed } = dealer.live;
  if (unnoticed === null || !seats.includes(unnoticed) || dealer.match.outcome !== null) return false;
  return dealer.time.mayTakeBack(dealer.questions, states);
}

/** What is told to a channel besides the game itself. */
export function statusFor(
  channel: Channel,
  snapshot: TableSnapshot,
): { status: TableStatus; question: Question | null } {
  const { dealer, seats, infos, now } = snapshot;
  const own = typeof channel.eyes === 'number' && channel.seats.includes(channel.eyes) ? channel.eyes : null;
  const question = own === null ? null : (shownTo(own, snapshot) ?? null);
  const [first] = dealer.questions;
  const timed = question ?? (first !== undefined && !first.decision.secret ? first : null);
  const status: TableStatus = {
    asks: () =>
      question === null
        ? null
        : {
            decision: question.decision,
            refusals: dealer.matchOf(question).refusals(),
            passes: question.isByItself ? Math.max(0, Math.round(question.due - now)) : null,
          },
    awaits: awaited(snapshot),
    deadline: timed?.deadline ?? null,
    clock: () => (timed === null ? null : dealer.time.info(timed, seats[timed.seat] as SeatState)),
    seats: infos,
    undo: canUndo(channel, snapshot),
    quiet: own === null ? null : (seats[own]?.hush?.until ?? null),
    curtain: curtainOf(channel, snapshot),
    paused: dealer.time.isPaused,
    outcome: dealer.match.outcome,
  };
  return { status, question };
}
