import type { Ref } from '@cardwright/client';
import type { FocusEvent, MouseEvent } from 'react';
import { create } from 'zustand';

const HOVER_MS = 350;

interface Pointed {
  readonly ref: Ref | null;
  readonly why: string | null; // why it cannot be touched
  readonly box: DOMRect;
}

/** What somebody points at, by mouse or focus. */
export const usePointed = create<{ readonly pointed: Pointed | null }>(() => ({ pointed: null }));

let timer: ReturnType<typeof setTimeout> | undefined;

const point = (element: Element, ref: Ref | null, why: string | null, delay: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (element.isConnected) usePointed.setState({ pointed: { ref, why, box: element.getBoundingClientRect() } });
  }, delay);
};

export const leave = (): void => {
  clearTimeout(timer);
  usePointed.setState({ pointed: null });
};

/** What makes a thing show itself large, and say why it cannot be used, when pointed at. */
export function usePreview(ref: Ref | null, why: string | null) {
  const isDumb = ref === null && why === null;
  return {
    onMouseEnter: ({ currentTarget }: MouseEvent) => {
      if (!isDumb) point(currentTarget, ref, why, why === null ? HOVER_MS : 80);
    },
    onMouseLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (!isDumb && currentTarget.matches(':focus-visible')) point(currentTarget, ref, why, HOVER_MS);
    },
    onBlur: leave,
  };
}
