import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { eraseContactsCall } from '#modules/profile-hub/contract/privacy.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { emptyDatabase } from '#platform/testing/database/empty-database.ts';
import { replayDump } from '#platform/testing/database/replay-dump.ts';
import { schemaObjects } from '#platform/testing/database/schema-objects.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';

const fresh = await testDatabase();

/** Installations of earlier days as `pg_dump` wrote them, with a little data. */
const EARLIER = ['before-touchpoints', 'with-saved-views', 'with-erasure'];
/** The one contact in the dump `with-erasure`, and its client. */
const CONTACT = { client: '019a8000-0001-7000-8000-000000000001', id: '6afb9ca2faf6a27a5523575a' };

const upgrades = new Map<string, ReturnType<typeof upgrade>>();
/** Each installation is upgraded once, by the first test that needs it. */
function upgraded(name: string): ReturnType<typeof upgrade> {
  const made = upgrades.get(name) ?? upgrade(name);
  upgrades.set(name, made);
  return made;
}

async function upgrade(name: string): Promise<{ url: string; errors: string[] }> {
  const { url, drop } = await emptyDatabase(inject('databaseServer'));
  afterAll(drop);
  const errors = await replayDump(url, join(import.meta.dirname, `${name}.sql`), {
    // A superuser made it, and this role may not create all of it.
    despiteErrors: name === 'with-erasure',
  });
  await migrateDatabase({ url, migrations: await allMigrations() });
  return { url, errors };
}

test.each(EARLIER)(
  'an upgraded installation of %s has the same schema as a new one',
  async (name) => {
    const { url } = await upgraded(name);
    const [objects, made] = [await schemaObjects(url), await schemaObjects(fresh.url)];
    expect(made.size).toBeGreaterThan(1_000);
    expect(Object.fromEntries(objects)).toEqual(Object.fromEntries(made));
    expect(await usersInOrder(url)).toEqual(['Anna Zorn', 'Mia Lund', 'Zoé Abel']);
  },
);

test('a dump that a superuser made loses functions when an ordinary role restores it, and a contact is erased all the same [PH-17]', async () => {
  const { url, errors } = await upgraded('with-erasure');
  expect(errors).toContain('permission denied to set parameter "app.blanking"');
  await query(
    url,
    `insert into directory.client_modules (client_id, module, product) values ('${CONTACT.client}', 'profilehub', 'v2')`,
  );
  const suite = await testApp({ databaseUrl: url });
  const admin = await suite.adminOf({ id: CONTACT.client } as TestClient);
  const erased = await admin.call(eraseContactsCall, {
    params: { uuid: CONTACT.client },
    body: { which: { ids: [CONTACT.id] } as never, cause: 'request' },
  });
  expect(erased).toMatchObject({ status: 200, body: { erased: 1 } });
  expect(
    await query(
      url,
      `select from platform.audit_entries where concat_ws(' ', label, before, after) ilike '%liv.berg%'`,
    ),
  ).toEqual([]);
});

test('a difference in any object of a schema is seen', async () => {
  const other = await testDatabase();
  await query(other.url, 'grant select on accounts.users to comptoir_bound');
  await query(other.url, 'drop policy one_client on directory.products');
  const [one, changed] = [await schemaObjects(fresh.url), await schemaObjects(other.url)];
  const differing = [...one.keys()].filter((name) => one.get(name) !== changed.get(name));
  expect(differing).toEqual(['policy directory.products.one_client', 'relation accounts.users']);
});

async function usersInOrder(url: string): Promise<unknown[]> {
  const rows = await query(
    url,
    `select first_name || ' ' || last_name as name from accounts.users order by sort_name, id`,
  );
  return rows.map(({ name }) => name);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
