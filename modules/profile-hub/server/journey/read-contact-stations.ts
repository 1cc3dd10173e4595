import { type RawBuilder, sql } from 'kysely';
import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Ids of a contact and of the contacts merged into it, because their activity belongs to the remaining contact. */
export function mergedContactIdsSql(clientId: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  return sql`(select ${id} union all
    select gone_id from profile_hub.merged_contacts where client_id = ${clientId} and kept_id = ${id})`;
}

/** The last thing that a contact did; over `contact`. */
export const lastStation = sql`
  select station.kind, station.at, station.grade from profile_hub.stations as station
  where station.client_id = contact.client_id
    and station.contact_id in ${mergedContactIdsSql(sql`contact.client_id`, sql`contact.id`)}
  order by station.at desc, station.id desc limit 1`;

/** Activity of a contact in the suite, newest first [PH-05]. */
export async function readContactStations(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const { rows } = await sql<Omit<Station, 'at'> & { at: Date; total: number }>`
    select station.id, station.kind, station.at, station.journey_id as "journeyId", station.sku, station.grade,
      station.amount, station.detail, count(*) over () as total
    from profile_hub.stations as station
    where station.client_id = ${clientId}
      and station.contact_id in ${mergedContactIdsSql(sql`${clientId}::uuid`, sql`${id}::text`)}
    order by station.at desc, station.id desc limit ${PAST_LIMIT}`.execute(db);
  return {
    items: rows.map(({ total: _, at, ...station }) => ({ ...station, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
