import type { Plugin } from 'vite';
import { FIRST_PAINT_SCRIPT } from '#platform/web/theme/first-paint.ts';

const FILE = 'theme.js';

/** Serves the script that sets the theme before the first paint as a separate file [GEN-04]. */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'comptoir-first-paint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: FIRST_PAINT_SCRIPT });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(FIRST_PAINT_SCRIPT);
      });
    },
  };
}
