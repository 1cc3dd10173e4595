/** A large brand for the bench of the user list, and hand-written SQL for the same list. */
import type pg from 'pg';
import { seedAdmin, seedBrand } from '../load/seed-brand.ts';

const CLIENT = '019a8000-0001-7000-8000-000000000001';
const OTHER = '019a8000-0001-7000-8000-000000000002';
const ROW_OF = (client: string) => `
  with made as (
    insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status, invited_at, invitation_expires_at)
    select gen_random_uuid(), 'user.' || $2 || n || '@brand.example',
      (array['Solveig', 'Torbjørn', 'Björn', 'Ana', 'Camille', 'Jürgen', 'Zoé'])[1 + n % 7] || ' ' || n,
      (array['Kvalsund', 'Ferrand', 'Müller', 'Haugen', 'O’Brien'])[1 + n % 5] || ' ' || (n * 7919) % 100003,
      'en', (array['en', 'fr', 'no'])[1 + n % 3],
      case when n % 20 = 0 then 'invited' when n % 33 = 0 then 'disabled' else 'active' end,
      now(), now() + interval '7 days'
    from generate_series(1, $1::int) as n
    returning id, email)
  insert into accounts.memberships (client_id, user_id, role, disabled_at)
  select '${client}', id, (array['brand_user', 'sales_rep', 'store_owner', 'store_owner'])[1 + abs(hashtext(email)) % 4],
    case when abs(hashtext(email)) % 50 = 0 then now() end
  from made`;

export async function seedUsers(
  pool: pg.Pool,
  count: number,
): Promise<{ clientId: string; adminId: string }> {
  const db = await pool.connect();
  // Disables triggers: seeding is not a user's change.
  await db.query('set session_replication_role = replica');
  for (const [at, id] of [CLIENT, OTHER].entries())
    await seedBrand(db, { id, brand: `brand-${at}`, module: 'settings' });
  await db.query(ROW_OF(CLIENT), [count - 1, 'a']);
  await db.query(ROW_OF(OTHER), [Math.round(count / 5), 'b']);
  await db.query(
    `insert into directory.locations (client_id, id, code, name, country)
    select $1, gen_random_uuid(), 'L' || n, 'Location ' || n, 'NO' from generate_series(1, 20000) as n`,
    [CLIENT],
  );
  await db.query(
    `insert into directory.associations (client_id, user_id, kind, location_id)
    select $1, membership.user_id, 'location', location.id
    from (select user_id, row_number() over () as n from accounts.memberships
      where client_id = $1 and role in ('sales_rep', 'store_owner')) as membership
    join (select id, row_number() over () as n from directory.locations) as location
      on location.n = 1 + membership.n % 20000`,
    [CLIENT],
  );
  const adminId = await seedAdmin(db, CLIENT);
  await db.query('set session_replication_role = default');
  await db.query('vacuum analyze');
  db.release();
  return { clientId: CLIENT, adminId };
}

interface By {
  words?: readonly string[];
  role?: string;
  offset?: number;
}

/** Reads the data of the screen only: page, count, views, places and last visits. */
export async function listUsersBySql(pool: pg.Pool, clientId: string, by: By) {
  const searchConditions = (by.words ?? [])
    .map((_, at) => ` and person.search like $${2 + at}`)
    .join('');
  const role = by.role ? ` and membership.role = '${by.role}'` : '';
  const from = `from accounts.memberships membership join accounts.users person on person.id = membership.user_id
    where membership.client_id = $1${role}${searchConditions}`;
  const given = [clientId, ...(by.words ?? [])];
  const [page, views] = await Promise.all([
    pool.query(
      `select person.id, person.email, person.first_name, person.last_name, person.locale, person.status,
        person.created_at, person.invited_at, person.invitation_expires_at, person.invitation_fault,
        membership.role, membership.disabled_at, person.version + membership.version as version ${from}
      order by person.sort_name, person.id
      limit 25 offset ${by.offset ?? 0}`,
      given,
    ),
    pool.query(VIEWS, [clientId]),
  ]);
  const ids = page.rows.map(({ id }) => id);
  const [count] = await Promise.all([
    by.words
      ? pool.query(`select count(*) as total ${from}`, given)
      : by.role
        ? pool.query(
            `select count(*) as total from accounts.memberships where client_id = $1 and role = $2`,
            [clientId, by.role],
          )
        : { rows: [{ total: views.rows[0].all }] },
    pool.query(
      `select own.user_id, count(*), min(location.name) from directory.associations own
      join directory.locations location on location.client_id = own.client_id and location.id = own.location_id
      where own.client_id = $1 and own.user_id = any ($2) group by own.user_id`,
      [clientId, ids],
    ),
    pool.query(
      `select user_id, max(last_seen_at) from platform.sessions where user_id = any ($1) group by user_id`,
      [ids],
    ),
  ]);
  return { rows: page.rows, total: Number(count.rows[0].total) };
}

const VIEWS = `
  select count(*) as "all",
    count(*) filter (where person.status = 'invited' and membership.disabled_at is null) as invited,
    count(*) filter (where person.status = 'invited' and membership.disabled_at is null
      and (person.invitation_fault is not null or person.invitation_expires_at <= now())) as failed,
    count(*) filter (where person.status = 'disabled' or membership.disabled_at is not null) as disabled
  from accounts.memberships membership
  left join accounts.users person on person.id = membership.user_id and person.status <> 'active'
  where membership.client_id = $1`;
