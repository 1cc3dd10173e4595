import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/server/database/database.ts';

/** One connection as the owner of the test's database, for locks and triggers that the test holds; destroy it at the end. */
export function ownConnection(databaseUrl: string): Db {
  // By default, an idle connection ends after ten seconds, and with it the locks that it holds.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
