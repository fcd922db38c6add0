import type { CardDefinition } from '../core/definitions.ts';

/** Cards whose rules are still to be written. */
export const pendingCards: readonly CardDefinition[] = [];
