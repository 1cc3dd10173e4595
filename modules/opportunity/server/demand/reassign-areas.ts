import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { areaIdsAt, retailerAreasLock } from '../areas/client-areas.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { reassignAreasKind } from '../configuration/save-configuration.ts';
import type { OpportunityTables } from '../tables.ts';
import { inDemandTransaction } from './write-intentions.ts';

const BATCH = 5_000;
const COLUMNS = { 1: 'area_1', 2: 'area_2', 3: 'area_3', 4: 'area_4' } as const;

export const reassignAreasJob = defineJob({
  ...reassignAreasKind,
  async handle({ app, input: { clientId, level }, signal }) {
    const db = app.database.ofClient<OpportunityTables>(clientId);
    await reassign({ app, db, signal }, clientId, level);
  },
});

interface Context {
  app: App;
  db: Db<OpportunityTables>;
  signal: AbortSignal;
}

async function reassign(context: Context, clientId: string, level: AreaLevel): Promise<void> {
  await awaitWriters(context, clientId);
  await reassignRetailers(context, clientId, level);
  await reassignIntentions(context, clientId, level);
  await rebuildFigures(context, clientId, level);
}

/** Waits for transactions that used the old layer, so that their rows are included. Later ones use the new layer. */
async function awaitWriters({ db }: Context, clientId: string): Promise<void> {
  await inDemandTransaction({ db }, clientId, async () => undefined);
  await sql`select pg_advisory_xact_lock(${retailerAreasLock(clientId)})`.execute(db);
}

async function reassignRetailers(
  { app, db, signal }: Context,
  clientId: string,
  level: AreaLevel,
): Promise<void> {
  const column = sql.ref(COLUMNS[level]);
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom('opportunity.retailers')
      .select(['id', 'longitude', 'latitude', 'country'])
      .where('client_id', '=', clientId)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) {
      const areas = await areaIdsAt({ app }, clientId, rows);
      await sql`
        update opportunity.retailers as retailer set ${column} = found.area
        from unnest(${rows.map(({ id }) => id)}::uuid[],
          ${areas.map((ids) => ids[level - 1])}::text[], ${rows.map(({ longitude }) => longitude)}::float8[],
          ${rows.map(({ latitude }) => latitude)}::float8[]) as found (id, area, longitude, latitude)
        where retailer.client_id = ${clientId} and retailer.id = found.id
          and retailer.${column} is distinct from found.area
          and (retailer.longitude, retailer.latitude) is not distinct from (found.longitude, found.latitude)`.execute(
        db,
      );
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
  }
}

async function reassignIntentions(
  { app, db, signal }: Context,
  clientId: string,
  level: AreaLevel,
): Promise<void> {
  const column = sql.ref(COLUMNS[level]);
  for (let after = { source: '', key: '' }; ; ) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom('opportunity.intentions')
      .select(['source', 'source_key', 'longitude', 'latitude', 'country'])
      .where('client_id', '=', clientId)
      .where(sql<boolean>`(source, source_key) > (${after.source}, ${after.key})`)
      .orderBy('source')
      .orderBy('source_key')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) {
      const areas = await areaIdsAt({ app }, clientId, rows);
      await sql`
        update opportunity.intentions as intention set ${column} = found.area
        from unnest(${rows.map(({ source }) => source)}::text[],
          ${rows.map((row) => row.source_key)}::text[],
          ${areas.map((ids) => ids[level - 1])}::text[], ${rows.map(({ longitude }) => longitude)}::float8[],
          ${rows.map(({ latitude }) => latitude)}::float8[], ${rows.map(({ country }) => country)}::text[])
          as found (source, source_key, area, longitude, latitude, country)
        where intention.client_id = ${clientId} and intention.source = found.source
          and intention.source_key = found.source_key
          and intention.${column} is distinct from found.area
          and (intention.longitude, intention.latitude, intention.country)
            is not distinct from (found.longitude, found.latitude, found.country)`.execute(db);
    }
    if (rows.length < BATCH) return;
    const last = rows.at(-1);
    after = { source: last?.source ?? '', key: last?.source_key ?? '' };
  }
}

/**
 * Rebuilds the figures of the level from all intentions in one transaction, so readers never see partial results.
 * Writers of demand wait, so no intention is counted twice.
 */
async function rebuildFigures({ db }: Context, clientId: string, level: AreaLevel): Promise<void> {
  const area = sql`coalesce(${sql.ref(COLUMNS[level])}, '')`;
  const starts = sql`case grain when 'day' then day else date_trunc('month', day)::date end`;
  const grains = sql`(values ('day'), ('month')) as grains (grain)`;
  await inDemandTransaction({ db }, clientId, async (tx) => {
    for (const table of ['opportunity.area_figures', 'opportunity.product_figures'] as const)
      await tx
        .deleteFrom(table)
        .where('client_id', '=', clientId)
        .where('level', '=', level)
        .execute();
    await sql`
        insert into opportunity.area_figures
          (client_id, level, grain, starts, area_id, category, source, intentions, unserved)
        select client_id, ${level}, grain, ${starts}, ${area}, category, source,
          sum(quantity), sum(unserved)
        from opportunity.intentions cross join ${grains}
        where client_id = ${clientId}
        group by client_id, grain, 4, 5, category, source`.execute(tx);
    await sql`
        insert into opportunity.product_figures
          (client_id, level, grain, starts, area_id, sku, category, intentions)
        select client_id, ${level}, grain, ${starts}, ${area}, sku, category, sum(quantity)
        from opportunity.intentions cross join ${grains}
        where client_id = ${clientId} and sku <> ''
        group by client_id, grain, 4, 5, sku, category`.execute(tx);
    await sql`
      insert into opportunity.figure_versions as stored (client_id, what, month)
      select distinct client_id, 'demand', starts from opportunity.area_figures
      where client_id = ${clientId} and level = ${level} and grain = 'month'
      on conflict (client_id, what, month) do update set version = stored.version + 1`.execute(tx);
  });
}
