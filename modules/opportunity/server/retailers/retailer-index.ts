import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { EventLoopYielder } from '#platform/server/jobs/yield-turn.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { RECONNECTED } from '#platform/server/live/live-message-bus.ts';
import { IndexedRetailers, type RetailerRecord } from './indexed-retailers.ts';
import { requestFirstSync } from './sync-retailers.ts';

/** Channel on which the database announces changed retailers. */
const RETAILERS_CHANNEL = 'opportunity.retailers';
/** About a quarter of a kilobyte each. */
const MAX_RETAILERS = 600_000;
const MAX_CLIENTS = 1_000;
const PAGE_ROWS = 1_000;
/** More changes are treated as an import: rebuilding the whole index is cheaper. */
const MAX_CHANGES = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Stored {
  index: IndexedRetailers;
  /** Ids that changed since; null if there are too many. */
  changed: Set<string> | null;
  renewal: Promise<void> | undefined;
}

interface Build {
  built: Promise<Stored>;
  /** Like `changed` of `Stored`, since the start of this build. */
  changed: Set<string> | null;
  /** The build after this one, for requests that came after changes which this one may have missed. */
  next: Promise<Stored> | undefined;
}

/**
 * Indexes of the clients whose maps were opened most recently. The database notifies every process of each committed
 * change of `opportunity.retailers`; indexes requested afterwards include it.
 */
class RetailerIndexes {
  readonly #app: App;
  readonly #building = new Map<string, Build>();
  readonly #stored = new LRUCache<string, Stored>({
    max: MAX_CLIENTS,
    maxSize: MAX_RETAILERS,
    // An index above the total limit is cached alone.
    sizeCalculation: ({ index }) => Math.min(index.rows + 1, MAX_RETAILERS),
  });

  constructor(app: App) {
    this.#app = app;
    app.live.on(RETAILERS_CHANNEL, (announcement: Announcement) => this.#hear(announcement));
    // Announcements during a disconnection are lost.
    app.live.on(RECONNECTED, () => {
      for (const clientId of [...this.#stored.keys(), ...this.#building.keys()])
        this.#hear({ clientId, keys: null });
    });
  }

  /** Returns an index with every previously announced change: changed rows are read first, all rows after an import. */
  async get(clientId: string): Promise<IndexedRetailers> {
    const known = this.#stored.get(clientId);
    const stored = known?.changed ? known : await this.#buildFromNow(clientId);
    // A running renewal may have begun before the latest changes.
    await stored.renewal?.catch(() => undefined);
    if (!stored.renewal && stored.changed?.size)
      stored.renewal = this.#apply(clientId, stored, [...stored.changed]).finally(() => {
        stored.renewal = undefined;
      });
    await stored.renewal;
    return stored.index;
  }

  #hear({ clientId, keys }: Announcement): void {
    for (const one of [this.#stored.peek(clientId), this.#building.get(clientId)]) {
      if (!one?.changed) continue;
      if (keys === null || one.changed.size + keys.length > MAX_CHANGES) one.changed = null;
      else for (const id of keys) one.changed.add(id);
    }
  }

  async #apply(clientId: string, stored: Stored, ids: readonly string[]): Promise<void> {
    stored.changed = new Set();
    try {
      for (let at = 0; at < ids.length; at += PAGE_ROWS) {
        const page = ids.slice(at, at + PAGE_ROWS);
        const records = await this.#read(
          sql`client_id = ${clientId} and id = any (${page}::uuid[])`,
        );
        const left = new Set(records.map(({ id }) => id));
        for (const id of page) if (!left.has(id)) stored.index.remove(id);
        await putInSlices(stored.index, records);
      }
      // Replaced rows remain as gaps.
      if (stored.index.rows > stored.index.size * 2 + MAX_CHANGES) stored.changed = null;
    } catch (error) {
      this.#hear({ clientId, keys: ids });
      throw error;
    }
  }

  #buildFromNow(clientId: string): Promise<Stored> {
    const underWay = this.#building.get(clientId);
    if (!underWay || underWay.changed) return this.#build(clientId);
    underWay.next ??= underWay.built.catch(() => undefined).then(() => this.#build(clientId));
    return underWay.next;
  }

  #build(clientId: string): Promise<Stored> {
    const underWay = this.#building.get(clientId);
    if (underWay) return underWay.built;
    const entry: Omit<Build, 'built'> = { changed: new Set(), next: undefined };
    const built = this.#readAll(clientId)
      .then((index) => {
        const stored = { index, changed: entry.changed, renewal: undefined };
        this.#stored.set(clientId, stored);
        return stored;
      })
      .finally(() => this.#building.delete(clientId));
    this.#building.set(clientId, Object.assign(entry, { built }));
    return built;
  }

  async #readAll(clientId: string): Promise<IndexedRetailers> {
    await requestFirstSync({ app: this.#app }, clientId);
    const index = new IndexedRetailers();
    const readAfter = (id: string) => {
      const page = this.#read(sql`client_id = ${clientId} and id > ${id}`);
      // Awaited below, possibly after it has failed.
      page.catch(() => undefined);
      return page;
    };
    for (let page = readAfter(FIRST_ID); ; ) {
      const records = await page;
      const last = records.length === PAGE_ROWS ? records.at(-1) : undefined;
      // The database reads the next page in parallel.
      if (last) page = readAfter(last.id);
      await putInSlices(index, records);
      if (!last) return index;
    }
  }

  /** As one text, which the driver reads faster than rows. */
  async #read(which: ReturnType<typeof sql>): Promise<RetailerRecord[]> {
    const { rows } = await sql<{ records: RetailerRecord[] }>`
      select coalesce(json_agg(found order by id), '[]') as records from (
        select id, name, city, latitude, longitude, affiliation, activity, sub_activity as "subActivity", type,
          sells, closed, array[area_1, area_2, area_3, area_4] as areas
        from opportunity.retailers where ${which}
        order by id limit ${PAGE_ROWS}
      ) as found`.execute(this.#app.database.acrossClients());
    return rows[0]?.records ?? [];
  }
}

async function putInSlices(
  index: IndexedRetailers,
  records: readonly RetailerRecord[],
): Promise<void> {
  const breather = new EventLoopYielder();
  for (const record of records) {
    index.put(record);
    if (breather.isDue) await breather.pause();
  }
}

const ofApps = new WeakMap<App, RetailerIndexes>();

/** The index of a client; built in slices on first use. */
export function retailerIndex({ app }: { app: App }, clientId: string): Promise<IndexedRetailers> {
  let indexes = ofApps.get(app);
  if (!indexes) {
    indexes = new RetailerIndexes(app);
    ofApps.set(app, indexes);
  }
  return indexes.get(clientId);
}
