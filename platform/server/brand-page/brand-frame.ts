import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { type Html, html } from '../http/html.ts';
import type { Translate } from '../texts/texts.ts';

/** The same page in another language. */
export interface LanguageLink {
  locale: Locale;
  href: string;
}

export interface BrandFrame {
  brand: {
    name: string;
    /** URL of the logo; the brand's initials are shown without one. */
    logo: string | null;
  } | null;
  locale: Locale;
  t: Translate;
  title: string;
  languages: readonly LanguageLink[];
  /** Base path of stylesheet and font: see brand-assets.ts. */
  dress: { style: string; type: string };
  head?: Html;
  content: Html;
}

/** Page of a brand: logo in the header, the brand's colour, the suite's name in the footer. */
export function brandFrame(given: BrandFrame): Html {
  const { brand, locale, t, title } = given;
  const { style, type } = given.dress;
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand ? `${title} · ${brand.name}` : title}</title>
<link rel="icon" href="data:,"><link rel="preload" href="${type}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style}">
${given.head}
</head>
<body>
<header class="sign">${brand && signOf(brand)}${languageSwitch(given)}</header>
${given.content}
<footer class="by"><svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>${t('platform:brandPage.servedBy')}</footer>
</body>
</html>`;
}

function signOf({ name, logo }: NonNullable<BrandFrame['brand']>): Html {
  const crest = logo
    ? html`<img class="logo" src="${logo}" alt="" height="28">`
    : html`<span class="crest" aria-hidden="true">${initialsOf(name)}</span>`;
  return html`<span class="brand">${crest}<span class="name">${name}</span></span>`;
}

/** Links to the page in other languages; works without scripts. */
export function languageSwitch({
  locale,
  languages,
  t,
}: {
  locale: Locale;
  languages: readonly LanguageLink[];
  t: Translate;
}): Html | false {
  if (languages.length < 2) return false;
  return html`<details class="tongue">
<summary><span class="unseen">${t('platform:brandPage.language')}</span> ${nameOfLanguage(locale)}</summary>
<ul>${languages.map(
    (each) =>
      html`<li><a href="${each.href}" lang="${languageTag(each.locale)}" hreflang="${languageTag(each.locale)}"${each.locale === locale && html` aria-current="true"`}>${nameOfLanguage(each.locale)}</a></li>`,
  )}</ul>
</details>`;
}

/** A language's own name, with a capital letter. */
function nameOfLanguage(locale: Locale): string {
  const tag = languageTag(locale);
  const name =
    locale === 'no' ? 'norsk' : (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
