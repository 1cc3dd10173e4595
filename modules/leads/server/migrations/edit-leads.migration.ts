import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Version of the last edit of a lead, and recent shares of a user. */
export const editLeadsMigration = defineMigration({
  name: '2026-11-24-21-leads-edit-leads',
  async up(db) {
    await sql`alter table leads.leads add column edited_version integer not null default 1`.execute(
      db,
    );
    await sql`
      create index lead_history_shares on leads.lead_history (client_id, at) where kind = 'share'`.execute(
      db,
    );
  },
});
