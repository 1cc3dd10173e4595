import { join } from 'node:path';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { contrast } from '#platform/contract/contrast.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import {
  BRAND_SHEET,
  brandType,
  brandTypeFace,
  buildAsset,
} from '#platform/server/brand-page/brand-assets.ts';
import { brandFrame } from '#platform/server/brand-page/brand-frame.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { shopsPageUrl } from '../../short-url.ts';
import type { RedirectBrand } from '../cache/redirect-link.ts';

const { text, version } = buildAsset(
  brandTypeFace,
  BRAND_SHEET,
  join(import.meta.dirname, 'friendly-page.css'),
);

/** Default colour, if the brand has none or one with too little contrast for white text. */
const INK = '#17352b';
const LEAST_CONTRAST = 4.5;

/** The name contains version and colour, so it can be cached forever and the page needs no inline style. */
function friendlyStyleName(color: string | null): string {
  const readable = color !== null && /^#[0-9a-f]{6}$/i.test(color);
  const chosen = readable && contrast(color, '#ffffff') >= LEAST_CONTRAST ? color : INK;
  return `friendly-${version}-${chosen.slice(1).toLowerCase()}.css`;
}

/**
 * During a release, a process may get a request for a version it does not have. It returns its own version, without
 * caching.
 */
export function friendlyStyle(name: string): { body: string; forever: boolean } | undefined {
  const [, requestedVersion, color] =
    /^friendly-([0-9a-f]{12})-([0-9a-f]{6})\.css$/.exec(name) ?? [];
  if (color === undefined) return undefined;
  return { body: `:root { --brand: #${color}; }\n${text}`, forever: requestedVersion === version };
}

export interface FriendlyLink {
  address: string;
  text: string;
  icon: 'again' | 'calendar' | 'shop' | 'site';
}

/** Content of a page. "Not yet" has a dashed dot, "over" a dot partly off the edge, and "unknown" none. */
export interface FriendlyText {
  dot: 'soon' | 'gone' | 'none';
  title: string;
  text: string | Html;
  /** At most two links; the first is the primary one. */
  ways: readonly FriendlyLink[];
}

export interface FriendlyPlace {
  brand: Brand | null;
  locale: Locale;
  t: Translate;
  /** Base path of the brand's short URLs on this host: `/`, or `/s/{brandId}/`. */
  basePath: string;
  /** Path of the page itself, for links to other languages. */
  ownPath: string;
}

const DOTS = {
  soon: html`<svg viewBox="0 0 72 72" class="dot soon" aria-hidden="true"><circle cx="36" cy="36" r="34.5"/></svg>`,
  gone: html`<svg viewBox="0 0 72 72" class="dot gone" aria-hidden="true"><circle cx="36" cy="36" r="36"/></svg>`,
  none: html``,
};

const ICONS = {
  again: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4"/><path d="M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4"/></svg>`,
  calendar: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2z"/><path d="M16 3v4"/><path d="M8 3v4"/><path d="M4 11h16"/><path d="M8 15h2v2h-2z"/></svg>`,
  shop: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 11a3 3 0 1 0 6 0a3 3 0 0 0 -6 0"/><path d="M17.657 16.657l-4.243 4.243a2 2 0 0 1 -2.827 0l-4.244 -4.243a8 8 0 1 1 11.314 0"/></svg>`,
  site: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"/><path d="M13 18l6 -6"/><path d="M13 6l6 6"/></svg>`,
};

/** Page in the brand's name and colour, without scripts, for phone users in a shop. */
export function friendlyPage(friendlyText: FriendlyText, place: FriendlyPlace): Html {
  const { brand, locale, t, basePath, ownPath } = place;
  return brandFrame({
    // Pictures are only on the app's host, so a brand's own host shows its initials.
    brand: brand && { name: brand.name, logo: null },
    locale,
    t,
    title: friendlyText.title,
    languages: LOCALES.map((each) => ({ locale: each, href: `${ownPath}?lang=${each}` })),
    dress: {
      style: `${basePath}assets/${friendlyStyleName(brand?.color ?? null)}`,
      type: `${basePath}assets/${brandType.name}`,
    },
    head: html`<meta name="robots" content="noindex">`,
    content: html`<main class="friendly"><div class="stage empty">${DOTS[friendlyText.dot]}</div>
<div class="pad"><h1>${friendlyText.title}</h1><p class="quiet">${friendlyText.text}</p></div>
${friendlyText.ways.length > 0 && html`<nav class="go-on" aria-label="${t('touchpoints:public.ways')}">${friendlyText.ways.map(wayLink)}</nav>`}</main>`,
  });
}

/** Only the primary link has an icon. */
function wayLink({ address, text, icon }: FriendlyLink, place: number): Html {
  if (place > 0) return html`<a class="go-btn second" href="${address}">${text}</a>`;
  return html`<a class="go-btn" href="${address}">${ICONS[icon]}${text}</a>`;
}

/** Page of the brand's shops in the visitor's language; null if it would be empty or closed. */
export function localizedShopsUrl(
  known: RedirectBrand | null,
  {
    locale,
    publicUrl,
  }: {
    locale: Locale;
    /** Empty if the visitor is already on the suite's host. */
    publicUrl: string;
  },
): string | null {
  if (!known?.hasShops || known.brand.archived) return null;
  const address = shopsPageUrl(known.brand, { publicUrl });
  return known.brand.locales.includes(locale) ? `${address}?lang=${locale}` : address;
}
