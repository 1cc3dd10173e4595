import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** When somebody was last reminded of a lead, whether its consumer was asked, and mails found by what they were sent under. */
export const remindOfLeadsMigration = defineMigration({
  name: '2026-11-24-41-leads-remind-of-leads',
  async up(db) {
    await sql`
      alter table leads.leads
        add column reminded_on date,
        add column outcome_asked_at timestamptz`.execute(db);
    await sql`
      create index lead_history_mail_key on leads.lead_history (client_id, (detail ->> 'key'))
      where kind = 'mail'`.execute(db);
    // Purged long after they have ended.
    await sql`create index lead_tokens_expiry on leads.lead_tokens (expires_at)`.execute(db);
  },
});
