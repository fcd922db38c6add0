import { type MouseEvent, useState } from 'react';

const DOUBLE_MS = 500;

/** Presses a button once: the second half of a double click belongs to the question before, which nobody meant to skip. */
export function usePress(act: () => void): (event: MouseEvent) => void {
  const [since] = useState(() => performance.now());
  return ({ detail, timeStamp }) => {
    if (detail < 2 || timeStamp - since > DOUBLE_MS) act();
  };
}
