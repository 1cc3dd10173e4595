import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { ConcurrencyLimit } from '#platform/server/concurrency/concurrency-limit.ts';
import { acceptsGzip } from '#platform/server/map/front/accepts-gzip.ts';
import { directoryVersion, isDirectorySettled } from './directory-version.ts';
import type { PageForm, RenderedPage } from './render-page.ts';
import type { Site } from './site.ts';
import { pageHeaders } from './site-headers.ts';
import { type SitePath, type SiteQuery, siteQueryText } from './site-request.ts';

/** Some tenths of a millisecond for a page: the way to another thread and back takes longer than that. */
const GZIP = { level: 2 };
const MINUTE_MS = 60_000;
/** For pages with a form, a product or a foreign search index, which say nothing when they change, and soon after a change. */
const BRIEFLY_MS = 5_000;
const PAGES_BYTES = 48 * 1024 * 1024;
/** Of a page beside its bytes: what its visits are recorded with. */
const RECORD_BYTES = 3_000;
const PLAIN_BYTES = 16 * 1024 * 1024;
/** Few at once, so that other calls get their turn between them. */
const RENDERED_AT_ONCE = 6;
/** About half a second of work: further visitors are told at once to come again. */
const MOST_WAITING = 200;

interface SharedPage {
  page: RenderedPage;
  /** Of the directory when the page was begun. */
  version: number;
}
interface Memory {
  pages: LRUCache<string, SharedPage>;
  /** Not compressed, for the few visitors who take them so. */
  plain: LRUCache<object, PageForm>;
  rendering: Map<string, Promise<RenderedPage>>;
  renders: ConcurrencyLimit;
}
/** All that a page depends on beside the directory. The visitor's country matters for searches alone. */
export function pageKey(site: Site, path: SitePath | null, search: SiteQuery): string {
  const { slug, version } = site.locator;
  const country = path?.segments.length ? '' : site.country;
  const visitor = `${site.locale} ${site.unit} ${country} ${site.isEmbedded} ${site.embeddedIn}`;
  return `${slug} ${version} ${site.base} ${visitor} ${path?.segments.join('/')} ${siteQueryText(search)}`;
}

export function pageInMemory(
  app: App,
  { clientId, key }: { clientId: string; key: string },
): RenderedPage | undefined {
  const known = memoryOf(app).pages.get(key);
  return known?.version === directoryVersion(app, clientId) ? known.page : undefined;
}

/**
 * Renders a page when its turn comes; refuses where too many wait. Those who request a page with the same key at the same
 * time get the same one, and so do later ones until the minute ends or the directory changes: opening hours begin and end at
 * whole minutes. Without a key the page is for one visitor.
 */
export function renderInTurn(
  site: Site,
  { key, search }: { key: string | null; search: SiteQuery },
  render: () => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const { app, locator } = site;
  const { rendering, renders } = memoryOf(app);
  const running = key === null ? undefined : rendering.get(key);
  if (running) return running;
  const version = directoryVersion(app, locator.clientId);
  const made = renders.run(async () => {
    // A page from memory alone would be made in the same turn as the one before it.
    await nextTurn();
    return render();
  });
  if (key === null) return made;
  const shared = made
    .then((page) => {
      if (page.status !== 200 || (page.form && !page.form.renew)) return page;
      const isCertain =
        isDirectorySettled(app, locator.clientId) &&
        !(page.form || search.product || locator.config.searchIndex);
      storePage(site, { key, page, version }, isCertain ? MINUTE_MS : BRIEFLY_MS);
      return page;
    })
    .finally(() => rendering.delete(key));
  rendering.set(key, shared);
  return shared;
}

function storePage(
  site: Site,
  { key, page, version }: SharedPage & { key: string },
  mostMs: number,
): void {
  if (!page.form) {
    page.gzipped = gzippedForm(site, page);
    page.markup = '';
  }
  const size = RECORD_BYTES + 2 * page.markup.length + (page.gzipped?.bytes.length ?? 0);
  const minuteEnds = (Math.floor(site.now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  const ttl = Math.min(mostMs, minuteEnds - Date.now());
  if (ttl > 0) memoryOf(site.app).pages.set(key, { page, version }, { size, ttl });
}

/** The page as it is sent: made and compressed once, unless it has a form, which is another one for each visitor. */
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
  // Of a shared page only the compressed markup is stored.
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

/** The page as it is, where visitors took it so before; undefined where it has to be made. */
export function formInMemory(
  app: App,
  page: RenderedPage,
  encodings: string | string[] | undefined,
): PageForm | undefined {
  return acceptsGzip(encodings) ? page.gzipped : memoryOf(app).plain.get(page);
}

/** Whether so many wait that the next visitor would be refused. */
export function isQueueFull(app: App): boolean {
  return memoryOf(app).renders.isFull;
}

const memories = new WeakMap<App, Memory>();
function memoryOf(app: App): Memory {
  const existing = memories.get(app);
  if (existing) return existing;
  const made: Memory = {
    pages: new LRUCache({ maxSize: PAGES_BYTES }),
    plain: new LRUCache({ maxSize: PLAIN_BYTES, sizeCalculation: ({ bytes }) => bytes.length }),
    rendering: new Map(),
    renders: new ConcurrencyLimit({ atOnce: RENDERED_AT_ONCE, mostWaiting: MOST_WAITING }),
  };
  memories.set(app, made);
  return made;
}
