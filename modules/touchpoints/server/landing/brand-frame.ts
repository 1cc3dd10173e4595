import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { styleAddress, typeAddress } from './assets/landing-assets.page.ts';
import { logoAddress } from './picture-addresses.ts';

/** Where the same page stands in another language. */
export interface LanguageLink {
  locale: Locale;
  href: string;
}

/** A page of a brand: its sign at the head, its colour, our name small at the end. */
export function brandFrame(given: {
  brand: Pick<Brand, 'brandId' | 'name' | 'color' | 'logoFileId'> | null;
  locale: Locale;
  t: Translate;
  title: string;
  languages: readonly LanguageLink[];
  /** Where its style and letters are, on hosts that do not have ours. */
  dress?: { style: string; type: string };
  head?: Html;
  content: Html;
}): Html {
  const { brand, locale, t, title } = given;
  const { style, type } = given.dress ?? {
    style: styleAddress(brand?.color ?? null),
    type: typeAddress,
  };
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
<footer class="by"><svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>${t('touchpoints:landing.servedBy')}</footer>
</body>
</html>`;
}

function signOf(brand: Pick<Brand, 'brandId' | 'name' | 'logoFileId'>): Html {
  const { brandId, logoFileId } = brand;
  const crest = logoFileId
    ? html`<img class="logo" src="${logoAddress({ brandId, logoFileId })}" alt="" height="28">`
    : html`<span class="crest" aria-hidden="true">${initialsOf(brand.name)}</span>`;
  return html`<span class="brand">${crest}<span class="name">${brand.name}</span></span>`;
}

function languageSwitch({
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
<summary><span class="unseen">${t('touchpoints:landing.language')}</span> ${nameOfLanguage(locale)}</summary>
<ul>${languages.map(
    (each) =>
      html`<li><a href="${each.href}" lang="${languageTag(each.locale)}" hreflang="${languageTag(each.locale)}"${each.locale === locale && html` aria-current="true"`}>${nameOfLanguage(each.locale)}</a></li>`,
  )}</ul>
</details>`;
}

/** As it calls itself, with a capital letter. */
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
