import { useEffect } from 'react';
import type { ReplayActions } from './actions.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, input:not([type="range"]), [role="dialog"]') !== null;

const SLIDES: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Keys that already mean something to what has the focus: a slider slides by itself, a button is pressed. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  ((SLIDES.has(key) && target.closest('input[type="range"]') !== null) ||
    (key === ' ' && target.closest('button, a, summary') !== null));

/** Looks through a replay by keys. */
export function useReplayKeys(actions: ReplayActions): void {
  useEffect(() => {
    const does: Readonly<Record<string, () => void>> = {
      ArrowLeft: actions.back,
      ArrowRight: actions.on,
      '[': actions.turnBack,
      ']': actions.turnOn,
      Home: actions.first,
      End: actions.last,
      ' ': actions.toggleRunning,
      a: actions.toggleEverything,
      A: actions.toggleEverything,
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = Object.hasOwn(does, event.key) && !isTaken(event.target, event.key) ? does[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault(); // the page does not scroll as well
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}
