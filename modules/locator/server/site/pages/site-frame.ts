import { languageTag } from '#platform/contract/locale.ts';
import { languageSwitch } from '#platform/server/brand-page/brand-frame.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { PublishedLocator } from '../published-locator.ts';
import { canonicalUrl, configUrl, pageHref, type Site } from '../site.ts';
import { brandStyleHref, logoHref, siteAssets } from '../site-assets.ts';

export interface SitePage {
  /** Page type for scripts and styles. */
  kind: 'start' | 'search' | 'area' | 'location' | 'notice';
  title: string;
  description: string;
  /** Path of the page without its query, the same in every language. */
  segments: readonly string[];
  /** Query of the page, preserved by the language switch. */
  query?: string;
  /** Search results and notices are not indexed. */
  isListed: boolean;
  /** Absolute URL of an image for chats and search engines. */
  image?: string;
  structuredData?: Html;
  /** Styles of the lead form. */
  styles?: readonly string[];
  content: Html;
  actionBar?: Html | undefined;
}

const SUITE_MARK = html`<svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>`;

/** Frame of a page: header and footer links, languages, theme, and metadata for search engines. */
export function siteFrame(site: Site, page: SitePage): Html {
  const { locator, locale } = site;
  const frame = frameOf(site);
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
${headOf(site, page)}
${frame.links}
${(page.styles ?? []).map((href) => html`<link rel="stylesheet" href="${href}">`)}
<script src="${siteAssets.script}" defer></script>
</head>
<body class="locator-site" data-page="${page.kind}"${frame.data}>
<a class="skip-link" href="#main">${site.text('skipToContent')}</a>
${
  !site.isEmbedded &&
  html`<header class="site-header">
${frame.brand}
${languageSwitch({
  locale,
  languages: locator.config.locales.map((each) => ({
    locale: each,
    href: pageHref(site, page.segments, { locale: each, query: page.query ?? '' }),
  })),
  t: site.app.texts.translator(locale),
})}
<p class="served-by">${SUITE_MARK}Comptoir</p>
</header>`
}
${page.content}
${page.actionBar}
${!site.isEmbedded && frame.footer}
</body>
</html>`;
}

/** Parts that are the same on all pages of a locator in one language. */
interface Frame {
  links: Html;
  data: Html;
  brand: Html;
  footer: Html;
}
const frames = new WeakMap<PublishedLocator, Map<string, Frame>>();

function frameOf(site: Site): Frame {
  const { locator, locale, base, isEmbedded, embeddedIn, previewToken } = site;
  const { config, brand, slug } = locator;
  const known = frames.get(locator) ?? new Map<string, Frame>();
  frames.set(locator, known);
  const key = `${locale} ${base} ${isEmbedded}`;
  const isShared = embeddedIn === null && previewToken === null;
  const before = isShared ? known.get(key) : undefined;
  if (before) return before;
  const logo = configUrl(site, config.logo) ?? logoHref(site);
  const sign = logo
    ? html`<img class="site-logo" src="${logo}" alt="" height="28">`
    : html`<span class="site-crest" aria-hidden="true">${initialsOf(brand.name)}</span>`;
  const frame: Frame = {
    links: html`<link rel="icon" href="${configUrl(site, config.favicon) ?? 'data:,'}">
<link rel="preload" href="${siteAssets.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${siteAssets.style}"><link rel="stylesheet" href="${brandStyleHref(site)}">`,
    data: html` data-theme="${config.theme}" data-slug="${slug}" data-base="${base}" data-locale="${locale}"${scriptData(site)}`,
    brand: html`<a class="site-brand" href="${pageHref(site, [])}">${sign}<span class="site-name">${brand.name}</span></a>
${linkList(site, 'header')}`,
    footer: footerOf(site),
  };
  if (isShared) known.set(key, frame);
  return frame;
}

/** Texts that only the script shows. */
const SCRIPT_TEXTS = [
  'recent',
  'clearRecent',
  'store',
  'showMap',
  'showList',
  'mapLabel',
  'zoomIn',
  'zoomOut',
  'searchArea',
] as const;
const CONSENT_TEXTS = ['consentTitle', 'consent', 'privacy', 'consentYes', 'consentNo'] as const;

/** Configuration and texts for the browser script. */
function scriptData(site: Site): Html {
  const { tracking } = site.locator.config;
  const isTracked = tracking.measurementId !== '' && site.previewToken === null;
  const keys = [...SCRIPT_TEXTS, ...(isTracked ? CONSENT_TEXTS : [])];
  const texts = Object.fromEntries(keys.map((key) => [key, site.text(key)]));
  const privacy = configUrl(site, tracking.privacyUrl);
  return html` data-texts="${JSON.stringify(texts)}"${site.isEmbedded && html` data-embedded`}${site.previewToken !== null && html` data-preview`}${siteAssets.map && html` data-map-script="${siteAssets.map}"`}${isTracked && html` data-measurement-id="${tracking.measurementId}"`}${isTracked && privacy && html` data-privacy="${privacy}"`}`;
}

function footerOf(site: Site): Html {
  return html`<footer class="site-footer">${linkList(site, 'footer')}
<p class="served-by">${SUITE_MARK}${site.app.texts.translator(site.locale)('platform:brandPage.servedBy')}</p>
</footer>`;
}

function linkList(site: Site, part: 'header' | 'footer'): Html | false {
  const links = site.locator.config[part].flatMap(({ text, url, locales }) => {
    const href = configUrl(site, url);
    const isShown = locales.length === 0 || locales.includes(site.locale);
    const isHere = part === 'header' && href === configUrl(site, '{host}');
    return href && text && isShown ? [{ href, isHere, label: site.text.ofBrand(text) }] : [];
  });
  if (links.length === 0) return false;
  const label = site.text(part === 'header' ? 'headerLinks' : 'footerLinks');
  const items = links.map(
    ({ href, isHere, label: name }) =>
      html`<li><a href="${href}"${isHere && html` aria-current="true"`}>${name}</a></li>`,
  );
  if (part === 'footer')
    return html`<nav class="footer-links" aria-label="${label}"><ul>${items}</ul></nav>`;
  // On a phone the links open as a menu; on a wide page the same list is a line of the header.
  return html`<nav class="header-links" aria-label="${label}"><button class="menu-button" type="button" popovertarget="header-links" aria-label="${label}"></button><ul id="header-links" popover>${items}</ul></nav>`;
}

function headOf(site: Site, page: SitePage): Html {
  const { locator, locale } = site;
  const { config, brand } = locator;
  const isListed = page.isListed && config.allowIndexation && site.previewToken === null;
  const canonical = canonicalUrl(site, page.segments);
  return html`<meta name="description" content="${page.description}">
${!isListed && html`<meta name="robots" content="noindex${page.kind === 'search' && ', follow'}">`}
${page.kind !== 'notice' && html`<link rel="canonical" href="${canonical}">`}
${
  isListed &&
  html`${config.locales.map(
    (each) =>
      html`<link rel="alternate" hreflang="${languageTag(each)}" href="${canonicalUrl(site, page.segments, each)}">`,
  )}<link rel="alternate" hreflang="x-default" href="${canonicalUrl(site, page.segments, config.defaultLocale)}">`
}
<meta property="og:type" content="website"><meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${page.title}"><meta property="og:description" content="${page.description}">
<meta property="og:url" content="${canonical}"><meta property="og:locale" content="${languageTag(locale)}">
${page.image && html`<meta property="og:image" content="${page.image}"><meta name="twitter:card" content="summary_large_image">`}
${page.structuredData}`;
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
