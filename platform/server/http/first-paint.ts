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
/** Where there is something to read meanwhile, its styles and letters travel before the program. */
const PROGRAM = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * The built page with its first words in it: they are painted as soon as the styles are there, long before the program
 * that then draws the same in their place. No field among them: what is typed before the program listens would be lost.
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
