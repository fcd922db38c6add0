import type { Event, Language, Seat } from '@cardwright/engine';
import { presenterFor } from './frame.ts';
import { type Names, sameNames } from './names.ts';
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

interface Teller {
  namesIn(view: unknown): Names;
  say(happenings: readonly Happening[], before?: Event): LogLine[];
}

/** What happened so far, and the same in words. */
export class Log {
  readonly #teller: Teller;
  #happenings: Happening[] = [];
  #lines: LogLine[] = [];

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** Oldest first. It is another list after all of it was said again. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  add(at: number, events: readonly Event[], view: unknown): void {
    if (events.length === 0) return;
    const last = this.#happenings.at(-1);
    const now = this.#teller.namesIn(view);
    const happening = { at, events, names: last !== undefined && sameNames(last.names, now) ? last.names : now };
    this.#happenings.push(happening);
    this.#lines.push(...this.#teller.say([happening], last?.events.at(-1)));
  }

  /** In another language. */
  sayAgain(): void {
    this.#lines = this.#teller.say(this.#happenings);
  }

  clear(): void {
    this.#happenings = [];
    this.#lines = [];
  }
}
