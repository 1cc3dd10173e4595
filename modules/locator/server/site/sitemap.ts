import { Readable } from 'node:stream';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { html } from '#platform/server/http/html.ts';
import { canonicalUrl, publishedUrl, type Site } from './site.ts';
import { type ListedPage, listedPages } from './site-tree.ts';

/** Maximum URLs per file in the sitemap protocol. */
const SITEMAP_URLS = 50_000;
/** Pages are written in groups, so that a stream neither waits for each page nor holds all of them. */
const GROUP = 200;

/** Part of the sitemap for one language; each language of a page has a separate URL. */
type Part = { locale: Locale; number: number };

/** `sitemap.xml`: the parts of the sitemap with the day of their latest change. */
export async function sitemapIndex(site: Site): Promise<Readable> {
  const { locales } = site.locator.config;
  const parts: { pages: number; latest: string }[] = [];
  for await (const page of pagesOf(site)) {
    const last = parts.at(-1);
    if (!last || last.pages === SITEMAP_URLS) parts.push({ pages: 1, latest: page.lastModified });
    else {
      last.pages += 1;
      if (page.lastModified > last.latest) last.latest = page.lastModified;
    }
  }
  const lines = locales.flatMap((locale) =>
    parts.map(
      ({ latest }, index) =>
        html`<sitemap><loc>${publishedUrl(site)}/sitemap-${locale}-${index + 1}.xml</loc><lastmod>${latest}</lastmod></sitemap>\n`
          .markup,
    ),
  );
  return Readable.from([
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...lines,
    '</sitemapindex>\n',
  ]);
}

/** `sitemap-fr-2.xml`; null for another name. */
export function readSitemapName(name: string | undefined, locales: readonly Locale[]): Part | null {
  const [, language, number] = /^sitemap-([a-z]{2})-(\d{1,4})\.xml$/.exec(name ?? '') ?? [];
  const locale = locales.find((each) => each === language);
  return locale && number && Number(number) > 0 ? { locale, number: Number(number) } : null;
}

/** One part of the sitemap as a stream; null if it does not exist. */
export async function sitemapPart(site: Site, part: Part): Promise<Readable | null> {
  const pages = pagesOf(site);
  for (let skipped = 0; skipped < (part.number - 1) * SITEMAP_URLS; skipped += 1)
    if ((await pages.next()).done) return null;
  const first = await pages.next();
  if (first.done) return null;
  return Readable.from(written(site, part.locale, first.value, pages));
}

async function* written(
  site: Site,
  locale: Locale,
  first: ListedPage,
  rest: AsyncGenerator<ListedPage>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  let group = urlOf(site, locale, first);
  let count = 1;
  for await (const page of rest) {
    group += urlOf(site, locale, page);
    count += 1;
    if (count % GROUP === 0) {
      yield group;
      group = '';
    }
    if (count === SITEMAP_URLS) break;
  }
  yield `${group}</urlset>\n`;
}

function urlOf(site: Site, locale: Locale, { path, lastModified }: ListedPage): string {
  const { locales } = site.locator.config;
  const others =
    locales.length > 1 &&
    locales.map(
      (each) =>
        html`<xhtml:link rel="alternate" hreflang="${languageTag(each)}" href="${canonicalUrl(site, path, each)}"/>`,
    );
  return html`<url><loc>${canonicalUrl(site, path, locale)}</loc><lastmod>${lastModified}</lastmod>${others}</url>\n`
    .markup;
}

/** The start page, then the pages that the sitemap options include. */
async function* pagesOf(site: Site): AsyncGenerator<ListedPage> {
  const { sitemap, allowIndexation } = site.locator.config;
  if (!allowIndexation) return;
  const isListed = { start: true, area: sitemap.areas, location: sitemap.locations };
  for await (const page of listedPages(site)) if (isListed[page.kind]) yield page;
}

export function robotsText(site: Site): string {
  if (!site.locator.config.allowIndexation) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${publishedUrl(site)}/sitemap.xml\n`;
}
