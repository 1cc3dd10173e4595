import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The current time zone of a brand. The zone used for counting is in `touchpoints.counted_zones` and follows it. */
export function brandZoneSql(clientId: RawBuilder<unknown>): RawBuilder<string> {
  return reckoned(sql`platform.zone_of(${clientId})`);
}

/** A zone that the database has forgotten must lose no visit: it is counted by the days of UTC. */
function reckoned(zone: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(platform.known_zone(${zone}), ${sql.lit(DEFAULT_TIME_ZONE)})`;
}

/** The zones of these brands as `countedDay` takes them; to be read once, not once a visit. */
export function countedZonesSql(clientIds: readonly string[]): RawBuilder<unknown> {
  return sql`select client_id, since, ${reckoned(sql`zone`)} as zone, ${reckoned(sql`next_zone`)} as next_zone
    from touchpoints.counted_zones where client_id = any (${clientIds}::uuid[])`;
}

/**
 * Locks the time zones used for counting until the transaction ends. A brand that is counted for the first time gets
 * its current zone.
 */
export async function holdCountedZones(tx: Db, clientIds: readonly string[]): Promise<void> {
  await sql`lock table touchpoints.counted_zones in row exclusive mode`.execute(tx);
  await sql`
    insert into touchpoints.counted_zones (client_id, zone)
    select client_id, ${brandZoneSql(sql`client_id`)}
    from unnest(${clientIds}::uuid[]) as given (client_id)
    where not exists (
      select from touchpoints.counted_zones as kept where kept.client_id = given.client_id)
    on conflict do nothing`.execute(tx);
}

/** The day of a visit. While days are moved to another midnight, visits since a moment are counted by the new one already. */
export function countedDay(at: RawBuilder<unknown>, zones: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${zones}.${column}`);
  return sql`(${at} at time zone case when ${at} >= ${of('since')} then ${of('next_zone')} else ${of('zone')} end)::date`;
}
