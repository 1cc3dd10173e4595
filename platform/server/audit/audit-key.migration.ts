import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/**
 * An entry is told from the others of its client, as every record is, so that clients can be spread over machines. What
 * belongs to no client is told apart all the same.
 */
export const auditKeyMigration = defineMigration({
  name: '2026-11-18-03-platform-audit-key',
  async up(db) {
    await sql`
      alter table platform.audit_entries
        drop constraint audit_entries_pkey,
        add constraint audit_entries_key unique nulls not distinct (client_id, id)`.execute(db);
    // The new key serves whoever reads the entries of a client; those who read all of them go by number.
    await sql`drop index platform.audit_of_client`.execute(db);
    await sql`create index audit_by_number on platform.audit_entries (id)`.execute(db);
  },
});
