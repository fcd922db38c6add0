import { type PointerEvent, useRef } from 'react';

const LONG_PRESS_MS = 450;
const CLICK_MS = 100; // a click follows the finger that is lifted

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** The finger that pressed long presses nothing when it is lifted: neither the thing nor what has opened over it. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true });
  const lifted = (): void => {
    removeEventListener('pointerup', lifted);
    removeEventListener('pointercancel', lifted);
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), CLICK_MS);
  };
  addEventListener('pointerup', lifted);
  addEventListener('pointercancel', lifted);
}

/** What a finger that rests on a thing does. Null: nothing. */
export function useLongPress(act: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse' || act === null) return;
      timer.current = setTimeout(() => {
        swallowClick();
        act();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
