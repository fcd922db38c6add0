import type { Event, Language, Seat } from '@cardwright/engine';
import { presenterFor } from './frame.ts';
import type { Names } from './names.ts';
import type { LogLine } from './scene.ts';
import type { Staged } from './stage.ts';

/** What happened at once, with what everybody was called when it had happened. */
export interface Happening {
  readonly at: number;
  readonly events: readonly Event[];
  readonly names: Names;
}

/** What happened in the words of one language. The events are as one viewer learned of them. */
export function linesOf(
  happenings: readonly Happening[],
  staged: Staged,
  options: Readonly<Record<string, unknown>>,
  language: Language,
  you: Seat | null = null,
  before?: Event, // what happened last before these
): LogLine[] {
  const { stage } = staged;
  let last = before;
  return happenings.flatMap(({ at, events, names }) => {
    const presenter = presenterFor({ staged, options, names, language, you });
    return events.flatMap((event): LogLine[] => {
      const isHidden = stage.hides?.(event, last) === true;
      last = event;
      return isHidden ? [] : [{ at, tone: stage.tone(event), spans: presenter.event(event) }];
    });
  });
}
