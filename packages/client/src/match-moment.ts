// A moment of a match that is at hand: of a replay, or where somebody shows a game that runs beside it.
import { completeOptions, type Language, type Match, type Viewer } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import type { FrameContext, Moment } from './frame.ts';
import { namesIn } from './names.ts';
import type { Staged } from './stage.ts';

/** What this viewer may know of a match as it stands. */
export function momentOf(match: Match, viewer: Viewer, at = match.length): Moment {
  const waiting = match.decisionFor(viewer);
  const isOwn = match.decision !== null && match.decision.seat === viewer;
  return {
    at,
    viewer,
    view: match.view(viewer),
    decision: isOwn ? match.decision : null,
    refusals: isOwn ? match.refusals() : [],
    awaits: waiting === null ? [] : [waiting],
    outcome: match.outcome,
  };
}

/** What else is needed to show it. */
export const frameContextOf = (
  staged: Staged,
  match: Match,
  language: Language,
  players: readonly string[],
  options: Readonly<Record<string, unknown>> = {},
  people: readonly SeatInfo[] = [],
): FrameContext => ({
  staged,
  language,
  players,
  options: { ...completeOptions(staged.game, options) },
  names: namesIn(staged, match.view('public'), match.seats, people),
});
