import { LRUCache } from 'lru-cache';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { MAP_KEYS_MAX } from '#modules/opportunity/contract/limits.ts';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
  mapKeyRefused,
  pageNotAuthorized,
  readAreasCall,
  tooManyMapKeys,
} from '#modules/opportunity/contract/map-keys.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { findApiKey } from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';
import { apiKeyRoutes } from '#platform/server/http/api-key-routes.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';
import { CONFIGURATION_CHANGED } from '../migrations/audit-configurations.migration.ts';
import type { OpportunityTables } from '../tables.ts';
import { readConfig } from './read-configuration.ts';

const CLIENTS = 1_000;
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
type Domains = LRUCache<string, Promise<readonly string[]>>;
const caches = new WeakMap<App, Domains>();

/**
 * Whether a page of this origin may read the figures of a client's map [OPP-08]. Domains are cached and dropped in every
 * process when the configuration changes, so a preflight costs no query.
 */
export async function isAuthorizedPage(
  { app }: { app: App },
  { clientId, origin }: { clientId: string; origin: string },
): Promise<boolean> {
  const host = hostOfPage(origin);
  if (host === undefined || !isUuid(clientId)) return false;
  const domains = await domainsOf(app, clientId.toLowerCase());
  return domains.some((domain) =>
    // A star matches one or more names, never none.
    domain.startsWith('*.')
      ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1
      : host === domain,
  );
}

/** Only https pages on the standard port, because a key must not be sent through pages that others can modify in transit. */
function hostOfPage(origin: string): string | undefined {
  const url = URL.parse(origin);
  const isPage = url?.protocol === 'https:' && url.port === '' && url.origin === origin;
  return isPage && HOST.test(url.hostname) ? url.hostname : undefined;
}

function domainsOf(app: App, clientId: string): Promise<readonly string[]> {
  const cache = cacheOf(app);
  const cached = cache.get(clientId);
  if (cached) return cached;
  const db = app.database.ofClient<OpportunityTables>(clientId);
  const reading = readConfig({ db }, clientId).then(({ authorizedDomains }) => authorizedDomains);
  cache.set(clientId, reading);
  reading.catch(() => cache.delete(clientId));
  return reading;
}

function cacheOf(app: App): Domains {
  const existing = caches.get(app);
  if (existing) return existing;
  const cache: Domains = new LRUCache({ max: CLIENTS });
  caches.set(app, cache);
  // Also drops running reads that began before the change, because the cache contains promises.
  app.live.on(CONFIGURATION_CHANGED, ({ clientId }: Announcement) => cache.delete(clientId));
  app.live.on(RECONNECTED, () => cache.clear());
  return cache;
}

const PURPOSE = 'opportunity.map';

/**
 * Rejects keys of other clients, and browser pages on hosts that the client did not authorize. Servers send no origin.
 */
export async function requireMapKey(
  { app }: { app: App },
  given: { clientId: string; authorization: string; origin?: string | undefined },
): Promise<void> {
  const { clientId, authorization, origin } = given;
  const key = await findApiKey({ app }, authorization, PURPOSE);
  if (key?.clientId !== clientId || !key.scopes.includes(readAreasCall.keyScope))
    throw mapKeyRefused();
  const db = app.database.ofClient(clientId);
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) throw mapKeyRefused();
  if (origin !== undefined && !(await isAuthorizedPage({ app }, { clientId, origin })))
    throw pageNotAuthorized({ domain: URL.parse(origin)?.host ?? '' });
}

export const mapKeyRoutes = apiKeyRoutes(
  { list: listMapKeysCall, create: createMapKeyCall, end: endMapKeyCall },
  {
    purpose: PURPOSE,
    scopes: [readAreasCall.keyScope],
    limit: MAP_KEYS_MAX,
    tooMany: tooManyMapKeys,
  },
);
