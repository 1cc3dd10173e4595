import type pg from 'pg';
import { indexesAside } from './indexes-aside.ts';
import { seedAdmin } from './seed-brand.ts';

/** A brand with many contacts; its own criteria are a text, a list of ten options and a consent purpose. */
export const CROWD = {
  id: '019a8000-0009-7000-8000-000000000001',
  brandId: 'crowd',
  text: 9_001,
  list: 9_002,
  purpose: 9_003,
} as const;

/** Contacts number `from` to `to`, spread over three years and as different as people are. */
export const INSERT_CONTACTS = `
  insert into profile_hub.contacts (client_id, id, origin, created_at, last_activity_at, given, withdrawn, refused, options,
    filled, birthdate, gender, country, locale, email, phone, firstname, lastname, address, zip, city, texts)
  select $1, lpad(to_hex(n), 24, '0'), 'import', now() - (n * 7919::bigint % 94608000) * interval '1 second', now(),
    case n % 4 when 0 then '{}'::int[] when 1 then '{1}' when 2 then '{1,2}' else '{1,3,${CROWD.purpose}}' end,
    case when n % 4 = 0 then '{1}'::int[] else '{}' end, case when n % 4 = 2 then '{3}'::int[] else '{}' end,
    array[9100 + n % 10, 9100 + (n + 3) % 10], '{${CROWD.text},${CROWD.list}}',
    case when n % 9 > 0 then date '1940-01-01' + (n * 31::bigint % 25000)::int end,
    (array['female', 'male', 'other', null])[1 + n % 4], (array['FR', 'DE', 'NO', 'AT', 'CH', 'IT', 'ES', null])[1 + n % 8],
    (array['fr', 'de', 'no'])[1 + n % 3], 'person-' || n || '@mail.example',
    case when n % 3 > 0 then '+3319900' || lpad((n % 10000)::text, 4, '0') end, 'Prénom' || n % 5000, 'Nom' || n % 30000,
    n % 90 || ' rue des Forges', lpad((n % 99999)::text, 5, '0'), 'Ville ' || n % 4000,
    jsonb_build_object('${CROWD.text}', 'Couteau ' || n % 50)
  from generate_series($2::int, $3::int) as n`;

/** Fills the table with triggers enabled, so the counts stay correct. */
export async function fillContacts(pool: pg.Pool, count: number): Promise<void> {
  const db = await pool.connect();
  await db.query('set synchronous_commit = off');
  await db.query(
    'insert into directory.clients (id, identifier, brand_id, name, time_zone) values ($1, $2, $2, $2, $3)',
    [CROWD.id, CROWD.brandId, 'Europe/Paris'],
  );
  await db.query(
    `insert into directory.client_modules (client_id, module, product) values ($1, 'profilehub', 'v2')`,
    [CROWD.id],
  );
  await db.query(
    `insert into profile_hub.criteria (client_id, id, number, label, slug, type, consent) values
      ($1, lpad('1', 24, '0'), ${CROWD.text}, 'Favourite knife', 'favourite_knife', 'text', false),
      ($1, lpad('2', 24, '0'), ${CROWD.list}, 'Owns', 'owns', 'closedMultiple', false),
      ($1, lpad('3', 24, '0'), ${CROWD.purpose}, 'Care tips', 'care_tips', 'closedUnique', true)`,
    [CROWD.id],
  );
  await db.query(
    `insert into profile_hub.criterion_options (client_id, number, criterion_id, label, position)
     select $1, 9100 + n, lpad('2', 24, '0'), 'Chose ' || n, n from generate_series(0, 9) as n`,
    [CROWD.id],
  );
  await indexesAside(db, { table: 'profile_hub.contacts' }, async () => {
    await db.query(INSERT_CONTACTS, [CROWD.id, 1, count]);
  });
  await db.query('vacuum analyze profile_hub.contacts');
  db.release();
}

export function seedCrowdAdmin(pool: pg.Pool): Promise<string> {
  return seedAdmin(pool, CROWD.id);
}
