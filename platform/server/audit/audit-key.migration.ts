import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/**
 * Makes entries unique per client, like all records, so that clients can be distributed over machines. Entries without
 * a client stay unique as well.
 */
export const auditKeyMigration = defineMigration({
  name: '2026-11-18-03-platform-audit-key',
  async up(db) {
    await sql`
      alter table platform.audit_entries
        drop constraint audit_entries_pkey,
        add constraint audit_entries_key unique nulls not distinct (client_id, id)`.execute(db);
    // The new key serves reads by client. Reads across all clients use the number.
    await sql`drop index platform.audit_of_client`.execute(db);
    await sql`create index audit_by_number on platform.audit_entries (id)`.execute(db);
  },
});
