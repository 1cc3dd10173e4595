import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { BRAND_CHANGED } from '#modules/directory/contract/clients/client-ports.ts';
import { LOCATIONS_CHANGED } from '#modules/directory/contract/locations/locate-stores.ts';
import type { App } from '#platform/server/app.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';
import { type IndexRecord, LocationIndex } from './location-index.ts';
import { WorkSlices } from './work-slices.ts';

/** About half a kilobyte each. */
const MAX_LOCATIONS = 300_000;
const MAX_CLIENTS = 1_000;
/** Maximum rows per query, because reading a response cannot be interrupted. */
const PAGE_ROWS = 250;
/** More changes are treated as an import: the index is rebuilt, at most once per interval. */
const MAX_CHANGES = PAGE_ROWS;
const REBUILD_MS = 2_000;

interface Indexed {
  index: LocationIndex;
  builtAt: number;
  /** Ids that changed since; null if there are too many. */
  changed: Set<string> | null;
  renewal: Promise<void> | undefined;
}

/** Location indexes of the most recently searched clients, updated by live announcements of the database. */
class LocationIndexes {
  readonly #app: App;
  readonly #building = new Map<string, { built: Promise<Indexed>; changed: Set<string> | null }>();
  readonly #known = new LRUCache<string, Indexed>({
    max: MAX_CLIENTS,
    maxSize: MAX_LOCATIONS,
    // An index above the total limit is cached alone.
    sizeCalculation: ({ index }) => Math.min(index.size + 1, MAX_LOCATIONS),
  });

  constructor(app: App) {
    this.#app = app;
    app.live.on(LOCATIONS_CHANGED, (announcement: Announcement) => this.#hear(announcement));
    app.live.on(BRAND_CHANGED, ({ clientId }: Announcement) =>
      this.#hear({ clientId, keys: null }),
    );
    app.live.on(RECONNECTED, () => {
      for (const clientId of [...this.#known.keys(), ...this.#building.keys()])
        this.#hear({ clientId, keys: null });
    });
  }

  /** Returns an index with all single changes; after an import it may lag by some seconds. */
  async get(clientId: string): Promise<LocationIndex> {
    const known = this.#known.get(clientId) ?? (await this.#build(clientId));
    if (known.changed === null) this.#renewLater(clientId, known);
    else if (known.changed.size > 0) {
      known.renewal ??= this.#apply(clientId, known).finally(() => {
        known.renewal = undefined;
      });
      await known.renewal;
    }
    return known.index;
  }

  #hear({ clientId, keys }: Announcement): void {
    for (const one of [this.#known.peek(clientId), this.#building.get(clientId)]) {
      if (!one?.changed) continue;
      if (keys === null || one.changed.size + keys.length > MAX_CHANGES) one.changed = null;
      else for (const id of keys) one.changed.add(id);
    }
  }

  async #apply(clientId: string, known: Indexed): Promise<void> {
    const ids = [...(known.changed ?? [])];
    known.changed?.clear();
    try {
      const records = await this.#read(sql`client_id = ${clientId} and id = any (${ids}::uuid[])`);
      const open = new Set(records.map(({ id }) => id));
      for (const id of ids) if (!open.has(id)) known.index.remove(id);
      await addInSlices(known.index, records);
      // Replaced rows remain as gaps.
      if (known.index.rows.length > known.index.size * 2 + MAX_CHANGES) known.changed = null;
    } catch (error) {
      for (const id of ids) known.changed?.add(id);
      throw error;
    }
  }

  /** The existing index stays in use until the new one is built. */
  #renewLater(clientId: string, known: Indexed): void {
    if (Date.now() - known.builtAt < REBUILD_MS) return;
    this.#build(clientId).catch((error: unknown) => {
      this.#app.log.error({ error, clientId }, 'the index of locations could not be built');
    });
  }

  #build(clientId: string): Promise<Indexed> {
    const under = this.#building.get(clientId);
    if (under) return under.built;
    const entry = { changed: new Set<string>() as Set<string> | null };
    const built = this.#readAll(clientId)
      .then((index) => {
        const indexed = {
          index,
          builtAt: Date.now(),
          changed: entry.changed,
          renewal: undefined,
        };
        this.#known.set(clientId, indexed);
        return indexed;
      })
      .finally(() => this.#building.delete(clientId));
    const building = Object.assign(entry, { built });
    this.#building.set(clientId, building);
    return built;
  }

  async #readAll(clientId: string): Promise<LocationIndex> {
    const db = this.#app.database.acrossClients();
    const { rows } = await sql<{ zone: string }>`
      select time_zone as zone from directory.clients where id = ${clientId}`.execute(db);
    const places = await this.#app.places.ofAddresses();
    const index = new LocationIndex({ places, brandZone: rows[0]?.zone ?? 'UTC' });
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const records = await this.#read(sql`client_id = ${clientId} and id > ${after}`);
      await addInSlices(index, records);
      const last = records.at(-1);
      if (!last || records.length < PAGE_ROWS) return index;
      after = last.id;
    }
  }

  async #read(which: ReturnType<typeof sql>): Promise<IndexRecord[]> {
    const { rows } = await sql<IndexRecord>`
      select id, code, name, postal_code as "postalCode", city, region, country, latitude, longitude,
        type_id as "typeId", opening_hours::text as hours, opening_exceptions::text as exceptions,
        attributes::text, time_zone as "timeZone", updated_at as "updatedAt"
      from directory.locations where ${which} and closed_at is null
      order by id limit ${PAGE_ROWS}`.execute(this.#app.database.acrossClients());
    return rows;
  }
}

async function addInSlices(index: LocationIndex, records: readonly IndexRecord[]): Promise<void> {
  const slices = new WorkSlices();
  for (const record of records) {
    index.put(record);
    if (slices.isOver()) await slices.next();
  }
}

const ofApps = new WeakMap<App, LocationIndexes>();

/** The index of a client; built in slices on first use. */
export function locationIndex({ app }: { app: App }, clientId: string): Promise<LocationIndex> {
  let indexes = ofApps.get(app);
  if (!indexes) {
    indexes = new LocationIndexes(app);
    ofApps.set(app, indexes);
  }
  return indexes.get(clientId);
}
