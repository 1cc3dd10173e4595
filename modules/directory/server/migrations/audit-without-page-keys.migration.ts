import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration } from '#platform/server/database/migration.ts';

/** The audit log omits generated columns, so it reads again which ones locations have [SUP-05]. */
export const auditWithoutPageKeysMigration = defineMigration({
  name: '2026-11-28-36-directory-audit-without-page-keys',
  async up(db) {
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.id(`audit_${event}`)} on directory.locations`.execute(db);
    await audited(db, 'directory.locations', { key: ['id'], label: ['code', 'name'] });
  },
});
