import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { storePageKey } from '#modules/directory/contract/locations/store-pages.ts';
import type { App } from '#platform/server/app.ts';
import { FairLimit } from '#platform/server/concurrency/concurrency-limit.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { acceptsGzip } from '#platform/server/http/answer/send-answer.ts';
import { directoryVersion, isDirectorySettled, isVersionRecent } from './directory-version.ts';
import type { PageForm, RenderedPage } from './pages/render-page.ts';
import type { PublishedLocator } from './published-locator.ts';
import type { Site } from './site.ts';
import { pageHeaders } from './site-headers.ts';
import { formatSiteQuery, isSearch, type SitePath, type SiteQuery } from './site-request.ts';

/** Compresses synchronously: some tenths of a millisecond per page, less than a switch to another thread. */
const GZIP = { level: 2 };
const MINUTE_MS = 60_000;
/**
 * For pages with a form, a product or an external search index, which send no change events, and shortly after a
 * directory change.
 */
const BRIEFLY_MS = 5_000;
const PAGES_BYTES = 48 * 1024 * 1024;
/** Estimated memory of a page besides its bytes. */
const RECORD_BYTES = 3_000;
const PLAIN_BYTES = 16 * 1024 * 1024;
/** How long after its minute a page may be shown while all slots of its locator are busy. */
const OUTDATED_MS = 5_000;
/**
 * Limits concurrent renderings so that other calls are not blocked; one locator can take at most six of the eight
 * slots.
 */
const RENDERS = {
  ...{ atOnce: 8, maxPerQueue: 6 },
  // About half a second of work; further visitors are immediately refused with a retry time.
  maxWaiting: 200,
};
/** Outdated pages are renewed only while fewer visitors wait. */
const RENEWED_BELOW = 50;

interface SharedPage {
  page: RenderedPage;
  /** Version of the directory when rendering started. */
  version: number;
  freshUntil: number;
  /** Renders again with the current brand data. */
  renew(locator: PublishedLocator): Promise<unknown>;
}
interface Memory {
  pages: LRUCache<string, SharedPage>;
  /** Uncompressed pages, for the few visitors that do not accept gzip. */
  plain: LRUCache<object, PageForm>;
  rendering: Map<string, Promise<RenderedPage>>;
  renders: FairLimit;
}
/**
 * Everything a page depends on besides the directory: the visitor's country in searches, the unit on pages with
 * distances.
 */
export function pageKey(site: Site, path: SitePath | null, search: SiteQuery): string {
  const segments = path?.segments ?? [];
  const hasPlace = segments.length === 0 && isSearch(search);
  const hasDistances = hasPlace || storePageKey(segments.at(-1) ?? '') !== undefined;
  const visitor = `${hasDistances ? site.unit : ''} ${hasPlace ? site.country : ''}`;
  const frame = `${site.locale} ${site.base} ${site.isEmbedded} ${site.embeddedIn}`;
  return `${publishedKey(site.locator)} ${frame} ${visitor} ${segments.join('/')} ${formatSiteQuery(search)}`;
}

/** Changes with each publication, including a new locator with the slug of a deleted one. */
export function publishedKey({ slug, version, updatedAt }: PublishedLocator): string {
  return `${slug} ${version} ${updatedAt.getTime()}`;
}

/**
 * A cached page that can be served. If a new rendering would have to wait, a slightly outdated page is served for some
 * seconds and renewed in the background.
 */
export function pageInMemory(
  { app }: { app: App },
  locator: PublishedLocator,
  key: string,
): RenderedPage | undefined {
  const { clientId, slug } = locator;
  const { pages, renders } = memoryOf(app);
  const known = pages.get(key);
  if (!known) return undefined;
  if (known.version === directoryVersion({ app }, clientId) && Date.now() < known.freshUntil)
    return known.page;
  if (renders.isFree(slug) || !isVersionRecent({ app }, clientId, known.version)) return undefined;
  // If this fails, the next visitor renders it.
  if (renders.waitingIn(slug) < RENEWED_BELOW)
    withPatience(CALL_PATIENCE_MS, () => known.renew(locator)).catch(() => {});
  return known.page;
}

/**
 * Renders a page in a fair queue: locators take turns, and if too many wait, visitors of the busiest locator are
 * refused. Equal keys share a page until the minute ends, when opening hours can change, or the directory changes.
 * Without a key the page is not shared.
 */
export function renderInTurn(
  site: Site,
  { key, search }: { key: string | null; search: SiteQuery },
  render: (site: Site) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const { app, locator } = site;
  const { rendering, renders } = memoryOf(app);
  const version = directoryVersion({ app }, locator.clientId);
  const sharedKey = `${version} ${key}`;
  const running = key === null ? undefined : rendering.get(sharedKey);
  if (running) return running;
  // Previews have a separate queue, so that editors do not wait behind visitors.
  const line = key === null ? `preview ${locator.slug}` : locator.slug;
  const made = renders.run(line, async () => {
    // Without this, a page rendered only from memory would run in the same turn as the previous one.
    await nextTurn();
    const now = new Date();
    return { page: await render({ ...site, now }), now };
  });
  if (key === null) return made.then(({ page }) => page);
  const shared = made
    .then(({ page, now }) => {
      if (page.status !== 200 || (page.form && !page.form.renew)) return page;
      const isCertain =
        isDirectorySettled({ app }, locator.clientId) &&
        !(page.form || search.product || locator.config.searchIndex);
      const minuteEnds = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
      storePage(site, key, {
        ...{ page, version },
        freshUntil: isCertain ? minuteEnds : Math.min(minuteEnds, Date.now() + BRIEFLY_MS),
        renew: (current) => renderInTurn({ ...site, locator: current }, { key, search }, render),
      });
      return page;
    })
    .finally(() => rendering.delete(sharedKey));
  rendering.set(sharedKey, shared);
  return shared;
}

function storePage(site: Site, key: string, shared: SharedPage): void {
  const { page } = shared;
  if (!page.form) {
    page.gzipped = gzippedForm(site, page);
    page.markup = '';
  }
  const size = RECORD_BYTES + 2 * page.markup.length + (page.gzipped?.bytes.length ?? 0);
  const ttl = shared.freshUntil + OUTDATED_MS - Date.now();
  if (ttl > 0) memoryOf(site.app).pages.set(key, shared, { size, ttl });
}

/** The page as sent: rendered and compressed once, unless it has a form, which differs for each visitor. */
export function pageForm(
  site: Site,
  page: RenderedPage,
  encodings: string | string[] | undefined,
): PageForm {
  const { form } = page;
  if (form) {
    const own = form.renew ? page.markup.replace(form.markup, form.renew) : page.markup;
    const markup = { ...page, markup: own };
    return acceptsGzip(encodings) ? gzippedForm(site, markup) : plainForm(site, markup);
  }
  if (acceptsGzip(encodings)) {
    page.gzipped ??= gzippedForm(site, page);
    return page.gzipped;
  }
  const { plain } = memoryOf(site.app);
  const made = plain.get(page) ?? plainForm(site, page);
  plain.set(page, made);
  return made;
}

function gzippedForm(site: Site, page: RenderedPage): PageForm {
  const headers = { ...pageHeaders(site, page), 'content-encoding': 'gzip' };
  return formOf(headers, gzipSync(page.markup, GZIP));
}

function plainForm(site: Site, page: RenderedPage): PageForm {
  const { gzipped, markup } = page;
  // Only the compressed markup of a shared page is stored.
  const bytes = gzipped ? gunzipSync(gzipped.bytes) : Buffer.from(markup);
  return formOf(pageHeaders(site, page), bytes);
}

function formOf(pageHeaders: Record<string, string>, bytes: Buffer): PageForm {
  const headers = {
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
  };
  return { headers, head: Object.entries(headers).flat(), bytes };
}

/** The stored form for this encoding; undefined if it must be created first. */
export function formInMemory(
  { app }: { app: App },
  page: RenderedPage,
  encodings: string | string[] | undefined,
): PageForm | undefined {
  return acceptsGzip(encodings) ? page.gzipped : memoryOf(app).plain.get(page);
}

/** Whether the queue is full and the next visitor of a locator would be refused. */
export function isQueueFull({ app }: { app: App }, slug: string): boolean {
  return memoryOf(app).renders.isFull(slug);
}

const memories = new WeakMap<App, Memory>();
function memoryOf(app: App): Memory {
  const existing = memories.get(app);
  if (existing) return existing;
  const made: Memory = {
    pages: new LRUCache({ maxSize: PAGES_BYTES }),
    plain: new LRUCache({ maxSize: PLAIN_BYTES, sizeCalculation: ({ bytes }) => bytes.length }),
    rendering: new Map(),
    renders: new FairLimit(RENDERS),
  };
  memories.set(app, made);
  return made;
}
