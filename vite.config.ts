/** How the pages are built: `npm start` and `npm run build` call it; nothing is fetched from elsewhere at run time. */
import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/line': { target: 'ws://localhost:8080', ws: true } } },
});
