import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Reminder frequency chosen by each recipient, and the token of the link to choose it. */
export const chooseRemindersMigration = defineMigration({
  name: '2026-11-24-91-leads-choose-reminders',
  async up(db) {
    await sql`
      create table leads.reminder_choices (
        client_id uuid not null references directory.clients,
        id uuid not null,
        recipient text not null,
        token_hash text not null,
        frequency text check (frequency in ('weekly', 'none')),
        chosen_at timestamptz,
        reminded_on date not null,
        mailed_at timestamptz not null,
        primary key (client_id, id)
      )`.execute(db);
    await sql`
      create unique index reminder_choices_recipient on leads.reminder_choices (client_id, recipient)`.execute(
      db,
    );
    // A link contains only the token, not the client.
    await sql`create index reminder_choices_hash on leads.reminder_choices (token_hash)`.execute(
      db,
    );
    await tenantTable(db, 'leads.reminder_choices');
    await unaudited(db, 'leads.reminder_choices', 'chosen by persons without an account');
  },
});
