import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Stores the last reminder and the question to the consumer, and indexes mails by their key. */
export const leadRemindersMigration = defineMigration({
  name: '2026-11-24-41-leads-remind-of-leads',
  async up(db) {
    await sql`
      alter table leads.leads
        add column reminded_on date,
        add column outcome_asked_at timestamptz`.execute(db);
    await sql`
      create index lead_history_mail_key on leads.lead_history (client_id, (detail ->> 'key'))
      where kind = 'mail'`.execute(db);
    // Deleted long after they have ended.
    await sql`create index lead_tokens_expiry on leads.lead_tokens (expires_at)`.execute(db);
  },
});
