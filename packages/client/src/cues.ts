import type { Event } from '@cardwright/engine';
import type { Step } from '@cardwright/host';
import type { Cue } from './scene.ts';
import type { Beat, Stage, StageContext } from './stage.ts';

/** Something to be shown at once: what happened, the view it led to. */
export interface SceneStep {
  readonly events: readonly Event[];
  readonly view: unknown;
}

const beatOf = (stage: Stage, { events }: Pick<Step, 'events'>): Beat | null => {
  const last = events.at(-1);
  return last === undefined ? null : (stage.beat?.(last) ?? null);
};

/** What is shown at once: each step for itself, but cards that several draw together. */
export function joined(stage: Stage, steps: readonly SceneStep[]): SceneStep[] {
  const shown: SceneStep[] = [];
  for (const step of steps) {
    const last = shown.at(-1);
    const isMore =
      last !== undefined &&
      [last, step].every((each) => beatOf(stage, each)?.kind === 'draw') &&
      step.events.every((event) => stage.beat?.(event)?.kind === 'draw');
    if (isMore) shown[shown.length - 1] = { events: [...last.events, ...step.events], view: step.view };
    else shown.push(step);
  }
  return shown;
}

/** What is to be seen of it; null: nothing. */
export function cueOf(stage: Stage, { events, view }: SceneStep, context: StageContext): Cue | null {
  const last = events.at(-1);
  const beat = beatOf(stage, { events });
  if (last === undefined || beat === null) return null;
  const placed = stage.place?.(last, view, context) ?? {};
  const to =
    beat.kind === 'draw' ? events.flatMap((event) => stage.place?.(event, view, context).to ?? []) : (placed.to ?? []);
  return {
    from: null,
    card: null,
    amount: 0,
    ...beat,
    ...placed,
    to: [...new Set(to)],
    text: context.presenter.event(last),
  };
}
