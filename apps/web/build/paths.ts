import { join } from 'node:path';

export const WEB = join(import.meta.dirname, '..');
export const ROOT = join(WEB, '..', '..');
export const FONTS = join(WEB, 'src', 'fonts');

/** The built page. */
export const DIST = join(WEB, 'dist');
