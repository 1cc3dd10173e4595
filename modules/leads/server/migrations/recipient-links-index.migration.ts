import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Index for the other open leads of a recipient, shown after another recipient accepted first. */
export const recipientLinksIndexMigration = defineMigration({
  name: '2026-11-24-31-leads-links-of-recipient',
  async up(db) {
    await sql`
      create index lead_tokens_open on leads.lead_tokens (client_id, recipient, expires_at)
      where ended_at is null`.execute(db);
  },
});
