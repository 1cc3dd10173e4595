import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { hastySettings } from '#platform/testing/database/hasty-settings.ts';
import { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { knownZoneMigration } from './known-zone.migration.ts';
import { migrateDatabase } from './migrate-database.ts';
import { platformSchemaMigration } from './platform-schema.migration.ts';
import { zoneOfClientMigration } from './zone-of-client.migration.ts';

test('a database user who is no superuser but may create roles is enough', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-roles-'));
  const postgres = await startEmbeddedPostgres({ directory, settings: hastySettings });
  const superuser = new pg.Client({ connectionString: postgres.url });
  await superuser.connect();
  await superuser.query("create role tenant login createrole password 'tenant'");
  await superuser.query('create database rented owner tenant');
  const url = new URL(postgres.url);
  Object.assign(url, { username: 'tenant', password: 'tenant', pathname: '/rented' });
  await migrateDatabase({
    url: url.href,
    migrations: [platformSchemaMigration, zoneOfClientMigration, knownZoneMigration],
  });
  const database = new Database({ url: url.href, poolSize: 2, onError: () => {} });
  const { rows } = await sql`select current_user as role`.execute(
    database.ofClient('019a8000-0001-7000-8000-000000000001'),
  );
  expect(rows).toEqual([{ role: 'comptoir_app' }]);
  await database.close();
  await superuser.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});
