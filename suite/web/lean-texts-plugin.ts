import type { Plugin } from 'vite';
import { leanTexts } from './lean-texts.ts';

const TEXTS = /[\\/]translations[\\/]([a-z]{2})\.json$/;

/** Every word that travels is one that the page can say. */
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
