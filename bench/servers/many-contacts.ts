/** A brand with many contacts, beside another with a twentieth of them. */
import type pg from 'pg';
import { indexesAside } from '../load/indexes-aside.ts';
import { seedAdmin, seedBrand } from '../load/seed-brand.ts';

export const CLIENT = '019a8000-0003-7000-8000-000000000001';
export const OTHER = '019a8000-0003-7000-8000-000000000002';
export const BRAND = 'many-contacts';

const ID = `lpad(to_hex(n), 24, '0')`;
/**
 * Two lists of ten options each, numbered from 1000; opt-ins, days and towns are distributed as for real brands. Shared names
 * and streets are as frequent for few contacts as for many.
 */
const CONTACTS = `
  insert into profile_hub.contacts (client_id, id, origin, created_at, last_activity_at, given, withdrawn, options, filled,
    birthdate, gender, country, locale, email, phone, firstname, lastname, address, zip, city, texts)
  select $1, ${ID}, (array['import', 'lead', 'answer', 'manual'])[1 + n % 4],
    now() - n * interval '45 seconds', now() - (n * 7919::bigint % 1000000) * interval '45 seconds',
    case when n % 7 < 4 then '{1}'::int[] when n % 7 = 4 then '{1,2,3}' else '{}' end,
    case when n % 7 = 5 then '{1}'::int[] else '{}' end,
    array[1000 + n % 10, 1010 + (n * 31) % 10], '{900,901}',
    case when n % 3 > 0 then date '1950-01-01' + n % 20000 end,
    (array['female', 'male', 'other', null])[1 + n % 4],
    (array['DE', 'FR', 'NO', 'AT', 'CH', 'IT', 'ES', 'SE'])[1 + n % 8], (array['de', 'fr', 'no'])[1 + n % 3],
    case when n % 50 > 0 then 'person-' || n || '@mail.example' end, '+4930' || lpad(n::text, 8, '0'),
    'First' || n % ($2 / 200), 'Last' || n % ($2 * 3 / 100), 'Street ' || n % ($2 * 9 / 10000), lpad((n % 99999)::text, 5, '0'), case when n % 9 > 0 then 'Town ' || n % 4000 end,
    jsonb_build_object('902', 'Knife ' || n % 50)
  from generate_series(1, $2::int) as n`;
const STATIONS = `
  insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref, sku, grade)
  select $1, gen_random_uuid(), ${ID}, (array['scan', 'lead', 'review'])[1 + n % 3], now() - n * interval '60 seconds',
    'ref-' || n, 'SKU-' || n % 200, case when n % 3 = 2 then 1 + n % 5 end
  from generate_series(1, $2::int, 4) as n`;
const CRITERIA = `
  insert into profile_hub.criteria (client_id, id, number, label, slug, type)
  select $1, lpad(to_hex(n), 24, '0'), n, 'Criterion ' || n, 'criterion_' || n,
    case when n = 902 then 'text' else 'closedMultiple' end
  from generate_series(900, 902) as n`;
const OPTIONS = `
  insert into profile_hub.criterion_options (client_id, number, criterion_id, label, position)
  select $1, n, lpad(to_hex(900 + (n - 1000) / 10), 24, '0'), 'Option ' || n, n from generate_series(1000, 1019) as n`;

export async function seedContacts(
  pool: pg.Pool,
  count: number,
  /** The indexes to rebuild after seeding. */
  indexes: readonly string[],
): Promise<{ adminId: string }> {
  const db = await pool.connect();
  // Disables triggers: seeding is not a user's change.
  await db.query('set session_replication_role = replica');
  const back = (index: string) => indexes.includes(index);
  await indexesAside(db, { table: 'profile_hub.contacts', back }, async () => {
    for (const [id, brand, share] of [
      [CLIENT, BRAND, count],
      [OTHER, 'other', count / 20],
    ] as const) {
      await seedBrand(db, { id, brand, module: 'profilehub' });
      for (const statement of [CONTACTS, STATIONS]) await db.query(statement, [id, share]);
      for (const statement of [CRITERIA, OPTIONS]) await db.query(statement, [id]);
    }
  });
  const adminId = await seedAdmin(db, CLIENT);
  await db.query('set session_replication_role = default');
  await db.query('vacuum analyze profile_hub.contacts, profile_hub.stations');
  db.release();
  return { adminId };
}
