import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { App } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { type CreatedServer, createServer } from '#platform/server/http/create-server.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { allModules } from '#platform/testing/all-modules.ts';

/**
 * Another server on a database, for one test: simulates another process, or one whose database connection can be cut.
 */
export async function startServer(given: {
  databaseUrl: string;
  environment?: Record<string, string>;
}): Promise<{ app: App } & CreatedServer> {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-test-'));
  const config = readConfig({
    PUBLIC_URL: 'http://suite.test',
    PORT: '0',
    DATABASE_URL: given.databaseUrl,
    DATABASE_POOL: '6',
    DATA_DIR: directory,
    SECRET_KEY: 'only for tests, and long enough to be a key',
    ...given.environment,
  });
  const modules = await allModules();
  const { app, stop } = await createApp({
    config,
    log: createLog({ level: 'silent' }),
    rootKey: config.SECRET_KEY ?? '',
    databaseUrl: given.databaseUrl,
    modules,
    work: false,
  });
  const created = await createServer(app, { modules, webDirectory: undefined });
  onTestFinished(async () => {
    await created.server.close();
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return { app, ...created };
}
