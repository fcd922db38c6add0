import type { Production } from '../../production.ts';
export const production = undefined as unknown as Production;
