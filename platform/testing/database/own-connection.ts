import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/server/database/database.ts';

/** One connection as the owner of the test's database, for locks and triggers that the test holds; destroy it at the end. */
export function ownConnection(databaseUrl: string): Db {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
