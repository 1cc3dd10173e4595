import { sql } from 'kysely';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countedDay, countedZonesSql, holdCountedZones } from './counted-zones.ts';
import { countryCode, type Visit } from './visit.ts';
import { type CountedVisit, columns, isAboutContents, makeMonths, rollUp } from './write-counts.ts';

type CountingApp = Pick<App, 'database' | 'events' | 'log'>;

/** Keeps an event small enough for webhook receivers. */
const VISITS_IN_EVENT = 200;
const EVENTS_AT_ONCE = 500;

/**
 * Writes visits and their counters to the database, all or none. Visits that were already counted by any process are skipped,
 * so that repeating is safe.
 */
export async function countVisits(
  { app }: { app: CountingApp },
  visits: readonly Visit[],
): Promise<void> {
  if (visits.length === 0) return;
  await makeMonths(app, visits);
  try {
    await app.database
      .acrossClients()
      .transaction()
      .execute((tx) => countInOne(app, tx, visits));
  } catch (error) {
    if (!isAboutContents(error)) throw error;
    // One visit that the database rejects must not block the others.
    if (visits.length === 1) {
      app.log.error({ error, visit: visits[0]?.id }, 'a visit cannot be stored and is left out');
      return;
    }
    const middle = Math.ceil(visits.length / 2);
    await countVisits({ app }, visits.slice(0, middle));
    await countVisits({ app }, visits.slice(middle));
  }
}

async function countInOne(app: CountingApp, tx: Db, visits: readonly Visit[]): Promise<void> {
  const clientIds = [...new Set(visits.map(({ clientId }) => clientId))].sort();
  await holdCountedZones({ db: tx }, clientIds);
  const fresh = await insertFresh(tx, visits, clientIds);
  if (fresh.length === 0) return;
  // Events first, because a brand's counters are one shared row that stays locked until the transaction ends.
  await publishScans(app, tx, fresh);
  await addToDays(tx, fresh);
  const { totals, countries } = rollUp(fresh);
  await sql`
    insert into touchpoints.totals as stored
      (client_id, touchpoint_id, scans, clicks, visits, last_at, last_country, last_device)
    select client_id, touchpoint_id, scans, clicks, scans + clicks, last_at, country, device
    from ${columns(
      totals.map(({ last, ...total }) => ({
        ...total,
        at: last.at,
        country: last.country,
        device: last.device,
      })),
      {
        clientId: 'uuid',
        touchpointId: 'text',
        scans: 'bigint',
        clicks: 'bigint',
        at: 'timestamptz',
        country: 'text',
        device: 'text',
      },
    )} as added (client_id, touchpoint_id, scans, clicks, last_at, country, device)
    order by client_id, touchpoint_id collate "C"
    on conflict (client_id, touchpoint_id) do update set
      scans = stored.scans + excluded.scans, clicks = stored.clicks + excluded.clicks,
      visits = stored.visits + excluded.visits,
      last_at = greatest(stored.last_at, excluded.last_at),
      last_country = case when stored.last_at > excluded.last_at then stored.last_country else excluded.last_country end,
      last_device = case when stored.last_at > excluded.last_at then stored.last_device else excluded.last_device end`.execute(
    tx,
  );
  await sql`
    insert into touchpoints.seen_countries (client_id, country, touchpoint_id)
    select * from ${columns(countries, { clientId: 'uuid', country: 'text', touchpointId: 'text' })}
      as seen (client_id, country, touchpoint_id)
    order by client_id, country collate "C", touchpoint_id collate "C"
    on conflict do nothing`.execute(tx);
}

/**
 * Adds visits to the daily counters of the touchpoint and of the whole brand (empty touchpoint). The database groups
 * them, because eight counters per visit would block the process that serves redirects. Each statement writes in a
 * fixed order, so concurrent processes cannot deadlock.
 */
async function addToDays(tx: Db, visits: readonly CountedVisit[]): Promise<void> {
  await sql`
    insert into touchpoints.daily_counts as stored (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select visit.client_id, counted.touchpoint_id, counted.dimension, visit.day, counted.value,
      count(*) filter (where visit.kind = 'scan'), count(*) filter (where visit.kind <> 'scan')
    from ${columns(visits, {
      clientId: 'uuid',
      touchpointId: 'text',
      day: 'date',
      kind: 'text',
      country: 'text',
      device: 'text',
      suffix: 'text',
      sku: 'text',
    })} as visit (client_id, touchpoint_id, day, kind, country, device, suffix, sku)
    cross join lateral (values
      (visit.touchpoint_id, 'all', ''),
      (visit.touchpoint_id, 'country', visit.country),
      (visit.touchpoint_id, 'device', visit.device),
      (visit.touchpoint_id, 'suffix', visit.suffix),
      ('', 'all', ''),
      ('', 'country', visit.country),
      ('', 'device', visit.device),
      ('', 'product', visit.sku)
    ) as counted (touchpoint_id, dimension, value)
    where counted.value is not null
    group by 1, 2, 3, 4, 5
    order by 1, counted.touchpoint_id collate "C", counted.dimension collate "C", 4, counted.value collate "C"
    on conflict (client_id, touchpoint_id, dimension, day, value) do update
    set scans = stored.scans + excluded.scans, clicks = stored.clicks + excluded.clicks`.execute(
    tx,
  );
}

/** New visits of existing touchpoints, each with its day in the brand's time zone. */
async function insertFresh(
  tx: Db,
  visits: readonly Visit[],
  clientIds: readonly string[],
): Promise<CountedVisit[]> {
  const { rows } = await sql<{ id: string; day: string }>`
    with zones as materialized (${countedZonesSql(clientIds)}),
    fresh as (insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
    select given.* from ${columns(visits, {
      clientId: 'uuid',
      id: 'uuid',
      at: 'timestamptz',
      touchpointId: 'text',
      suffix: 'text',
      kind: 'text',
      country: 'text',
      device: 'text',
    })} as given (client_id, id, at, touchpoint_id, suffix, kind, country, device)
    where exists (
      select from touchpoints.touchpoints as touchpoint
      where touchpoint.client_id = given.client_id and touchpoint.id = given.touchpoint_id
    )
    order by given.at, given.id
    on conflict do nothing
    returning client_id, id, at)
    select fresh.id, ${countedDay(sql`fresh.at`, 'zones')}::text as day
    from fresh join zones on zones.client_id = fresh.client_id`.execute(tx);
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  return visits.flatMap((visit) => {
    const day = days.get(visit.id);
    // Removed when found, so that a duplicate in a segment counts once.
    return day !== undefined && days.delete(visit.id) ? [{ ...visit, day }] : [];
  });
}

async function publishScans(app: CountingApp, tx: Db, visits: readonly Visit[]): Promise<void> {
  for (const [clientId, ofClient] of Map.groupBy(visits, (visit) => visit.clientId)) {
    const byTouchpoint = Map.groupBy(ofClient, ({ touchpointId }) => touchpointId);
    const payloads = [...byTouchpoint.values()].flatMap((all) =>
      portions(all).map((some) => ({
        touchpointId: some[0].touchpointId,
        sku: some[0].sku,
        visits: some.map(({ id, at, kind, suffix, country, device }) => ({
          visitId: id,
          at: at.toISOString(),
          kind,
          suffix,
          country: countryCode(country),
          device,
        })),
      })),
    );
    // In slices, so that redirects are answered in between.
    for (let from = 0; from < payloads.length; from += EVENTS_AT_ONCE)
      await app.events.publishAll(tx, touchpointScanned, {
        clientId,
        payloads: payloads.slice(from, from + EVENTS_AT_ONCE),
      });
  }
}

function portions(visits: readonly Visit[]): [Visit, ...Visit[]][] {
  const [first, ...rest] = visits.slice(0, VISITS_IN_EVENT);
  return first ? [[first, ...rest], ...portions(visits.slice(VISITS_IN_EVENT))] : [];
}
