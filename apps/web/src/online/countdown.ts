import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until this time of the day; null where nothing runs out. */
export function useCountdown(ends: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (ends === null) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ends]);
  return ends === null ? null : Math.max(0, Math.ceil((ends - now) / 1000));
}
