import type { Plugin } from 'vite';
import { leanTexts } from './lean-texts.ts';

const TEXTS = /[\\/]translations[\\/]([a-z]{2})\.json$/;

/** Sends only texts that the page can show. */
export function leanTextsPlugin(): Plugin {
  return {
    name: 'comptoir-lean-texts',
    apply: 'build',
    // Before the bundler makes a script of it.
    enforce: 'pre',
    transform(code, id) {
      const language = TEXTS.exec(id)?.[1];
      return language ? { code: leanTexts(code, language), map: null } : null;
    },
  };
}
