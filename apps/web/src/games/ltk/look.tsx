import type { Look } from '../../look.ts';
export const look = undefined as unknown as Look;
