import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { allOf } from '#platform/server/all-of.ts';
import type { App } from '#platform/server/app.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import type { MountedRoute } from '#platform/server/http/mount/mounted-route.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { allModules } from './all-modules.ts';
import { testDatabase } from './database/test-database.ts';
import { People, type TestClient } from './people.ts';
import { Visitor } from './visitor.ts';

export interface TestHouse {
  app: App;
  modules: readonly ServerModule[];
  server: FastifyInstance;
  mounted: MountedRoute[];
  databaseUrl: string;
  /** Every line that was logged, to look for what must not be there. */
  logged: string[];
  people: People;
  visitor(headers?: Record<string, string>): Visitor;
  /** Somebody new who may do everything at the client, signed in. */
  adminOf(client: TestClient): Promise<Visitor>;
}

const PUBLIC_URL = 'http://suite.test';

/**
 * The whole server over a real database, for one test file: `const house = await testHouse();` at its top. Jobs run in
 * it unless told otherwise. Modules of the test's own can be added to see how the platform treats them.
 */
export async function testHouse(
  given: {
    environment?: Record<string, string>;
    modules?: readonly ServerModule[];
    work?: boolean;
    /** A migrated database that the test has prepared; a new one by default. */
    databaseUrl?: string;
  } = {},
): Promise<TestHouse> {
  const url = given.databaseUrl ?? (await testDatabase()).url;
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
    // What is due by the clock would come at the quarter of an hour at which the tests happen to run.
    clock: false,
  });
  const { server, mounted, inject } = await createServer(app, {
    modules,
    webDirectory: undefined,
  });
  const calls = allOf(modules, 'routes').map(({ call }) => call);
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
