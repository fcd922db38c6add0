import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';
import type { SoundName } from './sounds.ts';

interface SoundWords {
  readonly sound: string;
  readonly volumes: string;
  readonly names: Readonly<Record<SoundName, string>>;
}

export const SOUND_WORDS: Readonly<Record<Language, SoundWords>> = {
  en: {
    sound: 'Sound',
    volumes: 'How loud',
    names: { turn: 'Your turn', card: 'Cards', blow: 'Blows', death: 'Death', win: 'Victory' },
  },
  zh: {
    sound: '声音',
    volumes: '音量',
    names: { turn: '轮到你', card: '出牌', blow: '受伤', death: '阵亡', win: '获胜' },
  },
};

export const useSoundWords = (): SoundWords => SOUND_WORDS[useSettings((settings) => settings.language)];
