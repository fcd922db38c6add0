import type { Production } from '../../production.ts';
export const identity = undefined as unknown as Production;
export const kingdoms = identity;
