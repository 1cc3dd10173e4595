import type { Plugin } from 'vite';
import { withoutServerTexts } from './without-server-texts.ts';

const TEXTS = /[\\/]translations[\\/][a-z]{2}\.json$/;

/** Leaves out of the browser what only the server says: mails and pages of its own. */
export function leanTextsPlugin(): Plugin {
  return {
    name: 'comptoir-lean-texts',
    apply: 'build',
    // Before the bundler makes a script of it.
    enforce: 'pre',
    transform: (code, id) =>
      TEXTS.test(id) ? { code: withoutServerTexts(code), map: null } : null,
  };
}
