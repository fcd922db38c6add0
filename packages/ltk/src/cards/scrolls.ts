import type { CardDefinition } from '../core/definitions.ts';
import { contentment } from './contentment.ts';
import { duel } from './duel.ts';
import { negate } from './negate.ts';
import { somethingForNothing } from './something-for-nothing.ts';

export const scrolls: readonly CardDefinition[] = [duel, negate, somethingForNothing];

export const delayedScrolls: readonly CardDefinition[] = [contentment];
