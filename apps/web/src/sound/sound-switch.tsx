import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { play } from './use-sound.ts';
import { useSoundWords } from './words.ts';

/** Sounds on and off, at the table. What it looks like says which. */
export function SoundSwitch(): ReactNode {
  const words = useSoundWords();
  const isOn = useSettings((settings) => settings.sound);
  const turn = (): void => {
    useSettings.getState().set({ sound: !isOn });
    play('turn');
  };
  return (
    <button type="button" className="tool sound-switch" aria-label={words.sound} aria-pressed={isOn} onClick={turn}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="horn" d="M3 9 H7 L12 4.5 V19.5 L7 15 H3 Z" />
        <path
          className="wave"
          d={isOn ? 'M15 9 Q17.5 12 15 15 M18 6.5 Q22 12 18 17.5' : 'M15.5 9 L21.5 15 M21.5 9 L15.5 15'}
        />
      </svg>
    </button>
  );
}
