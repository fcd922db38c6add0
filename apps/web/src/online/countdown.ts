import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds left of what was told in milliseconds when `since` was new; null where nothing runs out. */
export function useCountdown(left: number | null, since: unknown): number | null {
  const [ends, setEnds] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    setNow(begun);
    setEnds(left === null ? null : begun + left);
    if (left === null) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [left, since]);
  return left === null || ends === null ? null : Math.max(0, Math.ceil((ends - now) / 1000));
}
