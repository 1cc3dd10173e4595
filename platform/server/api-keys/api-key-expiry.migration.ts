import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** End date of a key. Keys without one work until they are ended. */
export const apiKeyExpiryMigration = defineMigration({
  name: '2026-12-04-10-platform-api-key-expiry',
  async up(db) {
    await sql`alter table platform.api_keys add column expires_at timestamptz`.execute(db);
    // Records name only the id of the key that wrote them.
    await sql`create index api_keys_by_id on platform.api_keys (id)`.execute(db);
  },
});
