import type { Plugin } from 'vite';
import { fontLicences, makeFonts } from './fonts.ts';

/** Fetched along with the page: what its first paint is set in. */
const FIRST = /\b(inter|fraunces)\.[^/]*\.woff2$/;

/** Makes the fonts before anything asks for them. */
export const fonts = (): Plugin => ({
  name: 'cardwright-fonts',
  async configResolved() {
    await makeFonts();
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source: fontLicences() });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
