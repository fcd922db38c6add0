import type { Seat } from './decision.ts';

/** Who looks: a seat, somebody who sees only what is public, or somebody who sees everything. */
export type Viewer = Seat | 'public' | 'all';

/** The part of an event that only some seats learn. */
export interface Secret {
  readonly to: readonly Seat[];
}

/** What happened: a past participle and plain data. Everything outside `secret` is for everybody. */
export interface Event {
  readonly type: string;
  readonly secret?: Secret;
}

/** The event as this viewer learns of it. */
export function seenBy<E extends Event>(event: E, viewer: Viewer): E {
  if (event.secret === undefined || viewer === 'all') return event;
  if (viewer !== 'public' && event.secret.to.includes(viewer)) return event;
  const { secret: _, ...open } = event;
  return open as E;
}
