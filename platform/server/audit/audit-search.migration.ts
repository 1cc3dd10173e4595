import { sql } from 'kysely';
import { defineMigration } from '../database/migration.ts';

/** Indexes for all filters of the log; each ends in the entry's number. */
export const auditSearchMigration = defineMigration({
  name: '2026-11-16-52-platform-audit-search',
  async up(db) {
    await sql`create index audit_of_kind on platform.audit_entries (record, id desc)`.execute(db);
    await sql`
      create index audit_of_acting on platform.audit_entries (by_user_id, id desc)
      where by_user_id is not null`.execute(db);
    await sql`
      create index audit_of_request on platform.audit_entries (request_id) where request_id is not null`.execute(
      db,
    );
  },
});
