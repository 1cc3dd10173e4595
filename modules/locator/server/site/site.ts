import type { IncomingHttpHeaders } from 'node:http';
import { HOST_PLACEHOLDER, type LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { siteUrl } from '../locators/read-locator.ts';
import type { PublishedLocator } from './published-locator.ts';
import { countryFromLanguages } from './site-request.ts';
import { type LengthUnit, lengthUnit, type SiteText, siteText } from './site-text.ts';

/** The public site of a locator as opened by one visitor. */
export interface Site {
  app: App;
  locator: PublishedLocator;
  locale: Locale;
  text: SiteText;
  unit: LengthUnit;
  /** Country of the visitor, from the browser's languages. */
  country: string | undefined;
  now: Date;
  /** `https://stores.brand.example`, or the suite's URL. */
  origin: string;
  /** Path below the origin: empty on the locator's own host name, else `/l/{slug}`. */
  base: string;
  isOwnHost: boolean;
  /** Token of an unpublished configuration; part of all links. */
  previewToken: string | null;
  /** Whether the site is framed by a page of the brand; part of all links. */
  isEmbedded: boolean;
  /** Origin of the embedding page as its script reports it; null if unknown. */
  embeddedIn: string | null;
}

export function makeSite(
  { app }: { app: App },
  locator: PublishedLocator,
  given: {
    base: string;
    locale: Locale;
    headers: Pick<IncomingHttpHeaders, 'accept-language'>;
    previewToken?: string | null;
    embeddedIn?: string | null;
    isEmbedded?: boolean;
  },
): Site {
  const { base, locale, headers, previewToken = null, isEmbedded = false } = given;
  const embeddedIn = (isEmbedded && given.embeddedIn) || null;
  const { miles } = locator.config;
  const country = countryFromLanguages(headers);
  const isOwnHost = base === '';
  return {
    ...{ app, locator, locale, base, isOwnHost, country, previewToken, isEmbedded, embeddedIn },
    text: textsOf(app, locator.config, locale),
    unit: lengthUnit(miles, country),
    now: new Date(),
    origin: isOwnHost ? siteUrl({ app }, locator) : app.config.publicUrl,
  };
}

/** A brand may have a thousand custom texts, so they are indexed once per configuration. */
const texts = new WeakMap<LocatorConfig, Map<Locale, SiteText>>();
function textsOf(app: App, config: LocatorConfig, locale: Locale): SiteText {
  const known = texts.get(config) ?? new Map<Locale, SiteText>();
  texts.set(config, known);
  const { translations, defaultLocale } = config;
  const text =
    known.get(locale) ??
    siteText(translations, { locale, defaultLocale, t: app.texts.translator(locale) });
  known.set(locale, text);
  return text;
}

/** URL of a page within the site, in the visitor's language unless another is given. */
export function pageHref(
  site: Site,
  segments: readonly string[],
  given: { locale?: Locale; query?: string } = {},
): string {
  const path = pathOf(site, segments, given.locale ?? site.locale);
  if (!given.query && site.previewToken === null && !site.isEmbedded)
    return `${site.base}${path}` || '/';
  const query = new URLSearchParams(given.query ?? '');
  if (site.previewToken !== null) query.set('preview', site.previewToken);
  if (site.isEmbedded) query.set('embed', '1');
  if (site.embeddedIn !== null) query.set('on', site.embeddedIn);
  const text = query.toString();
  return `${`${site.base}${path}` || '/'}${text && `?${text}`}`;
}

/** The canonical URL for search engines: on the locator's own host name if it has one. */
export function canonicalUrl(
  site: Pick<Site, 'app' | 'locator' | 'locale'>,
  segments: readonly string[],
  locale: Locale = site.locale,
): string {
  return `${publishedUrl(site)}${pathOf(site, segments, locale)}`;
}

/** URL of the published site. */
export function publishedUrl({ app, locator }: Pick<Site, 'app' | 'locator'>): string {
  return siteUrl({ app }, locator);
}

/** A configured URL with `{host}` replaced; undefined if it is not a web page. */
export function configUrl(site: Site, address: string): string | undefined {
  const whole = address.startsWith(HOST_PLACEHOLDER)
    ? `${site.origin}${site.base}${address.slice(HOST_PLACEHOLDER.length)}`
    : address;
  return webAddress(whole);
}

/** Accepts only http and https URLs. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function pathOf(
  { locator }: Pick<Site, 'locator'>,
  segments: readonly string[],
  locale: Locale,
): string {
  const isDefault = locale === locator.config.defaultLocale;
  return [...(isDefault ? [] : [locale]), ...segments]
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join('');
}
