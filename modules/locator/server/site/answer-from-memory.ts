import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import { acceptsGzip } from '#platform/server/http/answer/send-answer.ts';
import {
  clientAddress,
  type TrustedProxies,
} from '#platform/server/http/request/request-address.ts';
import type { AddressBudget } from './address-budget.ts';
import { formInMemory, isQueueFull, pageInMemory, publishedKey } from './page-memory.ts';
import type { PageForm } from './pages/render-page.ts';
import {
  type LocatorAddress,
  type PublishedLocator,
  readPublishedLocator,
} from './published-locator.ts';

const ADDRESSES = 20_000;
const ADDRESS_MAX_LENGTH = 1_000;
const REFUSALS = 200;
const REFUSAL_MS = 60_000;
export const RETRY_SECONDS = '5';
const NO_PLAIN_PAGE = /\/-\/|\.(?:xml|txt|js)(?:\?|$)|[?&](?:embed|preview)=/;

/** A request for which the shared page is known, so that an equal request needs no routing. */
interface KnownAddress {
  key: string;
  locator: LocatorAddress;
  published: string;
  isScan: boolean;
}
interface Memory {
  addresses: LRUCache<string, KnownAddress>;
  /** Responses for refused visitors, by host name or `/l/{slug}`. */
  refusals: LRUCache<string, PageForm & Pick<KnownAddress, 'locator' | 'published'>>;
}
type PageRequest = Pick<IncomingMessage, 'headers' | 'url'>;

/** Caches the page of a request for `answerFromMemory`. */
export function rememberAddress(
  { app }: { app: App },
  request: PageRequest,
  { key, ...site }: { key: string } & OpenedSite,
): void {
  const address = addressOf(request, site.host);
  if (address.length > ADDRESS_MAX_LENGTH) return;
  memoryOf(app).addresses.set(address, {
    ...{ key, isScan: isScan(request.url ?? '') },
    ...publishedAt(site),
  });
}

/** A site as requested: below `/l/{slug}`, or with an empty base on its own host name. */
interface OpenedSite {
  host: string;
  base: string;
  locator: PublishedLocator;
}

function publishedAt({ host, base, locator }: OpenedSite) {
  return {
    locator: base === '' ? { host } : { slug: locator.slug },
    published: publishedKey(locator),
  };
}

/** The locator if it is cached and unchanged; otherwise the route responds. */
function unchangedLocator(
  app: App,
  { locator, published }: Pick<KnownAddress, 'locator' | 'published'>,
): PublishedLocator | null {
  const found = readPublishedLocator({ app }, locator);
  if (found instanceof Promise) {
    // The route waits for the same query and reports its failure.
    found.catch(() => {});
    return null;
  }
  return found && publishedKey(found) === published ? found : null;
}

/**
 * Serves a cached page before Fastify, because routing costs more than the response. Returns false without side effects
 * if the page, its compressed form or fresh locator data is missing; the route then responds.
 */
export function answerFromMemory(
  { app, proxies, budget }: { app: App; proxies: TrustedProxies; budget: AddressBudget },
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
): boolean {
  if (request.method !== 'GET') return false;
  const known = memoryOf(app).addresses.get(addressOf(request, host));
  if (!known) return refuseAtOnce(app, request, response, host);
  const locator = unchangedLocator(app, known);
  if (!locator) return false;
  const page = pageInMemory({ app }, locator, known.key);
  const { headers } = request;
  if (!page) return refuseAtOnce(app, request, response, host);
  const form = formInMemory({ app }, page, headers['accept-encoding']);
  if (!form) return false;
  const address = clientAddress(request, proxies);
  if (budget.take(address) > 0) return false;
  page.record({ headers, address, isScan: known.isScan });
  response.writeHead(page.status, form.head as string[]);
  response.end(form.bytes);
  return true;
}

/** While too many visitors wait, further ones must cost almost nothing, because they would also delay other calls. */
function refuseAtOnce(
  app: App,
  { url = '', headers }: PageRequest,
  response: ServerResponse,
  host: string,
): boolean {
  const [, first = '', slug = ''] = url.split(/[/?]/, 3);
  const form = memoryOf(app).refusals.get(first === 'l' ? `/l/${slug}` : host);
  // Site files and the form are not queued, and framed pages need different headers.
  if (!form || first === 'f' || NO_PLAIN_PAGE.test(url)) return false;
  if (!acceptsGzip(headers['accept-encoding'])) return false;
  const locator = unchangedLocator(app, form);
  if (!locator || !isQueueFull({ app }, locator.slug)) return false;
  response.writeHead(503, form.head as string[]);
  response.end(form.bytes);
  return true;
}

/** Caches the refusal page of a locator for one minute. */
export function rememberRefusal(
  { app }: { app: App },
  site: OpenedSite,
  { head, bytes }: PageForm,
): void {
  const whole = { headers: {}, head: [...head, 'retry-after', RETRY_SECONDS], bytes };
  memoryOf(app).refusals.set(site.base || site.host, { ...whole, ...publishedAt(site) });
}

/** Scanned codes redirect to a URL with the visit id. */
export function isScan(url: string): boolean {
  return /[?&]v=[0-9a-f-]{36}(?:&|$)/.test(url);
}

/** Everything that determines the shared page of a request. */
function addressOf({ url, headers }: PageRequest, host: string): string {
  return `${host} ${url} ${headers['accept-language'] ?? ''}`;
}

const memories = new WeakMap<App, Memory>();
function memoryOf(app: App): Memory {
  const existing = memories.get(app);
  if (existing) return existing;
  const made: Memory = {
    addresses: new LRUCache(atMost(ADDRESSES)),
    refusals: new LRUCache({ max: REFUSALS, ttl: REFUSAL_MS }),
  };
  memories.set(app, made);
  return made;
}
