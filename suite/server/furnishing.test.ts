import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { startSuite } from './start-suite.ts';

test('schedules are created only after a new installation has its initial data', async () => {
  const { url } = await testDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-test-'));
  const schedules = async ({ database }: App) => {
    const found = await sql<{ name: string }>`select name from pgboss.schedule`.execute(
      database.acrossClients(),
    );
    return found.rows.length;
  };
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: directory,
    PORT: '0',
    SECRET_KEY: 'only for tests, and long enough to be a key',
    LOG_LEVEL: 'silent',
  });
  let meanwhile = -1;
  const suite = await startSuite(config, createLog({ level: 'silent' }), {
    furnish: async (app) => {
      meanwhile = await schedules(app);
    },
  });
  try {
    expect(meanwhile).toBe(0);
    expect(await schedules(suite.app)).toBeGreaterThan(0);
  } finally {
    await suite.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
