import { useEffect } from 'react';

/** Ways through a review: to the moment before or after, to an own choice, to one that mattered. */
export interface ReviewNavigation {
  step(by: 1 | -1): void;
  own(by: 1 | -1): void;
  marked(by: 1 | -1): void;
}

const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, select, input:not([type="range"]), [role="dialog"], .moment .hand') !== null;

/** Arrows go from moment to moment, with Shift from own choice to own choice; brackets to what mattered. */
export function useReviewKeys(ways: ReviewNavigation): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const by =
        event.key === 'ArrowRight' || event.key === ']' ? 1 : event.key === 'ArrowLeft' || event.key === '[' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      const go = event.key.startsWith('Arrow') ? (event.shiftKey ? ways.own : ways.step) : ways.marked;
      go(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [ways]);
}
