import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { emptyDatabase } from '#platform/testing/database/empty-database.ts';
import { schemaObjects } from '#platform/testing/database/schema-objects.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { defineMigration } from './migration.ts';
import { APP_ROLE, BOUND_ROLE, SYSTEM_ROLE } from './roles.ts';

const made = await testDatabase();
const migrations = await allMigrations();

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('rights and policies that a restore left out, since roles stand in no dump, are made again', async () => {
  const restored = await testDatabase();
  // As a restore without the roles leaves it: whatever names one of them is not there.
  await query(restored.url, `drop owned by ${APP_ROLE}, ${BOUND_ROLE}, ${SYSTEM_ROLE}`);
  const [kept] = await query(
    restored.url,
    `select object from migrations.access where object like 'revoke%fitting%'`,
  );
  await query(restored.url, `${kept?.object}`.replace('revoke', 'grant').replace('from', 'to'));
  const left = await schemaObjects(restored.url);
  expect(left.get('policy directory.products.one_client')).toBeUndefined();
  await migrateDatabase({ url: restored.url, migrations });
  expect(Object.fromEntries(await schemaObjects(restored.url))).toEqual(
    Object.fromEntries(await schemaObjects(made.url)),
  );
});

test('a right on something that is gone since keeps nobody from starting', async () => {
  const { url } = await testDatabase();
  await query(url, `drop owned by ${SYSTEM_ROLE}`);
  await query(url, 'drop table platform.connector_checks');
  await migrateDatabase({ url, migrations });
  const [row] = await query(
    url,
    `select has_table_privilege('${SYSTEM_ROLE}', 'platform.sessions', 'select') as may`,
  );
  expect(row?.may).toBe(true);
});

test('a start that changes nothing writes nothing', async () => {
  const [before] = await query(made.url, 'select xmin from migrations.access limit 1');
  await migrateDatabase({ url: made.url, migrations });
  const [after] = await query(made.url, 'select xmin from migrations.access limit 1');
  expect(after).toEqual(before);
});

test('several starts at once prepare one after the other', async () => {
  const database = await emptyDatabase(inject('databaseServer'));
  onTestFinished(database.drop);
  await Promise.all([1, 2, 3].map(() => migrateDatabase({ url: database.url, migrations })));
  expect((await schemaObjects(database.url)).size).toBe((await schemaObjects(made.url)).size);
});

test('a database that a newer version has used is refused in one sentence, and nothing is written', async () => {
  const database = await emptyDatabase(inject('databaseServer'));
  onTestFinished(database.drop);
  const create = (table: string) =>
    defineMigration({
      name: `2026-11-${table}`,
      up: async (db) => db.schema.createTable(table).execute(),
    });
  await migrateDatabase({ url: database.url, migrations: [create('15-one'), create('16-two')] });
  const before = await schemaObjects(database.url);
  await expect(
    migrateDatabase({ url: database.url, migrations: [create('15-one'), create('14-older')] }),
  ).rejects.toThrow(
    'this database has been used by a newer version of Comptoir (it knows 2026-11-16-two, this version does not): start that version, or restore a backup made before the upgrade.',
  );
  expect(await schemaObjects(database.url)).toEqual(before);
});
