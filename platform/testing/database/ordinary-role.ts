import { createHash } from 'node:crypto';
import pg from 'pg';
import { APP_ROLE, BOUND_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

const NAME = 'comptoir_tests';
/** Any fixed number; serializes test runs that share a server. */
const LOCK = 4102;

/**
 * Returns the server's URL for a role with only the rights that the README requires: log in, create databases and
 * create roles. Every managed PostgreSQL offers such a role; few offer a superuser. A given role that is not a
 * superuser is used unchanged.
 */
export async function asOrdinaryRole(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ rolsuper: boolean }>(
      'select rolsuper from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.rolsuper) return server;
    // Derived from the superuser's URL, so that runs at the same time agree on it.
    const password = createHash('sha256').update(server).digest('hex');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const exists = await roleExists(client, NAME);
    await client.query(
      `${exists ? 'alter' : 'create'} role ${NAME} login createdb createrole nosuperuser nobypassrls password '${password}'`,
    );
    // An earlier run may have created these roles as the superuser; then only the superuser may grant them.
    for (const role of [APP_ROLE, BOUND_ROLE, SYSTEM_ROLE])
      if (await roleExists(client, role))
        await client.query(`grant ${role} to ${NAME} with admin option`);
    const url = new URL(server);
    url.username = NAME;
    url.password = password;
    return url.href;
  } finally {
    await client.end();
  }
}

async function roleExists(client: pg.Client, role: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  return rowCount === 1;
}
