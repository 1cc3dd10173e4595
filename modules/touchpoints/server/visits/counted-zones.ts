import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context } from '../tables.ts';

/** The current time zone of a brand. The zone used for counting is in `touchpoints.counted_zones` and follows it. */
export function brandZoneSql(clientId: RawBuilder<unknown>): RawBuilder<string> {
  return reckoned(sql`platform.zone_of(${clientId})`);
}

/** A time zone that the database no longer knows must lose no visit: UTC days are used. */
function reckoned(zone: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(platform.known_zone(${zone}), ${sql.lit(DEFAULT_TIME_ZONE)})`;
}

/** Time zones of these brands for `countedDay`; read once, not per visit. */
export function countedZonesSql(clientIds: readonly string[]): RawBuilder<unknown> {
  return sql`select client_id, since, ${reckoned(sql`zone`)} as zone, ${reckoned(sql`next_zone`)} as next_zone
    from touchpoints.counted_zones where client_id = any (${clientIds}::uuid[])`;
}

/**
 * Locks the time zones used for counting until the transaction ends. A brand that is counted for the first time gets
 * its current zone.
 */
export async function holdCountedZones(
  { db }: Pick<Context, 'db'>,
  clientIds: readonly string[],
): Promise<void> {
  await sql`lock table touchpoints.counted_zones in row exclusive mode`.execute(db);
  await sql`
    insert into touchpoints.counted_zones (client_id, zone)
    select client_id, ${brandZoneSql(sql`client_id`)}
    from unnest(${clientIds}::uuid[]) as given (client_id)
    where not exists (
      select from touchpoints.counted_zones as stored where stored.client_id = given.client_id)
    on conflict do nothing`.execute(db);
}

/** Day of a visit. While days are recounted in a new time zone, visits since a given time already use the new one. */
export function countedDay(at: RawBuilder<unknown>, zones: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${zones}.${column}`);
  return sql`(${at} at time zone case when ${at} >= ${of('since')} then ${of('next_zone')} else ${of('zone')} end)::date`;
}

interface Move {
  zone: string;
  next: string;
  /** Visits since then use the next zone; `infinity` if it has not begun. */
  since: string;
  /** The database no longer knows the zone that was used for counting. */
  isForgotten: boolean;
}

/** Small enough that counting is only blocked for a moment. */
const STEP = sql`interval '7 days'`;

/**
 * Recounts a brand's visits in its current time zone, from now back to the oldest stored visit. Only visits that change
 * their day are moved, so none is lost or duplicated under concurrency or after an abort. Days without stored visits,
 * or counted in a zone that the database no longer knows, stay unchanged.
 */
export async function moveCountedDays(
  { app }: { app: Pick<App, 'database'> },
  clientId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    signal.throwIfAborted();
    goesOn = await app.database
      .acrossClients()
      .transaction()
      .execute((tx) => moveStep(tx, clientId));
  }
}

async function moveStep(tx: Db, clientId: string): Promise<boolean> {
  await sql`lock table touchpoints.counted_zones in exclusive mode`.execute(tx);
  const { rows } = await sql<Move>`
    select zone, coalesce(next_zone, ${brandZoneSql(sql`client_id`)}) as next, coalesce(since, 'infinity')::text as since,
      platform.known_zone(zone) is null or platform.known_zone(coalesce(next_zone, zone)) is null as "isForgotten"
    from touchpoints.counted_zones where client_id = ${clientId}`.execute(tx);
  const [move] = rows;
  if (!move || move.zone === move.next) return false;
  if (move.isForgotten) {
    await goOnElsewhere(tx, clientId);
    return false;
  }
  const { rows: found } = await sql<{ from: string | null }>`
    select (max(at) - ${STEP})::text as from from touchpoints.visits
    where client_id = ${clientId} and at < ${move.since}::timestamptz`.execute(tx);
  const from = found[0]?.from;
  if (!from) {
    await finish(tx, clientId);
    return true;
  }
  await moveBetween(tx, clientId, { ...move, from });
  await sql`
    update touchpoints.counted_zones set next_zone = ${move.next}, since = ${from}::timestamptz
    where client_id = ${clientId}`.execute(tx);
  return true;
}

async function moveBetween(
  tx: Db,
  clientId: string,
  { zone, next, since, from }: Move & { from: string },
): Promise<void> {
  await sql`
    insert into touchpoints.daily_counts as kept (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select ${clientId}::uuid, part.touchpoint_id, part.dimension, moved.day, part.value,
      coalesce(sum(moved.sign) filter (where visit.kind = 'scan'), 0),
      coalesce(sum(moved.sign) filter (where visit.kind = 'click'), 0)
    from (
      select visits.*, (at at time zone ${zone}::text)::date as before, (at at time zone ${next}::text)::date as after
      from touchpoints.visits
      where client_id = ${clientId} and at >= ${from}::timestamptz and at < ${since}::timestamptz
    ) as visit
    join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = visit.client_id and touchpoint.id = visit.touchpoint_id
    cross join lateral (values (visit.before, -1), (visit.after, 1)) as moved (day, sign)
    cross join lateral (values
      (visit.touchpoint_id, 'all', ''), (visit.touchpoint_id, 'country', visit.country),
      (visit.touchpoint_id, 'device', visit.device), (visit.touchpoint_id, 'suffix', visit.suffix),
      ('', 'all', ''), ('', 'country', visit.country), ('', 'device', visit.device),
      ('', 'product', touchpoint.sku)
    ) as part (touchpoint_id, dimension, value)
    where visit.before <> visit.after and part.value is not null
    group by part.touchpoint_id, part.dimension, moved.day, part.value
    on conflict (client_id, touchpoint_id, dimension, day, value) do update
    set scans = kept.scans + excluded.scans, clicks = kept.clicks + excluded.clicks`.execute(tx);
}

/** If the database knows the brand's current zone, later visits are counted in it. */
async function goOnElsewhere(tx: Db, clientId: string): Promise<void> {
  await sql`
    update touchpoints.counted_zones set zone = platform.zone_of(client_id), next_zone = null, since = null
    where client_id = ${clientId} and platform.known_zone(platform.zone_of(client_id)) is not null`.execute(
    tx,
  );
}

/** Removes countries and products without remaining visits on a day. */
async function finish(tx: Db, clientId: string): Promise<void> {
  await sql`
    delete from touchpoints.daily_counts
    where client_id = ${clientId} and scans = 0 and clicks = 0`.execute(tx);
  await sql`
    update touchpoints.counted_zones
    set zone = coalesce(next_zone, ${brandZoneSql(sql`client_id`)}), next_zone = null, since = null
    where client_id = ${clientId}`.execute(tx);
}
