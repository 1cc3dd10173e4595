import { sql } from 'kysely';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { OUTCOME_NAMES, OUTCOMES } from './outcomes.ts';
import { TIME_ENDS } from './time-buckets.ts';

/** So many that a statement ends soon. */
const AT_ONCE = 20_000;

const MONTH = sql`date_trunc('month', lead.created_at at time zone ${clientZone})::date`;
const ENDS = sql.raw(`array[${TIME_ENDS.join(',')}]::numeric[]`);
/** Nothing where it has not come to that: the greatest of nothing and 0 would be 0. */
const minutes = (from: string, to: string) =>
  sql.raw(
    `(case when ${to} is not null then greatest(0, extract(epoch from ${to} - ${from})) / 60 end)::int`,
  );
const TO_ACCEPT = minutes('lead.created_at', 'lead.accepted_at');
const TO_CONVERT = minutes('coalesce(lead.accepted_at, lead.created_at)', 'lead.converted_at');

/** Sums of what changed; `worth` is what one line is worth. */
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
    .map((column) => `${column} = kept.${column} + excluded.${column}`)
    .join(', '),
);
const DIMENSIONS = sql.raw('client_id, month, form_id, country, source, currency');

/**
 * Counts leads of one client that were touched since they were counted: what they were is taken off, what they are is added,
 * or neither is. Gives how many; fewer than it could means that all are counted.
 */
export async function countSomeLeads(
  { db }: { db: Db },
  clientId: string,
): Promise<{ counted: number; isAll: boolean }> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select lead_id as id from leads.leads_to_count where client_id = ${clientId}
      order by lead_id limit ${AT_ONCE} for update skip locked`.execute(tx);
    const leadIds = rows.map(({ id }) => id);
    if (leadIds.length > 0) await countThese({ db: tx }, { clientId, leadIds });
    return { counted: leadIds.length, isAll: leadIds.length < AT_ONCE };
  });
}

/**
 * A statement of its own, begun when all of them are held: what was done to a lead before that is seen by it, what is done
 * after that waits and notes the lead anew.
 */
async function countThese(
  { db }: { db: Db },
  { clientId, leadIds }: { clientId: string; leadIds: readonly string[] },
): Promise<void> {
  await sql`
    with taken as (
      delete from leads.leads_to_count
      where client_id = ${clientId} and lead_id = any (${leadIds}::uuid[])
      returning client_id, lead_id
    ),
    was as (select counted.* from leads.counted_leads as counted join taken using (client_id, lead_id)),
    gone as (
      delete from leads.counted_leads as counted using taken
      where counted.client_id = taken.client_id and counted.lead_id = taken.lead_id
        and not exists (
          select from leads.leads as lead where lead.client_id = taken.client_id and lead.id = taken.lead_id)
    ),
    present as (
      insert into leads.counted_leads as kept (client_id, lead_id, month, form_id, location_id, country, source, currency,
        status, is_accepted, is_idle, value, accept_minutes, convert_minutes, accept_bucket, convert_bucket, skus)
      select lead.client_id, lead.id, ${MONTH}, lead.form_id, lead.location_id, lead.country,
        case when lead.visit_id is not null or lead.visit_erased then 'touchpoint' else lead.source end, lead.currency, lead.status,
        lead.accepted_at is not null,
        lead.status = 'lost' and lead.lost_reason is not distinct from 'idle',
        coalesce(lead.price, lead.estimated_price, 0), ${TO_ACCEPT}, ${TO_CONVERT},
        width_bucket(${TO_ACCEPT}::numeric, ${ENDS}), width_bucket(${TO_CONVERT}::numeric, ${ENDS}), lead.skus
      from leads.leads as lead
      join taken on taken.client_id = lead.client_id and taken.lead_id = lead.id
      on conflict (client_id, lead_id) do update set month = excluded.month, form_id = excluded.form_id,
        location_id = excluded.location_id, country = excluded.country, source = excluded.source,
        currency = excluded.currency, status = excluded.status, is_accepted = excluded.is_accepted,
        is_idle = excluded.is_idle, value = excluded.value, accept_minutes = excluded.accept_minutes,
        convert_minutes = excluded.convert_minutes, accept_bucket = excluded.accept_bucket,
        convert_bucket = excluded.convert_bucket, skus = excluded.skus
      returning *
    ),
    changed as (
      select 1 as sign, * from present
      union all
      select -1, * from was
    ),
    brand as (
      insert into leads.brand_figures as kept (${DIMENSIONS}, ${COLUMNS})
      select ${DIMENSIONS}, ${sums('value')} from changed
      group by ${DIMENSIONS}
      on conflict (${DIMENSIONS}) do update set ${ADDED}
    ),
    figures as (
      insert into leads.lead_figures as kept (${DIMENSIONS}, location_id, ${COLUMNS})
      select ${DIMENSIONS}, location_id, ${sums('value')} from changed
      group by ${DIMENSIONS}, location_id
      on conflict (${DIMENSIONS}, location_id) do update set ${ADDED}
    ),
    products as (
      insert into leads.product_figures as kept (${DIMENSIONS}, sku, ${COLUMNS})
      select ${DIMENSIONS}, sku, ${sums('value / cardinality(skus)')}
      from changed cross join lateral (select distinct unnest(skus) as sku) as named
      group by ${DIMENSIONS}, sku
      on conflict (${DIMENSIONS}, sku) do update set ${ADDED}
    ),
    times as (
      insert into leads.time_figures as kept (${DIMENSIONS}, kind, bucket, leads, converted)
      select ${DIMENSIONS}, kind, bucket, sum(sign), coalesce(sum(sign) filter (where status = 'converted'), 0)
      from changed cross join lateral (
        values ('accept', accept_bucket), ('convert', convert_bucket)) as took (kind, bucket)
      where bucket is not null
      group by ${DIMENSIONS}, kind, bucket
      on conflict (${DIMENSIONS}, kind, bucket) do update
      set leads = kept.leads + excluded.leads, converted = kept.converted + excluded.converted
    )
    select from taken limit 1`.execute(db);
}
