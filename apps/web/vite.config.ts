import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPage } from './build/first-page-plugin.ts';
import { fonts } from './build/fonts-plugin.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What every table needs, alone, with others or looked at again. */
const TABLE =
  /\/apps\/web\/src\/(table\/(table|curtain)|text-table\/lazy|words\/faults|awake|skin|pages\/(use-game|record-file))\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  base: './', // any static host, any sub-folder
  plugins: [fonts(), firstPage(), react(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0, // a face stands in the style sheet once per family
    modulePreload: { polyfill: false },
    license: { fileName: 'third-party-licences.txt' },
    reportCompressedSize: false,
    rolldownOptions: {
      // What the first page needs comes in few pieces: a piece more is a way to the server more, and there are few at once.
      // What loads the pieces stands apart, so that the first paint waits for none of them.
      output: {
        codeSplitting: {
          groups: [
            { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
            {
              name: 'react',
              test: /\/node_modules\/(react\/|zustand\/|react-dom\/(index|cjs\/react-dom\.production))/,
              priority: 3,
            },
            { name: 'home', test: /\/apps\/web\/src\/app\.tsx$/, priority: 2 },
            { name: 'popups', test: /\/@base-ui\/react\/(popover|dialog)\//, priority: 1 },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1000, // kB; what may be loaded is held by test/browser/bundle.test.ts
  },
});
