import type { Event } from '@cardwright/engine';

/** The seats that learn all of an event; null: everybody does. */
export const audienceOf = (event: unknown): readonly number[] | null => (event as Event).secret?.to ?? null;
