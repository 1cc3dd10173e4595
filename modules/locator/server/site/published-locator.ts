import { LRUCache } from 'lru-cache';
import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { LOCATOR_SLUG_MAX_LENGTH } from '#modules/locator/contract/limits.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { App } from '#platform/server/app.ts';
import { isDatabaseUnavailable } from '#platform/server/database/database-errors.ts';
import { CALL_PATIENCE_MS, withPatience } from '#platform/server/database/statement-patience.ts';
import { completeConfig } from '../locators/read-locator.ts';
import type { LocatorTables } from '../tables.ts';

/** A published locator with the data of its public site. */
export interface PublishedLocator {
  slug: string;
  name: string;
  clientId: string;
  version: number;
  updatedAt: Date;
  /** Empty if the site is only served on the suite's host. */
  host: string;
  config: LocatorConfig;
  brand: Brand;
}
export type LocatorAddress = { slug: string } | { host: string };

/** How long a saved configuration may stay unseen by visitors. */
const FRESH_MS = 2_000;
const ENTRIES = 2_000;
/** Limit of cached unknown locators; separate, so that probing random names evicts no existing one. */
const UNKNOWN_ENTRIES = 2_000;

type Entry = { value: PublishedLocator | null; readAt: number };
interface Cache {
  known: LRUCache<string, Entry>;
  unknown: LRUCache<string, Entry>;
  /** Keys of `unknown` whose locator exists but whose brand is archived. */
  closed: LRUCache<string, true>;
  loading: Map<string, Reading>;
  /** Start when the running reads end; all callers that need a newer read share one. */
  following: Map<string, Promise<PublishedLocator | null>>;
}
interface Reading {
  began: number;
  locator: Promise<PublishedLocator | null>;
}
const caches = new WeakMap<App, Cache>();

/** Reads a published locator by slug or host name; null if it does not exist or its brand is archived. */
export function readPublishedLocator(
  { app }: { app: App },
  address: LocatorAddress,
): PublishedLocator | null | Promise<PublishedLocator | null> {
  if ('slug' in address && !isSlug(address.slug)) return null;
  if ('host' in address && !isHostName(address.host)) return null;
  const cache = cacheOf(app);
  const key = 'slug' in address ? `slug ${address.slug}` : `host ${address.host}`;
  const entry = cache.known.get(key) ?? cache.unknown.get(key);
  const now = performance.now();
  if (entry && now - entry.readAt < FRESH_MS) return entry.value;
  const running = cache.loading.get(key);
  if (running && now - running.began < FRESH_MS) return running.locator;
  return readAgain(app, { address, key, entry });
}

/** Whether the locator that was just read as null belongs to an archived brand. */
export function isClosedLocator({ app }: { app: App }, { slug }: { slug: string }): boolean {
  return cacheOf(app).closed.has(`slug ${slug}`);
}

/** The current locator, for requests that must match a page of another process; null if deleted. */
export function readLatestLocator({
  app,
  locator: { slug },
}: {
  app: App;
  locator: PublishedLocator;
}): Promise<PublishedLocator | null> {
  const key = `slug ${slug}`;
  const { known, loading, following } = cacheOf(app);
  const read = () => readAgain(app, { address: { slug }, key, entry: known.get(key) });
  const running = loading.get(key);
  if (!running) return read();
  const shared = following.get(key);
  if (shared) return shared;
  const next = running.locator
    .catch(() => null)
    .then(() => {
      following.delete(key);
      return read();
    });
  following.set(key, next);
  return next;
}

function readAgain(
  app: App,
  { address, key, entry }: { address: LocatorAddress; key: string; entry: Entry | undefined },
): Promise<PublishedLocator | null> {
  const cache = cacheOf(app);
  // Changes committed after this time are not part of this read.
  const began = performance.now();
  const locator = withPatience(CALL_PATIENCE_MS, () => load(app, address, entry?.value))
    .then((loaded) => {
      const value = loaded === 'closed' ? null : loaded;
      if (loaded === 'closed') cache.closed.set(key, true);
      else cache.closed.delete(key);
      const stored = cache.known.get(key) ?? cache.unknown.get(key);
      if (stored && stored.readAt > began) return stored.value;
      cache.known.delete(key);
      cache.unknown.delete(key);
      (value ? cache.known : cache.unknown).set(key, { value, readAt: began });
      return value;
    })
    .catch((error: unknown) => {
      // The last known configuration is used while the database is unavailable.
      if (entry?.value && isDatabaseUnavailable(error)) return entry.value;
      throw error;
    })
    .finally(() => {
      if (cache.loading.get(key) === reading) cache.loading.delete(key);
    });
  const reading: Reading = { began, locator };
  cache.loading.set(key, reading);
  return locator;
}

function cacheOf(app: App): Cache {
  const existing = caches.get(app);
  if (existing) return existing;
  const made: Cache = {
    known: new LRUCache({ max: ENTRIES }),
    unknown: new LRUCache({ max: UNKNOWN_ENTRIES }),
    closed: new LRUCache({ max: UNKNOWN_ENTRIES }),
    loading: new Map(),
    following: new Map(),
  };
  caches.set(app, made);
  return made;
}

/** There is no session and only the address is known, so the query covers all clients. */
async function load(
  app: App,
  address: LocatorAddress,
  before: PublishedLocator | null | undefined,
): Promise<PublishedLocator | 'closed' | null> {
  const db = app.database.acrossClients<LocatorTables>();
  const row = await db
    .selectFrom('locator.locators')
    .select([
      'slug',
      'name',
      'client_id as clientId',
      'version',
      'updated_at as updatedAt',
      'host',
      'config',
    ])
    .where((where) =>
      'slug' in address ? where('slug', '=', address.slug) : where('host', '=', address.host),
    )
    .executeTakeFirst();
  if (!row) return null;
  const brand = await app.ports.call(findBrand, { clientId: row.clientId }, { db, app });
  if (!brand) return null;
  if (brand.archived) return 'closed';
  // Derived data is cached by configuration object, so an unchanged version reuses the same object.
  const isSame =
    before?.version === row.version && before.updatedAt.getTime() === row.updatedAt.getTime();
  return { ...row, config: isSame ? before.config : completeConfig(row.config), brand };
}

function isSlug(text: string): boolean {
  return text.length <= LOCATOR_SLUG_MAX_LENGTH && /^[a-z0-9-]+$/.test(text);
}

/** A name with a dot and a letter in its last part; IP addresses and single-word names belong to the suite. */
export function isHostName(host: string): boolean {
  if (host.length > 253 || !/^[a-z0-9.-]+$/.test(host)) return false;
  const end = host.lastIndexOf('.');
  return end > 0 && /[a-z]/.test(host.slice(end));
}
