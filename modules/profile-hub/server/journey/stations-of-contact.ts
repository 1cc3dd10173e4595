import { type RawBuilder, sql } from 'kysely';
import { PAST_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Station } from '#modules/profile-hub/contract/station.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** A contact and whoever was merged into it: what these did is told of the one that is left. */
export function idsOfContact(clientId: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  return sql`(select ${id} union all
    select gone_id from profile_hub.merged_contacts where client_id = ${clientId} and kept_id = ${id})`;
}

/** The last thing that a contact did; over `contact`. */
export const lastStation = sql`
  select station.kind, station.at, station.grade from profile_hub.stations as station
  where station.client_id = contact.client_id
    and station.contact_id in ${idsOfContact(sql`contact.client_id`, sql`contact.id`)}
  order by station.at desc, station.id desc limit 1`;

/** What a contact did in the suite, the newest first [PH-05]. */
export async function stationsOfContact(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<{ items: Station[]; total: number }> {
  const { rows } = await sql<Omit<Station, 'at'> & { at: Date; total: number }>`
    select station.id, station.kind, station.at, station.journey_id as "journeyId", station.sku, station.grade,
      station.amount, station.detail, count(*) over () as total
    from profile_hub.stations as station
    where station.client_id = ${clientId}
      and station.contact_id in ${idsOfContact(sql`${clientId}::uuid`, sql`${id}::text`)}
    order by station.at desc, station.id desc limit ${PAST_LIMIT}`.execute(db);
  return {
    items: rows.map(({ total: _, at, ...station }) => ({ ...station, at: at.toISOString() })),
    total: rows[0]?.total ?? 0,
  };
}
