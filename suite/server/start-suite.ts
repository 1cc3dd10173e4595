import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { App } from '#platform/server/app.ts';
import type { Config } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { readRootKey } from '#platform/server/secrets/secrets.ts';
import { waitForSlowDatabase } from '#platform/server/start/check-database.ts';
import { modules as houseModules } from './modules.ts';

const WEB_DIRECTORY = join(import.meta.dirname, '..', '..', '.dist', 'web');

export interface RunningSuite {
  app: App;
  /** Listening address; undefined for a worker process. */
  address: string | undefined;
  /** Serves for `drainMs` more while reporting not ready, finishes requests in flight, then stops the rest. */
  stop(given?: { drainMs: number }): Promise<void>;
}

/** Time for a load balancer to use its open connections or to notice that they close. */
const QUIET_MS = { drained: 1_000, atOnce: 100 };

/** Starts one process of the suite: the embedded database if needed, migrations, then the parts of its role. */
export async function startSuite(
  config: Config,
  log: Logger,
  {
    modules = houseModules,
    furnish,
  }: {
    modules?: readonly ServerModule[];
    furnish?: ((app: App) => Promise<void>) | undefined;
  } = {},
): Promise<RunningSuite> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ directory: join(config.dataDirectory, 'postgres'), log });
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';
  const undo: (() => Promise<unknown>)[] = [async () => embedded?.stop()];
  let endServing = async (_drainMs: number) => {};
  const stop = async ({ drainMs } = { drainMs: 0 }) => {
    await endServing(drainMs);
    for (const step of undo.reverse()) await step();
  };
  try {
    const migrations = modules.flatMap((module) => module.migrations ?? []);
    await waitForSlowDatabase(() => migrateDatabase({ url: databaseUrl, migrations }), { log });
    const { app, stop: stopApp } = await createApp({
      config,
      log,
      rootKey: await readRootKey(config),
      databaseUrl,
      ownDatabase: embedded,
      modules,
      work: config.ROLE !== 'web',
      furnish,
    });
    undo.push(stopApp);
    endServing = () => app.jobs.rest();
    if (config.ROLE === 'worker') return { app, address: undefined, stop };
    const webDirectory = config.WEB_DIR ?? WEB_DIRECTORY;
    const { server, connections } = await createServer(app, {
      modules,
      webDirectory: existsSync(join(webDirectory, 'index.html')) ? webDirectory : undefined,
    });
    undo.push(() => server.close());
    endServing = async (drainMs) => {
      connections.leave();
      await pause(drainMs);
      const quietMs = drainMs > 0 ? QUIET_MS.drained : QUIET_MS.atOnce;
      const withinMs = config.STOP_SECONDS * 500;
      await Promise.all([connections.end({ quietMs, withinMs }), app.jobs.rest()]);
    };
    await server.listen({ port: config.PORT, host: config.HOST });
    const bound = server.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : config.PORT;
    return { app, address: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
