import type { Language } from '@cardwright/engine';
import type { ReactNode } from 'react';
import { MOTIONS, PACES, SUITS, THEMES, useSettings } from '../settings.ts';
import { play } from '../sound/use-sound.ts';
import { Volumes } from '../sound/volumes.tsx';
import { useSoundWords } from '../sound/words.ts';
import { canVibrate, vibrate } from '../vibrate.ts';
import { useWords } from '../words/index.ts';
import { OneOf } from './one-of.tsx';

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['zh', '中文'],
];

/** How the table looks, sounds and moves. */
export function SettingsForm(): ReactNode {
  const words = useWords();
  const sounds = useSoundWords();
  const settings = useSettings();
  return (
    <>
      <OneOf
        label={words.language}
        value={settings.language}
        values={LANGUAGES}
        onChange={(language) => settings.set({ language })}
      />
      <OneOf
        label={words.theme}
        value={settings.theme}
        values={THEMES.map((each) => [each, words.themes[each]])}
        onChange={(theme) => settings.set({ theme })}
      />
      <OneOf
        label={words.motion}
        value={settings.motion}
        values={MOTIONS.map((each) => [each, words.motions[each]])}
        onChange={(motion) => settings.set({ motion })}
      />
      <OneOf
        label={words.pace}
        value={settings.pace}
        values={PACES.map((each) => [each, words.paces[each]])}
        onChange={(pace) => settings.set({ pace })}
      />
      <OneOf
        label={words.staging.suits}
        value={settings.suits}
        values={SUITS.map((each) => [each, words.staging.suitsIn[each]])}
        onChange={(suits) => settings.set({ suits })}
      />
      <OneOf
        label={sounds.sound}
        value={settings.sound ? 'on' : 'off'}
        values={[
          ['off', words.off],
          ['on', words.on],
        ]}
        onChange={(sound) => {
          settings.set({ sound: sound === 'on' });
          play('turn');
        }}
      />
      {settings.sound ? <Volumes /> : null}
      {canVibrate() ? (
        <OneOf
          label={words.vibrate}
          value={settings.vibrate ? 'on' : 'off'}
          values={[
            ['off', words.off],
            ['on', words.on],
          ]}
          onChange={(isOn) => {
            settings.set({ vibrate: isOn === 'on' });
            if (isOn === 'on') vibrate();
          }}
        />
      ) : null}
    </>
  );
}
