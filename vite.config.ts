/** How the pages are built: `npm start` and `npm run build` call it; nothing is fetched from elsewhere at run time. */
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { FLOOR } from './scripts/floor.ts';

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: FLOOR,
    // No page names its map, and the build takes them out of what is served.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The kit's list of parts does nothing by itself: whoever wants one part is not given the others with it.
      treeshake: { moduleSideEffects: [{ test: /\/web\/kit\/index\.ts$/, sideEffects: false }] },
      output: {
        // What is asked for together lies together, because small pieces compress badly. A phone that waits at the door
        // needs neither rings nor pickers yet.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'form', test: /\/web\/kit\/form\.tsx$/ },
            { name: 'wide', test: /\/web\/kit\/((table|console)-frame|voice|hyphen|rows)\.tsx?$/ },
            {
              name: 'play',
              test: /\/web\/(kit\/(time\.tsx|picker\.tsx|narrow-name\.tsx|width\.ts|secret\.tsx|lights\.tsx|opened\.ts)|art\/marks\.ts)$/,
            },
            {
              name: 'house',
              test: /\/node_modules\/@?preact\/|\/web\/(kit\/(?!index)\w+\.tsx?|(art\/(icons|mask|lino)|address|memory|chunk|settings|games|catalogue|broken|in-place|texts\/index)\.ts|boundary\.tsx)$|\/src\/protocol\.ts$|\/kernel\/(room\/(state|limits|record-\w+)|keys|sha256|game|shape|options)\.ts$/,
            },
            {
              name: 'line',
              test: /\/src\/(page|kernel\/(room\/(door|commands|facts|lead|lock)|offer|wire)|web\/(connection|lobby|told|wake))\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/line': { target: 'ws://localhost:8080', ws: true } } },
});
