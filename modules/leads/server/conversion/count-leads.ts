import { sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Context } from '../tables.ts';
import { LEAD_ORIGIN, OUTCOME_NAMES, OUTCOMES, TO_ACCEPT, TO_CONVERT } from './figure-rows.ts';
import { TIME_ENDS } from './medians.ts';

/** Leads per transaction; small enough not to delay other transactions. */
const AT_ONCE = 5_000;

const MONTH = sql`date_trunc('month', lead.created_at at time zone ${clientZone})::date`;
const ENDS = sql.raw(`array[${TIME_ENDS.join(',')}]::numeric[]`);

/** Sums of the changes; `worth` is the SQL expression for the value of a row. */
const sums = (worth: string) =>
  sql.raw(
    Object.entries(OUTCOMES)
      .map(
        ([name, holds]) =>
          `coalesce(sum(sign) filter (where ${holds}), 0)::bigint as ${name}, coalesce(sum(sign * ${worth}) filter (where ${holds}), 0)::bigint as ${name}_value`,
      )
      .join(', '),
  );
const COLUMNS = sql.raw(OUTCOME_NAMES.flatMap((name) => [name, `${name}_value`]).join(', '));
const ADDED = sql.raw(
  OUTCOME_NAMES.flatMap((name) => [name, `${name}_value`])
    .map((column) => `${column} = stored.${column} + excluded.${column}`)
    .join(', '),
);
const DIMENSIONS = sql.raw('client_id, month, form_id, country, source, currency');
/** Columns of a lead that the figures use. */
const COUNTED_NAMES = [
  ...['month', 'form_id', 'location_id', 'country', 'source', 'currency', 'status'],
  ...['is_accepted', 'is_idle', 'value', 'accept_minutes', 'convert_minutes'],
  ...['accept_bucket', 'convert_bucket', 'skus'],
];
const COUNTED = sql.raw(COUNTED_NAMES.join(', '));
const countedOf = (row: string) =>
  sql.raw(`(${COUNTED_NAMES.map((name) => `${row}.${name}`).join(', ')})`);
const REPLACED = sql.raw(COUNTED_NAMES.map((name) => `${name} = excluded.${name}`).join(', '));

interface CountedBatch {
  counted: number;
  /** The last lead of the batch; the next batch starts after it. */
  last: string;
  isAll: boolean;
}

/**
 * Counts all changed leads of a client in batches, ordered by id. Each batch is a transaction that also deletes its
 * notes, so an aborted run resumes where it stopped. Notes added behind the current batch are left to the next run.
 */
export async function countLeads(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  {
    progress,
    signal,
  }: { progress?: (done: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<number> {
  const total = progress ? await countNotes({ db }, clientId) : 0;
  let done = 0;
  let after: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const { counted, last, isAll } = await countSomeLeads({ db }, clientId, after);
    done += counted;
    progress?.(done, Math.max(total, done));
    if (isAll) return done;
    after = last;
  }
}

async function countNotes({ db }: Pick<Context, 'db'>, clientId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from leads.leads_to_count where client_id = ${clientId}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Recounts one batch of changed leads: subtracts the old values and adds the new ones in one transaction. Starts after
 * the previous batch, because deleted notes stay in the index while older transactions run and would slow down each
 * read.
 */
export async function countSomeLeads(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  after?: string,
): Promise<CountedBatch> {
  return db.transaction().execute(async (tx) => {
    // Only one counter per client, because two would write the same figures in different orders and deadlock.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`count-leads ${clientId}`}, 0))`.execute(
      tx,
    );
    const { rows } = await sql<{ id: string }>`
      select lead_id as id from leads.leads_to_count
      where client_id = ${clientId} ${after ? sql`and lead_id > ${after}` : sql``}
      order by lead_id limit ${AT_ONCE} for update skip locked`.execute(tx);
    const leadIds = rows.map(({ id }) => id);
    if (leadIds.length > 0) await countThese({ db: tx }, { clientId, leadIds });
    const last = leadIds.at(-1) ?? after ?? '';
    return { counted: leadIds.length, last, isAll: leadIds.length < AT_ONCE };
  });
}

/**
 * Runs as a separate statement once all rows are locked: it sees earlier changes, and later ones wait and note the lead
 * again. Leads with unchanged figures are not rewritten.
 */
async function countThese(
  { db }: Pick<Context, 'db'>,
  { clientId, leadIds }: { clientId: string; leadIds: readonly string[] },
): Promise<void> {
  await sql`
    with requested as (select unnest(${leadIds}::uuid[]) as lead_id),
    taken as (
      delete from leads.leads_to_count
      where client_id = ${clientId} and lead_id = any (${leadIds}::uuid[])
    ),
    was as materialized (
      select counted.client_id, counted.lead_id, ${COUNTED}
      from leads.counted_leads as counted join requested using (lead_id) where counted.client_id = ${clientId}
    ),
    present as materialized (
      select lead.client_id, lead.id as lead_id, ${MONTH} as month, lead.form_id, lead.location_id, lead.country,
        ${LEAD_ORIGIN} as source, lead.currency, lead.status::text as status,
        lead.accepted_at is not null as is_accepted,
        lead.status = 'lost' and lead.lost_reason is not distinct from 'idle' as is_idle,
        coalesce(lead.price, lead.estimated_price, 0)::bigint as value,
        ${TO_ACCEPT} as accept_minutes, ${TO_CONVERT} as convert_minutes,
        width_bucket(${TO_ACCEPT}::numeric, ${ENDS})::smallint as accept_bucket,
        width_bucket(${TO_CONVERT}::numeric, ${ENDS})::smallint as convert_bucket, lead.skus
      from leads.leads as lead join requested on requested.lead_id = lead.id
      where lead.client_id = ${clientId}
    ),
    differing as materialized (
      select lead_id from present full join was using (client_id, lead_id)
      where ${countedOf('present')} is distinct from ${countedOf('was')}
    ),
    gone as (
      delete from leads.counted_leads as counted using differing
      where counted.client_id = ${clientId} and counted.lead_id = differing.lead_id
        and not exists (select from present where present.lead_id = differing.lead_id)
    ),
    written as (
      insert into leads.counted_leads as stored (client_id, lead_id, ${COUNTED})
      select client_id, lead_id, ${COUNTED} from present join differing using (lead_id)
      on conflict (client_id, lead_id) do update set ${REPLACED}
    ),
    changed as materialized (
      select 1 as sign, client_id, ${COUNTED} from present join differing using (lead_id)
      union all
      select -1, client_id, ${COUNTED} from was join differing using (lead_id)
    ),
    brand as (
      insert into leads.brand_figures as stored (${DIMENSIONS}, ${COLUMNS})
      select ${DIMENSIONS}, ${sums('value')} from changed
      group by ${DIMENSIONS}
      on conflict (${DIMENSIONS}) do update set ${ADDED}
    ),
    figures as (
      insert into leads.lead_figures as stored (${DIMENSIONS}, location_id, ${COLUMNS})
      select ${DIMENSIONS}, location_id, ${sums('value')} from changed
      group by ${DIMENSIONS}, location_id
      on conflict (${DIMENSIONS}, location_id) do update set ${ADDED}
    ),
    products as (
      insert into leads.product_figures as stored (${DIMENSIONS}, sku, ${COLUMNS})
      select ${DIMENSIONS}, sku, ${sums('value / cardinality(skus)')}
      from changed cross join lateral (select distinct unnest(skus) as sku) as named
      group by ${DIMENSIONS}, sku
      on conflict (${DIMENSIONS}, sku) do update set ${ADDED}
    ),
    times as (
      insert into leads.time_figures as stored (${DIMENSIONS}, kind, bucket, leads, converted)
      select ${DIMENSIONS}, kind, bucket, sum(sign), coalesce(sum(sign) filter (where status = 'converted'), 0)
      from changed cross join lateral (
        values ('accept', accept_bucket), ('convert', convert_bucket)) as took (kind, bucket)
      where bucket is not null
      group by ${DIMENSIONS}, kind, bucket
      on conflict (${DIMENSIONS}, kind, bucket) do update
      set leads = stored.leads + excluded.leads, converted = stored.converted + excluded.converted
    )
    select 1`.execute(db);
}
