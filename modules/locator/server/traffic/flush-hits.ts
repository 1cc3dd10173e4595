import { sql } from 'kysely';
import {
  PLACES_PER_EVENT,
  placesSearched,
  type SearchedPlaceKey,
  searchedWithoutStore,
  type VisitSource,
} from '#modules/locator/contract/traffic.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Locator of a sum. */
export interface LocatorRef {
  clientId: string;
  slug: string;
}
/** Start of a quarter of an hour, which contains no midnight of any time zone. */
export type Timed<Key> = Key & { at: Date };
type HitSum = Timed<
  LocatorRef & { kind: string; locationId: string; hits: number; positions: number }
>;
type ViewSum = Timed<LocatorRef & { path: string; locationId: string; views: number }>;
type VisitorSum = Timed<LocatorRef & { source: VisitSource; country: string; visitors: number }>;
export type PlaceSum = Timed<
  LocatorRef & {
    country: string;
    label: string;
    latitude: number | null;
    longitude: number | null;
    searches: number;
    noneNear: number;
    foundNothing: number;
    nearestKm: number | null;
  }
>;
export interface HitSums {
  hits: Map<string, HitSum>;
  views: Map<string, ViewSum>;
  visitors: Map<string, VisitorSum>;
  places: Map<string, PlaceSum>;
}

/** Maximum rows per locator and day. Further ones are added to the row without a name. */
const PAGES_PER_DAY = 5_000;
const PLACES_PER_DAY = 2_000;
const EVENTS_PER_FLUSH = 500;

type OfDay<Sum> = Omit<Sum, 'at'> & { day: string };

/**
 * Adds the in-memory sums to the database in one transaction. Statements write in key order, so concurrent flushes
 * cannot deadlock. Deleted locators are skipped.
 */
export async function flushHits(
  { app }: { app: Pick<App, 'database' | 'events'> },
  { hits, views, visitors, places }: HitSums,
): Promise<void> {
  await app.database
    .acrossClients()
    .transaction()
    .execute(async (tx) => {
      const all = [hits, views, visitors, places].flatMap((sums) => [...sums.values()]);
      const zones = await zonesOfLocators(tx, new Set(all.map(({ slug }) => slug)));
      const ofDays = <Sum extends { at: Date; clientId: string; slug: string }>(
        sums: ReadonlyMap<string, Sum>,
      ): OfDay<Sum>[] =>
        [...sums.values()].flatMap(({ at, ...sum }) => {
          const zone = zones.get(`${sum.clientId} ${sum.slug}`);
          return zone === undefined ? [] : [{ ...sum, day: dayIn(at, zone) }];
        });
      const placesOfDays = ofDays(places);
      await publishMissing(app, tx, placesOfDays);
      await addHits(tx, ofDays(hits));
      await addViews(tx, ofDays(views));
      await addVisitors(tx, ofDays(visitors));
      const changed = await addPlaces(tx, placesOfDays);
      await publishSearched(app, tx, changed);
    });
}

/** The brand's time zone by client and slug; the locators cannot be deleted before the end of the transaction. */
async function zonesOfLocators(tx: Db, slugs: ReadonlySet<string>): Promise<Map<string, string>> {
  const { rows } = await sql<{ client_id: string; slug: string; zone: string }>`
    select client_id, slug,
      coalesce(platform.known_zone(platform.zone_of(client_id)), ${DEFAULT_TIME_ZONE}) as zone
    from locator.locators where slug = any (${[...slugs]}::text[])
    order by client_id, slug for key share`.execute(tx);
  return new Map(rows.map(({ client_id, slug, zone }) => [`${client_id} ${slug}`, zone]));
}

async function addHits(tx: Db, sums: readonly object[]): Promise<void> {
  if (sums.length === 0) return;
  await sql`
    insert into locator.daily_hits as stored (client_id, slug, day, kind, location_id, hits, positions)
    select "clientId", slug, day, kind, "locationId", sum(hits), sum(positions)
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given
      ("clientId" uuid, slug text, day date, kind text, "locationId" text, hits bigint, positions bigint)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (client_id, slug, day, kind, location_id) do update
    set hits = stored.hits + excluded.hits, positions = stored.positions + excluded.positions`.execute(
    tx,
  );
}

async function addVisitors(tx: Db, sums: readonly object[]): Promise<void> {
  if (sums.length === 0) return;
  await sql`
    insert into locator.daily_visitors as stored (client_id, slug, day, source, country, visitors)
    select "clientId", slug, day, source, country, sum(visitors)
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given
      ("clientId" uuid, slug text, day date, source text, country text, visitors bigint)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (client_id, slug, day, source, country) do update
    set visitors = stored.visitors + excluded.visitors`.execute(tx);
}

async function addViews(tx: Db, sums: readonly object[]): Promise<void> {
  if (sums.length === 0) return;
  await sql`
    with given as (
      select "clientId" as client_id, slug, day, path, max("locationId") as location_id, sum(views) as views
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given
        ("clientId" uuid, slug text, day date, path text, "locationId" text, views bigint)
      group by 1, 2, 3, 4
    ), bounded as (
      select given.*, stored.path is not null or row_number() over (
          partition by given.client_id, given.slug, given.day, stored.path is null order by given.path
        ) + (select count(*) from locator.daily_pages as page
          where page.client_id = given.client_id and page.slug = given.slug and page.day = given.day
        ) <= ${PAGES_PER_DAY} as fits
      from given left join locator.daily_pages as stored using (client_id, slug, day, path)
    )
    insert into locator.daily_pages as stored (client_id, slug, day, path, location_id, views)
    select client_id, slug, day, case when fits then path else '' end,
      max(case when fits then location_id else '' end), sum(views)
    from bounded group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (client_id, slug, day, path) do update
    set views = stored.views + excluded.views, location_id = excluded.location_id`.execute(tx);
}

type ChangedPlace = SearchedPlaceKey & { clientId: string };

async function addPlaces(tx: Db, sums: readonly object[]): Promise<ChangedPlace[]> {
  if (sums.length === 0) return [];
  const { rows } = await sql<ChangedPlace>`
    with given as (
      select "clientId" as client_id, slug, day, country, label, min(latitude) as latitude,
        min(longitude) as longitude, sum(searches) as searches, sum("noneNear") as none_near,
        sum("foundNothing") as found_nothing, min("nearestKm") as nearest_km
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given
        ("clientId" uuid, slug text, day date, country text, label text, latitude float8, longitude float8,
         searches bigint, "noneNear" bigint, "foundNothing" bigint, "nearestKm" float8)
      group by 1, 2, 3, 4, 5
    ), bounded as (
      select given.*, stored.label is not null or row_number() over (
          partition by given.client_id, given.slug, given.day, stored.label is null
          order by given.country, given.label
        ) + (select count(*) from locator.daily_places as place
          where place.client_id = given.client_id and place.slug = given.slug and place.day = given.day
        ) <= ${PLACES_PER_DAY} as fits
      from given left join locator.daily_places as stored using (client_id, slug, day, country, label)
    )
    insert into locator.daily_places as stored
      (client_id, slug, day, country, label, latitude, longitude, searches, none_near, found_nothing, nearest_km)
    select client_id, slug, day, case when fits then country else '' end, case when fits then label else '' end,
      min(case when fits then latitude end), min(case when fits then longitude end), sum(searches),
      sum(none_near), sum(found_nothing), min(nearest_km)
    from bounded group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (client_id, slug, day, country, label) do update
    set searches = stored.searches + excluded.searches, none_near = stored.none_near + excluded.none_near,
      found_nothing = stored.found_nothing + excluded.found_nothing,
      nearest_km = least(stored.nearest_km, excluded.nearest_km)
    returning client_id as "clientId", slug, day::text as day, country, label`.execute(tx);
  return rows;
}

/** One event per client and 500 places, so that a flush is cheap and readers get the sums of the whole day. */
async function publishSearched(
  app: Pick<App, 'events'>,
  tx: Db,
  changed: readonly ChangedPlace[],
): Promise<void> {
  for (const [clientId, ofClient] of Map.groupBy(changed, (place) => place.clientId)) {
    const places = ofClient.map(({ slug, day, country, label }) => ({ slug, day, country, label }));
    const payloads = [];
    for (let at = 0; at < places.length; at += PLACES_PER_EVENT)
      payloads.push({ places: places.slice(at, at + PLACES_PER_EVENT) });
    await app.events.publishAll(tx, placesSearched, { clientId, payloads });
  }
}

/** One event per place and flush, most searched first; unrecognised places have none. */
async function publishMissing(
  app: Pick<App, 'events'>,
  tx: Db,
  places: readonly OfDay<PlaceSum>[],
): Promise<void> {
  const missing = places
    .filter(({ label, noneNear, foundNothing }) => label !== '' && noneNear + foundNothing > 0)
    .sort((a, b) => b.noneNear + b.foundNothing - (a.noneNear + a.foundNothing))
    .slice(0, EVENTS_PER_FLUSH);
  for (const [clientId, ofClient] of Map.groupBy(missing, (place) => place.clientId))
    await app.events.publishAll(tx, searchedWithoutStore, {
      clientId,
      payloads: ofClient.map(({ slug, label, country, latitude, longitude, day, ...place }) => ({
        slug,
        place: label,
        country,
        latitude,
        longitude,
        day,
        searches: place.noneNear + place.foundNothing,
        nearestKm: place.nearestKm,
      })),
    });
}
