import { LANGUAGES, type Language } from '@cardwright/engine';
import { create } from 'zustand';
import { SOUNDS, type SoundName } from './sound/sounds.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['off', 'quick', 'normal'] as const;
export const SUITS = ['two', 'four'] as const;
export const PACES = ['instant', 'brisk', 'calm', 'slow'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly pace: (typeof PACES)[number];
  readonly suits: (typeof SUITS)[number]; // in Three Kingdoms, whose rules speak of red and black
  readonly sound: boolean;
  readonly volumes: Readonly<Record<SoundName, number>>; // 0 to 1
  readonly vibrate: boolean;
  readonly knowsTable: boolean; // has had the table explained
}

/** How long people get to see what a bot did. */
export const PACE_MS: Readonly<Record<Settings['pace'], number>> = { instant: 0, brisk: 350, calm: 800, slow: 1600 };
export const MOTION_SECONDS: Readonly<Record<Settings['motion'], number>> = { off: 0, quick: 0.12, normal: 0.24 };

const KEY = 'cardwright-settings';

const usual = (): Settings => ({
  language: navigator.language.startsWith('zh') ? 'zh' : 'en',
  theme: 'auto',
  motion: 'normal',
  pace: 'calm',
  suits: 'two',
  sound: false,
  volumes: { turn: 0.7, card: 0.5, blow: 0.7, death: 0.8, win: 0.8 },
  vibrate: false,
  knowsTable: false,
});

const isOneOf = <V>(values: readonly V[], value: unknown): value is V => values.includes(value as V);

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Volumes as they were set; what makes no sense is as usual. */
const volumesIn = (
  kept: Partial<Settings['volumes']> | undefined,
  usually: Settings['volumes'],
): Settings['volumes'] => {
  const each = SOUNDS.map((name) => [name, isVolume(kept?.[name]) ? kept[name] : usually[name]]);
  return Object.fromEntries(each) as Record<SoundName, number>;
};

/** What was set before, as far as it still makes sense. */
function remembered(): Settings {
  const settings = usual();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: isOneOf(LANGUAGES, kept.language) ? kept.language : settings.language,
      theme: isOneOf(THEMES, kept.theme) ? kept.theme : settings.theme,
      motion: isOneOf(MOTIONS, kept.motion) ? kept.motion : settings.motion,
      pace: isOneOf(PACES, kept.pace) ? kept.pace : settings.pace,
      suits: isOneOf(SUITS, kept.suits) ? kept.suits : settings.suits,
      sound: kept.sound === true,
      volumes: volumesIn(kept.volumes, settings.volumes),
      vibrate: kept.vibrate === true,
      knowsTable: kept.knowsTable === true,
    };
  } catch {
    return settings; // nothing can be remembered here
  }
}

export const useSettings = create<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...remembered(),
  set(change) {
    set(change);
    const { set: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // it holds until the page is closed
    }
  },
}));
