import type { Cue, CueKind, Frame } from '@cardwright/client';
import { plain } from '@cardwright/presenter';
import { useEffect } from 'react';
import { type Settings, useSettings } from '../settings.ts';
import type { TableStore } from '../table/store.ts';
import { canVibrate, vibrate } from '../vibrate.ts';
import { sound } from './sounding.ts';
import type { SoundName } from './sounds.ts';

/** What is heard of what is shown; the rest is seen only. */
const HEARD: Partial<Readonly<Record<CueKind, SoundName>>> = {
  use: 'card',
  answer: 'card',
  equip: 'card',
  judge: 'card',
  attack: 'card',
  hurt: 'blow',
  clash: 'blow',
  die: 'death',
};

let context: AudioContext | null = null; // one for the page: browsers allow few

/** Has something heard, if sounds are wanted. */
export function play(name: SoundName, settings: Pick<Settings, 'sound' | 'volumes'> = useSettings.getState()): void {
  const volume = settings.volumes[name];
  if (!settings.sound || volume === 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {}); // nobody has touched the page yet: it stays silent
  sound(context, name, volume);
}

const isSame = (a: Cue, b: Cue): boolean =>
  a.kind === b.kind && plain(a.text) === plain(b.text) && a.to.join() === b.to.join();

/** What a change of what is shown sounds like. */
export function heardIn(now: Frame, before: Frame | null): SoundName | null {
  if (now.ending !== null) return before !== null && before.ending === null && now.ending.isWon === true ? 'win' : null;
  if (now.prompt !== null) return before?.prompt == null ? 'turn' : null;
  const { cue } = now;
  if (cue === null || (before?.cue != null && isSame(cue, before.cue))) return null;
  return HEARD[cue.kind] ?? null;
}

/** Has heard what happens at a table, and felt when one is asked after having waited, as far as that is wished. */
export function useSound(store: TableStore): void {
  useEffect(
    () =>
      store.subscribe(({ frame }, before) => {
        if (frame === null || frame === before.frame) return;
        const name = heardIn(frame, before.frame);
        if (name === null) return;
        play(name);
        if (name === 'turn' && useSettings.getState().vibrate && canVibrate()) vibrate();
      }),
    [store],
  );
}
