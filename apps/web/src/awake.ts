import { useEffect } from 'react';

/** Keeps the screen on while a game is being played, where the browser can. */
export function useAwake(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const hold = (): void => {
      if (document.visibilityState !== 'visible') return; // it was let go when the page was hidden
      lock = navigator.wakeLock.request('screen').catch(() => null); // a low battery says no
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock.then((held) => held?.release());
    };
  }, [isPlaying]);
}
