import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration } from '#platform/server/database/migration.ts';
import { announced } from '#platform/server/live/announce-changes.ts';

/** Channel on which every process learns of a changed configuration. */
export const CONFIGURATION_CHANGED = 'opportunity.configurations';

/**
 * The audit log records which user changed which fields of the configuration. Every process is notified of the change
 * [OPP-08].
 */
export const auditConfigurationsMigration = defineMigration({
  name: '2026-11-29-80-opportunity-audit-configurations',
  async up(db) {
    await sql`
      alter table opportunity.configurations add column changed_fields text[] not null default '{}'`.execute(
      db,
    );
    await sql`comment on table opportunity.configurations is null`.execute(db);
    await audited(db, 'opportunity.configurations', {
      key: ['client_id'],
      label: [],
      hidden: ['config'],
      silent: ['saved_at', 'saved_by'],
    });
    await announced(db, 'opportunity.configurations', {
      channel: CONFIGURATION_CHANGED,
      key: 'client_id',
    });
  },
});
