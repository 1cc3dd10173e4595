import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { hastySettings } from '#platform/testing/database/hasty-settings.ts';
import { replayDump } from '#platform/testing/database/replay-dump.ts';
import { schemaObjects } from '#platform/testing/database/schema-objects.ts';
import { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateDatabase } from './migrate-database.ts';
import { platformSchemaMigration } from './migrations/platform-schema.migration.ts';

const UPGRADE = join(import.meta.dirname, '../../../suite/server/upgrade');
const directory = await mkdtemp(join(tmpdir(), 'comptoir-roles-'));
const postgres = await startEmbeddedPostgres({ directory, settings: hastySettings });
const superuser = new pg.Client({ connectionString: postgres.url });
await superuser.connect();
afterAll(async () => {
  await superuser.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

/** An empty database and the ordinary role that owns it. */
async function rent(role: string): Promise<string> {
  await superuser.query(`create role ${role} login createrole password '${role}'`);
  await superuser.query(`create database ${role} owner ${role}`);
  const url = new URL(postgres.url);
  Object.assign(url, { username: role, password: role, pathname: `/${role}` });
  return url.href;
}

test('on a new server an owner who may create roles needs no superuser rights', async () => {
  const [url, migrations] = [await rent('first'), await allMigrations()];
  await migrateDatabase({ url, migrations });
  const database = new Database({ url, poolSize: 2, onError: () => {} });
  const { rows } = await sql`select current_user as role`.execute(
    database.ofClient('019a8000-0001-7000-8000-000000000001'),
  );
  expect(rows).toEqual([{ role: 'comptoir_app' }]);
  await database.close();
  await superuser.query('create database earlier');
  const earlier = new URL(postgres.url);
  earlier.pathname = '/earlier';
  await replayDump(earlier.href, join(UPGRADE, 'with-erasure.sql'));
  await migrateDatabase({ url: earlier.href, migrations });
  expect(
    await schemaObjects(earlier.href),
    'what a superuser installed in an earlier version ends as the same',
  ).toEqual(await schemaObjects(url));
});

test('a second owner on the same server gets an error with the required grant, and can start after it', async () => {
  const url = await rent('second');
  const migrations = [platformSchemaMigration];
  await expect(migrateDatabase({ url, migrations })).rejects.toThrow(
    'let that user run: grant comptoir_app, comptoir_bound, comptoir_system to second with admin option',
  );
  await superuser.query(
    'grant comptoir_app, comptoir_bound, comptoir_system to second with admin option',
  );
  await migrateDatabase({ url, migrations });
});
