import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import { SOUNDS } from './sounds.ts';
import { play } from './use-sound.ts';
import { useSoundWords } from './words.ts';

/** How loud each is; letting go of one lets it be heard. */
export function Volumes(): ReactNode {
  const words = useSoundWords();
  const { volumes, set } = useSettings();
  return (
    <fieldset className="volumes">
      <legend>{words.volumes}</legend>
      {SOUNDS.map((name) => (
        <label key={name}>
          <span>{words.names[name]}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.1}
            value={volumes[name]}
            onChange={({ target }) => set({ volumes: { ...volumes, [name]: Number(target.value) } })}
            onPointerUp={() => play(name)}
            onKeyUp={() => play(name)}
          />
        </label>
      ))}
    </fieldset>
  );
}
