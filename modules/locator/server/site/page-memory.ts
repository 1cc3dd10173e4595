import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { ConcurrencyLimit } from '#platform/server/concurrency/concurrency-limit.ts';
import { clientAddress } from '#platform/server/http/request/client-address.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import { acceptsGzip } from '#platform/server/map/front/accepts-gzip.ts';
import type { AddressBudget } from './address-budget.ts';
import { directoryVersion, isDirectorySettled } from './directory-version.ts';
import {
  type LocatorAddress,
  type PublishedLocator,
  readPublishedLocator,
} from './published-locator.ts';
import type { PageForm, RenderedPage } from './render-page.ts';
import type { Site } from './site.ts';
import { pageHeaders } from './site-headers.ts';
import { type SitePath, type SiteQuery, siteQueryText } from './site-request.ts';

const compressed = promisify(gzip);
/** Takes half the time of the default for a twentieth more bytes. */
const GZIP = { level: 4 };
const MINUTE_MS = 60_000;
/** For pages with a form, a product or a foreign search index, which say nothing when they change, and soon after a change. */
const BRIEFLY_MS = 5_000;
const PAGES_BYTES = 48 * 1024 * 1024;
/** Of a page beside its bytes: what its visits are recorded with. */
const RECORD_BYTES = 3_000;
const PLAIN_BYTES = 16 * 1024 * 1024;
const ADDRESSES = 20_000;
const ADDRESS_MAX_LENGTH = 1_000;
/** Few at once, so that other calls get their turn between them. */
const RENDERED_AT_ONCE = 6;
/** About half a second of work: further visitors are told at once to come again. */
const MOST_WAITING = 200;

/** A request that was answered with a shared page: the next equal one needs no routing. */
interface KnownAddress {
  key: string;
  locator: LocatorAddress;
  slug: string;
  version: number;
  isScan: boolean;
}
interface SharedPage {
  page: RenderedPage;
  /** Of the directory when the page was begun. */
  version: number;
}
interface Memory {
  pages: LRUCache<string, SharedPage>;
  /** Not compressed, for the few visitors who take them so. */
  plain: LRUCache<object, PageForm>;
  addresses: LRUCache<string, KnownAddress>;
  rendering: Map<string, Promise<RenderedPage>>;
  renders: ConcurrencyLimit;
}
type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

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
    .then(async (page) => {
      if (page.status !== 200 || (page.form && !page.form.renew)) return page;
      const isCertain =
        isDirectorySettled(app, locator.clientId) &&
        !(page.form || search.product || locator.config.searchIndex);
      await storePage(site, { key, page, version }, isCertain ? MINUTE_MS : BRIEFLY_MS);
      return page;
    })
    .finally(() => rendering.delete(key));
  rendering.set(key, shared);
  return shared;
}

async function storePage(
  site: Site,
  { key, page, version }: SharedPage & { key: string },
  mostMs: number,
): Promise<void> {
  if (!page.form) {
    page.gzipped = await gzippedForm(site, page);
    page.markup = '';
  }
  const size = RECORD_BYTES + 2 * page.markup.length + (page.gzipped?.bytes.length ?? 0);
  const minuteEnds = (Math.floor(site.now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  const ttl = Math.min(mostMs, minuteEnds - Date.now());
  if (ttl > 0) memoryOf(site.app).pages.set(key, { page, version }, { size, ttl });
}

/** Stores which page a request leads to, for `answerFromMemory`. */
export function rememberAddress(
  app: App,
  request: PageRequest,
  {
    key,
    host,
    base,
    locator,
  }: { key: string; host: string; base: string; locator: PublishedLocator },
): void {
  const address = addressOf(request, host);
  if (address.length > ADDRESS_MAX_LENGTH) return;
  const { slug, version } = locator;
  memoryOf(app).addresses.set(address, {
    ...{ key, slug, version, isScan: isScan(request.url ?? '') },
    locator: base === '' ? { host } : { slug },
  });
}

/**
 * Answers a page in memory past Fastify, whose routing costs more than the answer. False without any effect where the
 * page, its compressed form or a recent look at the locator is missing: the route answers then.
 */
export function answerFromMemory(
  { app, proxies, budget }: { app: App; proxies: TrustedProxies; budget: AddressBudget },
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
): boolean {
  if (request.method !== 'GET') return false;
  const { addresses, plain } = memoryOf(app);
  const known = addresses.get(addressOf(request, host));
  if (!known) return false;
  const locator = readPublishedLocator({ app }, known.locator);
  if (locator instanceof Promise) {
    // The route waits for the same query, and answers its failure.
    locator.catch(() => {});
    return false;
  }
  if (locator?.slug !== known.slug || locator.version !== known.version) return false;
  const page = pageInMemory(app, { clientId: locator.clientId, key: known.key });
  const { headers } = request;
  const form = page && (acceptsGzip(headers['accept-encoding']) ? page.gzipped : plain.get(page));
  if (!form) return false;
  const address = clientAddress(request, proxies);
  if (budget.take(address) > 0) return false;
  page.record({ headers, address, isScan: known.isScan });
  response.writeHead(page.status, form.head as string[]);
  response.end(form.bytes);
  return true;
}

/** A scanned code leads to an address with the id of its visit. */
export function isScan(url: string): boolean {
  return /[?&]v=[0-9a-f-]{36}(?:&|$)/.test(url);
}

/** The page as it is sent: made and compressed once, unless it has a form, which is another one for each visitor. */
export async function pageForm(
  site: Site,
  page: RenderedPage,
  encodings: string | string[] | undefined,
): Promise<PageForm> {
  const { form } = page;
  if (form) {
    const own = form.renew ? page.markup.replace(form.markup, form.renew) : page.markup;
    const markup = { ...page, markup: own };
    return acceptsGzip(encodings) ? gzippedForm(site, markup) : plainForm(site, markup);
  }
  if (acceptsGzip(encodings)) {
    page.gzipped ??= await gzippedForm(site, page);
    return page.gzipped;
  }
  const { plain } = memoryOf(site.app);
  const made = plain.get(page) ?? plainForm(site, page);
  plain.set(page, made);
  return made;
}

async function gzippedForm(site: Site, page: RenderedPage): Promise<PageForm> {
  const headers = { ...pageHeaders(site, page), 'content-encoding': 'gzip' };
  return formOf(headers, await compressed(page.markup, GZIP));
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

/** All that a shared page depends on. */
function addressOf({ url, headers }: PageRequest, host: string): string {
  return `${host} ${url} ${headers['accept-language'] ?? ''}`;
}

const memories = new WeakMap<App, Memory>();
function memoryOf(app: App): Memory {
  const existing = memories.get(app);
  if (existing) return existing;
  const made: Memory = {
    pages: new LRUCache({ maxSize: PAGES_BYTES }),
    plain: new LRUCache({ maxSize: PLAIN_BYTES, sizeCalculation: ({ bytes }) => bytes.length }),
    addresses: new LRUCache({ max: ADDRESSES }),
    rendering: new Map(),
    renders: new ConcurrencyLimit({ atOnce: RENDERED_AT_ONCE, mostWaiting: MOST_WAITING }),
  };
  memories.set(app, made);
  return made;
}
