import type { Event, Language } from '@cardwright/engine';
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
): LogLine[] {
  const { stage } = staged;
  return happenings.flatMap(({ at, events, names }) => {
    const presenter = presenterFor({ staged, options, names, language });
    return events
      .filter((event) => stage.hides?.(event) !== true)
      .map((event): LogLine => ({ at, tone: stage.tone(event), spans: presenter.event(event) }));
  });
}
