/** A brand with many touchpoints for the bench of the touchpoint list, and hand-written SQL for the same list. */
import type pg from 'pg';
import { indexesAside } from '../load/indexes-aside.ts';
import { seedAdmin, seedBrand } from '../load/seed-brand.ts';

const CLIENT = '019a8000-0002-7000-8000-000000000001';
const OTHER = '019a8000-0002-7000-8000-000000000002';
export const BRAND = 'many-codes';

const ID = `lpad(to_hex(1700000000 + n), 8, '0') || lpad(to_hex(n), 16, '0')`;
const TOUCHPOINTS = `
  insert into touchpoints.touchpoints (client_id, id, type, configuration_slug, suffix, dest_url, description, quantity,
    sku, product_name, starts_at, ends_at, code_address, code_style, created_at, deleted_at)
  select $1, ${ID}, case when n % 8 = 0 then 'custom' else 'product' end, (array['standard', 'trade', 'fair'])[1 + n % 3],
    'code-' || to_hex(n * 7919::bigint), case when n % 8 = 0 then 'https://shop.example/' || md5(n::text) end,
    'Campaign ' || substr(md5((n % 5000)::text), 1, 8), case when n % 5 > 0 then n % 20000 end,
    case when n % 8 > 0 then 'SKU-' || n end, case when n % 8 > 0 then 'Product ' || n % 9000 else '' end,
    null, case when n % 50 = 0 then now() + (n % 400 - 100) * interval '1 day' end,
    'https://many.example/' || n, '{}', now() - n * interval '17 seconds', case when n % 97 = 0 then now() end
  from generate_series(1, $2::int) as n`;
const TOTALS = `
  insert into touchpoints.totals (client_id, touchpoint_id, visits, scans, clicks)
  select $1, ${ID}, scans + n % 40, scans, n % 40
  from generate_series(1, $2::int) as n
  cross join lateral (select case when n % 3 = 0 then 0 else (n * 7919::bigint) % 5000 end as scans) as counted`;
const SUFFIXES = `
  insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
  select client_id, suffix_key, suffix, id, true from touchpoints.touchpoints
  union all
  select client_id, 'also-' || suffix_key, 'also-' || suffix, id, false from touchpoints.touchpoints where quantity % 100 = 7`;
const COUNTS = `
  insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans)
  select $1, ${ID}, 'all', current_date - 3 * turn, '', turn
  from generate_series(1, $2::int, 5) as n, generate_series(1, 4) as turn`;
const COUNTRIES = `
  insert into touchpoints.seen_countries (client_id, country, touchpoint_id)
  select $1, (array['NO', 'FR', 'DE', 'CH', 'AT', 'IT', 'ES', 'SE'])[1 + n % 8], ${ID}
  from generate_series(1, $2::int) as n where n % 3 > 0`;

export async function seedTouchpoints(pool: pg.Pool, count: number): Promise<{ adminId: string }> {
  const db = await pool.connect();
  // Disables triggers: seeding is not a user's change.
  await db.query('set session_replication_role = replica');
  const aside = (index: string) => index === 'touchpoints_search';
  await indexesAside(db, { table: 'touchpoints.touchpoints', aside }, async () => {
    for (const [id, brand, share] of [
      [CLIENT, BRAND, count],
      [OTHER, 'other', count / 10],
    ] as const) {
      await seedBrand(db, { id, brand, module: 'touchpoints' });
      for (const statement of [TOUCHPOINTS, TOTALS, COUNTS, COUNTRIES])
        await db.query(statement, [id, share]);
    }
    await db.query(SUFFIXES);
  });
  const adminId = await seedAdmin(db, CLIENT);
  await db.query('set session_replication_role = default');
  await db.query('vacuum analyze');
  db.release();
  return { adminId };
}

export interface TouchpointListSql {
  where: string;
  /** If the query needs the totals. */
  totalsFor?: 'condition' | 'order';
  order?: string;
}

/** Page and count in parallel, as the screen needs them, without further work. */
export async function listTouchpointsBySql(
  pool: pg.Pool,
  { where, totalsFor, order }: TouchpointListSql,
) {
  const from = (joined: boolean) =>
    `touchpoints.touchpoints t ${
      joined
        ? 'join touchpoints.totals n on n.client_id = t.client_id and n.touchpoint_id = t.id'
        : ''
    } where t.client_id = $1 and t.deleted_at is null ${where}`;
  const sorted = order ?? 't.created_at desc, t.id desc';
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select t.id, t.type, t.configuration_slug, t.suffix, t.dest_url, t.description, t.quantity, t.starts_at, t.ends_at,
         t.sku, t.product_name, t.gtin, t.landing_state, t.landing_built_at, t.created_at, n.scans, n.clicks,
         (select array_agg(s.suffix order by s.created_at, s.suffix_key) from touchpoints.suffixes s
            where s.client_id = t.client_id and s.touchpoint_id = t.id and not s.main) as additional,
         (select array_agg(w.visits order by w.week) from (
            select date_trunc('week', d.day) as week, sum(d.scans + d.clicks)::int as visits from touchpoints.daily_counts d
            where d.client_id = t.client_id and d.touchpoint_id = t.id and d.dimension = 'all'
              and d.day >= date_trunc('week', current_date) - interval '63 days' group by 1) w) as weeks
       from (select t.client_id, t.id from ${from(totalsFor !== undefined)} order by ${sorted} limit 25) page
       join touchpoints.touchpoints t using (client_id, id)
       join touchpoints.totals n on n.client_id = t.client_id and n.touchpoint_id = t.id
       order by ${sorted}`,
      [CLIENT],
    ),
    pool.query(`select count(*)::int as total from ${from(totalsFor === 'condition')}`, [CLIENT]),
  ]);
  return { ids: items.map(({ id }) => id as string), total: counts[0].total as number };
}
