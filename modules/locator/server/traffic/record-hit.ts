import { LRUCache } from 'lru-cache';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { HitKind, VisitSource } from '#modules/locator/contract/traffic.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import type { LocatorTables } from '../tables.ts';
import { HitBuffer } from './hit-buffer.ts';

const OWNER_MS = 30_000;
const STORE_MS = 10 * 60_000;
/** Per app, so that several servers in one process share nothing. */
const caches = new WeakMap<App, ReturnType<typeof newCaches>>();

function newCaches() {
  return {
    owners: new LRUCache<string, { clientId: string }>({ max: 1_000, ttl: OWNER_MS }),
    stores: new LRUCache<string, boolean>({ ...atMost(50_000), ttl: STORE_MS }),
  };
}

function cachesOf(app: App) {
  const known = caches.get(app) ?? newCaches();
  caches.set(app, known);
  return known;
}

/** The client of a locator; throws not found for an unknown slug. */
export async function readCachedLocatorOwner(
  { app }: { app: App },
  slug: string,
): Promise<{ clientId: string }> {
  const { owners } = cachesOf(app);
  const known = owners.get(slug);
  if (known) return known;
  const row = await app.database
    .acrossClients<LocatorTables>()
    .selectFrom('locator.locators')
    .select('client_id as clientId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  owners.set(slug, row);
  return row;
}

/** Which ids are stores of the brand, including closed ones. */
export async function filterStoreIds(
  { app }: { app: App },
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { stores } = cachesOf(app);
  const unknown = [...new Set(ids)].filter((id) => stores.get(`${clientId} ${id}`) === undefined);
  if (unknown.length > 0) {
    const db = app.database.ofClient(clientId);
    const found = await app.ports.call(placesByIds, { clientId, ids: unknown }, { db, app });
    const known = new Set(found.map(({ id }) => id));
    for (const id of unknown) stores.set(`${clientId} ${id}`, known.has(id));
  }
  return new Set(ids.filter((id) => stores.get(`${clientId} ${id}`)));
}

/** An action of a visitor on a public locator. */
export interface LocatorHit {
  clientId: string;
  slug: string;
  kind: HitKind;
  locationId?: string | undefined;
  /** For `shown`: the stores in list order, all known to exist. */
  locationIds?: readonly string[] | undefined;
  /** For `shown`: position of the first one in the whole list, 11 on the second page of ten. */
  firstPosition?: number | undefined;
  /** For `search`: the recognised place as the list of places names it. The typed text is never stored. */
  place?:
    | { label: string; country: string; latitude: number; longitude: number; kind?: string }
    | undefined;
  /** For `search`: stores within the radius. */
  found?: number | undefined;
  /** For `search`: distance of the nearest store; omitted if there is none. */
  nearestKm?: number | undefined;
  /** Its path is stored, its query is not. */
  page?: string | undefined;
  referrer?: VisitSource | undefined;
  country?: string | undefined;
  isRobot: boolean;
  isNewVisitor?: boolean | undefined;
}

const PATH_MAX_LENGTH = 300;
const LABEL_MAX_LENGTH = 120;
const PAGE_KINDS: ReadonlySet<HitKind> = new Set(['list', 'area', 'page']);
const buffers = new WeakMap<App, HitBuffer>();

/** The buffer of this process. */
export function getHitBuffer({ app }: { app: App }): HitBuffer {
  const buffer = buffers.get(app) ?? new HitBuffer(app);
  buffers.set(app, buffer);
  return buffer;
}

/** Adds a hit to the in-memory sums, which are flushed some seconds later. Never waits and never throws. */
export function recordHit({ app }: { app: App }, hit: LocatorHit): void {
  try {
    count(getHitBuffer({ app }), hit);
  } catch (error) {
    app.log.warn({ error }, 'a hit of a locator could not be counted');
  }
}

function count(buffer: HitBuffer, hit: LocatorHit): void {
  const { clientId, slug, kind } = hit;
  const of = { clientId, slug };
  if (hit.isRobot) {
    buffer.addHits({ ...of, kind: 'robot', locationId: '' });
    return;
  }
  const locationId = knownId(hit.locationId);
  if (kind === 'shown') buffer.addShown(of, hit.locationIds ?? [], hit.firstPosition ?? 1);
  else buffer.addHits({ ...of, kind, locationId });
  if (kind === 'search') countPlace(buffer, hit);
  if (PAGE_KINDS.has(kind) && hit.page)
    buffer.addView({ ...of, path: clean(pathOf(hit.page), PATH_MAX_LENGTH), locationId });
  if (hit.isNewVisitor)
    buffer.addVisitor({ ...of, source: hit.referrer ?? 'other', country: code(hit.country) });
}

function countPlace(buffer: HitBuffer, { clientId, slug, place, found, nearestKm }: LocatorHit) {
  const isMissing = found === 0;
  // An unnamed position is the visitor's own, so it is not stored.
  const position = place?.label ? place : undefined;
  buffer.addSearch(
    {
      clientId,
      slug,
      country: code(position?.country),
      label: clean(place?.label ?? '', LABEL_MAX_LENGTH),
    },
    {
      latitude: rounded(position?.latitude),
      longitude: rounded(position?.longitude),
      noneNear: isMissing && nearestKm !== undefined,
      foundNothing: isMissing && nearestKm === undefined,
      nearestKm: isMissing && Number.isFinite(nearestKm) ? (nearestKm ?? null) : null,
    },
  );
}

/** The query and fragment are removed, because they may contain text that a visitor typed. */
function pathOf(page: string): string {
  return /^[^?#]*/.exec(page)?.[0] ?? '';
}

function knownId(id: string | undefined): string {
  return id !== undefined && isUuid(id) ? id.toLowerCase() : '';
}

function clean(text: string, length: number): string {
  return cutText(storableText(text), length);
}

function code(country: string | undefined): string {
  return country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '';
}

/** About a kilometre, to identify a town but not an address. */
function rounded(degrees: number | undefined): number | null {
  return degrees !== undefined && Number.isFinite(degrees) ? Math.round(degrees * 100) / 100 : null;
}
