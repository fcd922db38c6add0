/** What there is to be heard. */
export const SOUNDS = ['turn', 'card', 'blow', 'death', 'win'] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One note: a tone that may glide, or noise that is darkened. It begins at once and dies away. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly pitch: number; //    Hz; of noise, above which nothing is heard
  readonly to?: number; //      where it glides
  readonly at: number; //       seconds after the beginning
  readonly seconds: number;
  readonly loudness: number; // 0 to 1
}

const tone = (pitch: number, at: number, seconds: number, loudness: number, to?: number): Note => ({
  wave: 'sine',
  pitch,
  at,
  seconds,
  loudness,
  ...(to === undefined ? {} : { to }),
});
const noise = (pitch: number, at: number, seconds: number, loudness: number): Note => ({
  wave: 'noise',
  pitch,
  at,
  seconds,
  loudness,
});

/** Each a few notes, made here: two soft bells, paper on wood, a thud, a low gong, a small fanfare of five tones. */
export const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  turn: [tone(660, 0, 0.35, 0.16), tone(880, 0.12, 0.4, 0.16)],
  card: [noise(2600, 0, 0.09, 0.16), tone(420, 0.02, 0.08, 0.05, 300)],
  blow: [noise(700, 0, 0.16, 0.4), tone(150, 0, 0.22, 0.4, 60)],
  death: [tone(98, 0, 1.4, 0.32, 92), tone(147, 0, 1.1, 0.16, 138), tone(233, 0.01, 0.8, 0.07)],
  win: [
    tone(523, 0, 0.3, 0.16),
    tone(587, 0.12, 0.3, 0.16),
    tone(659, 0.24, 0.3, 0.16),
    tone(784, 0.36, 0.35, 0.16),
    tone(1046, 0.5, 0.9, 0.2),
  ],
};
