import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { html } from './html.ts';

export interface FirstPaint {
  locale: Locale;
  title: string;
  text: string;
}

const LANGUAGE = '<html lang="en">';
const TITLE = '<title>Comptoir</title>';
const ROOT = '<div id="root"></div>';
/** Lets styles and fonts load before the script, because the first text is readable without it. */
const PROGRAM = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Inserts the first text into the built page. It is painted as soon as the styles have loaded, before the script
 * renders the same content. It has no input fields, because text typed before the script runs would be lost.
 */
export function withFirstPaint(page: string, { locale, title, text }: FirstPaint): string {
  const head = html`<title>${title} · Comptoir</title>
    <meta name="description" content="${text}" />`;
  const words = html`<div id="root"><div class="entrance" aria-busy="true">
      <header class="entrance-header"></header>
      <main class="entrance-main"><div class="entrance-words entrance-wait"><h1>${title}</h1><p>${text}</p></div></main>
      <footer><div class="entrance-bar"></div></footer>
    </div></div>`;
  return [
    [LANGUAGE, `<html lang="${languageTag(locale)}" data-words-in="${locale}">`] as const,
    [TITLE, head.markup] as const,
    [ROOT, words.markup] as const,
  ]
    .reduce((written, [before, after]) => written.replace(before, () => after), page)
    .replaceAll(PROGRAM, '$& fetchpriority="low"');
}
