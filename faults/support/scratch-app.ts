import { join } from 'node:path';
import { pino } from 'pino';
import type { App } from '#platform/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { allModules } from '#platform/testing/all-modules.ts';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { type SuiteProcess, startSuiteProcess } from '#platform/testing/suite-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface ScratchApp {
  /** Runs in this process without a worker: writes data and inspects the result. */
  app: App;
  /** The database that the processes use, for direct queries. */
  databaseUrl: string;
  /** Starts a separate worker process that the scenario may kill. */
  worker(): Promise<SuiteProcess>;
  /** The whole suite in one process, to be broken. */
  server(): Promise<SuiteProcess>;
  end(): Promise<void>;
}

/** An empty app on a separate database, with killable worker processes. */
export async function scratchApp(environment: Record<string, string>): Promise<ScratchApp> {
  const folder = await temporaryFolder();
  const directory = folder.path;
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') });
  await migrateDatabase({ url: postgres.url, migrations: await allMigrations() });
  const given = {
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '6',
    DATA_DIR: directory,
    SECRET_KEY: 'only for a fault, and long enough to be a key',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const config = readConfig(given);
  const { app, stop } = await createApp({
    config,
    log: pino({ level: 'silent' }),
    rootKey: given.SECRET_KEY,
    databaseUrl: postgres.url,
    modules: await allModules(),
    work: false,
  });
  const started: SuiteProcess[] = [];
  const start = async (options: readonly string[]) => {
    const one = await startSuiteProcess(given, options);
    started.push(one);
    return one;
  };
  return {
    app,
    databaseUrl: postgres.url,
    worker: () => start(['--role', 'worker']),
    server: () => start([]),
    async end() {
      for (const { child, stop: end } of started)
        if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
      await stop();
      await postgres.stop();
      await folder.remove();
    },
  };
}
