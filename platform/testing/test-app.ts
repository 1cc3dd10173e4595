import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { App } from '#platform/server/app.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import type { MountedRoute } from '#platform/server/http/mount/fronts.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { allModules } from './all-modules.ts';
import { appDatabase } from './database/test-database.ts';
import { People, type TestClient } from './people.ts';
import { Visitor } from './visitor.ts';

export interface TestApp {
  app: App;
  modules: readonly ServerModule[];
  server: FastifyInstance;
  mounted: MountedRoute[];
  databaseUrl: string;
  /** Every logged line, to check for text that must not be logged. */
  logged: string[];
  people: People;
  visitor(headers?: Record<string, string>): Visitor;
  /** Creates and signs in a new user with all permissions at the client. */
  adminOf(client: TestClient): Promise<Visitor>;
}

const PUBLIC_URL = 'http://suite.test';

/**
 * Starts the whole server with a real database for one test file: call `const suite = await testApp();` at its top. Jobs run
 * unless `work` is false. Tests can add their own modules.
 */
export async function testApp(
  given: {
    environment?: Record<string, string>;
    modules?: readonly ServerModule[];
    work?: boolean;
    /** A migrated database that the test has prepared; a new one by default. */
    databaseUrl?: string;
  } = {},
): Promise<TestApp> {
  const url = given.databaseUrl ?? (await appDatabase()).url;
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-test-'));
  const logged: string[] = [];
  const config = testConfig(url, { DATA_DIR: directory, ...given.environment });
  const modules = [...(await allModules()), ...(given.modules ?? [])];
  const { app, stop } = await createApp({
    config,
    log: createLog({
      level: config.LOG_LEVEL,
      destination: { write: (line) => void logged.push(line) },
    }),
    rootKey: config.SECRET_KEY ?? '',
    databaseUrl: url,
    modules,
    work: given.work ?? true,
    // Scheduled jobs are off, because they would run at arbitrary times.
    clock: false,
  });
  const { server, mounted, inject } = await createServer(app, {
    modules,
    webDirectory: undefined,
  });
  const calls = collectFromModules(modules, 'routes').map(({ call }) => call);
  afterAll(async () => {
    await server.close();
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  const people = new People(app);
  const visitor = (headers: Record<string, string> = {}) =>
    new Visitor(app, { inject, calls }, headers);
  return {
    app,
    modules,
    server,
    mounted,
    databaseUrl: url,
    logged,
    people,
    visitor,
    adminOf: async (client) =>
      visitor().as(await people.user({ at: [{ client, role: 'brand_admin' }] })),
  };
}

export function testConfig(databaseUrl: string, environment: Record<string, string>): Config {
  return readConfig({
    PUBLIC_URL,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    SECRET_KEY: 'only for tests, and long enough to be a key',
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
    MAILBOX: String(!environment.SMTP_URL),
    ...environment,
  });
}
