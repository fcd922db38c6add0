import type { Prompt } from '@cardwright/client';
import { useEffect } from 'react';

/** Whether a thing can be seen: it is in the window, and nothing that sticks to its edges lies over it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && element.contains(there);
}

/** Brings what can be touched into sight when a question comes up and none of it is. */
export function useInSight(prompt: Prompt | null): void {
  useEffect(() => {
    if (prompt === null) return;
    const lit = [...document.querySelectorAll('.thing.lit')];
    if (lit.length === 0 || lit.some(isInSight)) return;
    lit[0]?.scrollIntoView({ block: 'center' });
  }, [prompt]);
}
