import type { CardDefinition } from '../core/definitions.ts';
import { dodge } from './dodge.ts';
import { peach } from './peach.ts';
import { fireStrike, lightningStrike, strike } from './strike.ts';
import { wine } from './wine.ts';

export const basics: readonly CardDefinition[] = [strike, fireStrike, lightningStrike, dodge, peach, wine];
