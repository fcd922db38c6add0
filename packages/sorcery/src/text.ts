import type { GameText } from '@cardwright/engine';
import { en } from './text-en.ts';
import { zh } from './text-zh.ts';

export const text: GameText = { en, zh };
