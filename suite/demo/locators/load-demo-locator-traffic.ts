import { sql } from 'kysely';
import { slugify } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { CITIES } from '../demo-names.ts';
import { demoClients } from '../demo-people.ts';

/** Every period of the dashboard needs a comparison period. */
const DAYS = 370;
/** Older days are counted by week, so that the first start is fast. */
const DAILY_FOR = 130;
const STORES = 24;
/** Towns without a nearby store, and the distance to the next one. */
const FAR_PLACES = [
  { label: 'Mende', country: 'FR', latitude: 44.52, longitude: 3.5, km: 74, weight: 9 },
  { label: 'Gap', country: 'FR', latitude: 44.56, longitude: 6.08, km: 88, weight: 7 },
  { label: 'Ajaccio', country: 'FR', latitude: 41.93, longitude: 8.74, km: 241, weight: 12 },
  { label: 'Passau', country: 'DE', latitude: 48.57, longitude: 13.43, km: 92, weight: 5 },
  { label: 'Bruxelles', country: 'BE', latitude: 50.85, longitude: 4.35, km: 93, weight: 14 },
  { label: 'Luxembourg', country: 'LU', latitude: 49.61, longitude: 6.13, km: 141, weight: 6 },
];
const SOURCES = { search: 0.62, site: 0.17, scan: 0.12, other: 0.09 };
const COUNTRIES = { FR: 0.7, BE: 0.11, CH: 0.08, DE: 0.06, '': 0.05 };

/** Visitor figures of the demo's locators, identical on each load [LOC-07]. */
export async function loadDemoLocatorTraffic(app: App): Promise<void> {
  await app.database
    .acrossClients()
    .transaction()
    .execute(async (db) => {
      const { rows } = await sql<{ client_id: string; slug: string; weight: number }>`
        select client_id, slug, 1.0 / row_number() over (partition by client_id order by created_at, slug) as weight
        from locator.locators as locator
        where client_id = any (${demoClients.map(({ id }) => id)}::uuid[]) and not exists (
          select from locator.daily_hits as hit
          where hit.client_id = locator.client_id and hit.slug = locator.slug)
        order by created_at, slug`.execute(db);
      for (const [at, locator] of rows.entries())
        await loadOne(db, {
          ...locator,
          weight: Number(locator.weight),
          turn: at,
          turns: rows.length,
        });
    });
}

interface DemoLocator {
  client_id: string;
  slug: string;
  weight: number;
  /** Requests come from the locators' pages in rotation. */
  turn: number;
  turns: number;
}

async function loadOne(db: Db, locator: DemoLocator): Promise<void> {
  const { client_id: clientId, slug, weight } = locator;
  const { rows: stores } = await sql<{ id: string; name: string; city: string; country: string }>`
    select id, name, city, country from directory.locations
    where client_id = ${clientId} and closed_at is null
    order by (select count(*) from leads.leads as lead
      where lead.client_id = ${clientId} and lead.location_id = locations.id) desc, md5(id::text)
    limit ${STORES}`.execute(db);
  const given = stores.map(({ id, name, city, country }, rank) => ({
    id,
    path: `/l/${slug}/${[country.toLowerCase(), slugify(city), slugify(name)].join('/')}`,
    a_day: (weight * 18) / (1 + rank / 4),
    position: 1 + (rank % 7),
    // Stores at the top of the list are opened more often; apart from that, some stores are more popular.
    shown: 8 + (rank % 7) * 1.6 + ((rank * 5) % 9) * 0.7,
  }));
  // More at weekends, growing over the year, with variation between weeks.
  await sql`
    create temporary table demo_store_days on commit drop as
    select store.id, store.path, store.position, store.shown, (here.today + step) as day,
      ceil(store.a_day * case when step < ${-DAILY_FOR} then 7 else 1 end
        * (0.75 + 0.5 * (abs(hashtext(store.id || step)) % 100) / 100.0) * (1.15 + step / 1000.0)
        * case when extract(isodow from here.today + step) > 5 then 1.4 else 1 end)::bigint as views
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as store(id text, path text, a_day float8, position int, shown float8)
    cross join lateral (select (now() at time zone platform.zone_of(${clientId}::uuid))::date as today) as here
    cross join lateral generate_series(${-DAYS}, 0) as step
    where step >= ${-DAILY_FOR} or step % 7 = 0`.execute(db);
  await sql`
    insert into locator.daily_hits (client_id, slug, day, kind, location_id, hits, positions)
    select ${clientId}::uuid, ${slug}::text, day, part.kind, case when part.kind in ('list', 'search', 'robot') then '' else id end,
      sum(part_of.hits), sum(case when part.kind = 'shown'
        then round(part_of.hits * (position + (abs(hashtext(day || id)) % 100) / 80.0)) else 0 end)
    from demo_store_days cross join (values ('shown', 1.0), ('page', 1.0), ('directions', 0.22), ('call', 0.09),
      ('website', 0.05), ('form', 0.04), ('list', 0.3), ('search', 0.8), ('robot', 0.4)) as part(kind, share)
    cross join lateral (select floor(views * part.share * case part.kind when 'shown' then shown else 1 end
      + (abs(hashtext(id || day || part.kind)) % 100) / 100.0) as hits) as part_of
    where part_of.hits > 0
    group by 3, 4, 5`.execute(db);
  await sql`
    insert into locator.daily_pages (client_id, slug, day, path, location_id, views)
    select ${clientId}::uuid, ${slug}::text, day, path, max(id), sum(views) from demo_store_days group by 3, 4
    union all
    select ${clientId}::uuid, ${slug}::text, day, ${`/l/${slug}`}::text, '', sum(ceil(views * 0.3)) from demo_store_days group by 3`.execute(
    db,
  );
  await sql`
    insert into locator.daily_visitors (client_id, slug, day, source, country, visitors)
    select ${clientId}::uuid, ${slug}::text, day, source.key, country.key,
      round(sum(views) * 0.6 * source.value::numeric * country.value::numeric)
    from demo_store_days cross join jsonb_each_text(${JSON.stringify(SOURCES)}::jsonb) as source
    cross join jsonb_each_text(${JSON.stringify(COUNTRIES)}::jsonb) as country
    group by 3, 4, 5, source.value, country.value
    having round(sum(views) * 0.6 * source.value::numeric * country.value::numeric) > 0`.execute(
    db,
  );
  await addPlaces(db, locator);
  await addLeads(db, locator);
  await sql`drop table demo_store_days`.execute(db);
}

async function addPlaces(db: Db, { client_id, slug, weight }: DemoLocator): Promise<void> {
  const near = [...CITIES.FR.slice(0, 20), ...CITIES.DE.slice(0, 6)].map(
    ([label, , , latitude, longitude], at) => ({
      label,
      country: at < 20 ? 'FR' : 'DE',
      latitude: Math.round(latitude * 100) / 100,
      longitude: Math.round(longitude * 100) / 100,
      km: null,
      weight: 40 / (1 + at / 3),
    }),
  );
  await sql`
    insert into locator.daily_places
      (client_id, slug, day, country, label, latitude, longitude, searches, none_near, nearest_km)
    select ${client_id}::uuid, ${slug}::text, days.day, place.country, place.label, place.latitude, place.longitude, found.searches,
      case when place.km is null then 0 else found.searches end, place.km
    from jsonb_to_recordset(${JSON.stringify([...near, ...FAR_PLACES])}::jsonb)
      as place(label text, country text, latitude float8, longitude float8, km float8, weight float8)
    cross join (select distinct day from demo_store_days) as days
    cross join lateral (select round(place.weight * ${weight}::float8 / 4
      * (0.5 + (abs(hashtext(place.label || days.day)) % 100) / 100.0))::bigint as searches) as found
    where found.searches > 0`.execute(db);
}

/** Every second request to one of these stores came from a locator. */
async function addLeads(db: Db, { client_id, slug, turn, turns }: DemoLocator): Promise<void> {
  await sql`
    insert into locator.locator_leads (client_id, lead_id, slug, location_id, day, accepted, sold)
    select client_id, id, ${slug}::text, location_id::text,
      (created_at at time zone platform.zone_of(client_id))::date,
      status in ('accepted', 'converted'), status = 'converted'
    from leads.leads
    where client_id = ${client_id} and location_id::text in (select id from demo_store_days)
      and abs(hashtext(id::text)) % ${2 * turns}::int = ${turn}::int
    on conflict do nothing`.execute(db);
}
