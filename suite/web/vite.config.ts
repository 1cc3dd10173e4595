import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintPlugin, guidePlugin, leanTextsPlugin, leanZodPlugin } from './build-plugin.ts';
import { chunkGroups } from './chunk-groups.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const SERVER = process.env.COMPTOIR_SERVER ?? 'http://localhost:4100';
const SERVED = [
  '/api',
  '/auth',
  '/gtr-core',
  '/gtr-api',
  '/files',
  '/docs',
  '/openapi.json',
  '/health',
  '/metrics',
  '/mailbox',
  '/widget',
  '/protected',
  '/public',
  // Pages and maps that the server renders.
  '^/(?:f|l|map|p|s)/',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaintPlugin(), guidePlugin(), leanTextsPlugin(), leanZodPlugin()],
  build: {
    outDir: join(REPOSITORY, '.dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // All assets are separate files: the CSP forbids data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The map of public locators is loaded by server-rendered pages, which find the file in the manifest.
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'locator-map': join(REPOSITORY, 'modules/locator/site/map.ts'),
      },
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: {
    fs: { allow: [REPOSITORY] },
    proxy: Object.fromEntries(SERVED.map((base) => [base, { target: SERVER }])),
  },
});
