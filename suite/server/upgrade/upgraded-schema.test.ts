import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { emptyDatabase } from '#platform/testing/database/empty-database.ts';
import { replayDump } from '#platform/testing/database/replay-dump.ts';
import { schemaObjects } from '#platform/testing/database/schema-objects.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';

const fresh = await testDatabase();

/** Installations of earlier days as `pg_dump` wrote them, with a little data. */
const EARLIER = ['before-touchpoints', 'with-saved-views'];

test.each(EARLIER)(
  'an installation of %s is after its upgrade what a fresh one is',
  async (name) => {
    const database = await emptyDatabase(inject('databaseServer'));
    onTestFinished(database.drop);
    await replayDump(database.url, join(import.meta.dirname, `${name}.sql`));
    await migrateDatabase({ url: database.url, migrations: await allMigrations() });
    const [upgraded, made] = [await schemaObjects(database.url), await schemaObjects(fresh.url)];
    expect(made.size).toBeGreaterThan(1_000);
    expect(Object.fromEntries(upgraded)).toEqual(Object.fromEntries(made));
    expect(await usersInOrder(database.url)).toEqual(['Anna Zorn', 'Mia Lund', 'Zoé Abel']);
  },
);

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
