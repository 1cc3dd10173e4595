import { once } from 'node:events';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import {
  LAYER_AREAS_MAX,
  LAYER_POINTS_MAX,
  LAYERS_MAX,
} from '#modules/opportunity/contract/limits.ts';
import {
  layersTooMany,
  layerTooManyAreas,
  layerTooManyPoints,
  layerUnreadable,
  uploadOwnLayerCall,
} from '#modules/opportunity/contract/own-layers.ts';
import { cutText } from '#platform/contract/text/text.ts';
import { ConcurrencyLimit } from '#platform/server/concurrency/concurrency-limit.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import type { Context, OpportunityTables } from '../../tables.ts';
import type { LayerTask, ReadLayer } from './layer-worker.ts';

const { kinds, maxBytes } = uploadOwnLayerCall.upload;
/** Longer than any read takes; the file is then deleted, even if the process was killed. */
const STORED_MS = 10 * 60 * 1000;
const READING_MS = 60_000;
const HEAP_MEGABYTES = 512;
const PLACES = 500;
/** Reads one file at a time, to limit the memory for large files. */
const reading = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 20 });

/** Validates a GeoJSON and stores it as a layer if it has no errors; otherwise nothing is stored. */
export async function storeLayer(
  { db, app }: Context,
  given: { clientId: string; userId: string; file: ReceivedFile },
): Promise<{ layerId: string | undefined } & Pick<Checked, 'faults' | 'repairs'>> {
  const { clientId, userId } = given;
  await requireRoom(db, clientId);
  const layerId = uuidV7();
  const { name, stream } = given.file;
  const file = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes,
    allow: kinds,
    expiresAt: new Date(Date.now() + STORED_MS),
  });
  const checked = await reading
    .run(async () => {
      const bytes = await buffer((await app.files.open(db, file)).stream);
      const places = await placesOf(db, clientId);
      return readLayer({ bytes: Uint8Array.from(bytes), layerId, places });
    })
    .finally(() => app.files.remove(db, file));
  const { faults, repairs, areas } = checked;
  if (faults.length > 0) return { layerId: undefined, faults, repairs };
  await db.transaction().execute(async (tx) => {
    // Prevents two concurrent uploads from exceeding the limit together.
    await lockForClient({ db: tx }, clientId, 'layers');
    await requireRoom(tx, clientId);
    const title = cutText(basename(file.name).replace(/\.(?:geo)?json$/i, ''), 200);
    await tx
      .insertInto('opportunity.own_layers')
      .values({ client_id: clientId, id: layerId, name: title, areas, created_by: userId })
      .execute();
    for (const batch of checked.batches) await insertAreas(tx, { clientId, layerId, batch });
  });
  return { layerId, faults, repairs };
}

async function requireRoom(db: Db<OpportunityTables>, clientId: string): Promise<void> {
  const { count } = await db
    .selectFrom('opportunity.own_layers')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (count >= LAYERS_MAX) throw layersTooMany({ max: LAYERS_MAX });
}

async function insertAreas(
  tx: Tx<OpportunityTables>,
  { clientId, layerId, batch }: { clientId: string; layerId: string; batch: Uint8Array },
): Promise<void> {
  await sql`
    insert into opportunity.own_areas
      (client_id, layer_id, area_id, name, code, population, west, south, east, north, polygons)
    select ${clientId}, ${layerId}, id, name, code, population, west, south, east, north, polygons
    from jsonb_to_recordset(${Buffer.from(batch).toString('utf8')}::jsonb) as area (
      id text, name text, code text, population integer,
      west float8, south float8, east float8, north float8, polygons jsonb
    )`.execute(tx);
}

/** Some positions of the client, alternating longitude and latitude, to detect files with swapped axes. */
async function placesOf(db: Db<OpportunityTables>, clientId: string): Promise<Float64Array> {
  const rows = await db
    .selectFrom('opportunity.retailers')
    .select(['longitude', 'latitude'])
    .where('client_id', '=', clientId)
    .where('longitude', 'is not', null)
    .limit(PLACES)
    .execute();
  return Float64Array.from(
    rows.flatMap(({ longitude, latitude }) => [longitude ?? 0, latitude ?? 0]),
  );
}

type Checked = Exclude<ReadLayer, { refused: string }>;

async function readLayer(task: LayerTask): Promise<Checked> {
  const worker = new Worker(new URL('./layer-worker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  try {
    const signal = AbortSignal.timeout(READING_MS);
    const [read]: [ReadLayer] = (await once(worker, 'message', { signal }).catch(() => [
      { refused: 'unreadable' },
    ])) as [ReadLayer];
    if (!('refused' in read)) return read;
    if (read.refused === 'too-many-areas') throw layerTooManyAreas({ max: LAYER_AREAS_MAX });
    if (read.refused === 'too-many-points') throw layerTooManyPoints({ max: LAYER_POINTS_MAX });
    throw layerUnreadable();
  } finally {
    await worker.terminate();
  }
}
