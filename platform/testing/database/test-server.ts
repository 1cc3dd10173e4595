import { join } from 'node:path';
import { AlreadyRunning } from '#platform/server/database/embedded/acquire-server.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { hastySettings } from './hasty-settings.ts';

const FOLDER = process.env.TEST_FOLDER ?? join(import.meta.dirname, '..', '..', '..', '.test');
const RUNS_AT_ONCE = 8;

/** One PostgreSQL server per test run, also for concurrent runs in one checkout. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  for (let slot = 1; slot <= RUNS_AT_ONCE; slot += 1) {
    const directory = join(FOLDER, `postgres-${slot}`);
    try {
      return await startEmbeddedPostgres({ directory, settings: hastySettings, waitForOwnerMs: 0 });
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
  throw new Error(`${RUNS_AT_ONCE} test runs are under way in this checkout already`);
}
