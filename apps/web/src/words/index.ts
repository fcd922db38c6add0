import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, zh };

export const useWords = (): Words => WORDS[useSettings(({ language }) => language)];
