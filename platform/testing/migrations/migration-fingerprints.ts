import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Migration } from '#platform/server/database/migration.ts';
import { ensureRoles } from '#platform/server/database/roles.ts';

/**
 * Hash of the statements that each migration sends to an empty database, by name. It does not hash the file, because a
 * file may be moved or reworded, and a helper may change its effect.
 */
export async function migrationFingerprints(
  url: string,
  migrations: readonly Migration[],
): Promise<Record<string, string>> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A closed pool does not wait for its connections, so the database could be dropped before the last one closes.
  pool.on('error', () => {});
  let hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      hash.update(JSON.stringify([query.sql, query.parameters]));
    },
  });
  const fingerprints: Record<string, string> = {};
  try {
    const client = await pool.connect();
    await ensureRoles(client);
    client.release();
    const inOrder = migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const migration of inOrder) {
      await db.transaction().execute(async (tx) => {
        hash = createHash('sha256');
        await migration.up(tx);
        fingerprints[migration.name] = hash.digest('hex').slice(0, 32);
        // The following commit belongs to no migration.
        hash = createHash('sha256');
      });
    }
    return fingerprints;
  } finally {
    await db.destroy();
  }
}
