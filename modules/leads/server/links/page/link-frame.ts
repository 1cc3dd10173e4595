import { join } from 'node:path';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { initials } from '#platform/contract/text/initials.ts';
import { assetHeaders, brandAssets, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { type LanguageLink, languageSwitch } from '#platform/server/brand-page/brand-frame.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { definePage, type Page, type PageAnswer } from '#platform/server/http/page.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

export const LINK_REASON =
  'Recipients and consumers have no account: the token in the link is the proof, and without it nothing is shown.';

const assets = brandAssets({
  folder: '/protected',
  reason: LINK_REASON,
  sheets: ['link-page.css', 'link-action-bar.css'].map((name) => join(import.meta.dirname, name)),
});

const script = buildAsset('', join(import.meta.dirname, 'reader-clock.js'));
const SCRIPT = '/protected/reader-clock.js';

export const linkAssetPages: readonly Page[] = [
  ...assets.pages,
  definePage({
    path: SCRIPT,
    reason: LINK_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(script.text),
      headers: assetHeaders(script, 'text/javascript', query.v),
    }),
  }),
];

/** Headers of all link pages: the page contains personal data and its URL the token. */
const HEADERS = {
  'cache-control': 'no-store',
  vary: 'accept-language',
  'x-robots-tag': 'noindex, nofollow',
  // Not `no-referrer`: with it browsers hide where a form was sent from, and only our own pages may send one.
  'referrer-policy': 'same-origin',
};

export interface LinkFrame {
  /** Null if the brand of the link is unknown. */
  brand: { name: string; logo: string | null } | null;
  locale: Locale;
  t: Translate;
  title: string;
  /** Purpose of the page without personal data, because link previews can show it. */
  description: string;
  /** URLs of the page in each language; empty if the URL cannot express it. */
  languages?: readonly LanguageLink[];
  status?: number;
  content: Html;
}

/** Frame of a link page: the brand in the header, the action bar at the bottom. */
export function linkFrame(given: LinkFrame): PageAnswer {
  const { brand, locale, t, title, description, languages = [], status = 200, content } = given;
  const name = brand?.name ?? 'Comptoir';
  return {
    status,
    headers: HEADERS,
    html: html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} · ${name}</title><meta name="description" content="${description}">
<link rel="icon" href="data:,"><link rel="preload" href="${assets.typeAddress}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets.styleAddress(null)}">
</head>
<body class="by-link">
<header class="fascia">${brand && html`<span class="whose">${brand.logo ? html`<img src="${brand.logo}" alt="" height="24">` : html`<span class="crest" aria-hidden="true">${initials(brand.name)}</span>`}<span>${brand.name}</span></span>`}<span class="ours"><svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>Comptoir</span>${languageSwitch({ locale, languages, t })}</header>
<main>${content}</main>
<script src="${SCRIPT}?v=${script.version}" defer></script>
</body>
</html>`,
  };
}
