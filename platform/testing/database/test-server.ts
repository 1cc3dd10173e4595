import { join } from 'node:path';
import { AlreadyRunning } from '#platform/server/database/embedded/already-running.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/server/database/embedded/start-embedded-postgres.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.test');
const RUNS_AT_ONCE = 8;

/** What is lost with a power cut here is lost gladly. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** A PostgreSQL for one run of the tests. Runs at the same time in one checkout get one each. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  for (let slot = 1; slot <= RUNS_AT_ONCE; slot += 1) {
    const directory = join(FOLDER, `postgres-${slot}`);
    try {
      return await startEmbeddedPostgres({ directory, settings: FAST, waitForOwnerMs: 0 });
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
  throw new Error(`${RUNS_AT_ONCE} test runs are under way in this checkout already`);
}
