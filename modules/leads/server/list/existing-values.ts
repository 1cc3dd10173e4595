import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** More values than a user would look through in a filter. */
const MOST = 2_000;

/**
 * Distinct values of a column of a client's leads. Steps through the index from value to value, so that a million leads
 * in a hundred shops cost a hundred lookups.
 */
export async function existingValues(
  { db }: { db: Db<LeadsTables> },
  clientId: string,
  column: 'location_id' | 'country' | 'owner_key',
): Promise<string[]> {
  const value = sql.ref(`lead.${column}`);
  const ofClient = sql`from leads.leads as lead where lead.client_id = ${clientId}`;
  const { rows } = await sql<{ value: string }>`
    with recursive seen as (
      (select ${value} as value, 1 as at ${ofClient} and ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} ${ofClient} and ${value} > seen.value order by ${value} limit 1), seen.at + 1
      from seen where seen.value is not null and seen.at < ${MOST}
    )
    select value::text from seen where value is not null`.execute(db);
  return rows.map((row) => row.value);
}

/** Tags of the latest leads, because older tags may be out of use. */
export async function latestTags(
  { db }: { db: Db<LeadsTables> },
  clientId: string,
): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from (
      select tags from leads.leads where client_id = ${clientId} order by id desc limit 20000
    ) as latest cross join unnest(latest.tags) as tag
    group by tag order by count(*) desc, tag limit ${MOST}`.execute(db);
  return rows.map(({ tag }) => tag);
}
