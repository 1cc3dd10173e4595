import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { emptyDatabase } from '#platform/testing/database/empty-database.ts';
import { schemaObjects } from '#platform/testing/database/schema-objects.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { EXTENSIONS } from './database-objects.ts';
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

test('permissions and policies that are missing after a restore without roles are created again', async () => {
  const restored = await testDatabase();
  // State after a restore without roles: objects that name a role are missing.
  await query(restored.url, `drop owned by ${APP_ROLE}, ${BOUND_ROLE}, ${SYSTEM_ROLE}`);
  const [storedRight] = await query(
    restored.url,
    `select object from migrations.access where object like 'revoke%fitting%'`,
  );
  await query(
    restored.url,
    `${storedRight?.object}`.replace('revoke', 'grant').replace('from', 'to'),
  );
  const left = await schemaObjects(restored.url);
  expect(left.get('policy directory.products.one_client')).toBeUndefined();
  await migrateDatabase({ url: restored.url, migrations });
  expect(Object.fromEntries(await schemaObjects(restored.url))).toEqual(
    Object.fromEntries(await schemaObjects(made.url)),
  );
});

test('functions, triggers, constraints, indexes and row-level security that a restore left out are made again', async () => {
  const { url } = await testDatabase();
  await query(url, 'drop function platform.blank_audit(text, text)');
  // This also removes triggers, policies and other dependent objects.
  await query(url, 'drop function platform.audit_is_append_only() cascade');
  await query(url, 'drop function platform.visible_locations(uuid, uuid) cascade');
  await query(url, 'drop index touchpoints.suffixes_further_like');
  await query(url, 'alter table accounts.users drop constraint users_pkey cascade');
  await query(url, 'alter table directory.products disable row level security');
  await query(url, 'drop extension fuzzystrmatch');
  await migrateDatabase({ url, migrations });
  expect(Object.fromEntries(await schemaObjects(url))).toEqual(
    Object.fromEntries(await schemaObjects(made.url)),
  );
});

test('a table that a restore left out ends every start, with its name', async () => {
  const { url } = await testDatabase();
  await query(url, 'drop table platform.connector_checks');
  for (const start of ['first', 'second'])
    await expect(migrateDatabase({ url, migrations }), start).rejects.toThrow(
      'this database is incomplete: table platform.connector_checks cannot be created again.',
    );
});

test('a function that can be made neither from the record nor by a migration ends every start, with the reason', async () => {
  const { url } = await testDatabase();
  await query(url, 'drop function platform.blank_audit(text, text)');
  // As recorded by an earlier version: only a superuser may create it.
  await query(
    url,
    `update migrations.access set statement = replace(statement, 'SECURITY DEFINER', 'SECURITY DEFINER set app.blanking = on')
     where object = 'function platform.blank_audit(text,text)'`,
  );
  const later = defineMigration({ name: '2099-01-01-later', up: async () => {} });
  for (const known of [migrations, [...migrations, later], [...migrations, later]])
    await expect(migrateDatabase({ url, migrations: known })).rejects.toThrow(
      /incomplete: function platform.blank_audit\(text,text\).* \(permission denied to set parameter "app.blanking"\)/,
    );
  const repair = defineMigration({
    name: '2099-01-02-repair',
    up: (db) => migrations.find(({ name }) => name.endsWith('repair-erasure'))?.up(db) as never,
  });
  await migrateDatabase({ url, migrations: [...migrations, later, repair] });
  expect(await schemaObjects(url)).toEqual(await schemaObjects(made.url));
});

test('foreign objects in the database do not prevent the start', async () => {
  const { url } = await testDatabase();
  await query(
    url,
    'create schema monitoring; create table monitoring.samples (); create table public.notes ()',
  );
  await query(url, 'delete from migrations.access');
  await migrateDatabase({ url, migrations });
  await query(url, 'drop schema monitoring cascade; drop table public.notes');
  await migrateDatabase({ url, migrations });
});

test('all that the database is made of can be restored by an ordinary role', async () => {
  const functions = await query(
    made.url,
    `select oid::regprocedure::text as name from pg_proc, unnest(proconfig) as parameter
     where split_part(parameter, '=', 1) like '%.%'`,
  );
  expect(functions, 'functions that set a parameter which only a superuser may set').toEqual([]);
  const extensions = await query(
    made.url,
    `select extname as name, trusted from pg_extension join pg_available_extension_versions on name = extname and version = extversion
     where extname <> 'plpgsql' order by extname`,
  );
  expect(extensions).toEqual(EXTENSIONS.map((name) => ({ name, trusted: true })));
});

test('a start that changes nothing writes nothing', async () => {
  const [before] = await query(made.url, 'select xmin from migrations.access limit 1');
  await migrateDatabase({ url: made.url, migrations });
  const [after] = await query(made.url, 'select xmin from migrations.access limit 1');
  expect(after).toEqual(before);
});

test('several concurrent starts leave a complete schema', async () => {
  const database = await emptyDatabase(inject('databaseServer'));
  onTestFinished(database.drop);
  await Promise.all([1, 2, 3].map(() => migrateDatabase({ url: database.url, migrations })));
  expect(await schemaObjects(database.url)).toEqual(await schemaObjects(made.url));
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
