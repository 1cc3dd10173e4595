import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Permissions of a key. Every existing key sends leads to its form. */
export const apiKeyScopesMigration = defineMigration({
  name: '2026-11-26-41-platform-api-key-scopes',
  async up(db) {
    await sql`alter table platform.api_keys add column scopes text[] not null default '{}'`.execute(
      db,
    );
    await sql`update platform.api_keys set scopes = '{leads.send}' where purpose = 'leads.intake'`.execute(
      db,
    );
  },
});
