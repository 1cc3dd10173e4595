import { type RawBuilder, sql } from 'kysely';
import type { IntentionSource, Precision } from '#modules/opportunity/contract/measures.ts';
import type { Db } from '#platform/server/database/database.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { listChangedAreas } from './area-demand.ts';
import { CELL_ZOOM, cellAt, FIGURE_ZOOM } from './map-cell.ts';

export interface NewIntention {
  source: IntentionSource;
  sourceKey: string;
  day: string;
  quantity?: number;
  unserved?: number;
  country: string;
  latitude: number | null;
  longitude: number | null;
  precision: Precision;
  sku: string;
  category: string;
  locationId?: string | null;
  importId?: string | null;
}

const ROWS_PER_STATEMENT = 1_000;
const FIGURE_CELL_SIZE = 4 ** (CELL_ZOOM - FIGURE_ZOOM);
const COLUMNS = [
  'source',
  'source_key',
  'day',
  'quantity',
  'unserved',
  'country',
  'latitude',
  'longitude',
  'precision',
  'cell',
  'sku',
  'category',
  'location_id',
  'import_id',
  'area_1',
  'area_2',
  'area_3',
  'area_4',
];
const columns = sql.raw(COLUMNS.join(', '));
const replaced = sql.raw(
  COLUMNS.slice(2)
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

/** Stores intentions with their areas and adds them to all figures. An already stored intention is replaced. */
export async function writeIntentions(
  { db, app }: Context,
  clientId: string,
  intentions: readonly NewIntention[],
): Promise<void> {
  if (intentions.length === 0) return;
  const unique = [
    ...new Map(intentions.map((one) => [`${one.source} ${one.sourceKey}`, one])).values(),
  ];
  await inDemandTransaction({ db }, clientId, async (tx) => {
    // After the lock: a layer that changes from now on is followed by a job that finds these rows.
    const areas = await areaIdsAt({ app, db: tx }, clientId, unique);
    const rows = unique.map((one, index) => rowOf(one, areas[index] ?? []));
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
      await changeFigures(
        tx,
        clientId,
        sql`
        given as (
          select ${columns} from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT))}::jsonb) as given
            (source text, source_key text, day date, quantity integer, unserved integer, country text,
             latitude float8, longitude float8, precision text, cell bigint, sku text, category text,
             location_id uuid, import_id uuid, area_1 text, area_2 text, area_3 text, area_4 text)
        ), old as (
          select stored.* from given
          join opportunity.intentions as stored on stored.client_id = ${clientId}
            and stored.source = given.source and stored.source_key = given.source_key
        ), written as (
          insert into opportunity.intentions (client_id, ${columns})
          select ${clientId}::uuid, ${columns} from given order by source, source_key
          on conflict (client_id, source, source_key) do update set ${replaced}
        ), changes as (
          select 1 as sign, ${columns} from given union all select -1, ${columns} from old
        )`,
      );
  });
}

/** Removes intentions from all figures. */
export async function removeIntentions(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  keys: readonly { source: IntentionSource; sourceKey: string }[],
): Promise<void> {
  if (keys.length === 0) return;
  await inDemandTransaction({ db }, clientId, async (tx) => {
    for (let at = 0; at < keys.length; at += ROWS_PER_STATEMENT) {
      const batch = keys.slice(at, at + ROWS_PER_STATEMENT);
      await changeFigures(
        tx,
        clientId,
        sql`
        changes as (
          delete from opportunity.intentions as stored
          using unnest(${batch.map(({ source }) => source)}::text[], ${batch.map(({ sourceKey }) => sourceKey)}::text[])
            as given (source, source_key)
          where stored.client_id = ${clientId} and stored.source = given.source
            and stored.source_key = given.source_key
          returning -1 as sign, ${sql.raw(COLUMNS.map((name) => `stored.${name}`).join(', '))}
        )`,
      );
    }
  });
}

/**
 * Allows one writer of a client's demand at a time, because all writers change the same country and month sums. Reads
 * inside it see all data of earlier writers.
 */
export async function inDemandTransaction<Result>(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  work: (tx: Db<OpportunityTables>) => Promise<Result>,
): Promise<Result> {
  const locked = async (tx: Db<OpportunityTables>) => {
    await sql`select ${demandLock(clientId)}`.execute(tx);
    return work(tx);
  };
  return db.isTransaction ? locked(db) : db.transaction().execute(locked);
}

/** For listeners: fails after some seconds and is retried, so that other events are handled while a large file is written. */
export async function acquireDemandLock({ db }: { db: Db }, clientId: string): Promise<void> {
  await sql`select set_config('lock_timeout', '5s', true), ${demandLock(clientId)}`.execute(db);
}

function demandLock(clientId: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${`demand of ${clientId}`}, 0))`;
}

/** Adds `changes` to the three tables of sums, in key order, and deletes sums that became 0. */
async function changeFigures(
  tx: Db<OpportunityTables>,
  clientId: string,
  changes: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<Record<'area_figures' | 'product_figures' | 'cell_figures', string[]>>`
    with ${changes}, by_grain as materialized (
      select grain, case grain when 'day' then day else date_trunc('month', day)::date end as starts,
        source, sku, category, cell, area_1, area_2, area_3, area_4, sign * quantity as intentions, sign * unserved as unserved
      from changes cross join (values ('day'), ('month')) as grains (grain)
    ), by_area as materialized (
      select level, grain, starts, coalesce(area_id, '') as area_id, source, sku, category, intentions, unserved
      from by_grain cross join lateral
        (values (1, area_1), (2, area_2), (3, area_3), (4, area_4)) as levels (level, area_id)
    ), areas as (
      insert into opportunity.area_figures as stored
        (client_id, level, grain, starts, area_id, category, source, intentions, unserved)
      select ${clientId}::uuid, level, grain, starts, area_id, category, source, sum(intentions), sum(unserved)
      from by_area group by 2, 3, 4, 5, 6, 7 having sum(intentions) <> 0 or sum(unserved) <> 0
      order by 2, 3, 4, 5, 6, 7
      on conflict (client_id, level, grain, starts, area_id, category, source) do update
      set intentions = stored.intentions + excluded.intentions, unserved = stored.unserved + excluded.unserved
      returning ctid, intentions
    ), products as (
      insert into opportunity.product_figures as stored
        (client_id, level, area_id, grain, starts, sku, category, intentions)
      select ${clientId}::uuid, level, area_id, grain, starts, sku, category, sum(intentions)
      from by_area where sku <> '' group by 2, 3, 4, 5, 6, 7 having sum(intentions) <> 0
      order by 2, 3, 4, 5, 6, 7
      on conflict (client_id, level, area_id, grain, starts, sku, category) do update
      set intentions = stored.intentions + excluded.intentions
      returning ctid, intentions
    ), cells as (
      insert into opportunity.cell_figures as stored
        (client_id, grain, cell, starts, category, source, intentions, unserved)
      select ${clientId}::uuid, grain, cell / ${FIGURE_CELL_SIZE}::bigint, starts, category, source, sum(intentions), sum(unserved)
      from by_grain where cell is not null group by 2, 3, 4, 5, 6 having sum(intentions) <> 0 or sum(unserved) <> 0
      order by 2, 3, 4, 5, 6
      on conflict (client_id, grain, cell, starts, category, source) do update
      set intentions = stored.intentions + excluded.intentions, unserved = stored.unserved + excluded.unserved
      returning ctid, intentions
    ), stamp as (
      insert into opportunity.demand_changes (client_id) select ${clientId}::uuid
      on conflict (client_id) do update set changed_at = now()
    ), months as (
      insert into opportunity.figure_versions as stored (client_id, what, month)
      select distinct ${clientId}::uuid, 'demand', starts from by_grain where grain = 'month'
      on conflict (client_id, what, month) do update set version = stored.version + 1
      returning month, version
    ), ${listChangedAreas(clientId)}
    select array(select ctid::text from areas where intentions = 0) as area_figures,
      array(select ctid::text from products where intentions = 0) as product_figures,
      array(select ctid::text from cells where intentions = 0) as cell_figures`.execute(tx);
  for (const [table, empty] of Object.entries(rows[0] ?? {}))
    if (empty.length > 0)
      await sql`
        delete from ${sql.table(`opportunity.${table}`)}
        where client_id = ${clientId} and intentions = 0 and ctid = any (${empty}::tid[])`.execute(
        tx,
      );
}

function rowOf(one: NewIntention, areas: readonly (string | null)[]) {
  const { latitude, longitude, quantity = 1, unserved = 0 } = one;
  const hasPosition = latitude !== null && longitude !== null;
  const [area_1 = null, area_2 = null, area_3 = null, area_4 = null] = areas;
  return {
    source: one.source,
    source_key: one.sourceKey,
    day: one.day,
    quantity,
    unserved: Math.min(unserved, quantity),
    country: one.country,
    latitude: hasPosition ? latitude : null,
    longitude: hasPosition ? longitude : null,
    precision: one.precision,
    cell: hasPosition ? cellAt(longitude, latitude) : null,
    sku: one.sku,
    category: one.category,
    location_id: one.locationId ?? null,
    import_id: one.importId ?? null,
    area_1,
    area_2,
    area_3,
    area_4,
  };
}
