import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { clientAddress } from '#platform/server/http/request/client-address.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import { acceptsGzip } from '#platform/server/map/front/accepts-gzip.ts';
import type { AddressBudget } from './address-budget.ts';
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
/** Pages say whether stores are open: so long one may be repeated. */
const PAGE_MS = 5_000;
const PAGES_BYTES = 32 * 1024 * 1024;
const ADDRESSES = 10_000;
const ADDRESS_MAX_LENGTH = 1_000;

/** A request that was answered with a shared page: the next equal one needs no routing. */
interface KnownAddress {
  key: string;
  locator: LocatorAddress;
  slug: string;
  version: number;
  isScan: boolean;
}
interface Memory {
  pages: LRUCache<string, RenderedPage>;
  addresses: LRUCache<string, KnownAddress>;
}
type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

/** Equal pages of the same seconds are rendered once. */
export function pageKey(site: Site, path: SitePath | null, search: SiteQuery): string {
  const { slug, version } = site.locator;
  const visitor = `${site.locale} ${site.unit} ${site.country} ${site.isEmbedded} ${site.embeddedIn}`;
  return `${slug} ${version} ${site.base} ${visitor} ${path?.segments.join('/')} ${siteQueryText(search)}`;
}

export function pagesOf(app: App): LRUCache<string, RenderedPage> {
  return memoryOf(app).pages;
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
  const { pages, addresses } = memoryOf(app);
  const known = addresses.get(addressOf(request, host));
  const page = known && pages.get(known.key);
  if (!page) return false;
  const { headers } = request;
  const form = acceptsGzip(headers['accept-encoding']) ? page.gzipped : page.plain;
  if (!form) return false;
  const locator = readPublishedLocator({ app }, known.locator);
  if (locator instanceof Promise) {
    // The route waits for the same query, and answers its failure.
    locator.catch(() => {});
    return false;
  }
  if (locator?.slug !== known.slug || locator.version !== known.version) return false;
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

/** The page as it is sent: its headers are made once, and it is compressed once. */
export async function pageForm(
  site: Site,
  page: Pick<RenderedPage, 'markup'> & Partial<RenderedPage>,
  encodings: string | string[] | undefined,
): Promise<PageForm> {
  if (!acceptsGzip(encodings)) {
    page.plain ??= formOf(pageHeaders(site, page), Buffer.from(page.markup));
    return page.plain;
  }
  page.compressing ??= compressed(page.markup);
  const bytes = await page.compressing;
  page.gzipped ??= formOf({ ...pageHeaders(site, page), 'content-encoding': 'gzip' }, bytes);
  return page.gzipped;
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
    pages: new LRUCache({
      maxSize: PAGES_BYTES,
      // Two bytes a character, its bytes, and its compressed form.
      sizeCalculation: ({ markup }) => Math.max(1, 4 * markup.length),
      ttl: PAGE_MS,
    }),
    addresses: new LRUCache({ max: ADDRESSES }),
  };
  memories.set(app, made);
  return made;
}
