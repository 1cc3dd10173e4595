import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { defineMigration, tenantTable } from '../database/migration.ts';

/** API keys for servers of a client. Only their hashes are stored. */
export const apiKeysMigration = defineMigration({
  name: '2026-11-22-12-platform-api-keys',
  async up(db) {
    await sql`
      create table platform.api_keys (
        client_id uuid not null,
        id uuid not null,
        name text not null,
        purpose text not null,
        subject text not null,
        prefix text not null,
        hash text not null,
        created_by uuid,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        ended_at timestamptz,
        primary key (client_id, id)
      )`.execute(db);
    // A request presents only the key, so it is looked up by hash alone.
    await sql`create index api_keys_by_hash on platform.api_keys (hash)`.execute(db);
    await sql`create index api_keys_of_subject on platform.api_keys (client_id, purpose, subject)`.execute(
      db,
    );
    await tenantTable(db, 'platform.api_keys');
    await audited(db, 'platform.api_keys', {
      key: ['id'],
      label: ['name'],
      hidden: ['hash'],
      silent: ['last_used_at'],
    });
  },
});
