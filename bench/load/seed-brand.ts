import type pg from 'pg';

/** A brand with one module. */
export async function seedBrand(
  db: pg.PoolClient,
  { id, brand, module }: { id: string; brand: string; module: string },
): Promise<void> {
  await db.query(
    'insert into directory.clients (id, identifier, brand_id, name) values ($1, $2, $2, $2)',
    [id, brand],
  );
  await db.query(
    `insert into directory.client_modules (client_id, module, product) values ($1, $2, 'v2')`,
    [id, module],
  );
}

/** Creates a brand admin and returns the user id. */
export async function seedAdmin(db: pg.PoolClient | pg.Pool, clientId: string): Promise<string> {
  const { rows } = await db.query<{ user_id: string }>(
    `with admin as (
      insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
      values (gen_random_uuid(), 'admin@many.example', 'Ada', 'Admin', 'en', 'en', 'active') returning id)
    insert into accounts.memberships (client_id, user_id, role) select $1, id, 'brand_admin' from admin returning user_id`,
    [clientId],
  );
  return rows[0]?.user_id ?? '';
}
