import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readConfig } from '../../configuration/read-configuration.ts';
import type { OpportunityTables } from '../../tables.ts';
import { areasTask } from '../areas-thread.ts';
import { readRecords } from '../embedded-areas.ts';
import type { AreaLevel, AreaRecord } from '../read-areas-file.ts';

/** Rows per message to the thread. */
const ROWS = 500;
const LAYERS_MAX = 4;

export interface OwnLayer {
  clientId: string;
  layerId: string;
}
type Records = ReadonlyMap<string, Omit<AreaRecord, 'level'>>;

/** Layers that a client uses instead of embedded levels; deleted layers are ignored. */
export async function ownLayers(
  { app, db: given }: { app: App; db?: Db<OpportunityTables> | undefined },
  clientId: string,
): Promise<ReadonlyMap<AreaLevel, OwnLayer>> {
  const db = given ?? app.database.ofClient(clientId);
  const { layers } = await readConfig({ db }, clientId);
  const ids = layers.flatMap(({ ownLayerId }) => ownLayerId ?? []);
  if (ids.length === 0) return new Map();
  const stored = await db
    .selectFrom('opportunity.own_layers')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute();
  const there = new Set(stored.map(({ id }) => id));
  return new Map(
    layers.flatMap(({ level, ownLayerId }) =>
      ownLayerId && there.has(ownLayerId) ? [[level, { clientId, layerId: ownLayerId }]] : [],
    ),
  );
}

/** Includes the client, so that a layer is never found by another client's id. */
export function layerKey({ clientId, layerId }: OwnLayer): string {
  return `${clientId}/${layerId}`;
}

const loading = new Map<string, Promise<void>>();

/**
 * Loads a layer into the area thread if it is missing there. Callers in a transaction pass their connection. A shared load
 * already has a connection, because waiting for one could take as long as the waiting callers hold theirs.
 */
export async function loadLayer(
  { app, db }: { app: App; db?: Db<OpportunityTables> | undefined },
  layer: OwnLayer,
): Promise<string> {
  const key = layerKey(layer);
  const load = async (connection: Db<OpportunityTables>) => {
    if (loading.has(key)) return false;
    const sending = sendLayer(connection, layer, key).finally(() => loading.delete(key));
    loading.set(key, sending);
    await sending;
    return true;
  };
  while (!(await areasTask({ kind: 'has-layer', layer: key }))) {
    // If another caller's load fails, this one tries itself.
    if (loading.has(key)) await loading.get(key)?.catch(() => undefined);
    else if (await onConnection(app, layer.clientId, db, load)) break;
  }
  return key;
}

function onConnection<Result>(
  app: App,
  clientId: string,
  db: Db<OpportunityTables> | undefined,
  work: (connection: Db<OpportunityTables>) => Promise<Result>,
): Promise<Result> {
  if (db?.isTransaction) return work(db);
  return app.database.ofClient<OpportunityTables>(clientId).connection().execute(work);
}

async function sendLayer(
  db: Db<OpportunityTables>,
  { clientId, layerId }: OwnLayer,
  layer: string,
): Promise<void> {
  for (let [after, from] = ['', 0]; ; ) {
    const rows = await db
      .selectFrom('opportunity.own_areas')
      .select(['area_id as id', 'name', 'code', 'population'])
      // As text, because the thread parses it instead of the main process.
      .select(sql<string>`polygons::text`.as('polygons'))
      .where('client_id', '=', clientId)
      .where('layer_id', '=', layerId)
      .where('area_id', '>', after)
      .orderBy('area_id')
      .limit(ROWS)
      .execute();
    const isLast = rows.length < ROWS;
    await areasTask({ kind: 'add-layer', layer, rows, from, isLast });
    if (isLast) return;
    [after, from] = [rows.at(-1)?.id ?? '', from + rows.length];
  }
}

/** The own area of each point; null outside of all. */
export async function findOwnAreas(
  { app, db }: { app: App; db?: Db<OpportunityTables> | undefined },
  layer: OwnLayer,
  coordinates: Float64Array,
): Promise<(string | null)[]> {
  for (;;) {
    const key = await loadLayer({ app, db }, layer);
    // Null if the thread has evicted the layer since it was loaded.
    const found = await areasTask({ kind: 'find-own', layer: key, coordinates });
    if (found) return Array.from(found.idsOf, (index) => found.distinct[index] ?? null);
  }
}

const records = new Map<string, Promise<Records>>();

export async function ownRecords({ app }: { app: App }, layer: OwnLayer): Promise<Records> {
  const key = layerKey(layer);
  const known = records.get(key);
  records.delete(key);
  const read = known ?? readLayerRecords(app, layer);
  records.set(key, read);
  read.catch(() => records.delete(key));
  for (const oldest of [...records.keys()].slice(0, -LAYERS_MAX)) records.delete(oldest);
  return read;
}

async function readLayerRecords(app: App, layer: OwnLayer): Promise<Records> {
  const all = await readRecords(await loadLayer({ app }, layer), 4);
  return new Map(all.map((record) => [record.id, record]));
}
