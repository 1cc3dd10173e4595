import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { App } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { loadDemo } from '#suite/demo/load-demo.ts';
import { modules as suiteModules } from '#suite/server/modules.ts';

export interface BenchApp {
  app: App;
  /** A separate connection pool, for seeding and for hand-written queries. */
  pool(max: number): pg.Pool;
  /** Opens the HTTP server with all modules; call it after seeding. */
  openServer(): Promise<FastifyInstance>;
  /** The access token of a session that begins now. */
  accessOf(userId: string | undefined): Promise<string>;
  end(): Promise<void>;
}

/**
 * Starts the whole app on a separate database for one bench, with the rate limit raised so far that it never applies.
 */
export async function benchApp(
  given: {
    environment?: Record<string, string>;
    /** In addition to those of the suite. */
    modules?: readonly ServerModule[];
    demo?: boolean;
    work?: boolean;
  } = {},
): Promise<BenchApp> {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const postgres = await startEmbeddedPostgres({ directory });
  const modules = [...suiteModules, ...(given.modules ?? [])];
  const migrations = modules.flatMap((module) => module.migrations ?? []);
  await migrateDatabase({ url: postgres.url, migrations });
  const { app, stop } = await createApp({
    config: readConfig({
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...given.environment,
    }),
    log: createLog({ level: 'silent' }),
    rootKey: 'only for the bench, and long enough',
    databaseUrl: postgres.url,
    modules,
    work: given.work ?? false,
  });
  if (given.demo) await loadDemo(app);
  const servers: FastifyInstance[] = [];
  const pools: pg.Pool[] = [];
  return {
    app,
    pool(max) {
      const pool = new pg.Pool({ connectionString: postgres.url, max });
      // `pool.end()` resolves before its connections are closed. If PostgreSQL closes one first, an unhandled error
      // would end the process.
      pool.on('error', () => {});
      pools.push(pool);
      return pool;
    },
    async openServer() {
      const { server } = await createServer(app, { modules, webDirectory: undefined });
      servers.push(server);
      return server;
    },
    async accessOf(userId = '') {
      const db = app.database.acrossClients();
      return (await app.sessions.begin(db, { userId, userAgent: 'bench' })).access;
    },
    async end() {
      await Promise.all(servers.map((server) => server.close()));
      await stop();
      await Promise.all(pools.map((pool) => pool.end()));
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
