import type { Plugin } from 'vite';
import { fontLicences, makeFonts } from './fonts.ts';

/** Makes the fonts before anything asks for them. */
export const fonts = (): Plugin => ({
  name: 'cardwright-fonts',
  async configResolved() {
    await makeFonts();
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: fontLicences() });
  },
});
