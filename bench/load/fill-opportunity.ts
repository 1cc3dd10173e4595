import type pg from 'pg';
import { readLevelAreas } from '#modules/opportunity/server/areas/client-areas.ts';
import { cellAt } from '#modules/opportunity/server/demand/map-cell.ts';
import type { App } from '#platform/server/app.ts';
import { seedAdmin, seedBrand } from './seed-brand.ts';

/** Set a smaller number to inspect query plans: `INTENTIONS=50000`. */
const INTENTIONS = Number(process.env.INTENTIONS ?? 1_000_000);
const LOCATIONS = Number(process.env.LOCATIONS ?? INTENTIONS / 10);
const PROSPECTS = LOCATIONS / 2;
const SALES_LOCATIONS = LOCATIONS / 5;
export const FILLED_CLIENT = 'a1b2c3d4-0000-7000-8000-000000000028';

/**
 * A brand with a year of intentions in two countries, its locations with sales, leads, reviews and product ranges, and prospects.
 * Gives the id of its admin.
 */
export async function fillOpportunity(pool: pg.Pool, app: App): Promise<string> {
  const owner = await pool.connect();
  const run = (text: string, ...values: unknown[]) => owner.query(text, [FILLED_CLIENT, ...values]);
  try {
    await seedBrand(owner, { id: FILLED_CLIENT, brand: 'many', module: 'platform' });
    const adminId = await seedAdmin(owner, FILLED_CLIENT);
    await owner.query('set session_replication_role = replica');
    await seedAreas(owner, app);
    // A few areas have most of the demand, like towns. Points of an area are spread around its centre.
    await run(
      `insert into opportunity.intentions (client_id, source, source_key, day, quantity, unserved, country, latitude,
         longitude, precision, cell, sku, category, area_1, area_2, area_3, area_4)
       select $1, (array['lead', 'search', 'search', 'import'])[1 + step % 4], 'seed ' || step, current_date - step % 365,
         1, (step % 5 = 0)::int, left(area.a4, 2), area.latitude + (step % 7 - 3) / 100.0,
         area.longitude + (step % 11 - 5) / 100.0, 'town', area.cell, 'sku ' || step % 400, 'category ' || step % 12,
         area.a1, area.a2, area.a3, area.a4
       from generate_series(1, $2::int) as step
       join seeded as area
         on area.at = floor(power((step::bigint * 7919 % 100003) / 100003.0, 2) * (select count(*) from seeded))`,
      INTENTIONS,
    );
    const month = `'month', date_trunc('month', day)::date`;
    for (const starts of [`'day', day`, month]) {
      for (const level of [1, 2, 3, 4])
        await run(
          `insert into opportunity.area_figures
             (client_id, level, grain, starts, area_id, category, source, intentions, unserved)
           select client_id, ${level}, ${starts}, coalesce(area_${level}, ''), category, source, sum(quantity), sum(unserved)
           from opportunity.intentions where client_id = $1 group by 1, 3, 4, 5, 6, 7`,
        );
      await run(
        `insert into opportunity.cell_figures (client_id, grain, starts, cell, category, source, intentions, unserved)
         select client_id, ${starts}, cell >> 20, category, source, sum(quantity), sum(unserved)
         from opportunity.intentions where client_id = $1 group by 1, 2, 3, 4, 5, 6`,
      );
    }
    // There are as many sums by day and product as intentions, and periods of full months do not read them.
    for (const level of [1, 2, 3, 4])
      await run(
        `insert into opportunity.product_figures (client_id, level, grain, starts, area_id, sku, category, intentions)
         select client_id, ${level}, ${month}, coalesce(area_${level}, ''), sku, category, sum(quantity)
         from opportunity.intentions where client_id = $1 group by 1, 3, 4, 5, 6, 7`,
      );
    await seedRetailers(run);
    await owner.query('vacuum analyze');
    return adminId;
  } finally {
    owner.release(true);
  }
}

type Run = (text: string, ...values: unknown[]) => Promise<unknown>;

async function seedRetailers(run: Run): Promise<void> {
  await run(
    `insert into opportunity.retailers (client_id, id, location_id, name, city, country, latitude, longitude, affiliation,
       activity, type, sells, area_1, area_2, area_3, area_4)
     select $1, id, case when step <= $2 then id end, 'Retailer ' || step, 'Town ' || area.at, left(area.a4, 2),
       area.latitude, area.longitude, 'affiliation ' || step % 4, 'activity ' || step % 5, 'type ' || step % 3, step <= $2,
       area.a1, area.a2, area.a3, area.a4
     from (select step, gen_random_uuid() as id from generate_series(1, $3::int) as step) as given
     join seeded as area
       on area.at = floor((step::bigint * 104729 % 100003) / 100003.0 * (select count(*) from seeded))`,
    LOCATIONS,
    LOCATIONS + PROSPECTS,
  );
  await run(
    `insert into directory.locations (client_id, id, code, name, city, country)
     select client_id, id, id, name, city, country from opportunity.retailers
     where client_id = $1 and location_id is not null`,
  );
  await run(
    `insert into directory.products (client_id, id, sku, names, category)
     select $1, gen_random_uuid(), 'sku ' || number, '{"en": "Knife"}', 'category ' || number % 12
     from generate_series(0, 399) as number`,
  );
  // Each location has a range of three products.
  await run(
    `insert into directory.location_products (client_id, location_id, product_id)
     select $1, location.id, product.id
     from (select id, row_number() over (order by id) as at from directory.locations where client_id = $1) as location
     cross join generate_series(0, 2) as more
     join directory.products as product on product.client_id = $1 and product.sku = 'sku ' || (location.at + 7 * more) % 400`,
  );
  // Some of the locations report their sales.
  const reporting = `(select id from directory.locations where client_id = $1 order by id limit ${SALES_LOCATIONS}) as reporting`;
  const months = `select date_trunc('month', current_date)::date - make_interval(months => ago) as month
    from generate_series(0, 14) as ago`;
  await run(
    `insert into opportunity.sales_figures (client_id, grain, starts, location_id, category, quantity, value)
     select $1, 'month', month, id, 'category 1', 3, 12000 from ${reporting}, (${months}) as months`,
  );
  await run(
    `insert into opportunity.sales_figures (client_id, grain, starts, location_id, category, quantity, value)
     select $1, 'day', current_date - ago * 365, id, 'category 1', 3, 12000
     from ${reporting}, generate_series(0, 1) as ago`,
  );
  await run(
    `insert into leads.lead_figures (client_id, month, form_id, country, source, currency, location_id, created, waiting)
     select $1, month, $1, country, 'form', 'EUR', id, 3, 1 from directory.locations,
       (${months} where ago < 6) as months where client_id = $1`,
  );
  await run(
    `insert into communication.reviews (client_id, id, origin, external_id, location_id, written_at, month, username, grade,
       comment, status, sentiment)
     select $1, gen_random_uuid(), 'GMB', id || ' ' || number, id, now() - make_interval(days => 40 * number),
       date_trunc('month', now() - make_interval(days => 40 * number))::date, 'Ada', 1 + number, 'Good', 'sent', 'PO'
     from directory.locations, generate_series(0, 3) as number where client_id = $1`,
  );
}

/** The areas of level 4 of two countries with those above them. */
async function seedAreas(owner: pg.PoolClient, app: App): Promise<void> {
  const countries = ['FR', 'DE'];
  const of = (level: 2 | 3 | 4) => readLevelAreas({ app }, FILLED_CLIENT, { level, countries });
  const [second, third, fourth] = await Promise.all([of(2), of(3), of(4)]);
  const rows = [...fourth.values()].map((area, at) => {
    const a2 = third.get(area.parent)?.parent ?? '';
    const cell = cellAt(area.longitude, area.latitude);
    return { at, a1: second.get(a2)?.parent, a2, a3: area.parent, a4: area.id, cell, ...area };
  });
  if (rows.length < 1_000) throw new Error(`there are only ${rows.length} areas`);
  await owner.query(
    `create temporary table seeded as select * from jsonb_to_recordset($1::jsonb)
     as given (at int, a1 text, a2 text, a3 text, a4 text, longitude float8, latitude float8, cell bigint)`,
    [JSON.stringify(rows)],
  );
  await owner.query('analyze seeded');
}
