/** A brand with many contacts for the bench of their list, and its list as one would write it by hand. */
import type pg from 'pg';

const CLIENT = '019a8000-0003-7000-8000-000000000001';
const OTHER = '019a8000-0003-7000-8000-000000000002';
export const BRAND = 'many-contacts';

const ID = `lpad(to_hex(1700000000 + n), 8, '0') || lpad(to_hex(n), 16, '0')`;
const CONTACTS = `
  insert into profile_hub.contacts (client_id, id, origin, email, phone, firstname, lastname, city, zip, country, locale,
    gender, birthdate, given, withdrawn, created_at, last_activity_at)
  select $1, ${ID}, 'import', 'c' || n || '@' || substr(md5(n::text), 1, 6) || '.example',
    case when n % 3 = 0 then '+4366' || n end, 'First' || n % 900, 'Last' || substr(md5((n % 70000)::text), 1, 7),
    'City ' || n % 3000, lpad((n % 90000)::text, 5, '0'), (array['AT', 'DE', 'FR', 'NO', 'IT', 'ES'])[1 + n % 6],
    (array['de', 'fr', 'no'])[1 + n % 3], (array['female', 'male'])[1 + n % 2], date '1940-01-01' + n % 24000,
    case when n % 2 = 0 then array[1] else '{}'::int[] end, case when n % 11 = 0 then array[2] else '{}'::int[] end,
    now() - n * interval '17 seconds', now() - (n % 100000) * interval '40 seconds'
  from generate_series(1, $2::int) as n`;
const STATIONS = `
  insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref)
  select $1, gen_random_uuid(), ${ID}, 'lead', now() - n * interval '9 seconds', 'lead-' || n
  from generate_series(1, $2::int, 7) as n`;

export async function seedContacts(pool: pg.Pool, count: number): Promise<{ adminId: string }> {
  const db = await pool.connect();
  // Sorting the letter groups of all rows at once takes a fraction of adding them row by row.
  const { rows: indexes } = await db.query(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'profile_hub' and tablename = 'contacts' and indexname like '%search%'`,
  );
  for (const { indexname } of indexes) await db.query(`drop index profile_hub.${indexname}`);
  for (const [id, brand, share] of [
    [CLIENT, BRAND, count],
    [OTHER, 'other-contacts', count / 10],
  ] as const) {
    await db.query(
      'insert into directory.clients (id, identifier, brand_id, name) values ($1, $2, $2, $2)',
      [id, brand],
    );
    await db.query(
      `insert into directory.client_modules (client_id, module, product) values ($1, 'profilehub', 'v2')`,
      [id],
    );
    await db.query(CONTACTS, [id, share]);
    await db.query(STATIONS, [id, share]);
  }
  for (const { indexdef } of indexes) await db.query(indexdef);
  const { rows } = await db.query(
    `with admin as (
      insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
      values (gen_random_uuid(), 'admin@contacts.example', 'Ada', 'Admin', 'en', 'en', 'active') returning id)
    insert into accounts.memberships (client_id, user_id, role) select $1, id, 'brand_admin' from admin returning user_id`,
    [CLIENT],
  );
  await db.query('vacuum analyze profile_hub.contacts, profile_hub.stations');
  db.release();
  return { adminId: rows[0].user_id };
}

/** Page and count side by side, as the screen needs them, and nothing around. */
export async function listByHand(
  pool: pg.Pool,
  { where, order }: { where: string; order: string },
) {
  const from = `profile_hub.contacts c where c.client_id = $1 and ${where}`;
  const [{ rows: items }, { rows: counts }] = await Promise.all([
    pool.query(
      `select c.*, last.kind as last_kind, last.at as last_at
       from (select c.client_id, c.id from ${from} order by ${order} limit 100) page
       join profile_hub.contacts c using (client_id, id)
       left join lateral (
         select s.kind, s.at from profile_hub.stations s
         where s.client_id = c.client_id and s.contact_id = c.id order by s.at desc limit 1) last on true
       order by ${order}`,
      [CLIENT],
    ),
    pool.query(`select count(*)::int as total from ${from}`, [CLIENT]),
  ]);
  return { ids: items.map(({ id }) => id as string), total: counts[0].total as number };
}
