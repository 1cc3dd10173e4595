import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createApp } from '#platform/server/create-app.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { allModules } from '#platform/testing/all-modules.ts';
import {
  buildDatabaseUrl,
  createDatabase,
  demoTemplate,
  dropDatabase,
  renameDatabase,
} from '#platform/testing/database/databases.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { type TestApp, testApp, testConfig } from '#platform/testing/test-app.ts';
import { loadDemo } from '../load-demo.ts';

/** Any fixed number; the first of several test files loads the demo while the others wait. */
const LOADING = 4104;

/**
 * A test app with demo data that no worker has changed. The demo is loaded once per test run; each test file gets a
 * copy of its database and files.
 */
export async function demoTestApp(): Promise<TestApp> {
  const demo = demoTemplate(inject('databaseTemplate'));
  await ensureLoaded(demo);
  const { url } = await testDatabase({ template: demo.database });
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-demo-'));
  afterAll(() => rm(directory, { recursive: true, force: true }));
  await cp(demo.directory, directory, { recursive: true });
  return testApp({ work: false, databaseUrl: url, environment: { DATA_DIR: directory } });
}

async function ensureLoaded(demo: ReturnType<typeof demoTemplate>): Promise<void> {
  const server = inject('databaseServer');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOADING]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      demo.database,
    ]);
    if (rowCount === 0) await load(server, demo);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

/** The database gets its name when complete, so a failed load is repeated by the next test file. */
async function load(server: string, demo: ReturnType<typeof demoTemplate>): Promise<void> {
  await dropDatabase(server, demo.unfinished);
  await createDatabase(server, demo.unfinished, { template: inject('databaseTemplate') });
  const databaseUrl = buildDatabaseUrl(server, demo.unfinished);
  const config = testConfig(databaseUrl, { DATA_DIR: demo.directory });
  const { app, stop } = await createApp({
    config,
    log: createLog({ level: 'silent' }),
    rootKey: config.SECRET_KEY ?? '',
    databaseUrl,
    modules: await allModules(),
    work: false,
    clock: false,
  });
  try {
    await loadDemo(app);
  } finally {
    await stop();
  }
  await renameDatabase(server, demo.unfinished, demo.database);
}
