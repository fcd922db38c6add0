import { useEffect } from 'react';
import { useSettings } from './settings.ts';
import type { TableStore } from './table/store.ts';

const NOTES = [660, 880];
const SECONDS = 0.35;
const BUZZ_MS = 60;

/** Two soft notes, made here. */
export function chime(): void {
  const sound = new AudioContext();
  NOTES.forEach((pitch, i) => {
    const note = sound.createOscillator();
    const loudness = sound.createGain();
    const begin = sound.currentTime + i * 0.12;
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.08, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + SECONDS);
    note.connect(loudness).connect(sound.destination);
    note.start(begin);
    note.stop(begin + SECONDS);
  });
  setTimeout(() => void sound.close(), 1000);
}

/** Whether this is something that can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export const vibrate = (): void => void navigator.vibrate(BUZZ_MS);

/** Says by sound and touch that somebody is asked after having waited, if they want that. */
export function useChime(store: TableStore): void {
  useEffect(
    () =>
      store.subscribe(({ frame }, before) => {
        if (frame?.prompt == null || before.frame?.prompt != null) return;
        const settings = useSettings.getState();
        if (settings.sound) chime();
        if (settings.vibrate && canVibrate()) vibrate();
      }),
    [store],
  );
}
