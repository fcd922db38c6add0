import { useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary';

interface FocusRules {
  readonly within: string; //    where the focus is looked after
  readonly places: string; //    in such a place it goes to the neighbour
  readonly otherwise: string; // from everywhere else, and from an empty place
}

/** Keeps the focus: when what had it is gone from the table, a neighbour has it. Selectors say where. A click leaves none. */
export function useKeptFocus({ within, places, otherwise }: FocusRules): void {
  useEffect(() => {
    let held: { element: Element; place: Element | null; index: number } | null = null;
    const inside = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const hold = ({ target }: FocusEvent): void => {
      held = null;
      if (!(target instanceof Element) || target.closest(within) === null || !target.matches(':focus-visible')) return;
      const place = target.closest(places);
      held = { element: target, place, index: place === null ? 0 : inside(place).indexOf(target as HTMLElement) };
    };
    const observer = new MutationObserver(() => {
      if (held === null || held.element.isConnected || document.activeElement !== document.body) return;
      const { place, index } = held;
      const left = place?.isConnected === true ? inside(place) : [];
      const next = left[Math.min(index, left.length - 1)] ?? document.querySelector<HTMLElement>(otherwise);
      next?.focus({ preventScroll: left.length === 0 });
    });
    document.addEventListener('focusin', hold);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      observer.disconnect();
    };
  }, [within, places, otherwise]);
}
